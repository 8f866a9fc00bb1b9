//! Powers of two: `scaleB` and `logB` (clause 5.3.3), significand and exponent.

use super::class::is_zero;
use super::kit::{
    difference, encoded, exponent, exponent_word, finite, int32, normalised, power_of_two, scaled, sum, word,
};
use crate::Rn;
use crate::backend::{Backend, Bitwise, Encoded, Float, Num};
use crate::lift::CastTarget;
use crate::mode::{Mode, has_four_modes};

/// Returns true if `x` is finite and not zero.
#[cfg_attr(not(debug_assertions), inline(always))]
fn has_exponent<B: Backend, T: Float<B>>(b: B, x: T) -> B::Bool {
    B::Bool::bitand(b, finite(b, x), B::Bool::not(b, is_zero(b, x)))
}

/// `x * 2^n`, rounded once in `M`, into the subnormal range as well (`scaleB`; C's `scalbn` and `ldexp`).
///
/// | x | result |
/// |---|---|
/// | +-0, +-inf | x |
/// | too large | as `M` overflows: an infinity or the largest finite number |
/// | NaN | NaN |
///
/// With `x = m * 2^e` and `1 <= |m| < 2`, the number is first given the exponent nearest to `e + n` that normal numbers
/// have, which is exact; one product by the power of two that is left rounds. Below `emin - p - 2` all numbers round
/// alike (to zero or the smallest subnormal), above `emax` one factor of 2 overflows as any would.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn scalbn<M: Mode, B: Backend, T: Encoded<B>>(b: B, x: T, n: B::I32) -> T {
    const { has_four_modes::<M>() };
    let (lowest, highest) = (T::FORMAT.min_exponent(), T::FORMAT.max_exponent());
    let least = -(T::FORMAT.precision() as i32 + 2);
    // Far more than takes the smallest number past the largest, and no sum overflows.
    let far = 8 * T::FORMAT.max_exponent() + 64;
    let n = <B::I32 as Num<B>>::min(b, n, int32(b, far));
    let n = <B::I32 as Num<B>>::max(b, n, int32(b, -far));
    let (normal, shift) = normalised(b, x, false);
    let old = exponent(b, normal);
    let wanted = difference(b, sum(b, old, n), shift);
    let inner = <B::I32 as Num<B>>::min(b, wanted, int32(b, highest));
    let inner = <B::I32 as Num<B>>::max(b, inner, int32(b, lowest));
    let rest = difference(b, wanted, inner);
    let rest = <B::I32 as Num<B>>::min(b, rest, int32(b, 1));
    let rest = <B::I32 as Num<B>>::max(b, rest, int32(b, least));
    let one = word::<B, T>(b, power_of_two(T::FORMAT, 0));
    let factor = T::from_bits(b, sum(b, one, exponent_word::<B, T>(b, rest)));
    let result = T::mul::<M>(b, scaled(b, normal, difference(b, inner, old)), factor);
    b.select(has_exponent(b, x), result, x)
}

/// C's other name of [`scalbn`].
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn ldexp<M: Mode, B: Backend, T: Encoded<B>>(b: B, x: T, n: B::I32) -> T {
    const { has_four_modes::<M>() };
    scalbn::<M, B, T>(b, x, n)
}

/// `x` as `m * 2^e` with `1/2 <= |m| < 1`, exact (C's `frexp`). Zeros, infinities and NaN come back with `e = 0`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn frexp<B: Backend, T: Encoded<B>>(b: B, x: T) -> (T, B::I32) {
    let (normal, shift) = normalised(b, x, false);
    // The significand in [1, 2) has exponent 0, the one in [1/2, 1) has -1.
    let e = sum(b, exponent(b, normal), int32(b, 1));
    let m = scaled(b, normal, <B::I32 as Num<B>>::neg(b, e));
    b.select(has_exponent(b, x), (m, difference(b, e, shift)), (x, int32(b, 0)))
}

/// The exponent of `x`: `e` with `2^e <= |x| < 2^(e + 1)` (`logB` with an integer result, C's and CUDA's `ilogb`).
///
/// | x | result |
/// |---|---|
/// | +-0 | `i32::MIN` |
/// | +-inf | `i32::MAX` |
/// | NaN | `i32::MIN` |
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn ilogb<B: Backend, T: Encoded<B>>(b: B, x: T) -> B::I32 {
    let (normal, shift) = normalised(b, x, false);
    let e = difference(b, exponent(b, normal), shift);
    let infinite = T::eq(b, T::abs(b, x), encoded(b, T::FORMAT.infinity()));
    let special = b.select(infinite, int32(b, i32::MAX), int32(b, i32::MIN));
    b.select(has_exponent(b, x), e, special)
}

/// The exponent of `x` as a number of the format, exact (`logB`, C's `logb`).
///
/// | x | result |
/// |---|---|
/// | +-0 | -inf |
/// | +-inf | +inf |
/// | NaN | NaN |
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn logb<B: Backend, T: Encoded<B>>(b: B, x: T) -> T {
    let (normal, shift) = normalised(b, x, false);
    let e = difference(b, exponent(b, normal), shift);
    // At most 11 bits, of which bfloat16 has 8: its own exponents are below 2^8.
    let e = <T::Native as CastTarget>::cast_from::<Rn, B, _>(b, e);
    let negative_infinity = encoded(b, T::FORMAT.infinity() | T::FORMAT.sign_mask());
    let special = b.select(is_zero(b, x), negative_infinity, T::abs(b, x));
    b.select(has_exponent(b, x), e, special)
}
