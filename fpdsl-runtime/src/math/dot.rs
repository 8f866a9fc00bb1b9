//! The dot product of two short arrays, rounded once.
//!
//! A first phase adds the products in binary64, in three parts: the sum, what it loses, and how much that loses. Products of the narrow
//! formats are exact there; those of binary64 have an error that is a number too, unless they are tiny. Mostly the parts decide how the
//! real sum rounds. Otherwise integers do: digit by digit to the base 2^32, from
//! the lowest that a product has to the highest.

use fpdsl_macros::fp;

use super::kit::{number_bits, odd, power_of_two, two_product, two_sum};
use crate::array::from_fn;
use crate::backend::{Backend, Encoded};
use crate::format::Format;
use crate::lift::CastTarget;
use crate::mode::{Mode, Rn, has_four_modes};

/// 2^-53.
const UNIT: f64 = 1.110_223_024_625_156_5e-16;
/// Below it, 2^-900, the error of a product may be no number.
const TINY: f64 = 1.183_052_186_166_774_7e-271;
/// Below it, 2^1000, no sum of magnitudes has overflowed.
const HUGE: f64 = 1.071_508_607_186_267_3e301;
/// A digit.
const MASK: i64 = 0xffff_ffff;

/// The products' sum is `hi + lo`, but for at most twice `rest`, and `size` is the sum of their magnitudes. If that is 2^1000 or more, or
/// NaN, the others mean nothing.
#[fp]
fn in_parts<const N: usize>(x: [f64; N], y: [f64; N]) -> (f64, f64, f64, f64) {
    let mut sum = 0.0_f64;
    let mut low = 0.0_f64;
    let mut rest = 0.0_f64;
    let mut size = 0.0_f64;
    for i in 0..N {
        let (p, e) = two_product(x[i], y[i]);
        let (s, t) = two_sum(sum, p);
        let (t, r) = two_sum(t, e);
        let (l, q) = two_sum(low, t);
        sum = s;
        low = l;
        rest += r.abs() + q.abs();
        let tiny = p.abs() < TINY && x[i] != 0.0 && y[i] != 0.0;
        size += if tiny { f64::INFINITY } else { p.abs() };
    }
    let (hi, lo) = two_sum(sum, low);
    (hi, lo, rest, size)
}

/// The same for products that are numbers of binary64, as those of narrower formats are.
#[fp]
fn in_parts_of_narrow<const N: usize>(x: [f64; N], y: [f64; N]) -> (f64, f64, f64, f64) {
    let mut sum = 0.0_f64;
    let mut low = 0.0_f64;
    let mut rest = 0.0_f64;
    let mut size = 0.0_f64;
    for i in 0..N {
        let p = x[i] * y[i];
        let (s, t) = two_sum(sum, p);
        let (l, q) = two_sum(low, t);
        sum = s;
        low = l;
        rest += q.abs();
        size += p.abs();
    }
    let (hi, lo) = two_sum(sum, low);
    (hi, lo, rest, size)
}

/// The integer and the exponent above -1074 of a finite number's magnitude.
#[fp]
fn integer(x: f64) -> (u64, u64) {
    let b = number_bits(x);
    let fraction = b & 0x000f_ffff_ffff_ffff;
    let field = (b >> 52) & 0x7ff;
    if field == 0 {
        (fraction, 0)
    } else {
        (fraction | 0x0010_0000_0000_0000, field - 1)
    }
}

/// The place of the lowest bit of a product of finite numbers, above 2^-2148.
#[fp]
fn place(x: f64, y: f64) -> i64 {
    let (_, e) = integer(x);
    let (_, f) = integer(y);
    (e + f) as i64
}

/// The bits of a product of finite numbers from place `from` on, up to 32.
#[fp]
fn digit(x: f64, y: f64, from: i64) -> i64 {
    let (m, _) = integer(x);
    let (n, _) = integer(y);
    let (low, high) = (m * n, m.mul_hi(n));
    let by = from - place(x, y);
    let bits = if by <= -32 || by >= 128 {
        0
    } else if by <= 0 {
        low << (-by as u64)
    } else if by < 64 {
        (low >> (by as u64)) | (high << ((64 - by) as u64))
    } else {
        high >> ((by - 64) as u64)
    };
    let part = (bits & 0xffff_ffff) as i64;
    if (number_bits(x) ^ number_bits(y)) >> 63 != 0 {
        -part
    } else {
        part
    }
}

