//! PTX's `.ftz`.

use super::kit::{encoded, product};
use crate::backend::{Backend, Float};

/// A subnormal number as the zero of its sign, anything else as it is.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn flush<B: Backend, T: Float<B>>(b: B, x: T) -> T {
    let subnormal = T::lt(b, T::abs(b, x), encoded(b, T::FORMAT.min_normal()));
    b.select(subnormal, product(b, x, encoded(b, 0)), x)
}
