//! Comparison, minimum and maximum, and the sign-bit operations.

use crate::format::Format;

/// Maps encodings to integers in the order of their values, both zeros to 0; not for NaN.
const fn key(format: Format, x: u64) -> i64 {
    let magnitude = (x & format.magnitude_mask()) as i64;
    if format.is_negative(x) {
        -magnitude
    } else {
        magnitude
    }
}

const fn unordered(format: Format, x: u64, y: u64) -> bool {
    format.is_nan(x) || format.is_nan(y)
}

/// `x < y`; false if either is NaN.
pub const fn lt(format: Format, x: u64, y: u64) -> bool {
    !unordered(format, x, y) && key(format, x) < key(format, y)
}

/// `x <= y`; false if either is NaN.
pub const fn le(format: Format, x: u64, y: u64) -> bool {
    !unordered(format, x, y) && key(format, x) <= key(format, y)
}

/// `x == y`; false if either is NaN, true for zeros of either sign.
pub const fn eq(format: Format, x: u64, y: u64) -> bool {
    !unordered(format, x, y) && key(format, x) == key(format, y)
}

/// IEEE 754-2019 `minimumNumber` with -0 below +0: a NaN yields the other operand.
pub const fn min(format: Format, x: u64, y: u64) -> u64 {
    if format.is_nan(x) {
        format.canonical(y)
    } else if lt(format, y, x) || (eq(format, x, y) && format.is_negative(y)) {
        y
    } else {
        x
    }
}

/// IEEE 754-2019 `maximumNumber` with +0 above -0: a NaN yields the other operand.
pub const fn max(format: Format, x: u64, y: u64) -> u64 {
    if format.is_nan(x) {
        format.canonical(y)
    } else if lt(format, x, y) || (eq(format, x, y) && format.is_negative(x)) {
        y
    } else {
        x
    }
}

/// `-x`: the sign bit flipped.
pub const fn neg(format: Format, x: u64) -> u64 {
    format.canonical(x ^ format.sign_mask())
}

/// `|x|`: the sign bit cleared.
pub const fn abs(format: Format, x: u64) -> u64 {
    format.canonical(x & format.magnitude_mask())
}
