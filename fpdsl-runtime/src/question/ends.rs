//! The ends of chains of operations: one is not finite if anything in its chain is not.
//!
//! An infinity or a NaN stays one of the two in sums, products, roots and dividends. So only the values that no such operation takes up are
//! tested. Zero times each of them is summed up, which is a NaN if one is not finite.

use std::collections::HashMap;

use super::flags::rounds;
use crate::ir::writer::{Write as _, Writer, constant, format};
use crate::ir::{Op, Operand};
use crate::lift::ScalarType;
use crate::mode::Rounding;

/// The ends of chains in a stretch of statements that are all executed or none.
#[derive(Default)]
pub(super) struct Ends {
    /// Those so far, each with a mode that its block computes in.
    open: Vec<(Operand, Rounding)>,
    /// What neither changes a finite value to one that is not, nor the converse: what it is applied to.
    same: HashMap<Operand, Operand>,
    /// For each type, the sum of zero times the ends that have been tested.
    sums: Vec<(ScalarType, Operand)>,
    /// What holds if all that has been tested is finite.
    pub fine: Option<Operand>,
}

/// How it shows that an operation has one of the exceptions that trap.
pub(super) enum Sign {
    /// It has none of them.
    Never,
    /// The result is not finite.
    NotFinite(Rounding),
    /// The result is not finite, or the largest number.
    Largest,
    /// No such integer is what the operand rounds to.
    NoInteger(Rounding),
}

impl Ends {
    /// An operation whose result has a type, and whose first operand has one. It takes up chains; what it begins is the caller's to say.
    pub fn computed(
        &mut self,
        (op, args): (Op, &[Operand]),
        result: Operand,
        (ty, first): (ScalarType, Option<ScalarType>),
    ) -> Sign {
        if let (Op::Cast(mode), Some(from)) = (op, first)
            && from.is_float()
            && ty.is_int()
        {
            return Sign::NoInteger(mode);
        }
        let Some(format) = format(ty) else {
            return Sign::Never;
        };
        let goes_on = self.follow(op, args, result, first == Some(ty));
        // Integers of 64 bits are no larger than that.
        let is_small = first.is_some_and(|from| !from.is_float()) && format.max_exponent() >= 64;
        let rounds = rounds(op, first, format).filter(|_| !is_small);
        let mode = rounds.unwrap_or(Rounding::NearestEven);
        if mode != Rounding::NearestEven && !matches!(op, Op::Sqrt(_)) {
            Sign::Largest
        } else if goes_on || rounds.is_some() || op == Op::Rem {
            Sign::NotFinite(mode)
        } else {
            Sign::Never
        }
    }

    /// Returns true if each end is one of some values.
    pub fn are_among(&self, operands: &[Operand]) -> bool {
        let roots: Vec<Operand> = operands.iter().map(|&operand| self.root(operand)).collect();
        self.open.iter().all(|(open, _)| roots.contains(open))
    }

    /// A value that may not be finite.
    pub fn begin(&mut self, operand: Operand, mode: Rounding) {
        self.open.push((operand, mode));
    }

    /// The mode of a chain that ends with a value.
    pub fn mode_of(&self, operand: Operand) -> Option<Rounding> {
        let root = self.root(operand);
        let found = self.open.iter().find(|(open, _)| *open == root);
        found.map(|&(_, mode)| mode)
    }

    fn root(&self, operand: Operand) -> Operand {
        self.same.get(&operand).copied().unwrap_or(operand)
    }

    /// A chain goes on, if one ends with the value.
    pub fn take_up(&mut self, operand: Operand) -> bool {
        let root = self.root(operand);
        let before = self.open.len();
        self.open.retain(|&(open, _)| open != root);
        self.open.len() < before
    }

    /// An operation with a float for its result takes up chains; gives true if the result has to be tested in their place. `kept`: it
    /// has the type of the first operand.
    pub fn follow(&mut self, op: Op, args: &[Operand], result: Operand, kept: bool) -> bool {
        if keeps(op) && kept {
            let root = self.root(args[0]);
            self.same.insert(result, root);
            return false;
        }
        let mut goes_on = false;
        for &arg in taken_up(op, args) {
            goes_on |= self.take_up(arg);
        }
        goes_on
    }

    /// Tests ends of chains.
    pub fn test(&mut self, w: &mut Writer<'_>, which: impl Fn(Operand) -> bool) {
        for (operand, mode) in self
            .open
            .extract_if(.., |(open, _)| which(*open))
            .collect::<Vec<_>>()
        {
            let ty = w.type_of(operand);
            // The others are computed in wider formats.
            if !matches!(ty, ScalarType::F32 | ScalarType::F64) {
                let finite = w.all_finite(&[operand]);
                self.require(w, finite);
                continue;
            }
            match self.sums.iter_mut().find(|(known, _)| *known == ty) {
                Some((_, sum)) => {
                    *sum = w.op(ty, Op::MulAdd(mode), &[operand, constant(ty, 0), *sum]);
                }
                // Zero as well, and computed elsewhere than products.
                None => self.sums.push((ty, w.op(ty, Op::Sub(mode), &[operand, operand]))),
            }
        }
    }

    /// Forgets what is known of values that change.
    pub fn forget(&mut self, changes: impl Fn(Operand) -> bool) {
        self.same.retain(|_, root| !changes(*root));
    }

    /// One more condition that holds if all is fine.
    pub fn require(&mut self, w: &mut Writer<'_>, condition: Operand) {
        self.fine = Some(self.fine.map_or(condition, |fine| w.and(fine, condition)));
    }

    /// Tests all ends; gives what holds if all is fine.
    pub fn finish(mut self, w: &mut Writer<'_>) -> Option<Operand> {
        self.test(w, |_| true);
        for (_, sum) in std::mem::take(&mut self.sums) {
            let number = w.all_numbers(&[sum]);
            self.require(w, number);
        }
        self.fine
    }
}

/// Returns true for an operation whose result is finite exactly if its operand is.
pub(super) fn keeps(op: Op) -> bool {
    matches!(
        op,
        Op::Copy | Op::Neg | Op::Abs | Op::Rint(_) | Op::RoundTiesAway | Op::Flush
    )
}

/// The operands of which none can be infinite or NaN unless the result is one of the two.
pub(super) fn taken_up(op: Op, args: &[Operand]) -> &[Operand] {
    match op {
        Op::Add(_) | Op::Sub(_) | Op::Mul(_) | Op::MulAdd(_) | Op::Dot2(_) => args,
        Op::Div(_) | Op::Sqrt(_) | Op::Rem | Op::Cast(_) => &args[..1],
        _ => &[],
    }
}
