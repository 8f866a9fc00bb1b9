//! Rust's names of what the operators do.

use super::kit::{difference, product, sum};
use crate::backend::{Backend, Int, Num};

/// `x + y`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn wrapping_add<B: Backend, T: Int<B>>(b: B, x: T, y: T) -> T {
    sum(b, x, y)
}

/// `x - y`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn wrapping_sub<B: Backend, T: Int<B>>(b: B, x: T, y: T) -> T {
    difference(b, x, y)
}

/// `x * y`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn wrapping_mul<B: Backend, T: Int<B>>(b: B, x: T, y: T) -> T {
    product(b, x, y)
}

/// `0 - x`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn wrapping_neg<B: Backend, T: Int<B>>(b: B, x: T) -> T {
    <T as Num<B>>::neg(b, x)
}

/// `x << n`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn wrapping_shl<B: Backend, T: Int<B>>(b: B, x: T, n: B::U32) -> T {
    T::shl(b, x, n)
}

/// `x >> n`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn wrapping_shr<B: Backend, T: Int<B>>(b: B, x: T, n: B::U32) -> T {
    T::shr(b, x, n)
}
