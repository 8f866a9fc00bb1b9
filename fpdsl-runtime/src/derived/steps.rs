//! Integer operations in steps, for backends that have no instruction for them.
//!
//! Words are `u32` or `u64`: what is narrower is extended with zeros, and loses them in the end.

use super::kit::{as_int, difference, integer, left, product, right, sign_mask, sum};
use crate::backend::{Backend, Bitwise, Castable, Encoded, Int, Num};
use crate::mode::Rz;

/// Every byte of a word the same.
const fn bytes(byte: u8) -> i128 {
    u64::from_ne_bytes([byte; 8]) as i128
}

/// The number of zeros above the highest one, from the exponent of the number as a float.
///
/// The conversion is toward zero, so that the float is not a power of two that the integer does not reach. The exponent of a zero is
/// that of no positive integer, and the minimum makes the width of it.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn leading_zeros_by_exponent<B: Backend, T: Int<B>>(b: B, x: T) -> B::U32 {
    let x: T::Unsigned = as_int(b, x);
    let (bias, exponent) = if T::WIDTH <= 32 {
        let bits = B::F32::number_to_bits(b, T::Unsigned::to_f32::<Rz>(b, x));
        (127, right(b, bits, 23))
    } else {
        let bits = B::F64::number_to_bits(b, T::Unsigned::to_f64::<Rz>(b, x));
        (1023, B::U64::to_u32(b, right(b, bits, 52)))
    };
    let zeros = difference(b, integer(b, bias + i64::from(T::WIDTH) - 1), exponent);
    <B::U32 as Num<B>>::min(b, zeros, integer(b, i64::from(T::WIDTH)))
}

/// The number of ones, in pairs of bits, then fours, then bytes.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn count_ones_in_steps<B: Backend, T: Int<B>>(b: B, x: T) -> B::U32 {
    let x: T::Unsigned = as_int(b, x);
    if T::WIDTH <= 32 {
        ones::<B, B::U32>(b, T::Unsigned::to_u32(b, x))
    } else {
        B::U64::to_u32(b, ones::<B, B::U64>(b, T::Unsigned::to_u64(b, x)))
    }
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn ones<B: Backend, W: Int<B>>(b: B, x: W) -> W {
    let mask = |byte| <W as Int<B>>::literal(b, bytes(byte));
    let pairs = difference(b, x, W::bitand(b, right(b, x, 1), mask(0x55)));
    let fours = sum(
        b,
        W::bitand(b, pairs, mask(0x33)),
        W::bitand(b, right(b, pairs, 2), mask(0x33)),
    );
    let mut all = W::bitand(b, sum(b, fours, right(b, fours, 4)), mask(0x0F));
    let mut width = 8;
    while width < W::WIDTH {
        all = sum(b, all, right(b, all, width));
        width *= 2;
    }
    W::bitand(b, all, integer(b, 0x7F))
}

/// The bits in the opposite order: neighbours are exchanged, then pairs, then fours, then bytes.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn reverse_bits_in_steps<B: Backend, T: Int<B>>(b: B, x: T) -> T {
    in_a_word(b, x, reversed::<B, B::U32>, reversed::<B, B::U64>)
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn reversed<B: Backend, W: Int<B>>(b: B, x: W) -> W {
    let x = exchanged(b, x, 1, bytes(0x55));
    let x = exchanged(b, x, 2, bytes(0x33));
    let x = exchanged(b, x, 4, bytes(0x0F));
    swapped(b, x)
}

/// The bytes in the opposite order.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn swap_bytes<B: Backend, T: Int<B>>(b: B, x: T) -> T {
    if T::WIDTH == 8 {
        return x;
    }
    in_a_word(b, x, swapped::<B, B::U32>, swapped::<B, B::U64>)
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn swapped<B: Backend, W: Int<B>>(b: B, x: W) -> W {
    let x = exchanged(b, x, 8, 0x00FF_00FF_00FF_00FF);
    let x = exchanged(b, x, 16, 0x0000_FFFF_0000_FFFF);
    match W::WIDTH {
        32 => x,
        _ => exchanged(b, x, 32, 0x0000_0000_FFFF_FFFF),
    }
}

/// Fields of `distance` bits exchanged with their neighbours; `mask` has the lower of two.
#[cfg_attr(not(debug_assertions), inline(always))]
fn exchanged<B: Backend, W: Int<B>>(b: B, x: W, distance: u32, mask: i128) -> W {
    if 2 * distance == W::WIDTH {
        return W::bitor(b, left(b, x, distance), right(b, x, distance));
    }
    let mask = <W as Int<B>>::literal(b, mask);
    let upper = left(b, W::bitand(b, x, mask), distance);
    W::bitor(b, upper, W::bitand(b, right(b, x, distance), mask))
}

/// A word in another order, which turns the zeros above a narrower integer into zeros below it.
#[cfg_attr(not(debug_assertions), inline(always))]
fn in_a_word<B: Backend, T: Int<B>>(
    b: B,
    x: T,
    narrow: impl FnOnce(B, B::U32) -> B::U32,
    wide: impl FnOnce(B, B::U64) -> B::U64,
) -> T {
    let x: T::Unsigned = as_int(b, x);
    if T::WIDTH <= 32 {
        let word = narrow(b, T::Unsigned::to_u32(b, x));
        as_int(b, right(b, word, 32 - T::WIDTH))
    } else {
        as_int(b, wide(b, T::Unsigned::to_u64(b, x)))
    }
}

/// The high half of the product: of a wider product, or of 64 bits by the halves of the factors.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn mul_hi_of_halves<B: Backend, T: Int<B>>(b: B, x: T, y: T) -> T {
    if T::WIDTH <= 32 && T::SIGNED {
        let product = product::<B, B::I64>(b, T::to_i64(b, x), T::to_i64(b, y));
        return as_int(b, right(b, product, T::WIDTH));
    }
    if T::WIDTH <= 32 {
        let product = product::<B, B::U64>(b, T::to_u64(b, x), T::to_u64(b, y));
        return as_int(b, right(b, product, T::WIDTH));
    }
    let high: T = as_int(b, high_product(b, T::to_u64(b, x), T::to_u64(b, y)));
    if !T::SIGNED {
        return high;
    }
    // A negative factor, read without its sign, is too large by 2^64.
    let of_x = T::bitand(b, sign_mask(b, x), y);
    let of_y = T::bitand(b, sign_mask(b, y), x);
    difference(b, high, sum(b, of_x, of_y))
}

/// The high half of a product of 128 bits. No sum of partial products overflows: each is at most `(2^32 - 1)^2`.
#[cfg_attr(not(debug_assertions), inline(always))]
fn high_product<B: Backend>(b: B, x: B::U64, y: B::U64) -> B::U64 {
    let low = |x: B::U64| B::U64::bitand(b, x, integer(b, 0xFFFF_FFFF));
    let high = |x: B::U64| right(b, x, 32);
    let lowest = product(b, low(x), low(y));
    let first = sum(b, product(b, high(x), low(y)), high(lowest));
    let second = sum(b, product(b, low(x), high(y)), low(first));
    sum(b, product(b, high(x), high(y)), sum(b, high(first), high(second)))
}
