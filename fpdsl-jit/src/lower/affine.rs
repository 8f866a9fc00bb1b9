//! Integers that count from lane to lane.

use fpdsl_runtime::ir::{Comparison, Op};
use fpdsl_runtime::lift::ScalarType;

use super::{Lower, Parts, Val, is_float, is_signed, size};
use crate::shape::times;
use crate::vcode::{Ins, V, Width};

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
            (Op::Add(_), [Val::Affine(base, step), other] | [other, Val::Affine(base, step)])
                if shared(other) =>
            {
                if let Val::Const(c) = other {
                    return Some(Val::Affine(self.b.plus(*base, c.bits as i64), *step));
                }
                let other = self.gpr(other);
                Some(Val::Affine(self.b.sum(*base, other), *step))
            }
            (Op::MulAdd(mode), [x, y, Val::Affine(base, step)]) if shared(x) && shared(y) => {
                let product = self.uniform(Op::Mul(mode), ty, &vals[..2], &types[..2])?;
                Some(Val::Affine(self.b.sum(*base, product), *step))
            }
            (Op::Sub(_), [Val::Affine(base, step), other]) if shared(other) => {
                if let Val::Const(c) = other {
                    let base = self.b.plus(*base, (c.bits as i64).wrapping_neg());
                    return Some(Val::Affine(base, *step));
                }
                let other = self.gpr(other);
                let base = self.b.general(Ins::Sub, Width::W64, &[*base, other]);
                Some(Val::Affine(base, *step))
            }
            (
                Op::Mul(_),
                [Val::Affine(base, step), Val::Const(by)] | [Val::Const(by), Val::Affine(base, step)],
            ) => {
                let step = times(*step, by.bits)?;
                Some(Val::Affine(self.b.times(*base, by.bits), step))
            }
            (Op::Compare(comparison), [Val::Affine(base, step), bound])
                if shared(bound) && !is_signed(types[0]) =>
            {
                Some(self.compare(comparison, (*base, *step), bound))
            }
            (Op::Compare(comparison), [bound, Val::Affine(base, step)])
                if shared(bound) && !is_signed(types[0]) =>
            {
                Some(self.compare(swapped(comparison), (*base, *step), bound))
            }
            (Op::Cast(_), [Val::Affine(..)]) if !is_float(ty) && size(ty) == 4 => {
                let parts = self.vec(&vals[0], ty);
                Some(Val::Vec(parts.iter().map(|&v| self.wrap(ty, v)).collect()))
            }
            _ => None,
        }
    }

    fn compare(&mut self, comparison: Comparison, (base, step): (V, u64), bound: &Val) -> Val {
        let constant = match bound {
            Val::Const(c) => Some(c.bits),
            _ => None,
        };
        let bound = self.gpr(bound);
        let lanes = self.b.lanes();
        let parts: Parts = (0..self.parts())
            .map(|p| {
                let first = p * lanes;
                self.m
                    .compare_affine(&mut self.b, comparison, (base, step), first, bound)
            })
            .collect();
        let span = self.span(step);
        let ends = self.ends_of_comparison(comparison, (base, span), bound, constant);
        self.ends.insert(parts[0], ends);
        if comparison == Comparison::Lt {
            self.below.insert(parts[0], (base, span, bound));
        }
        Val::Mask(parts)
    }
}
