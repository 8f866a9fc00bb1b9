//! Counts of bits, and integers with their bits in another order.

use super::kit::{as_int, difference, integer};
use crate::backend::{Backend, Bitwise, Int, Num};

/// The number of zeros below the lowest one; the width for 0.
///
/// The zeros are the ones of `!x & (x - 1)`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn trailing_zeros<B: Backend, T: Int<B>>(b: B, x: T) -> B::U32 {
    let below = difference(b, x, integer(b, 1));
    T::count_ones(b, T::bitand(b, T::not(b, x), below))
}

/// The number of ones above the highest zero.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn leading_ones<B: Backend, T: Int<B>>(b: B, x: T) -> B::U32 {
    T::leading_zeros(b, T::not(b, x))
}

/// The number of ones below the lowest zero.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn trailing_ones<B: Backend, T: Int<B>>(b: B, x: T) -> B::U32 {
    trailing_zeros(b, T::not(b, x))
}

/// The number of zeros.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn count_zeros<B: Backend, T: Int<B>>(b: B, x: T) -> B::U32 {
    T::count_ones(b, T::not(b, x))
}

/// The bits moved up by `n` modulo the width; those that leave come back below.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn rotate_left<B: Backend, T: Int<B>>(b: B, x: T, n: B::U32) -> T {
    let back = <B::U32 as Num<B>>::neg(b, n);
    rotated(b, x, n, back)
}

/// The bits moved down by `n` modulo the width; those that leave come back above.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn rotate_right<B: Backend, T: Int<B>>(b: B, x: T, n: B::U32) -> T {
    let back = <B::U32 as Num<B>>::neg(b, n);
    rotated(b, x, back, n)
}

/// The bits moved up, and those that leave moved down. The distances sum to a multiple of the width.
#[cfg_attr(not(debug_assertions), inline(always))]
fn rotated<B: Backend, T: Int<B>>(b: B, x: T, up: B::U32, down: B::U32) -> T {
    let x: T::Unsigned = as_int(b, x);
    let (high, low) = (T::Unsigned::shl(b, x, up), T::Unsigned::shr(b, x, down));
    as_int(b, T::Unsigned::bitor(b, high, low))
}
