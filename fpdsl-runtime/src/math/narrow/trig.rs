//! `sin`, `cos`, `sin_cos` and `tan`.
//!
//! `x` is `n` quarters of a turn, `i` sixteenths of a quarter, and a rest. Both multiples are subtracted in parts (W. J. Cody and W.
//! Waite, "Software Manual for the Elementary Functions", 1980). A table has the sines and cosines of the sixteenths.

use fpdsl_macros::fp;

use super::super::tables::narrow::*;
use super::super::trig;
use super::kit::{MAGIC, fast_two_sum, rounded, two_product, two_sum};
use crate::mode::Mode;

/// `n` has 12 digits below it.
const FAR: f32 = 6000.0;

/// Below it a bound of the error might be 0, being subnormal.
const NEAR: f32 = 1e-18;

/// Above the error of the sine of the rest, over the rest: its cubic term has only the digits of one number.
const ERROR_OF_SERIES: f32 = 1.0 / 8_589_934_592.0;

/// Above the errors of all else, over the result.
const ERROR: f32 = 1.0 / 274_877_906_944.0;

/// Above the error of a quotient, over the quotient, whatever the rest is.
const ERROR_OF_QUOTIENT: f32 = ERROR_OF_SERIES;

/// Above the error of the rest, if `n` is not 0.
const ERROR_OF_REST: f32 = 1.0 / 70_368_744_177_664.0;

/// `n`, `i`, the sine of the rest, and its cosine less 1, in two parts each.
#[fp]
fn reduced(x: f32) -> (i32, f32, (f32, f32), (f32, f32)) {
    // Where nobody asks for the result, an index must be one all the same.
    let x = if x.abs() < FAR { x } else { 0.0 };
    let n = x.mul_add(PER_QUARTER, MAGIC) - MAGIC;
    let (h, e) = two_sum((-n).mul_add(QUARTER_1, x), -(n * QUARTER_2));
    let (h, f) = two_sum(h, -(n * QUARTER_3));
    let (h, l) = fast_two_sum(h, (-n).mul_add(QUARTER_4, e + f));
    let i = h.mul_add(PER_STEP, MAGIC) - MAGIC;
    let (h, e) = two_sum((-i).mul_add(STEP_1, h), -(i * STEP_2));
    let (h, l) = fast_two_sum(h, (-i).mul_add(STEP_3, e + l));
    let (q, ql) = two_product(h, h);
    let sine = (h * q).mul_add(T7.mul_add(q, T5).mul_add(q, T3), l);
    let cosine = (q * q).mul_add(T6.mul_add(q, T4), ql.mul_add(-0.5, -(h * l)));
    (n as i32, i, (h, sine), (-0.5 * q, cosine))
}

/// a + a c + b s, where `a` is zero or larger than the rest.
#[fp]
fn turned(a: (f32, f32), b: (f32, f32), s: (f32, f32), c: (f32, f32)) -> (f32, f32) {
    let (p, pl) = two_product(b.0, s.0);
    let (q, ql) = two_product(a.0, c.0);
    let (h, e) = fast_two_sum(a.0, p);
    let (h, f) = fast_two_sum(h, q);
    let of_b = b.0.mul_add(s.1, b.1.mul_add(s.0, pl));
    let of_a = a.0.mul_add(c.1, a.1.mul_add(c.0, ql)) + a.1;
    fast_two_sum(h, (e + f) + (of_a + of_b))
}

/// `n`, the sine and the cosine of the rest of a quarter, and a bound of the error that both have from their series.
#[fp]
fn both(x: f32) -> (i32, (f32, f32), (f32, f32), f32) {
    let (n, i, s, c) = reduced(x);
    let k = (i.abs() as usize).min(8);
    let sine = (SIN_H[k].copysign(i), SIN_L[k] * 1.0_f32.copysign(i));
    let cosine = (COS_H[k], COS_L[k]);
    (
        n,
        turned(sine, cosine, s, c),
        turned(cosine, (-sine.0, -sine.1), s, c),
        s.0.abs() * ERROR_OF_SERIES,
    )
}

