//! Minima, maxima and limits beyond `min` and `max`.

use super::class::is_nan;
use super::kit::encoded;
use crate::backend::{Backend, Bitwise, Float, Num};

/// `number`, or a NaN if `x` or `y` is one.
#[cfg_attr(not(debug_assertions), inline(always))]
fn unless_nan<B: Backend, T: Float<B>>(b: B, x: T, y: T, number: T) -> T {
    let nan = B::Bool::bitor(b, is_nan(b, x), is_nan(b, y));
    b.select(nan, encoded(b, T::FORMAT.quiet_nan()), number)
}

/// The lesser of two numbers, NaN if either is (IEEE 754-2019 `minimum`, clause 9.6); -0 is below +0.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn minimum<B: Backend, T: Float<B>>(b: B, x: T, y: T) -> T {
    unless_nan(b, x, y, T::min(b, x, y))
}

/// The greater of two numbers, NaN if either is (IEEE 754-2019 `maximum`, clause 9.6); +0 is above -0.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn maximum<B: Backend, T: Float<B>>(b: B, x: T, y: T) -> T {
    unless_nan(b, x, y, T::max(b, x, y))
}

/// `x` within `lo` and `hi`: `lo` if `x < lo`, then `hi` if that is above `hi`, otherwise `x`. Floats and integers.
///
/// As Rust's `clamp` where that does not panic: a NaN `x` stays NaN, and a zero stays itself beside a zero of the other
/// sign. Beyond it, `lo > hi` gives `hi`, and a NaN limit is not a limit.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn clamp<B: Backend, T: Num<B>>(b: B, x: T, lo: T, hi: T) -> T {
    let x = b.select(T::lt(b, x, lo), lo, x);
    b.select(T::gt(b, x, hi), hi, x)
}

/// `x` within `[+0, 1]` (CUDA's `__saturatef`); NaN and -0 give +0.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn saturate<B: Backend, T: Float<B>>(b: B, x: T) -> T {
    let x = T::max(b, x, encoded(b, 0));
    T::min(b, x, encoded(b, T::FORMAT.one()))
}
