//! A question to what another question makes of a body: the exceptions of a shadow.
//!
//! What the first question computes only to count is left out, and so are its counters. What it is given, carried and adds to results stays
//! what it is, so the second one does nothing but count.

use std::collections::HashSet;
use std::marker::PhantomData;

use super::{Asked, Exponents, Flags, How, Question};
use crate::ir::{Array, Block, Kernel, Op, Operand, Stmt};

/// A question that is given nothing and adds no results.
pub trait Counting: Question {}

impl Counting for Flags {}
impl Counting for Exponents {}

/// `Q`, asked of the body with the question `P` in it. The operations that `P` has added are told apart: see
/// [`Watched::added`](super::Watched::added).
#[derive(Clone, Copy, Debug)]
pub struct Within<Q, P>(PhantomData<fn() -> (Q, P)>);

impl<Q: Counting, P: Question> Question for Within<Q, P> {
    fn ask(kernel: &Kernel, how: How) -> Asked {
        // Copies of operations are told apart by the question that counts.
        let within = P::ask(kernel, How { apart: false, ..how });
        let asked = Q::ask(
            &without_counters(within.kernel),
            How {
                carried: false,
                ..how
            },
        );
        Asked {
            carried: within.carried,
            given: within.given,
            numbered: within.numbered,
            added: within.added,
            ..asked
        }
    }
}

/// A kernel without its counters, which are its last argument, and what it computes for them.
fn without_counters(mut kernel: Kernel) -> Kernel {
    kernel.params.pop();
    kernel.inputs.buffers.pop();
    let mut live = Live {
        added: kernel.temps.iter().map(|temp| temp.added).collect(),
        of_library: kernel
            .functions
            .iter()
            .map(|function| function.elementary.is_some() || function.stochastic.is_some())
            .collect(),
        operands: kernel.results.iter().copied().collect(),
        arrays: HashSet::new(),
    };
    // What a loop reads at its beginning is assigned behind that.
    let mut before = usize::MAX;
    while before != live.operands.len() + live.arrays.len() {
        before = live.operands.len() + live.arrays.len();
        live.mark(&kernel.body);
    }
    let mut body = std::mem::take(&mut kernel.body);
    live.sweep(&mut body);
    kernel.body = body;
    kernel
}

/// What statements read that stay.
struct Live {
    /// Which temporaries are not of the source.
    added: Vec<bool>,
    /// Which functions only compute.
    of_library: Vec<bool>,
    operands: HashSet<Operand>,
    arrays: HashSet<Array>,
}

impl Live {
    /// Returns true if a statement stays: one of the source, or one whose results are read.
    fn stays(&self, stmt: &Stmt) -> bool {
        let of_source = |temp: &crate::ir::Temp| !self.added[temp.0 as usize];
        let is_read = |temp: &crate::ir::Temp| self.operands.contains(&Operand::Temp(*temp));
        match stmt {
            Stmt::Let { temp, .. } => of_source(temp) || is_read(temp),
            Stmt::Call {
                function, results, ..
            } => {
                !self.of_library[*function as usize]
                    || results.iter().any(|temp| of_source(temp) || is_read(temp))
            }
            Stmt::Declare { var, .. } | Stmt::Assign { var, .. } => {
                self.operands.contains(&Operand::Var(*var))
            }
            Stmt::Fill { array, .. } | Stmt::Put { array, .. } => self.arrays.contains(array),
            Stmt::If { then, otherwise, .. } => [then, otherwise]
                .into_iter()
                .flatten()
                .any(|stmt| self.stays(stmt)),
            Stmt::Count { .. } => false,
            Stmt::Note { .. }
            | Stmt::While { .. }
            | Stmt::For { .. }
            | Stmt::Write { .. }
            | Stmt::Check { .. } => true,
        }
    }

    /// Marks what the statements of a block read that stay.
    fn mark(&mut self, block: &Block) {
        for stmt in block.iter().rev() {
            if !self.stays(stmt) {
                continue;
            }
            stmt.operands(|operand| {
                self.operands.insert(operand);
            });
            if let Stmt::Let {
                op: Op::Element(array),
                ..
            } = stmt
            {
                self.arrays.insert(*array);
            }
            let blocks: Vec<&Block> = stmt.blocks().collect();
            blocks.into_iter().rev().for_each(|block| self.mark(block));
        }
    }

    fn sweep(&self, block: &mut Block) {
        block.retain(|stmt| self.stays(stmt));
        block
            .iter_mut()
            .flat_map(Stmt::blocks_mut)
            .for_each(|block| self.sweep(block));
    }
}
