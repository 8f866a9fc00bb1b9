//! f64 without fused multiply-add instructions: the remainders of products, quotients and roots in integers.
//!
//! With `m` the 53-bit integer significands, the remainder of a result rounded to nearest is a difference of
//! two 106-bit integers that is known to fit 64 bits; computed modulo 2^64 it is exact. One range test sends
//! zeros, subnormal numbers, infinities and NaN, as operands or results, to the integer reference.

use super::root::sqrt64_nearest;
use super::step::{flip, order64, step64};
use crate::format::Format;
use crate::mode::{Mode, match_mode};
use crate::scalar::odd::odd64;
use crate::soft;

/// 2^-900: remainders of results from operands at or above it are multiples of 2^-1006 or more, and so exact.
pub(super) const SMALL: f64 = f64::from_bits((1023 - 900) << 52);
/// 2^1020: four numbers below it have a finite sum.
pub(super) const LARGE: f64 = f64::from_bits((1023 + 1020) << 52);

/// `x + y` by Dekker's Fast2Sum, as in f32: sums do not underflow inexactly, and with ordered operands nothing
/// overflows before the sum does.
#[inline(always)]
pub(super) fn add<M: Mode>(x: f64, y: f64) -> f64 {
    match_mode!(M {
        NearestEven => x + y,
        TowardZero | TowardPositive | TowardNegative => {
            let s = match_mode!(M {
                // The same number, but an exact zero is +0 before its sign is changed: the -0 of clause 6.3.
                TowardNegative => -(-x - y),
                NearestEven | TowardZero | TowardPositive => x + y,
            });
            let (high, low) = order64(x, y);
            step64::<M>(s, low - (s - high))
        },
    })
}

/// The biased exponent.
#[inline(always)]
fn exponent(x: f64) -> u64 {
    (x.to_bits() >> 52) & 0x7ff
}

/// Returns true if an exponent is that of a normal number.
#[inline(always)]
fn is_normal(exponent: u64) -> bool {
    exponent.wrapping_sub(1) < 0x7fe
}

/// The integer significand of a normal number, in `2^52 .. 2^53`.
#[inline(always)]
fn significand(x: f64) -> u64 {
    (x.to_bits() & ((1 << 52) - 1)) | (1 << 52)
}

/// The error of `p = RN(x * y)` in units of the last bits of `x` and `y`, with the biased exponents `ex` and so on of
/// normal numbers: `mx * my - (mp << k)` with `k` 52 or 53. It is at most half a unit of `mp << k`, 2^52.
#[inline(always)]
fn product_error(x: f64, y: f64, p: f64, (ex, ey, ep): (u64, u64, u64)) -> i64 {
    // Biased: (ep - b) - (ex - b) - (ey - b) + 52 = ep - ex - ey + b + 52.
    let shift = (ep + 1023 + 52).wrapping_sub(ex + ey) as u32;
    let exact = significand(x).wrapping_mul(significand(y));
    exact.wrapping_sub(significand(p).wrapping_shl(shift)) as i64
}

/// `x * y`.
#[inline(always)]
pub(super) fn mul<M: Mode>(x: f64, y: f64) -> f64 {
    let p = x * y;
    match_mode!(M {
        NearestEven => p,
        TowardZero | TowardPositive | TowardNegative => {
            let (ex, ey, ep) = (exponent(x), exponent(y), exponent(p));
            if !(is_normal(ex) & is_normal(ey) & is_normal(ep)) {
                return mul_cold::<M>(x, y);
            }
            let error = product_error(x, y, p, (ex, ey, ep));
            step64::<M>(p, flip(error as f64, p))
        },
    })
}

