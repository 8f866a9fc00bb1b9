//! Operations whose results stay within their type.

use super::kit::{difference, integer, product, right, sign_mask, sum};
use super::power::power_by;
use crate::Rn;
use crate::backend::{Backend, Equal, Int, Num, SignedInt};
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

/// The quotient, or the upper limit for the least number by -1.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn saturating_div<B: Backend, T: Int<B>>(b: B, x: T, y: T) -> T {
    let quotient = T::div::<Rn>(b, x, y);
    if !T::SIGNED {
        return quotient;
    }
    // It wraps there alone, and there alone are all three negative.
    let wraps = T::bitand(b, T::bitand(b, x, y), quotient);
    b.select(
        T::lt(b, wraps, integer(b, 0)),
        T::constant(b, T::Native::MAX),
        quotient,
    )
}

/// The absolute value, or the upper limit for the least number.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn saturating_abs<B: Backend, T: SignedInt<B>>(b: B, x: T) -> T {
    T::max(b, x, saturating_neg(b, x))
}

/// `-x`, or the upper limit for the least number.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn saturating_neg<B: Backend, T: SignedInt<B>>(b: B, x: T) -> T {
    // The least number is the only one below the upper limit's negative.
    let x = T::max(b, x, T::literal(b, -T::Native::MAX.to_i128()));
    <T as Num<B>>::neg(b, x)
}

/// `x` to the power `n`, or the limit of the type on its side; 1 for an exponent of 0.
///
/// A square is at its limit only if `x` is above 1 in magnitude, and then the power is 1 or above 1 as well: every product with
/// that square is beyond the limit on the power's side, or the limit itself.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn saturating_pow<B: Backend, T: Int<B>>(b: B, x: T, n: B::U32) -> T {
    power_by(b, x, n, saturating_mul)
}

/// The limit of a signed type on the side of a number.
#[cfg_attr(not(debug_assertions), inline(always))]
fn limit<B: Backend, T: Int<B>>(b: B, x: T) -> T {
    T::bitxor(b, right(b, x, T::WIDTH - 1), T::constant(b, T::Native::MAX))
}
