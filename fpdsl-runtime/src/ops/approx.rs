//! Approximations that the GPU computes faster, by name. Only binary32.
//!
//! On the host they are the operation rounded to nearest. On the GPU they are the instructions that `-prec-div=false` and
//! `-prec-sqrt=false` choose, whose bits may differ from the host's and between architectures: no check of bits counts them.
//!
//! The bounds given here are NVIDIA's: PTX ISA 9.1, section 9.7.3 (`div`, `rcp`, `sqrt`, `rsqrt`), where none depends on the
//! architecture, and for `__fdividef` also the CUDA Math API 13.5, single precision intrinsics. A ulp is a unit in the last
//! place of the result. As they are printed here, without `.ftz`, all four take and give subnormal numbers.

use crate::backend::{Backend, Encoded, Leaf};

/// About `x / y` (CUDA's `__fdividef`, `div.approx.f32`), computed as `x * (1 / y)`.
///
/// | y | on the GPU |
/// |---|---|
/// | `2^-126 <= abs(y) <= 2^126` | within 2 ulp |
/// | `2^126 < abs(y) < 2^128` | a zero of the quotient's sign; NaN if `x` is infinite |
/// | subnormal | no bound is given |
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn approx_div<B: Backend, T: Encoded<B> + Leaf<B, Native = f32>>(b: B, x: T, y: T) -> T {
    T::approx_div(b, x, y)
}

/// About `sqrt(x)` (`sqrt.approx.f32`): relative error at most 2^-23 for positive finite `x`.
///
/// On the GPU too, `sqrt(-0)` is -0, `sqrt(inf)` is infinite, and the root of a negative number NaN.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn approx_sqrt<B: Backend, T: Encoded<B> + Leaf<B, Native = f32>>(b: B, x: T) -> T {
    T::approx_sqrt(b, x)
}

/// About `1 / x` (`rcp.approx.f32`): within 1 ulp, for all `x`.
///
/// On the GPU too, zeros give infinities and infinities zeros, of their sign.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn approx_rcp<B: Backend, T: Encoded<B> + Leaf<B, Native = f32>>(b: B, x: T) -> T {
    T::approx_rcp(b, x)
}

/// About `1 / sqrt(x)` (`rsqrt.approx.f32`): relative error at most 2^-22.9 for positive finite `x`.
///
/// On the GPU too, zeros give infinities of their sign, infinity gives +0, and negative numbers NaN.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn approx_rsqrt<B: Backend, T: Encoded<B> + Leaf<B, Native = f32>>(b: B, x: T) -> T {
    T::approx_rsqrt(b, x)
}