/// The digits of all products from place `from` on.
#[fp(inline = false)]
fn column<const N: usize>(x: [f64; N], y: [f64; N], from: i64) -> i64 {
    let mut sum = 0_i64;
    for i in 0..N {
        sum += digit(x[i], y[i], from);
    }
    sum
}

/// The sum of the products of finite numbers, as `m 2^(e - 63)` where `m` has 64 bits: it ends in 1 if more follow. A sum of 0 has an `m`
/// of 0. The last value is true below 0.
#[fp(cold)]
fn in_digits<const N: usize>(x: [f64; N], y: [f64; N]) -> (u64, i64, bool) {
    let mut first = 4200_i64;
    let mut end = 0_i64;
    for i in 0..N {
        if x[i] != 0.0 && y[i] != 0.0 {
            first = first.min(place(x[i], y[i]) >> 5);
            // Bits of five digits, and what fewer than 2^31 products carry, with its sign.
            end = end.max((place(x[i], y[i]) >> 5) + 6);
        }
    }
    // What is carried out of the last digit is the sign.
    let mut carry = 0_i64;
    let mut j = first;
    while j < end {
        carry = (column::<N>(x, y, 32 * j) + carry) >> 32;
        j += 1;
    }
    let negative = carry < 0;
    let flip = if negative { MASK } else { 0 };
    let mut borrow = if negative { 1_i64 } else { 0 };
    carry = 0;
    // The last digit that is not 0, the two before it, its place, and whether there are others.
    let (mut top, mut second, mut third) = (0_i64, 0_i64, 0_i64);
    let mut at = 0_i64;
    let mut more = false;
    let (mut before, mut before_that) = (0_i64, 0_i64);
    let mut older = false;
    j = first;
    while j < end {
        let sum = column::<N>(x, y, 32 * j) + carry;
        carry = sum >> 32;
        let size = ((sum & MASK) ^ flip) + borrow;
        borrow = size >> 32;
        let size = size & MASK;
        if size != 0 {
            top = size;
            second = before;
            third = before_that;
            at = j;
            more = older;
        }
        older = older || before_that != 0;
        before_that = before;
        before = size;
        j += 1;
    }
    let leading = ((top as u64) << 32) | second as u64;
    let shift = leading.leading_zeros() as u64 & 31;
    let last = (third as u64) << shift;
    let sticky = more || (last & 0xffff_ffff) != 0;
    let m = (leading << shift) | (last >> 32) | (if sticky { 1 } else { 0 });
    (m, 32 * at - 2117 - shift as i64, negative)
}

/// `m 2^(e - 63)` rounded to odd: for sums within the normal range of binary64.
#[fp]
fn odd_number(m: u64, e: i64, negative: bool) -> f64 {
    let rest = if (m & 0x7ff) != 0 { 1 } else { 0 };
    let size = ((m >> 11) | rest) as f64 * power_of_two(e - 52);
    if negative { -size } else { size }
}

/// `m 2^(e - 63)` rounded to binary64 in the mode; `m` is not 0, and its last bit stands for any that follow.
#[fp(mode = M)]
fn number<M: Mode>(m: u64, e: i64, negative: bool) -> f64 {
    let away = if negative { M::IS_DOWN } else { M::IS_UP };
    let below = (-1022 - e).max(0);
    let dropped = (below + 11).min(65) as u64;
    // The digits that are kept, and the rest as a part of 2^64.
    let kept = if dropped < 64 { m >> dropped } else { 0 };
    let rest = if dropped < 64 {
        m << (64 - dropped)
    } else if dropped == 64 {
        m
    } else {
        1
    };
    let half = 0x8000_0000_0000_0000_u64;
    let up = if M::IS_NEAREST {
        rest > half || (rest == half && (kept & 1) != 0)
    } else {
        away && rest != 0
    };
    // The leading bit is one of the exponent field, so that a carry moves on into it.
    let field = (e + 1022).max(0) as u64;
    let bits = (field << 52) + kept + (if up { 1 } else { 0 });
    let beyond = if M::IS_NEAREST || away {
        0x7ff0_0000_0000_0000_u64
    } else {
        0x7fef_ffff_ffff_ffff_u64
    };
    let size = f64::from_bits(if e > 1023 { beyond } else { bits });
    if negative { -size } else { size }
}

/// The sum of the products that are infinite or NaN.
#[fp(cold)]
fn special<const N: usize>(x: [f64; N], y: [f64; N]) -> f64 {
    let mut sum = 0.0_f64;
    for i in 0..N {
        if !(x[i].abs() < f64::INFINITY && y[i].abs() < f64::INFINITY) {
            sum += x[i] * y[i];
        }
    }
    sum
}

