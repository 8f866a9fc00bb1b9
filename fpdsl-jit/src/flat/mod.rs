//! IR to IR: pastes the functions that are called into the body that calls them, all but cold ones; unrolls loops; orders operations by
//! their mode.

mod assigned;
mod group;
mod unroll;
mod variables;

pub use assigned::assigned;
use fpdsl_runtime::ir::{
    Block, Called, Computed, Constant, Kernel, Local, LocalArray, Op, Operand, Pasted, Pasting, Stmt, Temp,
    Var, limit, paste,
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
    let mut pass = Pass {
        own: kernel,
        cold: !std::ptr::eq(whole, kernel),
        statements: 0,
        notes: Vec::new(),
        origins: Vec::new(),
    };
    let mut to = Pasted::default();
    let (body, results) = paste(&mut pass, &mut to, kernel, whole)?;
    pass.place(&to);
    Ok(Flat {
        body,
        results,
        temps: to.temps,
        vars: to.vars,
        arrays: to.arrays,
        notes: pass.notes,
        origins: pass.origins,
    })
}

/// Adds to what is known of a local.
fn limited(local: &mut Local, found: Option<u64>) {
    let known = limit::of_local(local).into_iter().chain(found).min();
    local.limit = limit::told(local.ty, known);
}

struct Pass<'k> {
    /// The body that others are pasted into.
    own: &'k Kernel,
    cold: bool,
    statements: usize,
    notes: Vec<Note>,
    origins: Vec<u32>,
}

impl Pass<'_> {
    /// Says that new temporaries come from the last note.
    fn place(&mut self, to: &Pasted) {
        self.origins.resize(to.temps.len(), self.notes.len() as u32);
    }

    fn limit(&self, to: &Pasted, operand: Operand) -> Option<u64> {
        match operand {
            Operand::Temp(Temp(t)) => limit::of_local(&to.temps[t as usize]),
            Operand::Var(Var(v)) => limit::of_local(&to.vars[v as usize]),
            Operand::Param(p) => limit::of_type(self.own.inputs.leaf_type(p as usize)),
            Operand::Const(constant) => limit::of_constant(constant),
        }
    }
}

impl Pasting for Pass<'_> {
    type Error = TooMuch;

    fn block_begins(&mut self, _: &mut Pasted, statements: usize) -> Result<(), TooMuch> {
        self.statements += statements;
        if self.statements > MOST {
            return Err(TooMuch {
                what: "statements",
                found: self.statements,
                most: MOST,
            });
        }
        Ok(())
    }

    fn block_ends(&mut self, _: &mut Pasted) {}

    fn note(&mut self, to: &mut Pasted, line: u32, source: &'static str) {
        self.place(to);
        self.notes.push(Note { line, source });
    }

    /// An operation, with what is known of its result here: the scalars of a function's parameters are those of its caller, so more is than
    /// where it was recorded. A comparison that holds is a constant, and a check of it is nothing.
    fn computed(&mut self, to: &mut Pasted, found: Computed<'_>) {
        let Computed { temp, op, args, .. } = found;
        let ty = to.temps[temp.0 as usize].ty;
        let known = limit::of(ty, op, args, |operand| self.limit(to, operand));
        limited(&mut to.temps[temp.0 as usize], known);
        let (op, args) = if limit::holds(op, args, |operand| self.limit(to, operand)) {
            let holds = Constant {
                ty: ScalarType::Bool,
                bits: 1,
            };
            (Op::Copy, vec![Operand::Const(holds)])
        } else {
            (op, args.to_vec())
        };
        to.push(Stmt::Let { temp, op, args });
    }

    fn index(&mut self, to: &mut Pasted, index: Var, lo: Operand, hi: Operand) {
        let found = limit::of_index(self.limit(to, lo), self.limit(to, hi));
        limited(&mut to.vars[index.0 as usize], found);
    }

    fn statement(&mut self, _: &mut Pasted) {}

    fn stays(&self, callee: &Kernel) -> bool {
        callee.cold || self.cold && callee.body.len() > SMALL
    }

    fn called(&mut self, to: &mut Pasted, call: Called<'_>) {
        to.push(Stmt::Call {
            function: call.function,
            args: call.args,
            results: call.results,
        });
    }

    /// Whoever computes the element again tells them.
    fn tells_faults(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests;
