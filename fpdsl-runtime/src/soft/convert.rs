//! Conversions among formats and to and from integers (clauses 5.4.1 and 5.8).

use super::round::{Value, infinity, round, round_wide, rounds_up, unpack, zero};
use crate::format::Format;
use crate::mode::Rounding;

/// `x` of format `from` in format `to`, rounded once.
pub const fn convert(from: Format, to: Format, mode: Rounding, x: u64) -> u64 {
    match unpack(from, x) {
        Value::Nan => to.quiet_nan(),
        Value::Infinite { negative } => infinity(to, negative),
        Value::Zero { negative } => zero(to, negative),
        Value::Finite(value) => round(to, mode, value),
    }
}

/// An integer in `format`, rounded once; zero is +0.
pub const fn from_int(format: Format, mode: Rounding, value: i128) -> u64 {
    if value == 0 {
        0
    } else {
        round_wide(format, mode, value < 0, value.unsigned_abs(), 0)
    }
}

/// The integer that `x` rounds to in `mode`, limited to `min ..= max`; NaN gives 0.
///
/// Rust's `as` is this with [`Rounding::TowardZero`].
pub const fn to_int(format: Format, mode: Rounding, x: u64, min: i128, max: i128) -> i128 {
    let value = match unpack(format, x) {
        Value::Nan | Value::Zero { .. } => return 0,
        Value::Infinite { negative } => return if negative { min } else { max },
        Value::Finite(value) => value,
    };
    if value.exponent >= 127 {
        return if value.negative { min } else { max };
    }
    let wide = (value.significand as u128) << 63;
    let cut = 126 - value.exponent;
    let magnitude = if cut > 127 {
        rounds_up(mode, value.negative, false, false, true) as u128
    } else {
        // In a 128-bit word with its leading bit at 126, `cut` (0..=127) low bits are the fraction.
        let whole = wide >> cut;
        let below = if cut == 0 { 0 } else { wide << (128 - cut) };
        let (half, rest) = (below >> 127 != 0, below << 1 != 0);
        whole + rounds_up(mode, value.negative, whole & 1 != 0, half, rest) as u128
    };
    // Below 2^127 even after rounding up: a fraction exists only below 2^64.
    let result = if value.negative {
        -(magnitude as i128)
    } else {
        magnitude as i128
    };
    if result < min {
        min
    } else if result > max {
        max
    } else {
        result
    }
}
