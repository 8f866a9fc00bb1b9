//! Powers, logarithms and roots of integers.

use super::kit::{as_int, difference, integer, left, product, right, sum};
use crate::Rn;
use crate::backend::{Backend, Bitwise, Castable, Equal, Float, Int, UnsignedInt};
use crate::lift::NativeInt;

/// `x` to the power `n`, modulo 2^width; 1 for an exponent of 0.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn pow<B: Backend, T: Int<B>>(b: B, x: T, n: B::U32) -> T {
    power_by(b, x, n, product)
}

/// `x` to the power `n` by squares, with a product of its own; 1 for an exponent of 0.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn power_by<B: Backend, T: Int<B>>(
    b: B,
    x: T,
    n: B::U32,
    times: impl Fn(B, T, T) -> T + Copy,
) -> T {
    let start: (T, T, B::U32) = (integer(b, 1), x, n);
    let (power, ..) = b.while_loop(
        start,
        #[cfg_attr(not(debug_assertions), inline(always))]
        |b, (_, _, n)| <B::U32 as Equal<B>>::ne(b, n, integer(b, 0)),
        #[cfg_attr(not(debug_assertions), inline(always))]
        |b, (power, x, n)| {
            let bit = B::U32::bitand(b, n, integer(b, 1));
            let is_one = <B::U32 as Equal<B>>::ne(b, bit, integer(b, 0));
            let power = b.select(is_one, times(b, power, x), power);
            (power, times(b, x, x), right(b, n, 1))
        },
    );
    power
}

/// [`pow`] with an exponent that the source names: no more than its products.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn pow_known<B: Backend, T: Int<B>>(b: B, x: T, n: u32) -> T {
    if n == 0 {
        return integer(b, 1);
    }
    let mut power = x;
    let mut place = n.ilog2();
    while place > 0 {
        place -= 1;
        power = product(b, power, power);
        if n >> place & 1 == 1 {
            power = product(b, power, x);
        }
    }
    power
}

/// Returns true if one bit is set.
///
/// The lowest one of `x` and what is below it are more than what is below it, unless there is another one.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn is_power_of_two<B: Backend, T: UnsignedInt<B>>(b: B, x: T) -> B::Bool {
    let below = difference(b, x, integer(b, 1));
    T::gt(b, T::bitxor(b, x, below), below)
}

/// The least power of two that is not below `x`: 1 for 0, and 0 for what is above the greatest.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn next_power_of_two<B: Backend, T: UnsignedInt<B>>(b: B, x: T) -> T {
    let one: T = integer(b, 1);
    let zeros = T::leading_zeros(b, difference(b, x, one));
    let below = T::shr(b, T::constant(b, T::Native::MAX), zeros);
    sum(b, b.select(T::gt(b, x, one), below, integer(b, 0)), one)
}

/// The logarithm to base 2, rounded down; `u32::MAX` for 0 and below.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn ilog2<B: Backend, T: Int<B>>(b: B, x: T) -> B::U32 {
    let zeros = T::leading_zeros(b, positive(b, x));
    difference(b, integer(b, i64::from(T::WIDTH) - 1), zeros)
}

/// The logarithm to base 10, rounded down; `u32::MAX` for 0 and below.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn ilog10<B: Backend, T: Int<B>>(b: B, x: T) -> B::U32 {
    // It is one less than the number of powers that are not above.
    let mut log: B::U32 = integer(b, -1);
    let mut power = 1;
    while power <= T::Native::MAX.to_i128() {
        let reached = T::ge(b, x, T::literal(b, power));
        log = sum(b, log, b.select(reached, integer(b, 1), integer(b, 0)));
        power *= 10;
    }
    log
}

/// The logarithm to a base, rounded down; `u32::MAX` for 0 and below, and for bases below 2.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn ilog<B: Backend, T: Int<B>>(b: B, x: T, base: T) -> B::U32 {
    let argument = b.select(T::ge(b, base, integer(b, 2)), x, integer(b, 0));
    let has_one = T::ge(b, argument, integer(b, 1));
    let divisor: T::Unsigned = as_int(b, T::max(b, base, integer(b, 2)));
    let log = divisions(b, as_int(b, positive(b, x)), divisor);
    b.select(has_one, log, integer(b, -1))
}

/// How often a number is divided by one above 1 until it is below that.
#[cfg_attr(not(debug_assertions), inline(always))]
fn divisions<B: Backend, T: Int<B>>(b: B, x: T, divisor: T) -> B::U32 {
    let start: (T, B::U32) = (x, integer(b, 0));
    let (_, log) = b.while_loop(
        start,
        #[cfg_attr(not(debug_assertions), inline(always))]
        |b, (rest, _)| T::ge(b, rest, divisor),
        #[cfg_attr(not(debug_assertions), inline(always))]
        |b, (rest, log)| (T::div::<Rn>(b, rest, divisor), sum(b, log, integer(b, 1))),
    );
    log
}

/// The square root, rounded down; 0 for what is below 0, as `f64::sqrt(x) as i64`.
///
/// A root in a float of half the width and more is off by less than 2^-7, so that its integer is at most one off. The limit keeps
/// its square within the type.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn isqrt<B: Backend, T: Int<B>>(b: B, x: T) -> T {
    let x: T::Unsigned = as_int(b, positive(b, x));
    let root: T::Unsigned = if T::WIDTH <= 32 {
        let root = B::F32::sqrt::<Rn>(b, T::Unsigned::to_f32::<Rn>(b, x));
        as_int(b, B::F32::to_u32(b, root))
    } else {
        let root = B::F64::sqrt::<Rn>(b, T::Unsigned::to_f64::<Rn>(b, x));
        as_int(b, B::F64::to_u64(b, root))
    };
    as_int(b, corrected(b, x, root))
}

/// The square root of `x`, from an integer that is at most one off.
#[cfg_attr(not(debug_assertions), inline(always))]
fn corrected<B: Backend, T: Int<B>>(b: B, x: T, root: T) -> T {
    let (zero, one): (T, T) = (integer(b, 0), integer(b, 1));
    let root = T::min(b, root, integer(b, (1 << (T::WIDTH / 2)) - 1));
    let above = T::gt(b, product(b, root, root), x);
    let root = difference(b, root, b.select(above, one, zero));
    let rest = difference(b, x, product(b, root, root));
    let below = T::gt(b, rest, left(b, root, 1));
    sum(b, root, b.select(below, one, zero))
}

/// `x`, or 0 in place of a negative number.
#[cfg_attr(not(debug_assertions), inline(always))]
fn positive<B: Backend, T: Int<B>>(b: B, x: T) -> T {
    if T::SIGNED { T::max(b, x, integer(b, 0)) } else { x }
}
