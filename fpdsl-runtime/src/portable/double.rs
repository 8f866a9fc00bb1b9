//! f64 without fused multiply-add instructions: the remainders of products, quotients and roots in integers.
//!
//! With `m` the 53-bit integer significands, the remainder of a result rounded to nearest is a difference of
//! two 106-bit integers that is known to fit 64 bits; computed modulo 2^64 it is exact. One range test sends
//! zeros, subnormal numbers, infinities and NaN, as operands or results, to the integer reference.

use super::root::sqrt64_nearest;
use super::step::{flip, order64, step64};
use crate::format::Format;
use crate::mode::{Mode, Rounding};
use crate::soft;

/// `x + y` by Dekker's Fast2Sum, as in f32: sums do not underflow inexactly, and with ordered operands nothing
/// overflows before the sum does.
#[inline(always)]
pub(super) fn add<M: Mode>(x: f64, y: f64) -> f64 {
    match M::ROUNDING {
        Rounding::NearestEven => x + y,
        Rounding::TowardZero | Rounding::TowardPositive | Rounding::TowardNegative => {
            let s = match M::ROUNDING {
                // The same number, but an exact zero is +0 before its sign is changed: the -0 of clause 6.3.
                Rounding::TowardNegative => -(-x - y),
                Rounding::NearestEven | Rounding::TowardZero | Rounding::TowardPositive => x + y,
            };
            let (high, low) = order64(x, y);
            step64::<M>(s, low - (s - high))
        }
    }
}

/// The biased exponent.
#[inline(always)]
fn exponent(x: f64) -> u64 {
    (x.to_bits() >> 52) & 0x7ff
}

/// Whether an exponent is that of a normal number.
#[inline(always)]
fn is_normal(exponent: u64) -> bool {
    exponent.wrapping_sub(1) < 0x7fe
}

/// The integer significand of a normal number, in `2^52 .. 2^53`.
#[inline(always)]
fn significand(x: f64) -> u64 {
    (x.to_bits() & ((1 << 52) - 1)) | (1 << 52)
}

/// An exactly known integer remainder as the `t` of the step, with its sign changed where `by` is negative.
#[inline(always)]
fn remainder(value: u64, by: f64) -> f64 {
    flip(value as i64 as f64, by)
}

/// `x * y`: `mx * my - (mp << k)` with `k` (52 or 53) from the exponents. The error of a rounded product is at most
/// half a unit of `mp << k`, 2^52.
#[inline(always)]
pub(super) fn mul<M: Mode>(x: f64, y: f64) -> f64 {
    let p = x * y;
    match M::ROUNDING {
        Rounding::NearestEven => p,
        Rounding::TowardZero | Rounding::TowardPositive | Rounding::TowardNegative => {
            let (ex, ey, ep) = (exponent(x), exponent(y), exponent(p));
            if !(is_normal(ex) & is_normal(ey) & is_normal(ep)) {
                return mul_cold::<M>(x, y);
            }
            // Biased: (ep - b) - (ex - b) - (ey - b) + 52 = ep - ex - ey + b + 52.
            let shift = (ep + 1023 + 52).wrapping_sub(ex + ey) as u32;
            let exact = significand(x).wrapping_mul(significand(y));
            let error = exact.wrapping_sub(significand(p).wrapping_shl(shift));
            step64::<M>(p, remainder(error, p))
        }
    }
}

/// `x / y`: `(mx << k) - mq * my`, at most half of `my` in magnitude.
#[inline(always)]
pub(super) fn div<M: Mode>(x: f64, y: f64) -> f64 {
    let q = x / y;
    match M::ROUNDING {
        Rounding::NearestEven => q,
        Rounding::TowardZero | Rounding::TowardPositive | Rounding::TowardNegative => {
            let (ex, ey, eq) = (exponent(x), exponent(y), exponent(q));
            if !(is_normal(ex) & is_normal(ey) & is_normal(eq)) {
                return div_cold::<M>(x, y);
            }
            let shift = (ex + 1023 + 52).wrapping_sub(ey + eq) as u32;
            let product = significand(q).wrapping_mul(significand(y));
            let error = significand(x).wrapping_shl(shift).wrapping_sub(product);
            step64::<M>(q, remainder(error, q))
        }
    }
}

/// The square root: `(mx << k) - ms * ms` with `k` (52 or 53) from the parity of the exponent; `|x - s * s|` is
/// below `2 s` times half a unit, 2^53.
#[inline(always)]
pub(super) fn sqrt<M: Mode>(x: f64) -> f64 {
    let s = sqrt64_nearest(x);
    match M::ROUNDING {
        Rounding::NearestEven => s,
        Rounding::TowardZero | Rounding::TowardPositive | Rounding::TowardNegative => {
            let (ex, es) = (exponent(x), exponent(s));
            if !(is_normal(ex) & is_normal(es)) {
                return sqrt_cold::<M>(x);
            }
            let shift = (ex + 1023 + 52).wrapping_sub(2 * es) as u32;
            let root = significand(s);
            let error = significand(x)
                .wrapping_shl(shift)
                .wrapping_sub(root.wrapping_mul(root));
            step64::<M>(s, error as i64 as f64)
        }
    }
}

/// `x * y + z`, always in integers: an emulation by splitting costs as much.
#[inline]
pub(super) fn fma<M: Mode>(x: f64, y: f64, z: f64) -> f64 {
    f64::from_bits(soft::fma(
        Format::F64,
        M::ROUNDING,
        x.to_bits(),
        y.to_bits(),
        z.to_bits(),
    ))
}

/// `x * y` in integers.
#[cold]
#[inline(never)]
pub(super) fn mul_cold<M: Mode>(x: f64, y: f64) -> f64 {
    f64::from_bits(soft::mul(Format::F64, M::ROUNDING, x.to_bits(), y.to_bits()))
}

/// `x / y` in integers.
#[cold]
#[inline(never)]
pub(super) fn div_cold<M: Mode>(x: f64, y: f64) -> f64 {
    f64::from_bits(soft::div(Format::F64, M::ROUNDING, x.to_bits(), y.to_bits()))
}

/// The square root in integers.
#[cold]
#[inline(never)]
pub(super) fn sqrt_cold<M: Mode>(x: f64) -> f64 {
    f64::from_bits(soft::sqrt(Format::F64, M::ROUNDING, x.to_bits()))
}
