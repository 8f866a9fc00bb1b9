//! Approximations that the GPU computes faster, by name.
//!
//! On the host they are the operation rounded to nearest. On the GPU they are the instructions that `-prec-div=false`
//! and `-prec-sqrt=false` choose, whose bits may differ from the host's and between architectures within the bounds
//! given here (PTX ISA, instructions `div`, `sqrt`, `rcp`, `rsqrt`): no check of bits counts them. Only binary32.

use crate::backend::{Backend, Float, Leaf};

/// About `x / y` (CUDA's `__fdividef`): within 2 ulp for `2^-126 <= |y| <= 2^126`.
///
/// For `2^126 < |y| < 2^128` the GPU gives 0, or NaN if `x` is infinite.
#[inline(always)]
pub fn approx_div<B: Backend, T: Float<B> + Leaf<B, Native = f32>>(b: B, x: T, y: T) -> T {
    T::approx_div(b, x, y)
}

/// About `sqrt(x)` (`sqrt.approx.f32`): relative error at most 2^-23.
#[inline(always)]
pub fn approx_sqrt<B: Backend, T: Float<B> + Leaf<B, Native = f32>>(b: B, x: T) -> T {
    T::approx_sqrt(b, x)
}

/// About `1 / x` (`rcp.approx.f32`): within 1 ulp.
#[inline(always)]
pub fn approx_rcp<B: Backend, T: Float<B> + Leaf<B, Native = f32>>(b: B, x: T) -> T {
    T::approx_rcp(b, x)
}

/// About `1 / sqrt(x)` (`rsqrt.approx.f32`): relative error at most 2^-22.9.
#[inline(always)]
pub fn approx_rsqrt<B: Backend, T: Float<B> + Leaf<B, Native = f32>>(b: B, x: T) -> T {
    T::approx_rsqrt(b, x)
}
