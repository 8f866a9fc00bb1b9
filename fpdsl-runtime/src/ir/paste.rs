//! Copies a body statement by statement, with the functions that it calls pasted in: the ground of whatever makes one body of another.
//!
//! A [`Pasting`] says which calls stay and what becomes of operations. All else is copied under new numbers, so that a function may be
//! pasted more than once.

use std::convert::Infallible;

use super::{Array, Block, Kernel, Local, LocalArray, Op, Operand, Stmt, Temp, Var};
use crate::lift::ScalarType;

/// A body that is being written.
#[derive(Debug, Default)]
pub struct Pasted {
    /// The temporaries.
    pub temps: Vec<Local>,
    /// The variables.
    pub vars: Vec<Local>,
    /// The arrays.
    pub arrays: Vec<LocalArray>,
    /// Where the operation of the source stands that operations are added for.
    pub origin: Option<u32>,
    /// The blocks under construction, innermost last.
    blocks: Vec<Block>,
}

impl Pasted {
    /// A new temporary; the caller computes it.
    pub fn new_temp(&mut self, local: Local) -> Temp {
        self.temps.push(local);
        Temp(self.temps.len() as u32 - 1)
    }

    /// A new variable; the caller declares it.
    pub fn new_var(&mut self, local: Local) -> Var {
        self.vars.push(local);
        Var(self.vars.len() as u32 - 1)
    }

    /// A new temporary for an operation that is added.
    pub fn added(&mut self, ty: ScalarType) -> Temp {
        self.new_temp(Local {
            origin: self.origin,
            added: true,
            ..Local::of(ty)
        })
    }

    /// Appends a statement to the innermost block.
    pub fn push(&mut self, stmt: Stmt) {
        let block = self.blocks.last_mut();
        block
            .expect("a body that is being pasted has an open block")
            .push(stmt);
    }

    /// Appends an operation as it is.
    pub fn copy(&mut self, found: Computed<'_>) {
        self.push(Stmt::Let {
            temp: found.temp,
            op: found.op,
            args: found.args.to_vec(),
        });
    }

    /// Appends a call as it is.
    pub fn call(&mut self, call: &Called<'_>) {
        self.push(Stmt::Call {
            function: call.function,
            args: call.args.clone(),
            results: call.results.clone(),
        });
    }

    /// Begins a new innermost block.
    pub fn open(&mut self) {
        self.blocks.push(Block::new());
    }

    /// Ends the innermost block.
    pub fn close(&mut self) -> Block {
        self.blocks.pop().unwrap_or_default()
    }
}

/// An operation of a body that is copied.
#[derive(Clone, Copy, Debug)]
pub struct Computed<'a> {
    /// Its result.
    pub temp: Temp,
    /// What is computed.
    pub op: Op,
    /// Its operands.
    pub args: &'a [Operand],
    /// Where it stands in the source: a position in [`Kernel::origins`]. In a function of the library that is where the function is
    /// called.
    pub origin: Option<u32>,
}

/// What becomes of the statements of a body that is copied. Without a word on it a statement stays what it is, and all calls but those of
/// elementary functions and of operations with stochastic rounding are pasted in.
pub trait Pasting {
    /// Why a body is not copied.
    type Error;

    /// A block of so many statements begins.
    ///
    /// # Errors
    ///
    /// If that is too many.
    fn block_begins(&mut self, _to: &mut Pasted, _statements: usize) -> Result<(), Self::Error> {
        Ok(())
    }

    /// A block ends, whose last statements the body of a loop may read.
    fn block_ends(&mut self, _to: &mut Pasted) {}

    /// A statement of the source begins.
    fn note(&mut self, to: &mut Pasted, line: u32, source: &'static str) {
        to.push(Stmt::Note { line, source });
    }

    /// An operation.
    fn computed(&mut self, to: &mut Pasted, found: Computed<'_>) {
        to.copy(found);
    }

    /// The variable of a loop from `lo` to before `hi`.
    fn index(&mut self, _to: &mut Pasted, _index: Var, _lo: Operand, _hi: Operand) {}

    /// A statement that is no operation follows.
    fn statement(&mut self, _to: &mut Pasted) {}

    /// Such a statement is copied.
    fn copied(&mut self, _to: &mut Pasted, _copy: &Stmt) {}

    /// The body of a loop ends.
    fn turn_ends(&mut self, _to: &mut Pasted) {}

    /// The body ends, which has these results.
    fn finished(&mut self, _to: &mut Pasted, _results: &[Operand]) {}

    /// Returns true if a call of `callee` stays a call.
    fn stays(&self, callee: &Kernel) -> bool {
        callee.elementary.is_some() || callee.stochastic.is_some()
    }

    /// A call that stays.
    fn called(&mut self, to: &mut Pasted, call: Called<'_>) {
        to.call(&call);
    }

    /// Returns true if checks keep the index and the length that their faults tell.
    fn tells_faults(&self) -> bool {
        true
    }
}

