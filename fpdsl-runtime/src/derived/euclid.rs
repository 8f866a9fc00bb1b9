//! Divisions of integers that round in other ways than `/`. A zero divisor is a fault, as it is there.

use super::kit::{difference, integer, product, sum};
use crate::Rn;
use crate::backend::{Backend, Int, Num, UnsignedInt};

/// The quotient whose remainder is not negative; `MIN` by -1 wraps.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn div_euclid<B: Backend, T: Int<B>>(b: B, x: T, y: T) -> T {
    let quotient = T::div::<Rn>(b, x, y);
    if !T::SIGNED {
        return quotient;
    }
    let zero: T = integer(b, 0);
    let remainder = difference(b, x, product(b, quotient, y));
    let step = b.select(T::gt(b, y, zero), integer(b, -1), integer(b, 1));
    let step = b.select(T::lt(b, remainder, zero), step, zero);
    sum(b, quotient, step)
}

/// The remainder that is not negative.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn rem_euclid<B: Backend, T: Int<B>>(b: B, x: T, y: T) -> T {
    let remainder = T::rem(b, x, y);
    if !T::SIGNED {
        return remainder;
    }
    let zero: T = integer(b, 0);
    let magnitude = b.select(T::lt(b, y, zero), <T as Num<B>>::neg(b, y), y);
    let step = b.select(T::lt(b, remainder, zero), magnitude, zero);
    sum(b, remainder, step)
}

/// The quotient rounded up.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn div_ceil<B: Backend, T: UnsignedInt<B>>(b: B, x: T, y: T) -> T {
    let quotient = T::div::<Rn>(b, x, y);
    let is_exact = T::eq(b, x, product(b, quotient, y));
    sum(b, quotient, b.select(is_exact, integer(b, 0), integer(b, 1)))
}
