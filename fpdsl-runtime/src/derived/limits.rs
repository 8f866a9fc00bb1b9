//! Sums, differences and products that stay within their type.

use super::kit::{difference, integer, product, right, sign_mask, sum};
use crate::backend::{Backend, Equal, Int};
use crate::lift::NativeInt;

/// The sum, or the limit of the type on its side.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn saturating_add<B: Backend, T: Int<B>>(b: B, x: T, y: T) -> T {
    if !T::SIGNED {
        // As much of `x` as there is room for above `y`.
        return sum(b, T::min(b, x, T::not(b, y)), y);
    }
    let sum = sum(b, x, y);
    // It has overflowed if its sign is that of neither operand.
    let overflows = T::bitand(b, T::bitxor(b, sum, x), T::bitxor(b, sum, y));
    b.select(T::lt(b, overflows, integer(b, 0)), limit(b, x), sum)
}

/// The difference, or the limit of the type on its side.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn saturating_sub<B: Backend, T: Int<B>>(b: B, x: T, y: T) -> T {
    if !T::SIGNED {
        return difference(b, T::max(b, x, y), y);
    }
    let difference = difference(b, x, y);
    // It has overflowed if the signs differ, and its own is that of `y`.
    let overflows = T::bitand(b, T::bitxor(b, x, y), T::bitxor(b, x, difference));
    b.select(T::lt(b, overflows, integer(b, 0)), limit(b, x), difference)
}

/// The product, or the limit of the type on its side.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn saturating_mul<B: Backend, T: Int<B>>(b: B, x: T, y: T) -> T {
    let (low, high) = (product(b, x, y), T::mul_hi(b, x, y));
    if !T::SIGNED {
        let fits = <T as Equal<B>>::eq(b, high, integer(b, 0));
        return b.select(fits, low, T::constant(b, T::Native::MAX));
    }
    let fits = <T as Equal<B>>::eq(b, high, sign_mask(b, low));
    b.select(fits, low, limit(b, T::bitxor(b, x, y)))
}

/// The limit of a signed type on the side of a number.
#[cfg_attr(not(debug_assertions), inline(always))]
fn limit<B: Backend, T: Int<B>>(b: B, x: T) -> T {
    T::bitxor(b, right(b, x, T::WIDTH - 1), T::constant(b, T::Native::MAX))
}
