//! Signs, distances and means.

use super::class::is_nan;
use super::kit::{as_int, difference, encoded, integer, right, sign_mask, sum, with_sign};
use crate::backend::{Backend, Encoded, Int, Signed, SignedInt};
use crate::lift::NativeSigned;

/// The sign as a number.
///
/// | x | result |
/// |---|---|
/// | an integer | -1, 0 or 1 |
/// | a positive float, +0 | 1 |
/// | a negative float, -0 | -1 |
/// | NaN | NaN |
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn signum<B: Backend, T: Signed<B>>(b: B, x: T) -> T {
    <T::Native as NativeSigned>::signum(b, x)
}

/// [`signum`] of an integer.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn signum_of_int<B: Backend, T: SignedInt<B>>(b: B, x: T) -> T {
    let magnitude = b.select(T::gt(b, x, integer(b, 0)), integer(b, 1), integer(b, 0));
    // A negative number has no one in its magnitude, and ones in all bits of its sign.
    T::bitor(b, sign_mask(b, x), magnitude)
}

/// [`signum`] of a float.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn signum_of_float<B: Backend, T: Encoded<B>>(b: B, x: T) -> T {
    let sign = with_sign(b, encoded(b, T::FORMAT.one()), x);
    b.select(is_nan(b, x), x, sign)
}

/// Returns true above 0.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn is_positive<B: Backend, T: SignedInt<B>>(b: B, x: T) -> B::Bool {
    T::gt(b, x, integer(b, 0))
}

/// Returns true below 0.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn is_negative<B: Backend, T: SignedInt<B>>(b: B, x: T) -> B::Bool {
    T::lt(b, x, integer(b, 0))
}

/// The absolute value, unsigned: `MIN` has one too.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn unsigned_abs<B: Backend, T: SignedInt<B>>(b: B, x: T) -> T::Unsigned {
    as_int(b, T::abs(b, x))
}

/// The distance between two integers. The difference of the larger and the smaller is exact as an unsigned number.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn abs_diff<B: Backend, T: Int<B>>(b: B, x: T, y: T) -> T::Unsigned {
    as_int(b, difference(b, T::max(b, x, y), T::min(b, x, y)))
}

/// `(x + y) / 2` as if the sum had another bit: toward zero, as `/`.
///
/// What both have, and half of what one has, is the mean rounded down. One more is missing where that is negative and not exact.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn midpoint<B: Backend, T: Int<B>>(b: B, x: T, y: T) -> T {
    let differing = T::bitxor(b, x, y);
    let mean = sum(b, right(b, differing, 1), T::bitand(b, x, y));
    if !T::SIGNED {
        return mean;
    }
    let is_inexact = T::bitand(b, differing, integer(b, 1));
    sum(b, mean, T::bitand(b, sign_mask(b, mean), is_inexact))
}
