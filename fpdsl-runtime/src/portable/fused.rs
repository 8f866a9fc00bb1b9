//! f64 with fused multiply-add instructions, which give the remainders of products, quotients and roots exactly
//! as long as they do not underflow; one range test keeps that away.

use core::arch::x86_64::*;

use super::PortableFma;
use super::double::{SMALL, div_cold, fma_cold, in_fused_range, mul_cold, sqrt_cold, two_sum};
use super::root::sqrt64_nearest;
use super::step::{flip, step64};
use crate::mode::{Mode, match_mode};

/// `x * y + z`, rounded to nearest by the instruction. The token is the proof that it exists.
#[inline(always)]
pub(super) fn fma64_nearest(_: PortableFma, x: f64, y: f64, z: f64) -> f64 {
    // SAFETY: whoever made the token promised FMA.
    unsafe { _mm_cvtsd_f64(_mm_fmadd_sd(_mm_set_sd(x), _mm_set_sd(y), _mm_set_sd(z))) }
}

/// `x * y + z`, rounded to nearest by the instruction. The token is the proof that it exists.
#[inline(always)]
pub(super) fn fma32_nearest(_: PortableFma, x: f32, y: f32, z: f32) -> f32 {
    // SAFETY: whoever made the token promised FMA.
    unsafe { _mm_cvtss_f32(_mm_fmadd_ss(_mm_set_ss(x), _mm_set_ss(y), _mm_set_ss(z))) }
}

/// Returns true if `|x| < 2^-900`, in integers, which leaves the floating-point units to the arithmetic.
#[inline(always)]
fn is_small(x: f64) -> bool {
    x.to_bits() << 1 < SMALL.to_bits() << 1
}

/// `x * y`: the remainder is `fma(x, y, -p)`. An infinite `p` from finite operands makes it an infinity of the
/// opposite sign, an infinite operand makes it NaN.
#[inline(always)]
pub(super) fn mul<M: Mode>(b: PortableFma, x: f64, y: f64) -> f64 {
    let p = x * y;
    match_mode!(M {
        NearestEven => p,
        TowardZero | TowardPositive | TowardNegative => {
            if is_small(p) {
                return mul_cold::<M>(x, y);
            }
            step64::<M>(p, fma64_nearest(b, x, y, -p))
        },
    })
}

/// `x / y`: the remainder is `x - q * y` times the sign of `y`. It is a multiple of the product of the last bits of
/// `q` and `y`, or of the last bit of `x`, and below half a unit of `q` times `y`: 53 bits hold it, for subnormal
/// and zero `q` too. `|x| >= 2^-900` keeps it from underflowing.
#[inline(always)]
pub(super) fn div<M: Mode>(b: PortableFma, x: f64, y: f64) -> f64 {
    let q = x / y;
    match_mode!(M {
        NearestEven => q,
        TowardZero | TowardPositive | TowardNegative => {
            if is_small(x) {
                return div_cold::<M>(x, y);
            }
            step64::<M>(q, flip(fma64_nearest(b, -q, y, x), y))
        },
    })
}

/// The square root: the remainder is `x - s * s`.
#[inline(always)]
pub(super) fn sqrt<M: Mode>(b: PortableFma, x: f64) -> f64 {
    let s = sqrt64_nearest(x);
    match_mode!(M {
        NearestEven => s,
        TowardZero | TowardPositive | TowardNegative => {
            if is_small(x) {
                return sqrt_cold::<M>(x);
            }
            step64::<M>(s, fma64_nearest(b, -s, s, x))
        },
    })
}

/// `x * y + z`.
///
/// The error of a fused multiply-add up to its last normalisation: Boldo and Muller, "Exact and approximated error
/// of the FMA" (2011), algorithm ErrFma. `x * y + z` is `p + pe + z` exactly; two 2Sums make it `b1 + b2 + a2`, and
/// `(b1 - s) + b2` is exact, so that one rounded sum with `a2` has the sign of the error.
///
/// For `2^-900 <= |p|` and `|p|, |z| < 2^1020`: no part underflows and no 2Sum overflows.
#[inline(always)]
pub(super) fn fma<M: Mode>(b: PortableFma, x: f64, y: f64, z: f64) -> f64 {
    let s = match_mode!(M {
        NearestEven => return fma64_nearest(b, x, y, z),
        TowardZero | TowardPositive => fma64_nearest(b, x, y, z),
        // The same number, but an exact zero is +0 before its sign is changed: the -0 of clause 6.3.
        TowardNegative => -fma64_nearest(b, -x, y, -z),
    });
    let p = x * y;
    if !in_fused_range(p, z) {
        return fma_cold::<M>(x, y, z);
    }
    let pe = fma64_nearest(b, x, y, -p);
    let (a1, a2) = two_sum(z, pe);
    let (b1, b2) = two_sum(p, a1);
    step64::<M>(s, ((b1 - s) + b2) + a2)
}
