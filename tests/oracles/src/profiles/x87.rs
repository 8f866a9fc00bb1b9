//! `profile = "x87"`: two roundings.

use fpdsl_ops::Rounding;

use super::{Exact, F64, Format, decode, encode, twice};

/// The operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// `x + y`.
    Add,
    /// `x - y`.
    Sub,
    /// `x * y`.
    Mul,
    /// `x / y`.
    Div,
    /// `x.sqrt()`.
    Sqrt,
    /// `x.recip()`.
    Recip,
}

/// What integers do not know: zeros, infinities and NaN, whose results are exact. `u64::MAX` is any NaN.
fn special(op: Op, mode: Rounding, [x, y]: [f64; 2], format: Format) -> Option<u64> {
    let result = match op {
        Op::Add => x + y,
        Op::Sub => x - y,
        Op::Mul => x * y,
        Op::Div => x / y,
        Op::Sqrt => x.sqrt(),
        Op::Recip => 1.0 / x,
    };
    let unary = matches!(op, Op::Sqrt | Op::Recip);
    let plain = |x: f64| x.is_finite() && x != 0.0;
    let negative_root = op == Op::Sqrt && x < 0.0;
    if plain(x) && (unary || plain(y)) && !negative_root {
        return None;
    }
    if result.is_nan() {
        return Some(u64::MAX);
    }
    let down = mode == Rounding::TowardNegative;
    let zero_sum = matches!(op, Op::Add | Op::Sub) && result == 0.0 && x == 0.0;
    let differ = x.is_sign_negative() != ((op == Op::Sub) != y.is_sign_negative());
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
fn exact(op: Op, [x, y]: [Exact; 2]) -> Option<Exact> {
    let minus = |y: Exact| Exact {
        negative: !y.negative,
        ..y
    };
    match op {
        Op::Add => super::sum(x, y),
        Op::Sub => super::sum(x, minus(y)),
        Op::Mul => Some(super::product(x, y)),
        Op::Div => Some(super::quotient(x, y)),
        Op::Sqrt => Some(super::root(x)),
        Op::Recip => Some(super::quotient(
            Exact {
                negative: false,
                m: 1,
                more: false,
                e: 0,
            },
            x,
        )),
    }
}

/// The encoding that `op` stores, from those of operands.
pub fn expected(op: Op, format: Format, mode: Rounding, bits: [u64; 2]) -> u64 {
    let wide = bits.map(|bits| as_f64(format, bits));
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
pub fn is_hard(op: Op, format: Format, bits: [u64; 2]) -> bool {
    if special(
        op,
        Rounding::NearestEven,
        bits.map(|bits| as_f64(format, bits)),
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

fn as_f64(format: Format, bits: u64) -> f64 {
    match (format.digits, format.exponent_bits) {
        (53, _) => f64::from_bits(bits),
        (24, _) => f32::from_bits(bits as u32).into(),
        (11, _) => half::f16::from_bits(bits as u16).into(),
        _ => half::bf16::from_bits(bits as u16).into(),
    }
}
