//! The next numbers up and down (clause 5.3.1), and the distance to them. All exact; no mode.

use super::class::is_nan;
use super::kit::{difference, encoded, finite, left, right, sum, word};
use crate::backend::{Backend, Bitwise, Castable, Encoded, Equal, Int, Num};

/// The least number above `x` (`nextUp`).
///
/// | x | result |
/// |---|---|
/// | +-0 | the smallest subnormal number |
/// | minus the smallest subnormal number | -0 |
/// | -inf | the lowest finite number |
/// | the largest finite number, +inf | +inf |
/// | NaN | NaN |
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn next_up<B: Backend, T: Encoded<B>>(b: B, x: T) -> T {
    let one = word::<B, T>(b, 1);
    // -0 has no smaller magnitude; its successor is +0's.
    let bits = b.select(
        T::eq(b, x, encoded(b, 0)),
        word::<B, T>(b, 0),
        T::number_to_bits(b, x),
    );
    let up = b.select(
        T::lt(b, x, encoded(b, 0)),
        difference(b, bits, one),
        sum(b, bits, one),
    );
    let last = B::Bool::bitor(b, is_nan(b, x), T::eq(b, x, encoded(b, T::FORMAT.infinity())));
    b.select(last, x, T::from_bits(b, up))
}

/// The greatest number below `x` (`nextDown`): `-next_up(-x)`.
///
/// | x | result |
/// |---|---|
/// | +-0 | minus the smallest subnormal number |
/// | the smallest subnormal number | +0 |
/// | +inf | the largest finite number |
/// | the lowest finite number, -inf | -inf |
/// | NaN | NaN |
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn next_down<B: Backend, T: Encoded<B>>(b: B, x: T) -> T {
    let up = next_up(b, <T as Num<B>>::neg(b, x));
    <T as Num<B>>::neg(b, up)
}

/// The next number from `x` toward `y` (C's `nextafter`); `y` where the two are equal.
///
/// | x, y | result |
/// |---|---|
/// | zeros of either sign | y |
/// | +-0, y | the smallest subnormal number, with the sign of y |
/// | +-inf, y finite | the largest finite number, with the sign of x |
/// | either NaN | NaN |
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn next_after<B: Backend, T: Encoded<B>>(b: B, x: T, y: T) -> T {
    let next = b.select(T::lt(b, x, y), next_up(b, x), next_down(b, x));
    let there = B::Bool::bitor(b, T::eq(b, x, y), is_nan(b, y));
    b.select(there, y, next)
}

/// The distance between the numbers of the format around `x`: the weight of the last bit of its significand.
///
/// `2^(max(e, emin) - p + 1)` for `2^e <= |x| < 2^(e + 1)` in a format of precision p; the smallest subnormal number for
/// zeros and subnormal numbers. Subnormal itself for the smallest normal numbers.
///
/// | x | result |
/// |---|---|
/// | +-inf | +inf |
/// | NaN | NaN |
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn ulp<B: Backend, T: Encoded<B>>(b: B, x: T) -> T {
    let digits = T::FORMAT.precision() - 1;
    let magnitude = T::abs(b, x);
    let biased = right(b, T::number_to_bits(b, magnitude), digits);
    // A result of biased exponent `biased - digits`, or where that is not above zero a subnormal power of two.
    let exponent = difference(b, biased, word::<B, T>(b, digits as u64));
    let normal = left(b, exponent, digits);
    let zero = <T::Bits as Equal<B>>::eq(b, biased, word::<B, T>(b, 0));
    let place = b.select(
        zero,
        word::<B, T>(b, 0),
        difference(b, biased, word::<B, T>(b, 1)),
    );
    let subnormal = <T::Bits as Int<B>>::shl(b, word::<B, T>(b, 1), T::Bits::to_u32(b, place));
    let is_normal = <T::Bits as Num<B>>::gt(b, biased, word::<B, T>(b, digits as u64));
    let unit = T::from_bits(b, b.select(is_normal, normal, subnormal));
    b.select(finite(b, x), unit, magnitude)
}
