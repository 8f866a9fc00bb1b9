//! `exp` and `exp2` by way of binary64.
//!
//! The argument is `k / 32` of ln 2 (or of 1) and a rest `r`, whose power has a polynomial. A table has 2^(i/32).

use fpdsl_macros::fp;

use super::kit::{MAGIC, decided_but_at, fast_two_sum, number_bits, odd_bits};
use super::polynomial::polynomial;
use super::quick::{UNITS, power};
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

/// A power of infinities and NaN.
#[fp]
pub fn power_at_infinity(x: f64) -> f64 {
    if x.is_nan() { x } else { x.max(0.0) }
}

/// From here on every format has an infinity or its largest number, and below the negative of it a zero or its least number.
pub const FAR: f64 = 256.0;

/// e^x rounded to odd. Before the rounding it has an error below 2^-57.
#[fp(cold)]
fn fpdsl_exp(x: f64) -> f64 {
    if !x.is_finite() {
        return power_at_infinity(x);
    }
    let x = x.clamp(-FAR, FAR);
    let t = x.mul_add(INV_LN2_32, MAGIC);
    let n = t - MAGIC;
    let r = (-n).mul_add(LN2_32_L, (-n).mul_add(LN2_32_H, x));
    let q = polynomial(r, E);
    scaled(number_bits(t), (r * r).mul_add(q, r))
}

/// 2^x rounded to odd. Before the rounding it has an error below 2^-57.
#[fp(cold)]
fn fpdsl_exp2(x: f64) -> f64 {
    if !x.is_finite() {
        return power_at_infinity(x);
    }
    let x = x.clamp(-FAR, FAR);
    let t = x.mul_add(32.0, MAGIC);
    let r = (t - MAGIC).mul_add(-0.03125, x);
    let q = polynomial(r, E2).mul_add(r, E20_L);
    scaled(number_bits(t), r.mul_add(E20, r * q))
}

/// e^x.
#[fp(mode = M)]
pub fn exp<M: Mode, T: Float>(x: T) -> T {
    let y = power(x as f64, INV_LN2_32);
    decided_but_at::<M, T, fpdsl_exp>(0.0, x, y, x.abs() < 256.0, UNITS)
}

/// 2^x.
#[fp(mode = M)]
pub fn exp2<M: Mode, T: Float>(x: T) -> T {
    let y = power(x as f64, 32.0);
    decided_but_at::<M, T, fpdsl_exp2>(0.0, x, y, x.abs() < 256.0, UNITS)
}
