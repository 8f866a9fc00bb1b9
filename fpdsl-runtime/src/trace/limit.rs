//! How large recorded integers can become: what shows that an index is in range.

use crate::ir::{Constant, Kind, Op, Operand};
use crate::lift::ScalarType;

/// A type, and the largest number of it if none is negative.
pub(super) fn of_type(ty: ScalarType) -> (ScalarType, Option<u64>) {
    let largest = match ty.kind() {
        Kind::Bool => Some(1),
        Kind::Unsigned(width) => Some(u64::MAX >> (64 - width)),
        Kind::Signed(_) | Kind::Float(_) => None,
    };
    (ty, largest)
}

/// A constant that is an integer and not negative.
pub(super) fn of_constant(constant: Constant) -> Option<u64> {
    match constant.ty.kind() {
        Kind::Bool | Kind::Unsigned(_) => Some(constant.bits),
        Kind::Signed(width) => (constant.bits >> (width - 1) == 0).then_some(constant.bits),
        Kind::Float(_) => None,
    }
}

/// The largest number that an operation's result is known to be at most, if it is an integer that is known not to be negative.
pub(super) fn of(
    ty: ScalarType,
    op: Op,
    args: &[Operand],
    limit: impl Fn(Operand) -> (ScalarType, Option<u64>),
) -> Option<u64> {
    let signed_largest = match ty.kind() {
        Kind::Signed(width) => u64::MAX >> (64 - width + 1),
        Kind::Bool | Kind::Unsigned(_) => u64::MAX,
        // An integer as a float is rounded, to above its limit too.
        Kind::Float(_) => return None,
    };
    let (_, largest) = of_type(ty);
    let of_arg = |i: usize| limit(args[i]).1;
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
        Op::Select => Some(of_arg(1)?.max(of_arg(2)?)),
        // From an integer that fits. A float has no limit.
        Op::Cast(_) => of_arg(0).filter(|&x| x <= largest.unwrap_or(signed_largest)),
        _ => None,
    };
    found.or(largest)
}
