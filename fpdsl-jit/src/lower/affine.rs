//! Integers that count from lane to lane.

use fpdsl_runtime::ir::{Comparison, Op};
use fpdsl_runtime::lift::ScalarType;

use super::{Lower, Parts, Val, is_float, is_signed, size};
use crate::vcode::{Ins, Width};

/// The comparison with its operands exchanged.
pub(super) fn swapped(comparison: Comparison) -> Comparison {
    match comparison {
        Comparison::Lt => Comparison::Gt,
        Comparison::Le => Comparison::Ge,
        Comparison::Gt => Comparison::Lt,
        Comparison::Ge => Comparison::Le,
        Comparison::Eq => Comparison::Eq,
        Comparison::Ne => Comparison::Ne,
    }
}

impl Lower<'_, '_> {
    /// The result of an operation on a value that counts, if it can be computed without vectors of 64 bits.
    pub(super) fn affine(
        &mut self,
        op: Op,
        ty: ScalarType,
        vals: &[Val],
        types: &[ScalarType],
    ) -> Option<Val> {
        let shared = |val: &Val| matches!(val, Val::Const(_) | Val::Gpr(_));
        match (op, vals) {
            (Op::Add(_), [Val::Affine(base), other] | [other, Val::Affine(base)]) if shared(other) => {
                if let Val::Const(c) = other {
                    return Some(Val::Affine(self.b.plus(*base, c.bits as i64)));
                }
                let other = self.gpr(other);
                Some(Val::Affine(self.b.sum(*base, other)))
            }
            (Op::Sub(_), [Val::Affine(base), other]) if shared(other) => {
                if let Val::Const(c) = other {
                    return Some(Val::Affine(self.b.plus(*base, (c.bits as i64).wrapping_neg())));
                }
                let other = self.gpr(other);
                Some(Val::Affine(self.b.general(Ins::Sub, Width::W64, &[*base, other])))
            }
            (Op::Compare(comparison), [Val::Affine(base), bound])
                if shared(bound) && !is_signed(types[0]) =>
            {
                Some(self.compare(comparison, *base, bound))
            }
            (Op::Compare(comparison), [bound, Val::Affine(base)])
                if shared(bound) && !is_signed(types[0]) =>
            {
                Some(self.compare(swapped(comparison), *base, bound))
            }
            (Op::Cast(_), [Val::Affine(_)]) if !is_float(ty) && size(ty) == 4 => {
                let parts = self.vec(&vals[0], ty);
                Some(Val::Vec(parts.iter().map(|&v| self.wrap(ty, v)).collect()))
            }
            _ => None,
        }
    }

    fn compare(&mut self, comparison: Comparison, base: crate::vcode::V, bound: &Val) -> Val {
        let constant = match bound {
            Val::Const(c) => Some(c.bits),
            _ => None,
        };
        let bound = self.gpr(bound);
        let lanes = self.b.lanes();
        let parts: Parts = (0..self.parts())
            .map(|p| {
                self.m
                    .compare_affine(&mut self.b, comparison, base, p * lanes, bound)
            })
            .collect();
        let ends = self.ends_of_comparison(comparison, base, bound, constant);
        self.ends.insert(parts[0], ends);
        if comparison == Comparison::Lt {
            self.below.insert(parts[0], (base, bound));
        }
        Val::Mask(parts)
    }
}
