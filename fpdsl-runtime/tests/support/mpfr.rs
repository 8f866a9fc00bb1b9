//! MPFR, through `rug`: an oracle for whatever rounds, behind the feature `mpfr`.
//!
//! MPFR rounds to any precision, with an exponent range that none of the formats reaches. A format's result is that of
//! its precision, after which its own range is imposed: a number beyond the largest overflows as its mode says, and one
//! below the smallest normal number is rounded again to a multiple of the smallest subnormal number, knowing from the
//! ternary value on which side of it the exact result lies (`mpfr_subnormalize`).

use std::cmp::Ordering;

use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;
use rug::float::Round;
use rug::ops::AssignRound;
use rug::{Float, Integer};

use super::definition::{encode_exact, value};
use super::table::{IntType, Op};

const fn direction(mode: Rounding) -> Round {
    match mode {
        Rounding::NearestEven => Round::Nearest,
        Rounding::TowardZero => Round::Zero,
        Rounding::TowardPositive => Round::Up,
        Rounding::TowardNegative => Round::Down,
    }
}

/// An encoding's value, which binary64 has for every format.
pub fn number(format: Format, bits: u64) -> Float {
    Float::with_val(53, value(format, bits))
}

/// The encoding of a result that has the format's precision and no limits, and lies on some side of the exact one.
fn limited(format: Format, mode: Rounding, (mut x, side): (Float, Ordering)) -> u64 {
    if x.is_nan() {
        return format.quiet_nan();
    }
    // MPFR's significands are in [1/2, 1), so that its exponents are one larger.
    let exponent = x.get_exp();
    if exponent.is_some_and(|e| e > format.max_exponent() + 1) {
        let negative = x.is_sign_negative();
        let infinite = match mode {
            Rounding::NearestEven => true,
            Rounding::TowardZero => false,
            Rounding::TowardPositive => !negative,
            Rounding::TowardNegative => negative,
        };
        let magnitude = if infinite {
            format.infinity()
        } else {
            format.max_finite()
        };
        return magnitude | if negative { format.sign_mask() } else { 0 };
    }
    x.subnormalize_round(format.min_exponent() + 1, side, direction(mode));
    encode_exact(format, x.to_f64())
}

/// The result of an operation, which `rug` computes only where it is told a precision.
pub fn rounded<T>(format: Format, mode: Rounding, operation: T) -> u64
where
    Float: AssignRound<T, Round = Round, Ordering = Ordering>,
{
    let result = Float::with_val_round(format.precision(), operation, direction(mode));
    limited(format, mode, result)
}

/// The integer in the mode, limited to a type; NaN is 0.
pub fn to_int(int: IntType, mode: Rounding, x: &Float) -> u64 {
    if x.is_nan() {
        return 0;
    }
    let value = match x.to_integer_round(direction(mode)) {
        Some((integer, _)) => integer.clamp(&Integer::from(int.min()), &Integer::from(int.max())),
        None if x.is_sign_negative() => Integer::from(int.min()),
        None => Integer::from(int.max()),
    };
    int.encode(value.to_i128().unwrap_or_else(|| unreachable!("it was limited")))
}

/// `None`: nothing is rounded.
pub fn mpfr(op: Op, format: Format, mode: Rounding, v: [u64; 3]) -> Option<u64> {
    if let Op::FromInt(int) = op {
        return Some(rounded(format, mode, int.decode(v[0])));
    }
    let [x, y, z] = v.map(|bits| number(format, bits));
    let result = match op {
        Op::Add => rounded(format, mode, &x + &y),
        Op::Sub => rounded(format, mode, &x - &y),
        Op::Mul => rounded(format, mode, &x * &y),
        Op::Div => rounded(format, mode, &x / &y),
        Op::Sqrt => rounded(format, mode, x.sqrt_ref()),
        Op::Fma => rounded(format, mode, x.mul_add_ref(&y, &z)),
        Op::Recip => rounded(format, mode, x.recip_ref()),
        Op::Rem => rounded(format, mode, &x % &y),
        Op::Convert(to) => rounded(to, mode, &x),
        Op::ToInt(int) => to_int(int, Rounding::TowardZero, &x),
        Op::FromInt(_) => unreachable!("above"),
        Op::Min | Op::Max | Op::Neg | Op::Abs => return None,
        Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Eq | Op::Ne => return None,
    };
    Some(result)
}
