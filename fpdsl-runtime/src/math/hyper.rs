//! `sinh`, `cosh` and `tanh` by way of binary64.
//!
//! |x| is `k / 32` of ln 2 and a rest `r`. The functions of both parts are known, and the theorems of addition give that of their sum.

use fpdsl_macros::fp;

use super::exp::FAR;
use super::kit::{decided_but_at, decided_through_zero, fast_two_sum, number_bits, odd_bits, two_product};
use super::near::{SIGN, reduced, root};
use super::polynomial::polynomial;
use super::quick::{UNITS, power, power_and_less_one};
use super::tables::exp::INV_LN2_32;
use super::tables::wide::*;
use crate::generic::Float;
use crate::mode::Mode;

/// What rounds to every format as 1 less 2^-39 does, and all between them.
const BELOW_ONE: f64 = 1.0 - f64::EPSILON;
/// From here on tanh(x) is 1 less 2^-39, or closer to 1.
const NEAR_ONE: f64 = 14.0;

/// Twice a function of the first part, in two parts; what `cosh r` is above 1, `r`, and what `sinh r` is beside it.
#[fp]
fn parts(x: f64) -> ((f64, f64), (f64, f64), (f64, f64, f64)) {
    let (k, r, rl) = reduced(x);
    let (t, tl) = root(k);
    let (v, vl) = root(0 - k);
    let (s, e) = fast_two_sum(t, -v);
    let sinh = (s, e + (tl - vl));
    let (c, e) = fast_two_sum(t, v);
    let cosh = (c, e + (tl + vl));
    let u = r * r;
    // The first terms left out are below 2^-67 and, of `r`, 2^-70.
    let above = u * polynomial(u, [0.5, R24, R720]);
    let beside = (r * u).mul_add(polynomial(u, [R6, R120, R5040]), rl);
    (sinh, cosh, (above, r, beside))
}

/// `a cosh r + b sinh r`.
#[fp]
fn added(a: (f64, f64), b: (f64, f64), rest: (f64, f64, f64)) -> (f64, f64) {
    let (above, r, beside) = rest;
    let (p, pl) = two_product(b.0, r);
    let (h, l) = fast_two_sum(a.0, p);
    let small = a.0.mul_add(above, b.0.mul_add(beside, b.1 * r));
    fast_two_sum(h, l + (small + (pl + a.1)))
}

/// sinh(x) rounded to odd. Before the rounding it has an error below 2^-57 of the result.
#[fp(cold)]
fn fpdsl_sinh(x: f64) -> f64 {
    if !x.is_finite() {
        return x;
    }
    let (sinh, cosh, rest) = parts(x.abs().min(FAR));
    let (hi, lo) = added(sinh, cosh, rest);
    f64::from_bits(odd_bits(0.5 * hi, 0.5 * lo) | (number_bits(x) & SIGN))
}

/// cosh(x) rounded to odd. Before the rounding it has an error below 2^-57.
#[fp(cold)]
fn fpdsl_cosh(x: f64) -> f64 {
    if !x.is_finite() {
        return x.abs();
    }
    let (sinh, cosh, rest) = parts(x.abs().min(FAR));
    let (hi, lo) = added(cosh, sinh, rest);
    f64::from_bits(odd_bits(0.5 * hi, 0.5 * lo))
}

/// tanh(x) rounded to odd. Before the rounding it has an error below 2^-57 of the result.
#[fp(cold)]
fn fpdsl_tanh(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x.abs() >= NEAR_ONE {
        // Infinities have 1.
        let one = if x.is_infinite() { 1.0 } else { BELOW_ONE };
        return one.copysign(x);
    }
    let (sinh, cosh, rest) = parts(x.abs());
    let (s, sl) = added(sinh, cosh, rest);
    let (c, cl) = added(cosh, sinh, rest);
    let inverse = 1.0 / c;
    let q = s * inverse;
    let left = (-q).mul_add(c, s) + (-q).mul_add(cl, sl);
    let (hi, lo) = fast_two_sum(q, left * inverse);
    f64::from_bits(odd_bits(hi, lo) | (number_bits(x) & SIGN))
}

/// sinh(x) for |x| <= 256 with an error below 2^-43 of it: e^x - 1 and what it is times e^-x have the same sign.
#[fp]
fn sinh_quick(x: f64) -> f64 {
    let (p, e) = power_and_less_one(x);
    let half = 0.5 * e;
    half + half / p
}

/// cosh(x) for |x| <= 256 with an error below 2^-42.2 of it.
#[fp]
fn cosh_quick(x: f64) -> f64 {
    let p = power(x, INV_LN2_32);
    p.mul_add(0.5, 0.5 / p)
}

/// tanh(x) for |x| <= 128 with an error below 2^-43 of it: that of e^2x - 1 counts twice at most.
#[fp]
fn tanh_quick(x: f64) -> f64 {
    let (_, e) = power_and_less_one(x + x);
    e / (e + 2.0)
}

/// The hyperbolic sine.
#[fp(mode = M)]
pub fn sinh<M: Mode, T: Float>(x: T) -> T {
    let y = sinh_quick(x as f64);
    decided_through_zero::<M, T, fpdsl_sinh>(x, y, x.abs() < 256.0, UNITS)
}

/// The hyperbolic cosine.
#[fp(mode = M)]
pub fn cosh<M: Mode, T: Float>(x: T) -> T {
    let y = cosh_quick(x as f64);
    decided_but_at::<M, T, fpdsl_cosh>(0.0, x, y, x.abs() < 256.0, UNITS)
}

/// The hyperbolic tangent.
#[fp(mode = M)]
pub fn tanh<M: Mode, T: Float>(x: T) -> T {
    let y = tanh_quick(x as f64);
    decided_through_zero::<M, T, fpdsl_tanh>(x, y, x.abs() < 14.0, UNITS)
}
