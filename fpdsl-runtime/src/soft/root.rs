//! The reciprocal square root (clause 9.2).

use super::round::{Finite, Value, infinity, round_wide, unpack};
use crate::format::Format;
use crate::mode::Rounding;

/// Returns true if `y * y * x <= 2^power`, for `64 <= power < 192`.
const fn fits(y: u64, x: u64, power: u32) -> bool {
    let square = y as u128 * y as u128;
    // The product as high * 2^64 + low, high of at most 128 bits.
    let low = (square as u64 as u128) * x as u128;
    let high = (square >> 64) * x as u128 + (low >> 64);
    let limit = 1_u128 << (power - 64);
    high < limit || (high == limit && low as u64 == 0)
}

/// `1 / sqrt(x)`, rounded once. Zeros give infinities of their sign, +inf gives +0, negative numbers NaN.
pub const fn rsqrt(format: Format, mode: Rounding, x: u64) -> u64 {
    let value = match unpack(format, x) {
        Value::Nan | Value::Infinite { negative: true } | Value::Finite(Finite { negative: true, .. }) => {
            return format.quiet_nan();
        }
        Value::Infinite { negative: false } => return 0,
        Value::Zero { negative } => return infinity(format, negative),
        Value::Finite(value) => value,
    };
    // x = significand * 2^(exponent - 63), and root^2 * significand <= 2^power < (root + 1)^2 * significand gives
    // 1 / sqrt(x) = (root + fraction) * 2^((63 - exponent - power) / 2), an even number halved.
    let power = if value.exponent & 1 == 0 { 189 } else { 190 };
    let mut root = 0;
    let mut bit = 1_u64 << 63;
    while bit != 0 {
        if fits(root | bit, value.significand, power) {
            root |= bit;
        }
        bit >>= 1;
    }
    // At least 63 bits; the square of a root is a power of two times a power of two only for a significand of 2^63.
    let exact = value.significand == 1 << 63 && power == 189;
    let jammed = ((root as u128) << 1) | !exact as u128;
    round_wide(
        format,
        mode,
        false,
        jammed,
        (63 - value.exponent - power as i32) / 2 - 1,
    )
}
