//! NaN-propagating extrema, limits, signs, total order and flushing.

use super::order::{lt, max, min};
use crate::format::Format;

/// IEEE 754-2019 `minimum`: NaN if either operand is.
pub const fn minimum(format: Format, x: u64, y: u64) -> u64 {
    if format.is_nan(x) || format.is_nan(y) {
        format.quiet_nan()
    } else {
        min(format, x, y)
    }
}

/// IEEE 754-2019 `maximum`: NaN if either operand is.
pub const fn maximum(format: Format, x: u64, y: u64) -> u64 {
    if format.is_nan(x) || format.is_nan(y) {
        format.quiet_nan()
    } else {
        max(format, x, y)
    }
}

/// `lo` if `x < lo`, then `hi` if that is above `hi`, otherwise `x`.
pub const fn clamp(format: Format, x: u64, lo: u64, hi: u64) -> u64 {
    let x = if lt(format, x, lo) { lo } else { x };
    if lt(format, hi, x) { hi } else { x }
}

/// Within `[+0, 1]`; NaN and -0 give +0.
pub const fn saturate(format: Format, x: u64) -> u64 {
    if format.is_nan(x) || format.is_negative(x) {
        0
    } else if x > format.one() {
        format.one()
    } else {
        x
    }
}

/// The magnitude of `x` with the sign of `sign`, a NaN's being positive.
pub const fn copysign(format: Format, x: u64, sign: u64) -> u64 {
    let sign = format.canonical(sign) & format.sign_mask();
    format.canonical((x & format.magnitude_mask()) | sign)
}

/// -1, 0 or 1 in the standard's `totalOrder`, every NaN being the canonical one.
pub const fn total_cmp(format: Format, x: u64, y: u64) -> i32 {
    let (x, y) = (total_key(format, x), total_key(format, y));
    (x > y) as i32 - (x < y) as i32
}

const fn total_key(format: Format, x: u64) -> i128 {
    let x = format.canonical(x);
    let magnitude = (x & format.magnitude_mask()) as i128;
    if format.is_negative(x) {
        -1 - magnitude
    } else {
        magnitude
    }
}

/// Returns true if `x` is subnormal.
pub const fn is_subnormal(format: Format, x: u64) -> bool {
    let magnitude = x & format.magnitude_mask();
    magnitude != 0 && magnitude < format.min_normal()
}

/// Returns true if `x` is neither zero, subnormal, infinite nor NaN.
pub const fn is_normal(format: Format, x: u64) -> bool {
    let magnitude = x & format.magnitude_mask();
    magnitude >= format.min_normal() && magnitude < format.infinity()
}

/// Returns true if `x` is neither infinite nor NaN.
pub const fn is_finite(format: Format, x: u64) -> bool {
    x & format.magnitude_mask() < format.infinity()
}

/// Returns true if the sign bit is set; false for every NaN.
pub const fn is_sign_negative(format: Format, x: u64) -> bool {
    format.is_negative(format.canonical(x))
}

/// A subnormal binary32 number as the zero of its sign; other values, and other formats, as they are.
pub const fn flush(format: Format, x: u64) -> u64 {
    match format {
        Format::F32 if is_subnormal(format, x) => x & format.sign_mask(),
        Format::F16 | Format::Bf16 | Format::F32 | Format::F64 => x,
    }
}
