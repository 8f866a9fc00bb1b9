//! `exp` and `exp2` by way of binary64.
//!
//! The argument is `k / 32` of ln 2 (or of 1) and a rest `r`, whose power has a polynomial. A table has 2^(i/32).

use fpdsl_macros::fp;

use super::kit::{MAGIC, doubtful, fast_two_sum, number_bits, odd_bits};
use super::quick::{UNITS, power, steps_and_rest};
use super::tables::exp::*;
use crate::generic::Float;
use crate::mode::Mode;

/// 2^(k/32) (1 + p) rounded to odd, for |p| < 2^-5; the low bits of `k` are the integer, and the result is normal.
#[fp]
fn scaled(k: u64, p: f64) -> f64 {
    let i = (k & 31) as usize;
    let t = EXP2_H[i];
    let (hi, lo) = fast_two_sum(t, t.mul_add(p, EXP2_L[i]));
    f64::from_bits(odd_bits(hi, lo) + ((k >> 5) << 52))
}

/// e^x rounded to odd, for |x| <= 256. Before the rounding it has an error below 2^-57.
#[fp(inline = false)]
fn fpdsl_exp(x: f64) -> f64 {
    let t = x.mul_add(INV_LN2_32, MAGIC);
    let n = t - MAGIC;
    let r = (-n).mul_add(LN2_32_L, (-n).mul_add(LN2_32_H, x));
    let q = E4.mul_add(r, E3).mul_add(r, E2).mul_add(r, E1).mul_add(r, E0);
    scaled(number_bits(t), (r * r).mul_add(q, r))
}

/// 2^x rounded to odd, for |x| <= 256. Before the rounding it has an error below 2^-57.
#[fp(inline = false)]
fn fpdsl_exp2(x: f64) -> f64 {
    let t = x.mul_add(32.0, MAGIC);
    let r = (t - MAGIC).mul_add(-0.03125, x);
    let q = E25
        .mul_add(r, E24)
        .mul_add(r, E23)
        .mul_add(r, E22)
        .mul_add(r, E21)
        .mul_add(r, E20_L);
    scaled(number_bits(t), r.mul_add(E20, r * q))
}

/// e^x for |x| <= 256.
#[fp]
fn exp_quick(x: f64) -> f64 {
    let (t, h) = steps_and_rest(x, INV_LN2_32);
    power(t, h)
}

/// 2^x for |x| <= 256.
#[fp]
pub fn exp2_quick(x: f64) -> f64 {
    let (t, h) = steps_and_rest(x, 32.0);
    power(t, h)
}

/// The arguments from which on every format has an infinity or its largest number.
const FAR: f64 = 256.0;

/// The argument in the range of the functions above. It gives what all arguments beyond give.
#[fp]
fn limited(x: f64) -> f64 {
    x.clamp(-FAR, FAR)
}

#[fp(mode = M, cold)]
fn exp_far<M: Mode, T: Float>(x: T) -> T {
    if x.is_nan() {
        x
    } else if x.is_infinite() {
        x.max(0.0)
    } else {
        fpdsl_exp(limited(x as f64)) as T
    }
}

/// What the quick phase leaves in doubt.
#[fp(mode = M, cold)]
fn exp_decided<M: Mode, T: Float>(x: T) -> T {
    fpdsl_exp(x as f64) as T
}

/// e^x.
#[fp(mode = M)]
pub fn exp<M: Mode, T: Float>(x: T) -> T {
    if !(x.abs() < 256.0) {
        return exp_far::<M, T>(x);
    }
    let y = exp_quick(x as f64);
    if doubtful(y, UNITS) {
        return exp_decided::<M, T>(x);
    }
    y as T
}

#[fp(mode = M, cold)]
fn exp2_far<M: Mode, T: Float>(x: T) -> T {
    if x.is_nan() {
        x
    } else if x.is_infinite() {
        x.max(0.0)
    } else {
        fpdsl_exp2(limited(x as f64)) as T
    }
}

/// What the quick phase leaves in doubt.
#[fp(mode = M, cold)]
fn exp2_decided<M: Mode, T: Float>(x: T) -> T {
    fpdsl_exp2(x as f64) as T
}

/// 2^x.
#[fp(mode = M)]
pub fn exp2<M: Mode, T: Float>(x: T) -> T {
    if !(x.abs() < 256.0) {
        return exp2_far::<M, T>(x);
    }
    let y = exp2_quick(x as f64);
    if doubtful(y, UNITS) {
        return exp2_decided::<M, T>(x);
    }
    y as T
}
