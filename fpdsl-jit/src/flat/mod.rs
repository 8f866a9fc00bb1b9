//! IR to IR: pastes the functions that are called into the body that calls them, all but cold ones; unrolls loops; orders operations by
//! their mode.

mod assigned;
mod group;
mod unroll;
mod variables;

pub use assigned::assigned;
use fpdsl_runtime::ir::{
    Array, Block, Constant, Kernel, Local, LocalArray, Op, Operand, Stmt, Temp, Var, limit,
};
use fpdsl_runtime::lift::ScalarType;
pub use group::{both_directions, grouped, visit};
pub use unroll::{may_unroll, unrolled};

use crate::TooMuch;

/// Calls of functions with more statements than this stay calls in cold code.
const SMALL: usize = 16;

/// A body with more statements than this is not compiled.
const MOST: usize = 40_000;

/// A body whose calls are of cold functions alone (or, in cold code, of any that is not small).
#[derive(Debug, Default)]
pub struct Flat {
    pub body: Block,
    pub results: Vec<Operand>,
    pub temps: Vec<Local>,
    pub vars: Vec<Local>,
    pub arrays: Vec<LocalArray>,
    /// The statements of the source.
    pub notes: Vec<Note>,
    /// For each temporary the one that computes it, counted from 1; 0 for none.
    pub origins: Vec<u32>,
}

/// A statement of the source.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "assembly"), allow(dead_code))]
pub struct Note {
    /// The line in its file.
    pub line: u32,
    pub source: &'static str,
}

/// The flat body of `kernel`, which is `whole` or one of its functions.
pub fn flat(kernel: &Kernel, whole: &Kernel) -> Result<Flat, TooMuch> {
    let mut paste = Paste {
        flat: Flat::default(),
        own: kernel,
        whole,
        cold: !std::ptr::eq(whole, kernel),
        statements: 0,
    };
    let params = (0..kernel.inputs.leaves.len())
        .map(|p| Operand::Param(p as u32))
        .collect();
    let (body, results) = paste.kernel(kernel, params)?;
    Ok(Flat {
        body,
        results,
        ..paste.flat
    })
}

/// Adds to what is known of a local.
fn limited(local: &mut Local, found: Option<u64>) {
    let known = limit::of_local(local).into_iter().chain(found).min();
    local.limit = limit::told(local.ty, known);
}

struct Paste<'a> {
    flat: Flat,
    /// The body that others are pasted into.
    own: &'a Kernel,
    whole: &'a Kernel,
    cold: bool,
    statements: usize,
}

/// What one pasted body's names have become.
struct Names {
    params: Vec<Operand>,
    temps: Vec<Option<Temp>>,
    vars: Vec<Option<Var>>,
    /// The number of its first array.
    arrays: u32,
}

impl Names {
    fn array(&self, Array(array): Array) -> Array {
        Array(self.arrays + array)
    }

    fn op(&self, op: Op) -> Op {
        match op {
            Op::Element(array) => Op::Element(self.array(array)),
            op => op,
        }
    }
}

