//! The standard's remainder.

use super::class::is_sign_negative;
use super::kit::{difference, encoded, int32, power, product, sum};
use crate::backend::{Backend, Bitwise, Encoded, Float, Num};

/// `x - y * n` with `n` the integer nearest to `x / y`, ties to even: exact (`remainder`, clause 5.3.1).
///
/// | x, y | result |
/// |---|---|
/// | +-inf, any | NaN |
/// | any, +-0 | NaN |
/// | finite, +-inf | x |
/// | a multiple of y, y | a zero with the sign of x |
/// | either NaN | NaN |
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn ieee_remainder<B: Backend, T: Encoded<B>>(b: B, x: T, y: T) -> T {
    remquo(b, x, y).0
}

/// [`ieee_remainder`], and the low three bits of the integer quotient's magnitude with the sign of `x / y` (C's
/// `remquo`). Where the remainder is NaN the quotient is 0.
///
/// The exact `%` leaves `|x|` modulo `8 |y|`, or `|x|` itself where `8 |y|` would overflow: `|x|` is below it then. Two
/// subtractions bring it below `2 |y|`; each is exact because both operands are within a factor of two (Sterbenz), and
/// a multiple that overflows is an infinity that nothing exceeds. The last steps compare with `|y| - r` for `2 r`
/// against `|y|`: where the two could be equal the difference is exact, elsewhere rounding does not cross `r`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn remquo<B: Backend, T: Encoded<B>>(b: B, x: T, y: T) -> (T, B::I32) {
    let infinity = encoded(b, T::FORMAT.infinity());
    let (a, d) = (T::abs(b, x), T::abs(b, y));
    let fits = T::lt(b, d, power(b, T::FORMAT.max_exponent() - 2));
    let eight = b.select(fits, product(b, d, power(b, 3)), encoded(b, T::FORMAT.one()));
    let r = b.select(fits, T::rem(b, a, eight), a);

    let (r, q) = reduce(b, r, product(b, d, power(b, 2)), int32(b, 0), 4);
    let (r, q) = reduce(b, r, product(b, d, power(b, 1)), q, 2);
    let above = T::gt(b, r, difference(b, d, r));
    let (r, q) = b.select(above, (difference(b, r, d), sum(b, q, int32(b, 1))), (r, q));
    // A tie after one subtraction has an odd quotient; without one it is even and stays.
    let tie_or_above = B::Bool::bitand(b, above, T::ge(b, r, difference(b, d, r)));
    let (r, q) = b.select(
        tie_or_above,
        (difference(b, r, d), sum(b, q, int32(b, 1))),
        (r, q),
    );

    let negative = is_sign_negative(b, x);
    let r = b.select(negative, <T as Num<B>>::neg(b, r), r);
    let q = B::I32::bitand(b, q, int32(b, 7));
    let opposite = B::Bool::bitxor(b, negative, is_sign_negative(b, y));
    let q = b.select(opposite, <B::I32 as Num<B>>::neg(b, q), q);

    let valid = B::Bool::bitand(b, T::lt(b, a, infinity), T::gt(b, d, encoded(b, 0)));
    b.select(valid, (r, q), (encoded(b, T::FORMAT.quiet_nan()), int32(b, 0)))
}

/// Takes `part` off where it fits, counting `count`.
#[cfg_attr(not(debug_assertions), inline(always))]
fn reduce<B: Backend, T: Float<B>>(b: B, r: T, part: T, q: B::I32, count: i32) -> (T, B::I32) {
    let fits = T::ge(b, r, part);
    b.select(fits, (difference(b, r, part), sum(b, q, int32(b, count))), (r, q))
}