/// The sine or the cosine after `n` quarters.
#[fp]
fn after(n: i32, s: (f32, f32), c: (f32, f32)) -> (f32, f32) {
    let (hi, lo) = if n & 1 == 0 { s } else { c };
    if n & 2 == 0 { (hi, lo) } else { (-hi, -lo) }
}

/// A bound of the error of a result. There is none of zero.
#[fp]
fn error(x: f32, n: i32, hi: f32, relative: f32, series: f32) -> f32 {
    let absolute = series + if n == 0 { 0.0 } else { ERROR_OF_REST };
    if x == 0.0 {
        0.0
    } else {
        hi.abs().mul_add(relative, absolute)
    }
}

#[fp]
fn is_in_reach(x: f32) -> bool {
    x.abs() < FAR && (x.abs() > NEAR || x == 0.0)
}

/// The sine in the mode, and whether that is sure.
#[fp(mode = M)]
pub fn sin_if_sure<M: Mode>(x: f32) -> (f32, bool) {
    let (n, s, c, series) = rn!(both(x));
    let (hi, lo) = rn!(after(n, s, c));
    let (y, sure) = rounded::<M>(hi, lo, rn!(error(x, n, hi, ERROR, series)));
    // The sign of a zero is that of `x`.
    (if x == 0.0 { x } else { y }, sure && is_in_reach(x))
}

/// The cosine in the mode, and whether that is sure.
#[fp(mode = M)]
pub fn cos_if_sure<M: Mode>(x: f32) -> (f32, bool) {
    let (n, s, c, series) = rn!(both(x));
    let (hi, lo) = rn!(after(n + 1, s, c));
    let (y, sure) = rounded::<M>(hi, lo, rn!(error(x, n, hi, ERROR, series)));
    (y, sure && is_in_reach(x))
}

/// The tangent in the mode, and whether that is sure.
#[fp(mode = M)]
pub fn tan_if_sure<M: Mode>(x: f32) -> (f32, bool) {
    let (n, s, c, _) = rn!(both(x));
    let (hi, lo) = rn!(quotient(after(n & 1, s, c), after((n & 1) + 1, s, c)));
    // The rest's error grows by the derivative.
    let steep = rn!(hi * hi * if n == 0 { 0.0 } else { ERROR_OF_REST });
    let slack = rn!(error(x, n, hi, ERROR_OF_QUOTIENT, 0.0) + steep);
    let (y, sure) = rounded::<M>(hi, lo, slack);
    (if x == 0.0 { x } else { y }, sure && is_in_reach(x))
}

/// a / b.
#[fp]
fn quotient(a: (f32, f32), b: (f32, f32)) -> (f32, f32) {
    let hi = a.0 / b.0;
    let rest = (-hi).mul_add(b.0, a.0) + (-hi).mul_add(b.1, a.1);
    fast_two_sum(hi, rest / b.0)
}

/// The sine.
#[fp(mode = M)]
pub fn sin<M: Mode>(x: f32) -> f32 {
    let (y, sure) = sin_if_sure::<M>(x);
    if sure { y } else { trig::sin::<M, f32>(x) }
}

/// The cosine.
#[fp(mode = M)]
pub fn cos<M: Mode>(x: f32) -> f32 {
    let (y, sure) = cos_if_sure::<M>(x);
    if sure { y } else { trig::cos::<M, f32>(x) }
}

/// The sine and the cosine.
#[fp(mode = M)]
pub fn sin_cos<M: Mode>(x: f32) -> (f32, f32) {
    let (s, of_sine) = sin_if_sure::<M>(x);
    let (c, of_cosine) = cos_if_sure::<M>(x);
    if of_sine && of_cosine {
        (s, c)
    } else {
        trig::sin_cos::<M, f32>(x)
    }
}

/// The tangent.
#[fp(mode = M)]
pub fn tan<M: Mode>(x: f32) -> f32 {
    let (y, sure) = tan_if_sure::<M>(x);
    if sure { y } else { trig::tan::<M, f32>(x) }
}
