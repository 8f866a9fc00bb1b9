//! Short names for what derived operations are made of.

use crate::Rn;
use crate::backend::{Backend, Bitwise, Castable, Encoded, Float, Int, Leaf, Num};
use crate::format::Format;
use crate::lift::{CastTarget, NativeFloat};

/// The float with an encoding.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn encoded<B: Backend, T: Float<B>>(b: B, bits: u64) -> T {
    T::constant(b, <T::Native as NativeFloat>::from_encoding(bits))
}

/// `2^exponent`, a normal number.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn power<B: Backend, T: Float<B>>(b: B, exponent: i32) -> T {
    encoded(b, power_of_two(T::FORMAT, exponent))
}

/// The encoding of `2^exponent`, a normal number.
pub(super) const fn power_of_two(format: Format, exponent: i32) -> u64 {
    ((exponent + format.max_exponent()) as u64) << (format.precision() - 1)
}

/// An integer that is known while the body is built.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn integer<B: Backend, I: Int<B>>(b: B, value: i64) -> I {
    <I as Int<B>>::literal(b, value as i128)
}

/// `x as D`, from integer to integer.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn as_int<B: Backend, D: Int<B>, T: Int<B>>(b: B, x: T) -> D {
    <D::Native as CastTarget>::cast_from::<Rn, B, T>(b, x)
}

/// The sign of an integer in all bits: -1 below zero, otherwise 0. Of signed types alone.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn sign_mask<B: Backend, T: Int<B>>(b: B, x: T) -> T {
    right(b, x, T::WIDTH - 1)
}

/// A word of an encoding that is known while the body is built.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn word<B: Backend, T: Encoded<B>>(b: B, bits: u64) -> T::Bits {
    <T::Bits as Int<B>>::literal(b, bits as i128)
}

/// `x + y`: exact or rounded to nearest; integers wrap.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn sum<B: Backend, T: Num<B>>(b: B, x: T, y: T) -> T {
    T::add::<Rn>(b, x, y)
}

/// `x - y`: exact or rounded to nearest; integers wrap.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn difference<B: Backend, T: Num<B>>(b: B, x: T, y: T) -> T {
    T::sub::<Rn>(b, x, y)
}

/// `x * y`: exact or rounded to nearest.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn product<B: Backend, T: Num<B>>(b: B, x: T, y: T) -> T {
    T::mul::<Rn>(b, x, y)
}

/// `x << n`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn left<B: Backend, I: Int<B>>(b: B, x: I, n: u32) -> I {
    I::shl(b, x, integer(b, n as i64))
}

/// `x >> n`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn right<B: Backend, I: Int<B>>(b: B, x: I, n: u32) -> I {
    I::shr(b, x, integer(b, n as i64))
}

/// The sign bit of the encoding, alone; a NaN's reads as clear.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn sign_bit<B: Backend, T: Encoded<B>>(b: B, x: T) -> T::Bits {
    <T::Bits as Bitwise<B>>::bitand(b, T::to_bits(b, x), word::<B, T>(b, T::FORMAT.sign_mask()))
}

/// `|magnitude|` with the sign of `sign`; a NaN's sign reads as positive.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn with_sign<B: Backend, T: Encoded<B>>(b: B, magnitude: T, sign: T) -> T {
    // A NaN stays one, with any other bits.
    let magnitude = T::number_to_bits(b, T::abs(b, magnitude));
    T::from_bits(b, <T::Bits as Bitwise<B>>::bitor(b, magnitude, sign_bit(b, sign)))
}

/// Returns true if `x` is neither an infinity nor a NaN.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn finite<B: Backend, T: Float<B>>(b: B, x: T) -> B::Bool {
    T::lt(b, T::abs(b, x), encoded(b, T::FORMAT.infinity()))
}

/// `x` times a power of two that makes it normal if it is not, and the exponent of that power; `even` powers have
/// square roots. Exact.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn normalised<B: Backend, T: Float<B>>(b: B, x: T, even: bool) -> (T, B::I32) {
    let precision = T::FORMAT.precision() as i32;
    let shift = if even {
        precision + (precision & 1)
    } else {
        precision
    };
    let small = T::lt(b, T::abs(b, x), encoded(b, T::FORMAT.min_normal()));
    b.select(
        small,
        (product(b, x, power(b, shift)), integer(b, shift as i64)),
        (x, integer(b, 0)),
    )
}

/// The exponent of a normal number.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn exponent<B: Backend, T: Encoded<B>>(b: B, x: T) -> B::I32 {
    // Not `number_to_bits`, here and in `scaled`: NVRTC then computes a product of `rsqrt` in both arms of a branch for sm_120.
    let magnitude = T::to_bits(b, T::abs(b, x));
    let biased = T::Bits::to_i32(b, right(b, magnitude, T::FORMAT.precision() - 1));
    difference(b, biased, integer(b, T::FORMAT.max_exponent() as i64))
}

/// `exponent << (precision - 1)` as a word to be added to encodings of normal numbers.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn exponent_word<B: Backend, T: Encoded<B>>(b: B, exponent: B::I32) -> T::Bits {
    let exponent = <<T::Bits as Leaf<B>>::Native as CastTarget>::cast_from::<Rn, B, _>(b, exponent);
    left(b, exponent, T::FORMAT.precision() - 1)
}

/// A normal number times `2^exponent` where that is normal too: exact, on the encoding.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn scaled<B: Backend, T: Encoded<B>>(b: B, x: T, exponent: B::I32) -> T {
    let step = exponent_word::<B, T>(b, exponent);
    T::from_bits(b, sum(b, T::to_bits(b, x), step))
}

/// An `i32` that is known while the body is built.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn int32<B: Backend>(b: B, value: i32) -> B::I32 {
    integer(b, value as i64)
}
