//! Two products and their sum with one rounding.
//!
//! A sum rounded to odd (the neighbour with an odd encoding, where it is not exact) cannot be mistaken for a number or a midpoint of
//! a coarser format, so a second rounding is the only one that counts: Boldo and Melquiond, "Emulation of FMA and correctly
//! rounded sums: proved algorithms using rounding to odd" (2008).

use super::kit::{
    difference, encoded, exponent, exponent_word, finite, int32, normalised, power_of_two, product, right,
    scaled, sum, with_sign, word,
};
use crate::backend::{Backend, Bitwise, Encoded, Equal, Float, Num};
use crate::format::Format;
use crate::lift::CastTarget;
use crate::mode::{Mode, Rd, Rn, Rounding, Ru, has_four_modes};

/// `x * y + z * w`, rounded once in `M`, over all of the range: products that overflow, underflow or cancel lose nothing.
///
/// | x, y, z, w | result |
/// |---|---|
/// | a product of zero and infinity, products that are infinities of different signs, a NaN | NaN |
/// | products that cancel | +0; -0 in rd |
/// | products that are zeros | as the sum of these zeros: -0 if both are, otherwise +0; in rd -0 if either is |
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn dot2<M: Mode, B: Backend, T: Encoded<B>>(b: B, x: T, y: T, z: T, w: T) -> T {
    const { has_four_modes::<M>() };
    match T::FORMAT {
        // Products have 22 bits and exponents from -48: exact in binary32.
        Format::F16 => {
            let [x, y, z, w] = [x, y, z, w].map(|x| T::to_f32::<Rn>(b, x));
            <T::Native as CastTarget>::cast_from::<M, B, _>(b, once::<M, B, B::F32>(b, x, y, z, w))
        }
        // At most 48 bits and exponents from -298: exact in binary64.
        Format::Bf16 | Format::F32 => {
            let [x, y, z, w] = [x, y, z, w].map(|x| T::to_f64::<Rn>(b, x));
            <T::Native as CastTarget>::cast_from::<M, B, _>(b, once::<M, B, B::F64>(b, x, y, z, w))
        }
        Format::F64 => split::<M, B, T>(b, x, y, z, w),
    }
}

/// For products that are exact: their sum, such that a narrower format rounds it as if it were exact.
#[cfg_attr(not(debug_assertions), inline(always))]
fn once<M: Mode, B: Backend, T: Encoded<B>>(b: B, x: T, y: T, z: T, w: T) -> T {
    let (p, q) = (product(b, x, y), product(b, z, w));
    match M::ROUNDING {
        Rounding::NearestEven => odd(b, p, q),
        // Twice in one direction is once.
        Rounding::TowardZero | Rounding::TowardPositive | Rounding::TowardNegative => T::add::<M>(b, p, q),
    }
}

/// `x + y` rounded to odd.
#[cfg_attr(not(debug_assertions), inline(always))]
fn odd<B: Backend, T: Encoded<B>>(b: B, x: T, y: T) -> T {
    let (low, high) = (T::add::<Rd>(b, x, y), T::add::<Ru>(b, x, y));
    let last = <T::Bits as Bitwise<B>>::bitand(b, T::number_to_bits(b, low), word::<B, T>(b, 1));
    let is_odd = <T::Bits as Equal<B>>::ne(b, last, word::<B, T>(b, 0));
    let one = b.select(is_odd, low, high);
    // Equal if exact; of zeros the positive one.
    b.select(T::eq(b, low, high), high, one)
}

/// `x + y` rounded to nearest, and its error (Knuth's 2Sum).
#[cfg_attr(not(debug_assertions), inline(always))]
fn two_sum<B: Backend, T: Float<B>>(b: B, x: T, y: T) -> (T, T) {
    let s = sum(b, x, y);
    let t = difference(b, s, x);
    (
        s,
        sum(b, difference(b, x, difference(b, s, t)), difference(b, y, t)),
    )
}

/// `x * y` rounded to nearest, its error, and the exponent that both are to be multiplied by: with factors in [1, 2), where
/// nothing overflows or underflows. A zero, an infinity or a NaN is itself; zeros have the lowest exponent.
#[cfg_attr(not(debug_assertions), inline(always))]
fn scaled_product<B: Backend, T: Encoded<B>>(b: B, x: T, y: T) -> (T, T, B::I32) {
    let ((x, ex), (y, ey)) = (significand(b, x), significand(b, y));
    let p = product(b, x, y);
    let error = T::mul_add::<Rn>(b, x, y, <T as Num<B>>::neg(b, p));
    (p, error, sum(b, ex, ey))
}

