//! Limits of recorded integers, which show that an index is in range.
//!
//! Each temporary and loop variable keeps its limit (`Local::limit`), so that an index in range has no test: one in a loop up to a
//! constant has none. A compiler asks again where it pastes a function, since its caller knows more. The interpreter asserts limits.

use super::{Comparison, Constant, Kind, Local, Op, Operand};
use crate::lift::ScalarType;

/// The largest number of a type if none is negative.
pub fn of_type(ty: ScalarType) -> Option<u64> {
    match ty.kind() {
        Kind::Bool => Some(1),
        Kind::Unsigned(width) => Some(u64::MAX >> (64 - width)),
        Kind::Signed(_) | Kind::Float(_) => None,
    }
}

/// The largest number that a temporary or variable is known to be at most, if it is an integer that is known not to be negative.
pub fn of_local(local: &Local) -> Option<u64> {
    local.limit.or_else(|| of_type(local.ty))
}

/// A constant that is an integer and not negative.
pub fn of_constant(constant: Constant) -> Option<u64> {
    match constant.ty.kind() {
        Kind::Bool | Kind::Unsigned(_) => Some(constant.bits),
        Kind::Signed(width) => (constant.bits >> (width - 1) == 0).then_some(constant.bits),
        Kind::Float(_) => None,
    }
}

/// The largest number that an operation's result is known to be at most, if it is an integer that is known not to be negative.
pub fn of(ty: ScalarType, op: Op, args: &[Operand], limit: impl Fn(Operand) -> Option<u64>) -> Option<u64> {
    let signed_largest = match ty.kind() {
        Kind::Signed(width) => u64::MAX >> (64 - width + 1),
        Kind::Bool | Kind::Unsigned(_) => u64::MAX,
        // An integer as a float is rounded, to above its limit too.
        Kind::Float(_) => return None,
    };
    let largest = of_type(ty);
    let of_arg = |i: usize| limit(args[i]);
    let found = match op {
        Op::Copy => of_arg(0),
        // An operand that is not negative has no bit above its limit's highest, and clears the other's.
        Op::BitAnd => match (of_arg(0), of_arg(1)) {
            (Some(x), Some(y)) => Some(x.min(y)),
            (x, y) => x.or(y),
        },
        Op::Min => Some(of_arg(0)?.min(of_arg(1)?)),
        Op::Rem => Some(of_arg(0)?.min(of_arg(1)?.checked_sub(1)?)),
        Op::Shr => match args[1] {
            Operand::Const(by) => {
                let width = 8 * ty.bytes() as u64;
                Some(of_arg(0)? >> (by.bits % width))
            }
            _ => of_arg(0),
        },
        Op::Add(_) => of_arg(0)?
            .checked_add(of_arg(1)?)
            .filter(|&sum| sum <= largest.unwrap_or(signed_largest)),
        // What is at most the constant leaves a number that is not negative.
        Op::Sub(_) => match args[0] {
            Operand::Const(from) => {
                let from = of_constant(from)?;
                (of_arg(1)? <= from).then_some(from)
            }
            _ => None,
        },
        Op::Mul(_) => of_arg(0)?
            .checked_mul(of_arg(1)?)
            .filter(|&product| product <= largest.unwrap_or(signed_largest)),
        Op::Select => Some(of_arg(1)?.max(of_arg(2)?)),
        // From an integer that fits. A float has no limit.
        Op::Cast(_) => of_arg(0).filter(|&x| x <= largest.unwrap_or(signed_largest)),
        _ => None,
    };
    found.or(largest)
}

/// The largest number that the variable of a loop from `lo` to before `hi` is, in the loop.
pub fn of_index(lo: Option<u64>, hi: Option<u64>) -> Option<u64> {
    // An end that is zero has no pass.
    lo.and(hi).map(|hi| hi.saturating_sub(1))
}

/// Returns true for a comparison of integers that limits show to hold.
pub fn holds(op: Op, args: &[Operand], limit: impl Fn(Operand) -> Option<u64>) -> bool {
    let (Op::Compare(Comparison::Lt), &[x, Operand::Const(bound)]) = (op, args) else {
        return false;
    };
    limit(x)
        .zip(of_constant(bound))
        .is_some_and(|(limit, bound)| limit < bound)
}

/// A limit that says more than the type does, for a [`Local`].
pub fn told(ty: ScalarType, limit: Option<u64>) -> Option<u64> {
    limit.filter(|_| limit != of_type(ty))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mode::Rounding;

    /// The limit of an operation of `usize` with `x`, which is at most 31, and a constant: in this order, or the other.
    fn with_31(op: Op, constant: u64, first: bool) -> Option<u64> {
        let constant = Operand::Const(Constant {
            ty: ScalarType::Usize,
            bits: constant,
        });
        let x = Operand::Param(0);
        let args = if first { [constant, x] } else { [x, constant] };
        of(ScalarType::Usize, op, &args, |operand| match operand {
            Operand::Const(constant) => of_constant(constant),
            _ => Some(31),
        })
    }

    #[test]
    fn products_and_differences_have_limits_unless_they_may_wrap() {
        const MODE: Rounding = Rounding::NearestEven;
        assert_eq!(with_31(Op::Mul(MODE), 21, true), Some(651));
        assert_eq!(with_31(Op::Mul(MODE), u64::MAX / 30, false), Some(u64::MAX));
        assert_eq!(with_31(Op::Sub(MODE), 40, true), Some(40));
        assert_eq!(with_31(Op::Sub(MODE), 30, true), Some(u64::MAX));
        assert_eq!(with_31(Op::Sub(MODE), 1, false), Some(u64::MAX));
    }
}