impl Paste<'_> {
    fn kernel(&mut self, kernel: &Kernel, params: Vec<Operand>) -> Result<(Block, Vec<Operand>), TooMuch> {
        let mut names = Names {
            params,
            temps: vec![None; kernel.temps.len()],
            vars: vec![None; kernel.vars.len()],
            arrays: self.flat.arrays.len() as u32,
        };
        self.flat.arrays.extend(&kernel.arrays);
        let body = self.block(kernel, &mut names, &kernel.body)?;
        let results = kernel.results.iter();
        let results = results.map(|&r| self.operand(kernel, &mut names, r)).collect();
        Ok((body, results))
    }

    fn temp(&mut self, kernel: &Kernel, names: &mut Names, temp: Temp) -> Temp {
        let number = temp.0 as usize;
        *names.temps[number].get_or_insert_with(|| {
            self.flat.temps.push(kernel.temps[number]);
            self.flat.origins.push(self.flat.notes.len() as u32);
            Temp(self.flat.temps.len() as u32 - 1)
        })
    }

    fn var(&mut self, kernel: &Kernel, names: &mut Names, var: Var) -> Var {
        let number = var.0 as usize;
        *names.vars[number].get_or_insert_with(|| {
            self.flat.vars.push(kernel.vars[number]);
            Var(self.flat.vars.len() as u32 - 1)
        })
    }

    fn operand(&mut self, kernel: &Kernel, names: &mut Names, operand: Operand) -> Operand {
        match operand {
            Operand::Temp(temp) => Operand::Temp(self.temp(kernel, names, temp)),
            Operand::Var(var) => Operand::Var(self.var(kernel, names, var)),
            Operand::Param(p) => names.params[p as usize],
            Operand::Const(_) => operand,
        }
    }

    fn operands(&mut self, kernel: &Kernel, names: &mut Names, operands: &[Operand]) -> Vec<Operand> {
        operands.iter().map(|&o| self.operand(kernel, names, o)).collect()
    }

    fn block(&mut self, k: &Kernel, n: &mut Names, block: &Block) -> Result<Block, TooMuch> {
        self.statements += block.len();
        if self.statements > MOST {
            return Err(TooMuch {
                what: "statements",
                found: self.statements,
                most: MOST,
            });
        }
        let mut out = Vec::with_capacity(block.len());
        for stmt in block {
            self.stmt(k, n, stmt, &mut out)?;
        }
        Ok(out)
    }

    fn stmt(&mut self, k: &Kernel, n: &mut Names, stmt: &Stmt, out: &mut Block) -> Result<(), TooMuch> {
        out.push(match stmt {
            Stmt::Note { line, source } => {
                self.flat.notes.push(Note { line: *line, source });
                return Ok(());
            }
            Stmt::Let { temp, op, args } => {
                let args = self.operands(k, n, args);
                let temp = self.temp(k, n, *temp);
                self.computed(temp, n.op(*op), args)
            }
            Stmt::Declare { var, init } => Stmt::Declare {
                init: init.map(|i| self.operand(k, n, i)),
                var: self.var(k, n, *var),
            },
            Stmt::Assign { var, value } => Stmt::Assign {
                value: self.operand(k, n, *value),
                var: self.var(k, n, *var),
            },
            Stmt::If {
                cond,
                then,
                otherwise,
            } => Stmt::If {
                cond: self.operand(k, n, *cond),
                then: self.block(k, n, then)?,
                otherwise: self.block(k, n, otherwise)?,
            },
            Stmt::While { head, cond, body } => Stmt::While {
                head: self.block(k, n, head)?,
                cond: self.operand(k, n, *cond),
                body: self.block(k, n, body)?,
            },
            Stmt::For { index, lo, hi, body } => {
                let (lo, hi) = (self.operand(k, n, *lo), self.operand(k, n, *hi));
                let index = self.var(k, n, *index);
                let found = limit::of_index(self.limit(lo), self.limit(hi));
                limited(&mut self.flat.vars[index.0 as usize], found);
                let body = self.block(k, n, body)?;
                Stmt::For { index, lo, hi, body }
            }
            Stmt::Fill { array, values } => Stmt::Fill {
                values: self.operands(k, n, values),
                array: n.array(*array),
            },
            Stmt::Put { array, index, value } => Stmt::Put {
                index: self.operand(k, n, *index),
                value: self.operand(k, n, *value),
                array: n.array(*array),
            },
            Stmt::Write { row, index, value } => Stmt::Write {
                row: *row,
                index: self.operand(k, n, *index),
                value: self.operand(k, n, *value),
            },
            Stmt::Count {
                counters,
                counter,
                when,
            } => Stmt::Count {
                counters: *counters,
                counter: *counter,
                when: self.operand(k, n, *when),
            },
            Stmt::Check { ok, site, .. } => Stmt::Check {
                ok: self.operand(k, n, *ok),
                site: *site,
                // Whoever computes the element again tells them.
                index: None,
                len: None,
            },
            Stmt::Call {
                function,
                args,
                results,
            } => {
                let args = self.operands(k, n, args);
                let results: Vec<Temp> = results.iter().map(|&r| self.temp(k, n, r)).collect();
                return self.call(*function, args, results, out);
            }
        });
        Ok(())
    }

    fn call(
        &mut self,
        function: u32,
        args: Vec<Operand>,
        results: Vec<Temp>,
        out: &mut Block,
    ) -> Result<(), TooMuch> {
        let callee = &self.whole.functions[function as usize];
        if callee.cold || self.cold && callee.body.len() > SMALL {
            out.push(Stmt::Call {
                function,
                args,
                results,
            });
            return Ok(());
        }
        // No function assigns the variables of its caller, so these stay what they are.
        let (body, values) = self.kernel(callee, args)?;
        out.extend(body);
        let copies = results.into_iter().zip(values);
        out.extend(copies.map(|(temp, value)| self.computed(temp, Op::Copy, vec![value])));
        Ok(())
    }

    /// An operation, with what is known of its result here: the scalars of a function's parameters are those of its caller, so more is than
    /// where it was recorded. A comparison that holds is a constant, and a check of it is nothing.
    fn computed(&mut self, temp: Temp, op: Op, args: Vec<Operand>) -> Stmt {
        let local = self.flat.temps[temp.0 as usize];
        let found = limit::of(local.ty, op, &args, |operand| self.limit(operand));
        limited(&mut self.flat.temps[temp.0 as usize], found);
        if limit::holds(op, &args, |operand| self.limit(operand)) {
            let holds = Constant {
                ty: ScalarType::Bool,
                bits: 1,
            };
            return Stmt::Let {
                temp,
                op: Op::Copy,
                args: vec![Operand::Const(holds)],
            };
        }
        Stmt::Let { temp, op, args }
    }

    fn limit(&self, operand: Operand) -> Option<u64> {
        match operand {
            Operand::Temp(Temp(t)) => limit::of_local(&self.flat.temps[t as usize]),
            Operand::Var(Var(v)) => limit::of_local(&self.flat.vars[v as usize]),
            Operand::Param(p) => limit::of_type(self.own.inputs.leaf_type(p as usize)),
            Operand::Const(constant) => limit::of_constant(constant),
        }
    }
}

#[cfg(test)]
mod tests;