#[fp]
fn is_finite<const N: usize>(x: [f64; N], y: [f64; N]) -> bool {
    let mut finite = true;
    for i in 0..N {
        finite = finite && x[i].abs() < f64::INFINITY && y[i].abs() < f64::INFINITY;
    }
    finite
}

/// The sum of products that are zeros.
#[fp(mode = M)]
fn of_zeros<M: Mode, const N: usize>(x: [f64; N], y: [f64; N]) -> f64 {
    // Neither changes a sum of zeros.
    let mut sum = if M::IS_DOWN || N == 0 { 0.0_f64 } else { -0.0_f64 };
    for i in 0..N {
        sum += x[i] * y[i];
    }
    sum
}

/// A sum of products that are not all zeros, which is 0.
#[fp(mode = M)]
fn cancelled<M: Mode>() -> f64 {
    if M::IS_DOWN { -0.0 } else { 0.0 }
}

/// Of binary64.
#[fp(mode = M)]
fn wide<M: Mode, const N: usize>(x: [f64; N], y: [f64; N]) -> f64 {
    let (hi, lo, rest, size) = in_parts::<N>(x, y);
    if size == 0.0 {
        return of_zeros::<M, N>(x, y);
    }
    if size < HUGE && rest == 0.0 {
        return if hi == 0.0 { cancelled::<M>() } else { hi + lo };
    }
    // The ends of the interval are rounded as well.
    let bound = rn!(2.0 * rest + lo.abs() * (4.0 * UNIT));
    let low = hi + rn!(lo - bound);
    let high = hi + rn!(lo + bound);
    if size < HUGE && low == high && low != 0.0 {
        return low;
    }
    wide_by_digits::<M, N>(x, y)
}

#[fp(mode = M, cold)]
fn wide_by_digits<M: Mode, const N: usize>(x: [f64; N], y: [f64; N]) -> f64 {
    if !is_finite::<N>(x, y) {
        return special::<N>(x, y);
    }
    let (m, e, negative) = in_digits::<N>(x, y);
    if m == 0 {
        return cancelled::<M>();
    }
    number::<M>(m, e, negative)
}

/// Of numbers of 24 digits, rounded to odd. A zero has its sign in the mode.
#[fp(mode = M)]
fn narrow<M: Mode, const N: usize>(x: [f64; N], y: [f64; N]) -> f64 {
    let (hi, lo, rest, size) = in_parts_of_narrow::<N>(x, y);
    if size == 0.0 {
        return of_zeros::<M, N>(x, y);
    }
    if size < HUGE && rest == 0.0 && hi == 0.0 {
        return cancelled::<M>();
    }
    // Of `lo` only the sign matters.
    if size < HUGE && (rest == 0.0 || lo.abs() > 2.0 * rest) {
        return odd(hi, lo);
    }
    narrow_by_digits::<M, N>(x, y)
}

#[fp(mode = M, cold)]
fn narrow_by_digits<M: Mode, const N: usize>(x: [f64; N], y: [f64; N]) -> f64 {
    if !is_finite::<N>(x, y) {
        return special::<N>(x, y);
    }
    let (m, e, negative) = in_digits::<N>(x, y);
    if m == 0 {
        return cancelled::<M>();
    }
    odd_number(m, e, negative)
}

/// The sum of the products of elements at the same place, rounded once in `M`: no sum and no product rounds, overflows or underflows
/// before.
///
/// | elements | result |
/// |---|---|
/// | a NaN, a product of zero and infinity, products that are infinities of different signs | NaN |
/// | products that are infinities of one sign | that infinity |
/// | products that cancel | +0; -0 in rd |
/// | products that are zeros | as the sum of these zeros: of one sign that sign, otherwise +0, or -0 in rd |
/// | none | +0 |
///
/// Subnormal numbers count, also under `ftz = true`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn exact_dot<M: Mode, B: Backend, T: Encoded<B>, const N: usize>(b: B, x: [T; N], y: [T; N]) -> T {
    const { has_four_modes::<M>() };
    let x = from_fn(|i| T::to_f64::<Rn>(b, x[i]));
    let y = from_fn(|i| T::to_f64::<Rn>(b, y[i]));
    let sum = match T::FORMAT {
        Format::F16 | Format::Bf16 | Format::F32 => narrow::body::<B, M, N>(b, x, y),
        Format::F64 => wide::body::<B, M, N>(b, x, y),
    };
    <T::Native as CastTarget>::cast_from::<M, B, _>(b, sum)
}