/// A copy with the functions pasted in that do not stay.
#[derive(Debug)]
struct Plain;

impl Pasting for Plain {
    type Error = Infallible;
}

/// The body of `kernel` and its results, with the functions pasted in that are neither elementary nor operations with stochastic rounding.
pub fn inlined(kernel: &Kernel) -> (Pasted, Block, Vec<Operand>) {
    let mut to = Pasted::default();
    let Ok((body, results)) = paste(&mut Plain, &mut to, kernel, kernel);
    (to, body, results)
}

/// Copies a body, whose parameters are these, to the end of the innermost block; gives its results.
///
/// # Errors
///
/// Those of `pasting`.
pub fn paste_at<P: Pasting>(
    pasting: &mut P,
    to: &mut Pasted,
    kernel: &Kernel,
    params: Vec<Operand>,
) -> Result<Vec<Operand>, P::Error> {
    let mut paste = Paste {
        pasting,
        to,
        whole: kernel,
    };
    paste.kernel(kernel, params, None)
}

/// A call that stays.
#[derive(Debug)]
pub struct Called<'a> {
    /// The function: a position in [`Kernel::functions`].
    pub function: u32,
    /// What it is.
    pub callee: &'a Kernel,
    /// Its arguments.
    pub args: Vec<Operand>,
    /// Its results.
    pub results: Vec<Temp>,
    /// Where it stands in the source.
    pub origin: Option<u32>,
}

/// Copies the body of `kernel`, which is `whole` or one of its functions; gives the body and its results.
///
/// # Errors
///
/// Those of `pasting`.
pub fn paste<P: Pasting>(
    pasting: &mut P,
    to: &mut Pasted,
    kernel: &Kernel,
    whole: &Kernel,
) -> Result<(Block, Vec<Operand>), P::Error> {
    let params = (0..kernel.inputs.leaves.len() as u32)
        .map(Operand::Param)
        .collect();
    let mut paste = Paste { pasting, to, whole };
    paste.to.open();
    let results = paste.kernel(kernel, params, None)?;
    paste.pasting.finished(paste.to, &results);
    Ok((paste.to.close(), results))
}

struct Paste<'a, P> {
    pasting: &'a mut P,
    to: &'a mut Pasted,
    whole: &'a Kernel,
}

/// A body that is being copied, and what its names have become.
struct Names<'k> {
    kernel: &'k Kernel,
    params: Vec<Operand>,
    temps: Vec<Option<Temp>>,
    vars: Vec<Option<Var>>,
    /// The number of its first array.
    arrays: u32,
    /// Where it is called.
    origin: Option<u32>,
}

impl Names<'_> {
    fn array(&self, Array(array): Array) -> Array {
        Array(self.arrays + array)
    }

    fn op(&self, op: Op) -> Op {
        match op {
            Op::Element(array) => Op::Element(self.array(array)),
            op => op,
        }
    }

    fn origin(&self, Temp(temp): Temp) -> Option<u32> {
        self.kernel.temps[temp as usize].origin.or(self.origin)
    }
}

