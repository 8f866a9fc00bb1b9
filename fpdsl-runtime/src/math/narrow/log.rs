//! `ln`, `log2` and `log10`.
//!
//! `x` is 2^k m, and `m` times a number from a table of 32 is 1 + r, whose logarithm has a polynomial.

use fpdsl_macros::fp;

use super::super::kit::single_bits;
use super::super::tables::narrow::*;
use super::super::{bases, log};
use super::kit::{fast_two_sum, rounded, scaled, two_product};
use crate::mode::Mode;

/// The part of an encoding that is the sign and the exponent.
const EXPONENT: u32 = 0xff80_0000;

/// Above the error of ln(m), over it: its cubic term has only the digits of one number.
const ERROR_OF_SERIES: f32 = 1.0 / 17_179_869_184.0;

/// Above the errors of all else, over the result.
const ERROR: f32 = 1.0 / 274_877_906_944.0;

/// `x` as `2^k m`, for a positive normal number; `k`, the number of the bin of `m`, and ln(m) but for the logarithm of the table.
/// What takes the number masks it once more, which shows that it is an index of the tables.
#[fp]
fn parts(x: f32) -> (f32, usize, f32, f32) {
    let b = single_bits(x);
    let t = b - START;
    let i = ((t >> 18) & 31) as usize;
    let k = ((t as i32) >> 23) as f32;
    let m = f32::from_bits(b - (t & EXPONENT));
    let (p, pl) = two_product(m, RECIPROCAL[i]);
    let (h, l) = fast_two_sum(p - 1.0, pl);
    let (q, ql) = two_product(h, h);
    let cubic = (h * q)
        * A8.mul_add(h, A7)
            .mul_add(h, A6)
            .mul_add(h, A5)
            .mul_add(h, A4)
            .mul_add(h, A3);
    let (s, e) = fast_two_sum(h, -0.5 * q);
    (k, i, s, e + (cubic + ql.mul_add(-0.5, (-h).mul_add(l, l))))
}

/// `h + s + l`, where `h` is zero or larger than `s`, and a bound of the error.
#[fp]
fn sum(h: f32, s: f32, l: f32) -> (f32, f32, f32) {
    let (hi, lo) = fast_two_sum(h, s);
    let (hi, lo) = fast_two_sum(hi, lo + l);
    (hi, lo, hi.abs().mul_add(ERROR, s.abs() * ERROR_OF_SERIES))
}

#[fp]
fn ln_parts(x: f32) -> (f32, f32, f32) {
    let (k, i, s, l) = parts(x);
    let i = i & 31;
    sum(
        k.mul_add(LN_OF_2_H, LN_H[i]),
        s,
        l + k.mul_add(LN_OF_2_L, LN_L[i]),
    )
}

#[fp]
fn log2_parts(x: f32) -> (f32, f32, f32) {
    let (k, i, s, l) = parts(x);
    let i = i & 31;
    let (s, l) = scaled(s, l, PER_NEPER_2_H, PER_NEPER_2_L);
    sum(k + LOG2_H[i], s, l + LOG2_L[i])
}

#[fp]
fn log10_parts(x: f32) -> (f32, f32, f32) {
    let (k, i, s, l) = parts(x);
    let i = i & 31;
    let (s, l) = scaled(s, l, PER_NEPER_10_H, PER_NEPER_10_L);
    sum(
        k.mul_add(LOG10_OF_2_H, LOG10_H[i]),
        s,
        l + k.mul_add(LOG10_OF_2_L, LOG10_L[i]),
    )
}

#[fp]
fn is_normal(x: f32) -> bool {
    x >= f32::MIN_POSITIVE && x < f32::INFINITY
}

/// The natural logarithm in the mode, and whether that is sure.
#[fp(mode = M)]
pub fn ln_if_sure<M: Mode>(x: f32) -> (f32, bool) {
    let (hi, lo, error) = rn!(ln_parts(x));
    let (y, sure) = rounded::<M>(hi, lo, error);
    (y, sure && is_normal(x))
}

/// The natural logarithm.
#[fp(mode = M)]
pub fn ln<M: Mode>(x: f32) -> f32 {
    let (y, sure) = ln_if_sure::<M>(x);
    if sure { y } else { log::ln::<M, f32>(x) }
}

/// The logarithm to base 2 in the mode, and whether that is sure.
#[fp(mode = M)]
pub fn log2_if_sure<M: Mode>(x: f32) -> (f32, bool) {
    let (hi, lo, error) = rn!(log2_parts(x));
    // That of a power of two is an integer, and exact.
    let error = if single_bits(x) & !EXPONENT == 0 {
        0.0
    } else {
        error
    };
    let (y, sure) = rounded::<M>(hi, lo, error);
    (y, sure && is_normal(x))
}

/// The logarithm to base 2.
#[fp(mode = M)]
pub fn log2<M: Mode>(x: f32) -> f32 {
    let (y, sure) = log2_if_sure::<M>(x);
    if sure { y } else { bases::log2::<M, f32>(x) }
}

/// The logarithm to base 10 in the mode, and whether that is sure.
#[fp(mode = M)]
pub fn log10_if_sure<M: Mode>(x: f32) -> (f32, bool) {
    let (hi, lo, error) = rn!(log10_parts(x));
    let (y, sure) = rounded::<M>(hi, lo, error);
    (y, sure && is_normal(x))
}

/// The logarithm to base 10.
#[fp(mode = M)]
pub fn log10<M: Mode>(x: f32) -> f32 {
    let (y, sure) = log10_if_sure::<M>(x);
    if sure { y } else { bases::log10::<M, f32>(x) }
}
