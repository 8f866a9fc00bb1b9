//! The standard's remainder (clause 5.3.1).

use super::round::{Value, round_wide, unpack, zero};
use crate::format::Format;
use crate::mode::Rounding;

/// `x - y * n` with `n` the integer nearest to `x / y`, ties to even; exact.
pub const fn ieee_remainder(format: Format, x: u64, y: u64) -> u64 {
    remquo(format, x, y).0
}

/// [`ieee_remainder`], and the low three bits of `|n|` with the sign of `x / y`; 0 beside a NaN.
pub const fn remquo(format: Format, x: u64, y: u64) -> (u64, i32) {
    let (a, b) = match (unpack(format, x), unpack(format, y)) {
        (Value::Nan, _) | (_, Value::Nan) | (Value::Infinite { .. }, _) | (_, Value::Zero { .. }) => {
            return (format.quiet_nan(), 0);
        }
        (Value::Zero { .. }, _) | (_, Value::Infinite { .. }) => return (x, 0),
        (Value::Finite(a), Value::Finite(b)) => (a, b),
    };
    if a.exponent < b.exponent - 1 {
        // Below half of `y`.
        return (x, 0);
    }
    // Both as integers of the smaller unit; the divisor's extra bit is there if `x` has the smaller exponent.
    let unit = if a.exponent < b.exponent {
        a.exponent
    } else {
        b.exponent
    };
    let divisor = (b.significand as u128) << (b.exponent - unit);
    let mut quotient = (a.significand as u128 / divisor) as u64;
    let mut remainder = a.significand as u128 % divisor;
    let mut left = a.exponent - unit;
    while left > 0 {
        let step = if left < 60 { left } else { 60 };
        let dividend = remainder << step;
        quotient = (quotient << step).wrapping_add((dividend / divisor) as u64);
        remainder = dividend % divisor;
        left -= step;
    }
    let twice = remainder << 1;
    let mut negative = a.negative;
    if twice > divisor || (twice == divisor && quotient & 1 != 0) {
        remainder = divisor - remainder;
        negative = !negative;
        quotient = quotient.wrapping_add(1);
    }
    let result = if remainder == 0 {
        zero(format, a.negative)
    } else {
        round_wide(format, Rounding::TowardZero, negative, remainder, unit - 63)
    };
    let low = (quotient & 7) as i32;
    (result, if a.negative != b.negative { -low } else { low })
}
