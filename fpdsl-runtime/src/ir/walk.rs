//! The operands that statements read, and the blocks in them.

use super::{Block, Operand, Stmt};

impl Stmt {
    /// Calls `see` for each operand that the statement itself reads: the blocks in it are not searched. The condition of a `while` is
    /// read at the end of its head.
    pub fn operands(&self, mut see: impl FnMut(Operand)) {
        match self {
            Stmt::Note { .. } => {}
            Stmt::Let { args, .. } | Stmt::Call { args, .. } | Stmt::Fill { values: args, .. } => {
                args.iter().copied().for_each(see);
            }
            Stmt::Declare { init, .. } => init.iter().copied().for_each(see),
            Stmt::Assign { value, .. } => see(*value),
            Stmt::Put { index, value, .. } | Stmt::Write { index, value, .. } => {
                [*index, *value].into_iter().for_each(see)
            }
            Stmt::If { cond, .. } | Stmt::While { cond, .. } | Stmt::Count { when: cond, .. } => see(*cond),
            Stmt::For { lo, hi, .. } => [*lo, *hi].into_iter().for_each(see),
            Stmt::Check { ok, index, len, .. } => {
                see(*ok);
                index.iter().chain(len).copied().for_each(see);
            }
        }
    }

    /// [`Stmt::operands`], to change them.
    pub fn operands_mut(&mut self, mut change: impl FnMut(&mut Operand)) {
        match self {
            Stmt::Note { .. } => {}
            Stmt::Let { args, .. } | Stmt::Call { args, .. } | Stmt::Fill { values: args, .. } => {
                args.iter_mut().for_each(change);
            }
            Stmt::Declare { init, .. } => init.iter_mut().for_each(change),
            Stmt::Assign { value, .. } => change(value),
            Stmt::Put { index, value, .. } | Stmt::Write { index, value, .. } => {
                [index, value].into_iter().for_each(change)
            }
            Stmt::If { cond, .. } | Stmt::While { cond, .. } | Stmt::Count { when: cond, .. } => change(cond),
            Stmt::For { lo, hi, .. } => [lo, hi].into_iter().for_each(change),
            Stmt::Check { ok, index, len, .. } => {
                change(ok);
                index.iter_mut().chain(len).for_each(change);
            }
        }
    }

    /// Returns true if the statement itself reads `operand`.
    pub fn reads(&self, operand: Operand) -> bool {
        let mut found = false;
        self.operands(|read| found |= read == operand);
        found
    }

    /// The blocks in it, in order.
    pub fn blocks(&self) -> impl Iterator<Item = &Block> {
        let blocks = match self {
            Stmt::If { then, otherwise, .. } => [Some(then), Some(otherwise)],
            Stmt::While { head, body, .. } => [Some(head), Some(body)],
            Stmt::For { body, .. } => [Some(body), None],
            Stmt::Note { .. }
            | Stmt::Let { .. }
            | Stmt::Declare { .. }
            | Stmt::Assign { .. }
            | Stmt::Fill { .. }
            | Stmt::Put { .. }
            | Stmt::Write { .. }
            | Stmt::Count { .. }
            | Stmt::Call { .. }
            | Stmt::Check { .. } => [None, None],
        };
        blocks.into_iter().flatten()
    }

    /// [`Stmt::blocks`], to change them.
    pub fn blocks_mut(&mut self) -> impl Iterator<Item = &mut Block> {
        let blocks = match self {
            Stmt::If { then, otherwise, .. } => [Some(then), Some(otherwise)],
            Stmt::While { head, body, .. } => [Some(head), Some(body)],
            Stmt::For { body, .. } => [Some(body), None],
            Stmt::Note { .. }
            | Stmt::Let { .. }
            | Stmt::Declare { .. }
            | Stmt::Assign { .. }
            | Stmt::Fill { .. }
            | Stmt::Put { .. }
            | Stmt::Write { .. }
            | Stmt::Count { .. }
            | Stmt::Call { .. }
            | Stmt::Check { .. } => [None, None],
        };
        blocks.into_iter().flatten()
    }
}
