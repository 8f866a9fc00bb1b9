//! `ln_gamma` by way of binary64. Where that leaves a doubt, the parts of `lgamma64` decide.

use fpdsl_macros::fp;

use super::kit::{MAGIC, decided, number_bits, odd};
use super::lgamma64::{EDGE, ln_gamma_parts};
use super::near::logarithm;
use super::tables::lgamma::*;
use crate::generic::Float;
use crate::mode::Mode;

/// The units that the first phase may be off, with room.
const UNITS: u64 = 512;
/// From here on ten terms of Stirling's series are enough.
const LARGE: f64 = 8.0;

/// ln Gamma(x) for x >= 8, with an error below 2^-49 of it.
#[fp]
fn stirling(x: f64) -> f64 {
    let v = 1.0 / x;
    let w = v * v;
    let mut s = STIRLING_H[9];
    for k in 0..9 {
        s = s.mul_add(w, STIRLING_H[8 - k]);
    }
    let (l, ll) = logarithm(x, 0.0);
    let factor = x - 0.5;
    factor.mul_add(l - 1.0, factor.mul_add(ll, s.mul_add(v, STIRLING_CONST_H)))
}

/// ln Gamma(x) for 0 < x < 8, a number of at most 24 digits. Around the zeros at 1 and 2 the series has one, or as much as the logarithm,
/// so that the error stays below 2^-45 of the result.
#[fp]
fn near_one(x: f64) -> f64 {
    let k = (x + EDGE).floor();
    let t = x - k;
    let n = t.mul_add(32.0, MAGIC);
    let d = (n - MAGIC).mul_add(-0.03125, t);
    let row = 21 * (number_bits(n) & 31) as usize;
    let mut g = LNG_H[row + 9];
    for j in 0..9 {
        g = g.mul_add(d, LNG_H[row + (8 - j)]);
    }
    // x - 1 down to 1 + t, or x.
    let mut p = if k > 0.0 { 1.0 } else { x };
    let mut factor = x - 1.0;
    let mut left = k - 1.0;
    while left > 0.0 {
        p *= factor;
        factor -= 1.0;
        left -= 1.0;
    }
    let (l, ll) = logarithm(p, 0.0);
    if k > 0.0 { g + l + ll } else { g - l - ll }
}

/// ln Gamma(x) for a positive `x`, within 2^-43 of it.
#[fp(inline = false)]
fn fpdsl_ln_gamma_quick(x: f64) -> f64 {
    if x >= LARGE { stirling(x) } else { near_one(x) }
}

/// ln |Gamma(x)| rounded to odd. Before the rounding it has an error below 2^-98.
#[fp(cold)]
fn fpdsl_ln_gamma(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x.is_infinite() || (x <= 0.0 && x.floor() == x) {
        return f64::INFINITY;
    }
    let (h, l) = ln_gamma_parts(x);
    odd(h, l)
}

/// The logarithm of the absolute value of gamma.
#[fp(mode = M)]
pub fn ln_gamma<M: Mode, T: Float>(x: T) -> T {
    let y = fpdsl_ln_gamma_quick(x as f64);
    decided::<M, T, fpdsl_ln_gamma>(x, y, x > 0.0 && x <= T::MAX, UNITS)
}
