//! Rounding to integral values (clause 5.9), and the split at the point.

use super::round::{Finite, Value, round, rounds_up, unpack, zero};
use crate::format::Format;
use crate::mode::Rounding;

/// `x` rounded to an integral value; `None` is to nearest with ties away from zero. The sign stays.
const fn integral(format: Format, mode: Option<Rounding>, x: u64) -> u64 {
    let value = match unpack(format, x) {
        Value::Nan => return format.quiet_nan(),
        Value::Infinite { .. } | Value::Zero { .. } => return x,
        Value::Finite(value) => value,
    };
    // Bit 63 weighs 2^exponent, so this many low bits are the fraction.
    let cut = 63 - value.exponent;
    if cut <= 0 {
        return x;
    }
    let (whole, half, rest) = if cut > 64 {
        (0, false, true)
    } else if cut == 64 {
        (0, true, value.significand << 1 != 0)
    } else {
        let below = value.significand << (64 - cut);
        (value.significand >> cut, below >> 63 != 0, below << 1 != 0)
    };
    let up = match mode {
        Some(mode) => rounds_up(mode, value.negative, whole & 1 != 0, half, rest),
        None => half,
    };
    let whole = whole + up as u64;
    if whole == 0 {
        return zero(format, value.negative);
    }
    let shift = whole.leading_zeros();
    let result = Finite {
        negative: value.negative,
        exponent: 63 - shift as i32,
        significand: whole << shift,
    };
    // Exact: the integer has no more bits than `x`, or is a power of two.
    round(format, Rounding::TowardZero, result)
}

/// The integer that `x` rounds to in `mode`, with the sign of `x`; zeros, infinities and NaN are themselves.
pub const fn rint(format: Format, mode: Rounding, x: u64) -> u64 {
    integral(format, Some(mode), x)
}

/// The nearest integer, ties away from zero, with the sign of `x`.
pub const fn round_ties_away(format: Format, x: u64) -> u64 {
    integral(format, None, x)
}

/// The fraction and the integer of `x` toward zero, both with its sign; the fraction of an infinity is zero.
pub const fn modf(format: Format, x: u64) -> (u64, u64) {
    let whole = rint(format, Rounding::TowardZero, x);
    let fraction = if format.is_nan(x) {
        whole
    } else if x & format.magnitude_mask() == format.infinity() {
        zero(format, format.is_negative(x))
    } else {
        let difference = super::sub(format, Rounding::NearestEven, x, whole);
        (difference & format.magnitude_mask()) | (x & format.sign_mask())
    };
    (fraction, whole)
}
