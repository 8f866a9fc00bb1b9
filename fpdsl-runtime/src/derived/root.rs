//! The reciprocal square root, correctly rounded in every mode.

use super::class::is_zero;
use super::kit::{
    difference, encoded, exponent, integer, normalised, power, product, scaled, sum, with_sign, word,
};
use crate::Rn;
use crate::backend::{Backend, Bitwise, Encoded, Int, Num};
use crate::format::Format;
use crate::lift::CastTarget;
use crate::mode::{Mode, has_four_modes, match_mode};

/// `1 / sqrt(x)`, rounded once in `M`. See [`Encoded::rsqrt`].
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn rsqrt<M: Mode, B: Backend, T: Encoded<B>>(b: B, x: T) -> T {
    const { has_four_modes::<M>() };
    match T::FORMAT {
        // Twice in one direction is once. To nearest, no reciprocal root of a number of these formats lies so close to
        // the middle of two others that rounding to binary32 first moves it there: tested for all of them.
        Format::F16 | Format::Bf16 => {
            let wide = positive::<M, B, B::F32>(b, T::to_f32::<Rn>(b, x));
            special(b, x, <T::Native as CastTarget>::cast_from::<M, B, _>(b, wide))
        }
        Format::F32 | Format::F64 => special(b, x, positive::<M, B, T>(b, x)),
    }
}

/// `root`, unless `x` is a zero (an infinity of its sign), negative or NaN (NaN) or infinite (+0).
#[cfg_attr(not(debug_assertions), inline(always))]
fn special<B: Backend, T: Encoded<B>>(b: B, x: T, root: T) -> T {
    let infinity = encoded(b, T::FORMAT.infinity());
    let beyond = b.select(
        T::eq(b, x, infinity),
        encoded(b, 0),
        encoded(b, T::FORMAT.quiet_nan()),
    );
    let zero = with_sign(b, infinity, x);
    let other = b.select(is_zero(b, x), zero, beyond);
    let ordinary = B::Bool::bitand(b, T::gt(b, x, encoded(b, 0)), T::lt(b, x, infinity));
    b.select(ordinary, root, other)
}

/// The reciprocal square root of a positive finite binary32 or binary64 number; anything for others.
///
/// `x = m * 4^k` with `1 <= m < 4`, so the result is `c * 2^-k` with `c = 1 / sqrt(m)` in `(1/2, 1]`, whose unit is
/// `u = 2^-p`. With `q = rn(1/m)` and `y = rn(sqrt(q))`:
///
/// - `|y - c| < 0.86 u`: `q` is off by at most half its unit, which the square root turns into at most `0.354 u`, and
///   `y` adds half a unit. So `y` or one of its neighbours is the result in every mode.
/// - `rho = 1 - q m` and `delta = y^2 - q` are numbers of the format (residuals of a quotient and of a square root,
///   rounded to nearest), so `residual = rho - m delta = 1 - m y^2` in one fused operation, with its sign exact: it is
///   positive where `y < c`, and zero only for `m = 1`.
/// - To nearest, `c` is compared with `y + u/2`, for a positive residual (for a negative one with `y - u/2`, signs
///   changed): `1 - m (y + u/2)^2 = t - m u^2 / 4` with `t = rho - m (delta + y u)`. Where the two terms are close,
///   `delta + y u` is about `rho / m`, at most half a unit of `q`, and a multiple of `u^2`: the sum is exact. `t` is a
///   multiple of `2^(1 - p) u^2` and near `m u^2 / 4 < u^2`: exact as well. Elsewhere rounding keeps the order. `c` is
///   never the middle itself: the square of an odd number times an integer would have to be a power of two.
/// - Nothing underflows: the smallest unit above is `2^(1 - 3p)`, normal in both formats.
#[cfg_attr(not(debug_assertions), inline(always))]
fn positive<M: Mode, B: Backend, T: Encoded<B>>(b: B, x: T) -> T {
    let (normal, shift) = normalised(b, x, true);
    let e = exponent(b, normal);
    // Floor of half the exponent: the shift of a signed integer is arithmetic.
    let k = <B::I32 as Int<B>>::shr(b, e, integer(b, 1));
    let m = scaled(b, normal, <B::I32 as Num<B>>::neg(b, sum(b, k, k)));

    let one = encoded(b, T::FORMAT.one());
    let q = T::div::<Rn>(b, one, m);
    let y = T::sqrt::<Rn>(b, q);
    let minus = |v| <T as Num<B>>::neg(b, v);
    let rho = T::mul_add::<Rn>(b, minus(q), m, one);
    let delta = T::mul_add::<Rn>(b, y, y, minus(q));
    let residual = T::mul_add::<Rn>(b, minus(m), delta, rho);

    let zero = encoded(b, 0);
    let up = T::gt(b, residual, zero);
    let down = T::lt(b, residual, zero);
    let bits = T::to_bits(b, y);
    let next = sum(b, bits, word::<B, T>(b, 1));
    let previous = difference(b, bits, word::<B, T>(b, 1));
    let bits = match_mode!(M {
        TowardPositive => b.select(up, next, bits),
        TowardZero | TowardNegative => b.select(down, previous, bits),
        NearestEven => {
            let unit = -(T::FORMAT.precision() as i32);
            let step = b.select(up, power(b, unit), minus(power(b, unit)));
            let t = T::mul_add::<Rn>(b, minus(m), T::mul_add::<Rn>(b, y, step, delta), rho);
            let threshold = product(b, m, power(b, 2 * unit - 2));
            let beyond_up = B::Bool::bitand(b, up, T::gt(b, t, threshold));
            let beyond_down = B::Bool::bitand(b, down, T::lt(b, t, threshold));
            b.select(beyond_up, next, b.select(beyond_down, previous, bits))
        },
    });
    // Half of the even shift came with `m`'s exponent and goes back into the result.
    let half_shift = <B::I32 as Int<B>>::shr(b, shift, integer(b, 1));
    scaled(b, T::from_bits(b, bits), difference(b, half_shift, k))
}
