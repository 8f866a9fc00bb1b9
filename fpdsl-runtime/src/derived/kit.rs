//! Short names for what derived operations are made of.

use crate::Rn;
use crate::backend::{Backend, Float, Num};
use crate::lift::NativeFloat;

/// The float with an encoding.
#[inline(always)]
pub(super) fn encoded<B: Backend, T: Float<B>>(b: B, bits: u64) -> T {
    T::constant(b, <T::Native as NativeFloat>::from_encoding(bits))
}

/// `x * y`: exact or rounded to nearest.
#[inline(always)]
pub(super) fn product<B: Backend, T: Num<B>>(b: B, x: T, y: T) -> T {
    T::mul::<Rn>(b, x, y)
}
