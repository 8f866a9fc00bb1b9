//! `exp_m1` and `ln_1p` by way of binary64.

use fpdsl_macros::fp;

use super::exp::FAR;
use super::kit::{MAGIC, decided_through_zero, fast_two_sum, number_bits, odd_bits, two_product, two_sum};
use super::log::log_outside;
use super::polynomial::polynomial;
use super::quick::{self, UNITS, power_and_less_one};
use super::split::split;
use super::tables::bases::*;
use super::tables::exp::*;
use crate::generic::Float;
use crate::mode::Mode;

pub const SIGN: u64 = 1 << 63;

/// The nearest multiple `k / 32` of ln 2, with `k` in the low bits, and the rest in two parts.
#[fp]
pub fn reduced(x: f64) -> (u64, f64, f64) {
    let t = x.mul_add(INV_LN2_32, MAGIC);
    let n = t - MAGIC;
    let d = (-n).mul_add(LN2_32_H, x);
    let r = (-n).mul_add(LN2_32_L, d);
    (number_bits(t), r, (-n).mul_add(LN2_32_L, d - r))
}

/// 2^(k/32) in two parts.
#[fp]
pub fn root(k: u64) -> (f64, f64) {
    let i = (k & 31) as usize;
    let exponent = (k >> 5) << 52;
    let scale = f64::from_bits((1.0_f64).to_bits() + exponent);
    (EXP2_H[i] * scale, EXP2_L[i] * scale)
}

/// e^x - 1 rounded to odd. Before the rounding it has an error below 2^-57 of the result.
#[fp(cold)]
fn fpdsl_expm1(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x.is_infinite() {
        return x.max(-1.0);
    }
    let (k, r, rl) = reduced(x.clamp(-FAR, FAR));
    let q = polynomial(r, EM);
    let (t, tl) = root(k);
    let (a, al) = two_product(t, r);
    let (s, sl) = two_sum(t, -1.0);
    let (h, l) = fast_two_sum(s, a);
    let p = t.mul_add((r * r).mul_add(q, rl), tl.mul_add(r, tl));
    let (hi, lo) = fast_two_sum(h, l + (p + (al + sl)));
    // The sign is that of `x`, a zero's too.
    f64::from_bits(odd_bits(hi, lo) | (number_bits(x) & SIGN))
}

/// e^x - 1.
#[fp(mode = M)]
pub fn exp_m1<M: Mode, T: Float>(x: T) -> T {
    let (_, y) = power_and_less_one(x as f64);
    decided_through_zero::<M, T, fpdsl_expm1>(x, y, x.abs() < 256.0, UNITS)
}

/// The natural logarithm of `h + l`, positive and normal, where `l` is at most half a unit of `h`. The error is below 2^-57 of the result.
#[fp]
pub fn logarithm(h: f64, l: f64) -> (f64, f64) {
    let (k, i, m) = split(h);
    let down = f64::from_bits((number_bits(m) - number_bits(h)) + (1.0_f64).to_bits());
    let (p, pl) = two_product(m, LOG_INV[i]);
    let (r, rl) = fast_two_sum(p - 1.0, (l * down).mul_add(LOG_INV[i], pl));
    let q = polynomial(r, L);
    let (a, b) = fast_two_sum(k.mul_add(LN2_H, LOG_H[i]), r);
    let small = k.mul_add(LN2_L, LOG_L[i]) + (-r).mul_add(rl, rl);
    fast_two_sum(a, (r * r).mul_add(q, b + small))
}

/// ln(1 + x) rounded to odd, for `x` with at most 24 digits. Before the rounding it has an error below 2^-57 of the result.
#[fp(cold)]
fn fpdsl_log1p(x: f64) -> f64 {
    if !(x > -1.0 && x < f64::INFINITY) {
        return log_outside(x + 1.0);
    }
    let (h, l) = two_sum(1.0, x);
    let (hi, lo) = logarithm(h, l);
    f64::from_bits(odd_bits(hi, lo) | (number_bits(x) & SIGN))
}

/// From here on `1 + x` is exact for numbers with 24 digits, or its error is that of a logarithm far from 0.
pub const EXACT: f64 = 1.862_645_149_230_957e-9;

/// ln(1 + x).
#[fp(mode = M)]
pub fn ln_1p<M: Mode, T: Float>(x: T) -> T {
    let wide = x as f64;
    let y = quick::logarithm(rn!(1.0 + wide));
    let inside = x > -1.0 && x <= T::MAX && (wide.abs() >= EXACT || x == 0.0);
    decided_through_zero::<M, T, fpdsl_log1p>(x, y, inside, UNITS)
}
