//! Classification (clause 5.7.2), signs and total order. All exact; no mode.

use super::kit::{difference, encoded, finite, sign_bit, with_sign, word};
use crate::backend::{Backend, Bitwise, Castable, Encoded, Equal, Float, Num};

/// Returns true if `x` is a NaN (`isNaN`).
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn is_nan<B: Backend, T: Float<B>>(b: B, x: T) -> B::Bool {
    T::ne(b, x, x)
}

/// Returns true if `x` is an infinity (`isInfinite`).
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn is_infinite<B: Backend, T: Float<B>>(b: B, x: T) -> B::Bool {
    T::eq(b, T::abs(b, x), encoded(b, T::FORMAT.infinity()))
}

/// Returns true if `x` is zero, subnormal or normal (`isFinite`).
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn is_finite<B: Backend, T: Float<B>>(b: B, x: T) -> B::Bool {
    finite(b, x)
}

/// Returns true if `x` is neither zero, subnormal, infinite nor NaN (`isNormal`).
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn is_normal<B: Backend, T: Float<B>>(b: B, x: T) -> B::Bool {
    let large = T::ge(b, T::abs(b, x), encoded(b, T::FORMAT.min_normal()));
    B::Bool::bitand(b, large, finite(b, x))
}

/// Returns true if `x` is subnormal (`isSubnormal`): not zero, and below the smallest normal number in magnitude.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn is_subnormal<B: Backend, T: Float<B>>(b: B, x: T) -> B::Bool {
    let small = T::lt(b, T::abs(b, x), encoded(b, T::FORMAT.min_normal()));
    B::Bool::bitand(b, small, T::ne(b, x, encoded(b, 0)))
}

/// Returns true if `x` is +0 or -0 (`isZero`).
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn is_zero<B: Backend, T: Float<B>>(b: B, x: T) -> B::Bool {
    T::eq(b, x, encoded(b, 0))
}

/// Returns true if the sign bit is set (`isSignMinus`): true for -0, false for every NaN.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn is_sign_negative<B: Backend, T: Encoded<B>>(b: B, x: T) -> B::Bool {
    <T::Bits as Equal<B>>::ne(b, sign_bit(b, x), word::<B, T>(b, 0))
}

/// Returns true if the sign bit is clear: true for +0 and for every NaN.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn is_sign_positive<B: Backend, T: Encoded<B>>(b: B, x: T) -> B::Bool {
    <T::Bits as Equal<B>>::eq(b, sign_bit(b, x), word::<B, T>(b, 0))
}

/// `x` with the sign of `sign` (`copySign`, clause 5.5.1).
///
/// A NaN in `sign` reads as positive; a NaN `x` stays one.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn copysign<B: Backend, T: Encoded<B>>(b: B, x: T, sign: T) -> T {
    with_sign(b, x, sign)
}

/// Integers in the order of `totalOrder`: negative encodings turned over, positive ones above them.
#[cfg_attr(not(debug_assertions), inline(always))]
fn rank<B: Backend, T: Encoded<B>>(b: B, x: T) -> T::Bits {
    let bits = T::to_bits(b, x);
    let raised = <T::Bits as Bitwise<B>>::bitor(b, bits, word::<B, T>(b, T::FORMAT.sign_mask()));
    let turned = <T::Bits as Bitwise<B>>::bitxor(b, bits, word::<B, T>(b, u64::MAX));
    b.select(is_sign_negative(b, x), turned, raised)
}

/// -1, 0 or 1 as `x` is before, at or after `y` in the standard's `totalOrder` (clause 5.10).
///
/// | | |
/// |---|---|
/// | -0 against +0 | -1 |
/// | a NaN against a number | 1: every NaN is the canonical one, which is positive |
/// | a NaN against a NaN | 0 |
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn total_cmp<B: Backend, T: Encoded<B>>(b: B, x: T, y: T) -> B::I32 {
    let (x, y) = (rank(b, x), rank(b, y));
    let above = B::Bool::to_i32(b, <T::Bits as Num<B>>::gt(b, x, y));
    let below = B::Bool::to_i32(b, <T::Bits as Num<B>>::lt(b, x, y));
    difference(b, above, below)
}
