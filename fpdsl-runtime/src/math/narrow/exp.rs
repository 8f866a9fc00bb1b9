//! `exp`, `exp2` and `exp10`.
//!
//! The argument is `k / 32` of ln 2, of 1 or of log10(2), and a rest, whose power has a polynomial. A table has 2^(i/32).

use fpdsl_macros::fp;

use super::super::kit::single_bits;
use super::super::tables::narrow::*;
use super::super::{bases, exp as by_double};
use super::kit::{MAGIC, fast_two_sum, rounded, scaled, two_product, two_sum};
use crate::mode::Mode;

/// Above the error of what the functions below compute, of a number from 1 to 2.
const ERROR: f32 = 1.0 / 274_877_906_944.0;

/// e^(h + l) - 1 as a sum, for |h| < 0.011.
#[fp]
fn grown(h: f32, l: f32) -> (f32, f32) {
    let (q, ql) = two_product(h, h);
    let cubic = (h * q) * G6.mul_add(h, G5).mul_add(h, G4).mul_add(h, G3);
    let (s, e) = fast_two_sum(h, 0.5 * q);
    (s, e + (cubic + ql.mul_add(0.5, h.mul_add(l, l))))
}

/// 2^(k/32) (1 + s + l) in the mode, and whether that is sure. The result is normal.
#[fp(mode = M)]
fn settled<M: Mode>(k: i32, s: f32, l: f32, error: f32) -> (f32, bool) {
    let i = (k & 31) as usize;
    let (hi, lo) = rn!(by_root(ROOT_H[i], ROOT_L[i], s, l));
    let (y, sure) = rounded::<M>(hi, lo, error);
    (f32::from_bits(single_bits(y) + (((k >> 5) << 23) as u32)), sure)
}

/// (t + tl) (1 + s + l).
#[fp]
fn by_root(t: f32, tl: f32, s: f32, l: f32) -> (f32, f32) {
    let (m, ml) = two_product(t, s);
    let (hi, e) = fast_two_sum(t, m);
    (hi, e + (t.mul_add(l, tl.mul_add(s, ml)) + tl))
}

/// The nearest number of steps in `x`, and the rest in two parts. `n` times a part of the step is exact.
#[fp]
fn rest(x: f32, per_step: f32, s1: f32, s2: f32, s3: f32) -> (f32, f32, f32) {
    let n = x.mul_add(per_step, MAGIC) - MAGIC;
    let (s, e) = two_sum((-n).mul_add(s1, x), -(n * s2));
    let (h, l) = fast_two_sum(s, (-n).mul_add(s3, e));
    (n, h, l)
}

#[fp]
fn exp_parts(x: f32) -> (i32, f32, f32) {
    let (n, h, l) = rest(x, PER_LN2, LN2_STEP_1, LN2_STEP_2, LN2_STEP_3);
    let (s, l) = grown(h, l);
    (n as i32, s, l)
}

#[fp]
fn exp2_parts(x: f32) -> (i32, f32, f32) {
    let n = x.mul_add(32.0, MAGIC) - MAGIC;
    let (h, l) = scaled(n.mul_add(-0.03125, x), 0.0, LN2_H, LN2_L);
    let (s, l) = grown(h, l);
    (n as i32, s, l)
}

#[fp]
fn exp10_parts(x: f32) -> (i32, f32, f32) {
    let (n, h, l) = rest(x, PER_LOG2, LOG_STEP_1, LOG_STEP_2, LOG_STEP_3);
    let (h, l) = scaled(h, l, LN10_H, LN10_L);
    let (s, l) = grown(h, l);
    (n as i32, s, l)
}

/// The error is none where there is none: powers of zero and, of 2, of integers.
#[fp]
fn error_of(s: f32) -> f32 {
    if s == 0.0 { 0.0 } else { ERROR }
}

/// e^x in the mode, and whether that is sure.
#[fp(mode = M)]
pub fn exp_if_sure<M: Mode>(x: f32) -> (f32, bool) {
    let (k, s, l) = rn!(exp_parts(x));
    let (y, sure) = settled::<M>(k, s, l, error_of(s));
    (y, sure && x.abs() < 87.0)
}

/// e^x.
#[fp(mode = M)]
pub fn exp<M: Mode>(x: f32) -> f32 {
    let (y, sure) = exp_if_sure::<M>(x);
    if sure { y } else { by_double::exp::<M, f32>(x) }
}

/// 2^x in the mode, and whether that is sure.
#[fp(mode = M)]
pub fn exp2_if_sure<M: Mode>(x: f32) -> (f32, bool) {
    let (k, s, l) = rn!(exp2_parts(x));
    let (y, sure) = settled::<M>(k, s, l, error_of(s));
    (y, sure && x.abs() < 125.5)
}

/// 2^x.
#[fp(mode = M)]
pub fn exp2<M: Mode>(x: f32) -> f32 {
    let (y, sure) = exp2_if_sure::<M>(x);
    if sure { y } else { by_double::exp2::<M, f32>(x) }
}

/// 10^x in the mode, and whether that is sure.
#[fp(mode = M)]
pub fn exp10_if_sure<M: Mode>(x: f32) -> (f32, bool) {
    let (k, s, l) = rn!(exp10_parts(x));
    let (y, sure) = settled::<M>(k, s, l, error_of(s));
    (y, sure && x.abs() < 37.5)
}

/// 10^x.
#[fp(mode = M)]
pub fn exp10<M: Mode>(x: f32) -> f32 {
    let (y, sure) = exp10_if_sure::<M>(x);
    if sure { y } else { bases::exp10::<M, f32>(x) }
}