/// `x / y`: `(mx << k) - mq * my`, at most half of `my` in magnitude.
#[inline(always)]
pub(super) fn div<M: Mode>(x: f64, y: f64) -> f64 {
    let q = x / y;
    match_mode!(M {
        NearestEven => q,
        TowardZero | TowardPositive | TowardNegative => {
            let (ex, ey, eq) = (exponent(x), exponent(y), exponent(q));
            if !(is_normal(ex) & is_normal(ey) & is_normal(eq)) {
                return div_cold::<M>(x, y);
            }
            let shift = (ex + 1023 + 52).wrapping_sub(ey + eq) as u32;
            let product = significand(q).wrapping_mul(significand(y));
            let error = significand(x).wrapping_shl(shift).wrapping_sub(product);
            step64::<M>(q, flip(error as i64 as f64, q))
        },
    })
}

/// The square root: `(mx << k) - ms * ms` with `k` (52 or 53) from the parity of the exponent; `|x - s * s|` is
/// below `2 s` times half a unit, 2^53.
#[inline(always)]
pub(super) fn sqrt<M: Mode>(x: f64) -> f64 {
    let s = sqrt64_nearest(x);
    match_mode!(M {
        NearestEven => s,
        TowardZero | TowardPositive | TowardNegative => {
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
        },
    })
}

/// Knuth's 2Sum: `RN(x + y)` and its exact error, if nothing overflows.
#[inline(always)]
pub(super) fn two_sum(x: f64, y: f64) -> (f64, f64) {
    let s = x + y;
    let back = s - x;
    (s, (x - (s - back)) + (y - back))
}

/// Returns true if `2^-900 <= |p| < 2^1020` and `|z| < 2^1020`: then the exact error of the product `p` and all sums with it are
/// multiples of 2^-1006 or of the last bit of `z`, so that they do not underflow, and four of them have a finite sum.
/// In integers, which leaves the floating-point units to the arithmetic.
#[inline(always)]
pub(super) fn in_fused_range(p: f64, z: f64) -> bool {
    // Without the sign; the order of encodings is that of magnitudes.
    let (p, z) = (p.to_bits() << 1, z.to_bits() << 1);
    let (small, large) = (SMALL.to_bits() << 1, LARGE.to_bits() << 1);
    (p.wrapping_sub(small) < large - small) & (z < large)
}

/// `x * y + z`: with the product's error from integers, `p + pe + z` exactly. Two 2Sums make it `b1 + b2 + a2`, and
/// a third one `b1 + q + r` with `q` far below `b1` and `r` far below `q`.
///
/// In rn, `b1 + q` is rounded once with `q` rounded to odd. In a directed mode `s = RN(b1 + q)` with error `e` is one
/// of the two neighbours of the exact value, because all numbers near it are multiples of the last bit of `q`, of which
/// `r` is at most half; for the same reason `e + r` has the sign of the remainder.
///
/// Not always pasted: accurate phases of elementary functions have dozens, of a hundred instructions each.
#[inline]
pub(super) fn fma<M: Mode>(x: f64, y: f64, z: f64) -> f64 {
    let p = x * y;
    let (ex, ey, ep) = (exponent(x), exponent(y), exponent(p));
    if !(is_normal(ex) & is_normal(ey) & in_fused_range(p, z)) {
        return fma_cold::<M>(x, y, z);
    }
    let error = product_error(x, y, p, (ex, ey, ep)) as f64;
    // The last bits of x and y weigh 2^(e - 1023 - 52) each. In range, as |p| is: a normal power of two.
    let unit = f64::from_bits((ex + ey).wrapping_sub(1023 + 104) << 52);
    let (a1, a2) = two_sum(z, flip(error * unit, p));
    let (b1, b2) = two_sum(p, a1);
    let (q, r) = two_sum(b2, a2);
    match_mode!(M {
        NearestEven => b1 + odd64(q, r),
        TowardZero | TowardPositive => {
            let (s, e) = two_sum(b1, q);
            step64::<M>(s, e + r)
        },
        TowardNegative => {
            let (s, e) = two_sum(b1, q);
            // The same number, but an exact zero is -0, as in `add`.
            step64::<M>(if s == 0.0 { -0.0 } else { s }, e + r)
        },
    })
}

/// `x * y + z` in integers.
#[cold]
#[inline(never)]
pub(super) fn fma_cold<M: Mode>(x: f64, y: f64, z: f64) -> f64 {
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
