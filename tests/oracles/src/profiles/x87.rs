//! `profile = "x87"`: two roundings.

use fpdsl_ops::{Operation, Rounding};

use super::{Exact, decode, encode, twice};
use crate::format::{F64, Format};

/// What integers do not know: zeros, infinities and NaN, whose results are exact. `u64::MAX` is any NaN.
fn special(op: Operation, mode: Rounding, [x, y]: [f64; 2], format: Format) -> Option<u64> {
    let result = match op {
        Operation::Add => x + y,
        Operation::Sub => x - y,
        Operation::Mul => x * y,
        Operation::Div => x / y,
        Operation::Sqrt => x.sqrt(),
        Operation::Recip => 1.0 / x,
        other => unreachable!("{other:?} is rounded once"),
    };
    let unary = matches!(op, Operation::Sqrt | Operation::Recip);
    let plain = |x: f64| x.is_finite() && x != 0.0;
    let negative_root = op == Operation::Sqrt && x < 0.0;
    if plain(x) && (unary || plain(y)) && !negative_root {
        return None;
    }
    if result.is_nan() {
        return Some(u64::MAX);
    }
    let down = mode == Rounding::TowardNegative;
    let zero_sum = matches!(op, Operation::Add | Operation::Sub) && result == 0.0 && x == 0.0;
    let differ = x.is_sign_negative() != ((op == Operation::Sub) != y.is_sign_negative());
    let negative = if zero_sum && differ {
        down
    } else {
        result.is_sign_negative()
    };
    let magnitude = if result == 0.0 {
        0
    } else if result.is_infinite() {
        format.infinity()
    } else {
        // One operand is a zero, the other the result.
        return Some(encode(format, decode(F64, result.to_bits()), mode));
    };
    Some(magnitude | if negative { format.sign() } else { 0 })
}

/// The exact result for numbers that are not 0; none if it is 0.
fn exact(op: Operation, [x, y]: [Exact; 2]) -> Option<Exact> {
    let minus = |y: Exact| Exact {
        negative: !y.negative,
        ..y
    };
    match op {
        Operation::Add => super::sum(x, y),
        Operation::Sub => super::sum(x, minus(y)),
        Operation::Mul => Some(super::product(x, y)),
        Operation::Div => Some(super::quotient(x, y)),
        Operation::Sqrt => Some(super::root(x)),
        Operation::Recip => Some(super::quotient(
            Exact {
                negative: false,
                m: 1,
                more: false,
                e: 0,
            },
            x,
        )),
        other => unreachable!("{other:?} is rounded once"),
    }
}

/// The encoding that `op` stores, from those of operands.
pub fn expected(op: Operation, format: Format, mode: Rounding, bits: [u64; 2]) -> u64 {
    let wide = bits.map(|bits| format.number(bits));
    if let Some(result) = special(op, mode, wide, format) {
        return result;
    }
    match exact(op, bits.map(|bits| decode(format, bits))) {
        Some(exact) => twice(format, exact, mode),
        None if mode == Rounding::TowardNegative => format.sign(),
        None => 0,
    }
}

/// Whether the second rounding makes a difference.
pub fn is_hard(op: Operation, format: Format, bits: [u64; 2]) -> bool {
    if special(
        op,
        Rounding::NearestEven,
        bits.map(|bits| format.number(bits)),
        format,
    )
    .is_some()
    {
        return false;
    }
    let mode = Rounding::NearestEven;
    exact(op, bits.map(|bits| decode(format, bits)))
        .is_some_and(|exact| twice(format, exact, mode) != encode(format, exact, mode))
}

/// No operation with a form of its own is missing.
#[test]
fn the_oracle_knows_every_operation() {
    for &operation in Operation::ALL {
        if operation.is_of_x87() {
            let result = expected(operation, F64, Rounding::NearestEven, [F64.one(); 2]);
            assert!(
                [0, F64.one(), F64.one() + (1 << 52)].contains(&result),
                "{operation:?}: {result:x}"
            );
        }
    }
}
