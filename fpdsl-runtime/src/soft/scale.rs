//! Powers of two (clause 5.3.3), neighbours and units.

use super::round::{Finite, Value, infinity, round, unpack};
use crate::format::Format;
use crate::mode::Rounding;

/// `x * 2^n`, rounded once.
pub const fn scalbn(format: Format, mode: Rounding, x: u64, n: i32) -> u64 {
    match unpack(format, x) {
        Value::Nan => format.quiet_nan(),
        Value::Infinite { .. } | Value::Zero { .. } => x,
        Value::Finite(value) => {
            // Saturation leaves room for the exponents that rounding computes with.
            let exponent = value.exponent.saturating_add(n);
            let exponent = if exponent > 1 << 20 {
                1 << 20
            } else if exponent < -(1 << 20) {
                -(1 << 20)
            } else {
                exponent
            };
            round(format, mode, Finite { exponent, ..value })
        }
    }
}

/// The exponent of `x`; `i32::MIN` for zeros and NaN, `i32::MAX` for infinities.
pub const fn ilogb(format: Format, x: u64) -> i32 {
    match unpack(format, x) {
        Value::Nan | Value::Zero { .. } => i32::MIN,
        Value::Infinite { .. } => i32::MAX,
        Value::Finite(value) => value.exponent,
    }
}

/// The exponent of `x` as a number of the format; -inf for zeros, +inf for infinities.
pub const fn logb(format: Format, x: u64) -> u64 {
    match unpack(format, x) {
        Value::Nan => format.quiet_nan(),
        Value::Zero { .. } => infinity(format, true),
        Value::Infinite { .. } => infinity(format, false),
        Value::Finite(value) => super::from_int(format, Rounding::NearestEven, value.exponent as i128),
    }
}

/// `x` as `m * 2^e` with `1/2 <= |m| < 1`; zeros, infinities and NaN with `e = 0`.
pub const fn frexp(format: Format, x: u64) -> (u64, i32) {
    match unpack(format, x) {
        Value::Nan => (format.quiet_nan(), 0),
        Value::Zero { .. } | Value::Infinite { .. } => (x, 0),
        Value::Finite(value) => {
            let significand = Finite {
                exponent: -1,
                ..value
            };
            (
                round(format, Rounding::TowardZero, significand),
                value.exponent + 1,
            )
        }
    }
}

/// The least number above `x`.
pub const fn next_up(format: Format, x: u64) -> u64 {
    if format.is_nan(x) {
        format.quiet_nan()
    } else if x == format.infinity() {
        x
    } else if x & format.magnitude_mask() == 0 {
        1
    } else if format.is_negative(x) {
        x - 1
    } else {
        x + 1
    }
}

/// The greatest number below `x`.
pub const fn next_down(format: Format, x: u64) -> u64 {
    super::neg(format, next_up(format, x ^ format.sign_mask()))
}

/// The next number from `x` toward `y`; `y` where the two are equal.
pub const fn next_after(format: Format, x: u64, y: u64) -> u64 {
    if format.is_nan(x) || format.is_nan(y) {
        format.quiet_nan()
    } else if super::eq(format, x, y) {
        y
    } else if super::lt(format, x, y) {
        next_up(format, x)
    } else {
        next_down(format, x)
    }
}

/// The weight of the last bit of the significand of `x`; infinities give +inf.
pub const fn ulp(format: Format, x: u64) -> u64 {
    match unpack(format, x) {
        Value::Nan => format.quiet_nan(),
        Value::Infinite { .. } => format.infinity(),
        Value::Zero { .. } => 1,
        Value::Finite(value) => {
            let last = value.exponent - (format.precision() as i32 - 1);
            let lowest = format.quantum_exponent();
            let exponent = if last > lowest { last } else { lowest };
            let unit = Finite {
                negative: false,
                exponent,
                significand: 1 << 63,
            };
            round(format, Rounding::TowardZero, unit)
        }
    }
}