/// `x` as `m * 2^e` with m in [1, 2).
#[cfg_attr(not(debug_assertions), inline(always))]
fn significand<B: Backend, T: Encoded<B>>(b: B, x: T) -> (T, B::I32) {
    let (normal, shift) = normalised(b, x, false);
    let e = exponent(b, normal);
    let m = scaled(b, normal, <B::I32 as Num<B>>::neg(b, e));
    let not_zero = T::ne(b, x, encoded(b, 0));
    let regular = B::Bool::bitand(b, finite(b, x), not_zero);
    let lowest = int32(b, -4 * T::FORMAT.max_exponent());
    let special = b.select(not_zero, int32(b, 0), lowest);
    b.select(regular, (m, difference(b, e, shift)), (x, special))
}

/// `2^exponent` for exponents of normal numbers.
#[cfg_attr(not(debug_assertions), inline(always))]
fn power<B: Backend, T: Encoded<B>>(b: B, exponent: B::I32) -> T {
    let one = word::<B, T>(b, power_of_two(T::FORMAT, 0));
    T::from_bits(b, sum(b, one, exponent_word::<B, T>(b, exponent)))
}

/// For binary64 (p = 53), where nothing wider is at hand.
///
/// Both products are an unevaluated sum of two numbers, times 2^E for the larger exponent E, and the smaller product times
/// 2^-d. Where d is above 2p + 14 only its sign counts, so d stops there. Error-free sums turn the four numbers into
/// `h + r + u + t`, h to nearest. `r + u + t`, rounded to odd from below, is right: where u is not zero, `|u + t|` is at most
/// 2 ulp(r), and otherwise t alone is below r.
///
/// `h + rest` rounds as `h` and the exact rest do. If d > 2, then |h| > 1/4, and the rest is at most ulp(h). If d <= 2, all are
/// multiples of 2^-106; where |h| >= 2^-97, the rest is at most ulp(h) / 2 + 2^-103, and inexact only if that is as good as
/// ulp(h) / 2; where |h| is less, the rest is a multiple of 2^-106 below 2^-102, and exact.
///
/// A result below the normal numbers has a coarser unit. A power of two with that unit for its ulp, of the sign of the sum, is
/// added before the rounding and subtracted after it.
#[cfg_attr(not(debug_assertions), inline(always))]
fn split<M: Mode, B: Backend, T: Encoded<B>>(b: B, x: T, y: T, z: T, w: T) -> T {
    let digits = T::FORMAT.precision() as i32;
    let lowest = T::FORMAT.min_exponent();
    let ((p, pe, ep), (q, qe, eq)) = (scaled_product(b, x, y), scaled_product(b, z, w));
    let e = <B::I32 as Num<B>>::max(b, ep, eq);
    let down = |of: B::I32| {
        let by = <B::I32 as Num<B>>::max(b, difference(b, of, e), int32(b, -(2 * digits + 14)));
        power::<B, T>(b, by)
    };
    let (fp, fq) = (down(ep), down(eq));
    let (p, pe, q, qe) = (
        product(b, p, fp),
        product(b, pe, fp),
        product(b, q, fq),
        product(b, qe, fq),
    );
    let ((s, sl), (t, tl)) = (two_sum(b, p, q), two_sum(b, pe, qe));
    let (v, vl) = two_sum(b, sl, t);
    let (h, r) = two_sum(b, s, v);
    let (u, t) = two_sum(b, vl, tl);
    let (r, u) = two_sum(b, r, u);
    let rest = odd(b, r, odd(b, u, t));
    // To nearest, for its sign and exponent.
    let about = sum(b, h, rest);
    // Beyond these exponents the result is that of these: an overflow, or less than half of the smallest number.
    let e = <B::I32 as Num<B>>::max(b, e, int32(b, lowest - digits - 7));
    let e = <B::I32 as Num<B>>::min(b, e, int32(b, T::FORMAT.max_exponent() + 2 * digits + 11));
    let magnitude = T::abs(b, about);
    let zero = encoded(b, 0);
    let is_tiny = <B::I32 as Num<B>>::lt(b, sum(b, exponent(b, about), e), int32(b, lowest));
    let place = difference(b, int32(b, lowest), e);
    let raised = with_sign(b, power::<B, T>(b, b.select(is_tiny, place, int32(b, 0))), about);
    let raised = b.select(is_tiny, raised, zero);
    let (c, cl) = two_sum(b, raised, h);
    let rounded = T::add::<M>(b, c, odd(b, cl, rest));
    let rounded = with_sign(b, difference(b, rounded, raised), about);
    // In two steps, for powers beyond the range of one; the first is exact.
    let half = right(b, e, 1);
    let (first, second) = (power::<B, T>(b, half), power::<B, T>(b, difference(b, e, half)));
    let result = T::mul::<M>(b, product(b, rounded, first), second);
    // Not a number, infinite, or zero: the sum of the products says which, with its sign.
    b.select(T::gt(b, magnitude, zero), result, T::add::<M>(b, p, q))
}
