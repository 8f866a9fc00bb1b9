//! Rounding to integral values (clause 5.3.1 `roundToIntegral…`, clause 5.9) and the split at the point.

use super::kit::{difference, encoded, power, sum, with_sign};
use crate::backend::{Backend, Encoded, Float};
use crate::mode::{Mode, has_four_modes, match_mode};

/// The least power of two from which on every number is an integer.
#[cfg_attr(not(debug_assertions), inline(always))]
fn integers_from<B: Backend, T: Float<B>>(b: B) -> T {
    power(b, T::FORMAT.precision() as i32 - 1)
}

/// The integer nearest to `magnitude`, ties to even, for `0 <= magnitude < limit = 2^(p - 1)`.
///
/// The sum lies in `[2^(p - 1), 2^p]`, where the unit is 1, so the addition itself rounds to an integer and the
/// subtraction is exact.
#[cfg_attr(not(debug_assertions), inline(always))]
fn nearest<B: Backend, T: Float<B>>(b: B, magnitude: T, limit: T) -> T {
    difference(b, sum(b, magnitude, limit), limit)
}

/// `x` rounded to an integer in `M`. See [`Encoded::rint`].
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn rint<M: Mode, B: Backend, T: Encoded<B>>(b: B, x: T) -> T {
    const { has_four_modes::<M>() };
    let limit = integers_from::<B, T>(b);
    let one = encoded::<B, T>(b, T::FORMAT.one());
    let magnitude = T::abs(b, x);
    let whole = with_sign(b, nearest(b, magnitude, limit), x);
    // The nearest integer is the wrong neighbour where it lies on the other side of `x`.
    let rounded = match_mode!(M {
        NearestEven => whole,
        TowardZero => {
            let beyond = T::gt(b, T::abs(b, whole), magnitude);
            b.select(beyond, difference(b, T::abs(b, whole), one), whole)
        },
        TowardPositive => b.select(T::lt(b, whole, x), sum(b, whole, one), whole),
        TowardNegative => b.select(T::gt(b, whole, x), difference(b, whole, one), whole),
    });
    // Integral already, infinite or NaN.
    b.select(T::lt(b, magnitude, limit), with_sign(b, rounded, x), x)
}

/// `x` rounded to the nearest integer, ties away from zero. See [`Encoded::round_ties_away`].
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn round_ties_away<B: Backend, T: Encoded<B>>(b: B, x: T) -> T {
    let limit = integers_from::<B, T>(b);
    let magnitude = T::abs(b, x);
    let even = nearest(b, magnitude, limit);
    // Exact: both are multiples of the unit of `magnitude`, and at most a half apart.
    let lost = difference(b, magnitude, even);
    let tie_below = T::eq(b, lost, power(b, -1));
    let away = sum(b, even, encoded(b, T::FORMAT.one()));
    let rounded = b.select(tie_below, away, even);
    b.select(T::lt(b, magnitude, limit), with_sign(b, rounded, x), x)
}

/// The fraction and the integer of `x` toward zero, both exact and with the sign of `x` (C's `modf`).
///
/// | x | result |
/// |---|---|
/// | +-0 | (+-0, +-0) |
/// | an integer | (a zero of its sign, x) |
/// | +-inf | (+-0, +-inf) |
/// | NaN | (NaN, NaN) |
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn modf<B: Backend, T: Encoded<B>>(b: B, x: T) -> (T, T) {
    let whole = T::rint::<crate::Rz>(b, x);
    let fraction = difference(b, x, whole);
    let infinite = T::eq(b, T::abs(b, x), encoded(b, T::FORMAT.infinity()));
    let fraction = b.select(infinite, encoded(b, 0), fraction);
    (with_sign(b, fraction, x), whole)
}