impl<P: Pasting> Paste<'_, P> {
    /// Copies a body to the end of the innermost block; gives its results.
    fn kernel(
        &mut self,
        kernel: &Kernel,
        params: Vec<Operand>,
        origin: Option<u32>,
    ) -> Result<Vec<Operand>, P::Error> {
        let mut names = Names {
            kernel,
            params,
            temps: vec![None; kernel.temps.len()],
            vars: vec![None; kernel.vars.len()],
            arrays: self.to.arrays.len() as u32,
            origin,
        };
        self.to.arrays.extend(&kernel.arrays);
        self.stmts(&mut names, &kernel.body, false)?;
        Ok(self.operands(&mut names, &kernel.results))
    }

    fn temp(&mut self, n: &mut Names<'_>, temp: Temp) -> Temp {
        let number = temp.0 as usize;
        let local = Local {
            origin: n.origin(temp),
            ..n.kernel.temps[number]
        };
        *n.temps[number].get_or_insert_with(|| self.to.new_temp(local))
    }

    fn var(&mut self, n: &mut Names<'_>, var: Var) -> Var {
        let number = var.0 as usize;
        *n.vars[number].get_or_insert_with(|| self.to.new_var(n.kernel.vars[number]))
    }

    fn operand(&mut self, n: &mut Names<'_>, operand: Operand) -> Operand {
        match operand {
            Operand::Temp(temp) => Operand::Temp(self.temp(n, temp)),
            Operand::Var(var) => Operand::Var(self.var(n, var)),
            Operand::Param(p) => n.params[p as usize],
            Operand::Const(_) => operand,
        }
    }

    fn operands(&mut self, n: &mut Names<'_>, operands: &[Operand]) -> Vec<Operand> {
        operands.iter().map(|&o| self.operand(n, o)).collect()
    }

    fn block(&mut self, n: &mut Names<'_>, block: &Block) -> Result<Block, P::Error> {
        self.to.open();
        self.stmts(n, block, false)?;
        Ok(self.to.close())
    }

    /// The body of a loop.
    fn turn(&mut self, n: &mut Names<'_>, block: &Block) -> Result<Block, P::Error> {
        self.to.open();
        self.stmts(n, block, true)?;
        Ok(self.to.close())
    }

    fn stmts(&mut self, n: &mut Names<'_>, block: &Block, is_turn: bool) -> Result<(), P::Error> {
        self.pasting.block_begins(self.to, block.len())?;
        for stmt in block {
            self.stmt(n, stmt)?;
        }
        self.pasting.block_ends(self.to);
        if is_turn {
            self.pasting.turn_ends(self.to);
        }
        Ok(())
    }

    fn stmt(&mut self, n: &mut Names<'_>, stmt: &Stmt) -> Result<(), P::Error> {
        if !matches!(stmt, Stmt::Note { .. } | Stmt::Let { .. } | Stmt::Call { .. }) {
            self.pasting.statement(self.to);
        }
        let copy = match stmt {
            Stmt::Note { line, source } => {
                self.pasting.note(self.to, *line, source);
                return Ok(());
            }
            Stmt::Let { temp, op, args } => {
                let args = self.operands(n, args);
                let found = Computed {
                    temp: self.temp(n, *temp),
                    op: n.op(*op),
                    args: &args,
                    origin: n.origin(*temp),
                };
                self.to.origin = found.origin;
                self.pasting.computed(self.to, found);
                return Ok(());
            }
            Stmt::Declare { var, init } => Stmt::Declare {
                init: init.map(|i| self.operand(n, i)),
                var: self.var(n, *var),
            },
            Stmt::Assign { var, value } => Stmt::Assign {
                value: self.operand(n, *value),
                var: self.var(n, *var),
            },
            Stmt::If {
                cond,
                then,
                otherwise,
            } => Stmt::If {
                cond: self.operand(n, *cond),
                then: self.block(n, then)?,
                otherwise: self.block(n, otherwise)?,
            },
            Stmt::While { head, cond, body } => Stmt::While {
                head: self.block(n, head)?,
                cond: self.operand(n, *cond),
                body: self.turn(n, body)?,
            },
            Stmt::For { index, lo, hi, body } => {
                let (lo, hi) = (self.operand(n, *lo), self.operand(n, *hi));
                let index = self.var(n, *index);
                self.pasting.index(self.to, index, lo, hi);
                let body = self.turn(n, body)?;
                Stmt::For { index, lo, hi, body }
            }
            Stmt::Fill { array, values } => Stmt::Fill {
                values: self.operands(n, values),
                array: n.array(*array),
            },
            Stmt::Put { array, index, value } => Stmt::Put {
                index: self.operand(n, *index),
                value: self.operand(n, *value),
                array: n.array(*array),
            },
            Stmt::Write { row, index, value } => Stmt::Write {
                row: *row,
                index: self.operand(n, *index),
                value: self.operand(n, *value),
            },
            Stmt::Count {
                counters,
                counter,
                when,
            } => Stmt::Count {
                counters: *counters,
                counter: *counter,
                when: self.operand(n, *when),
            },
            Stmt::Check { ok, site, index, len } => {
                let tells = self.pasting.tells_faults();
                let (index, len) = (index.filter(|_| tells), len.filter(|_| tells));
                Stmt::Check {
                    ok: self.operand(n, *ok),
                    site: *site,
                    index: index.map(|i| self.operand(n, i)),
                    len: len.map(|l| self.operand(n, l)),
                }
            }
            Stmt::Call {
                function,
                args,
                results,
            } => {
                let args = self.operands(n, args);
                let origin = results.first().and_then(|&temp| n.origin(temp)).or(n.origin);
                let results = results.iter().map(|&r| self.temp(n, r)).collect();
                return self.call(*function, args, results, origin);
            }
        };
        self.pasting.copied(self.to, &copy);
        self.to.push(copy);
        Ok(())
    }

    fn call(
        &mut self,
        function: u32,
        args: Vec<Operand>,
        results: Vec<Temp>,
        origin: Option<u32>,
    ) -> Result<(), P::Error> {
        let callee = &self.whole.functions[function as usize];
        self.to.origin = origin;
        if self.pasting.stays(callee) {
            let call = Called {
                function,
                callee,
                args,
                results,
                origin,
            };
            self.pasting.called(self.to, call);
            return Ok(());
        }
        // No function assigns the variables of its caller, so these stay what they are.
        let values = self.kernel(callee, args, origin)?;
        for (temp, value) in results.into_iter().zip(values) {
            let copy = Computed {
                temp,
                op: Op::Copy,
                args: &[value],
                origin,
            };
            self.pasting.computed(self.to, copy);
        }
        Ok(())
    }
}
