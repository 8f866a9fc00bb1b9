//! `sinh`, `cosh` and `tanh` by way of binary64.
//!
//! |x| is `k / 32` of ln 2 and a rest `r`. The functions of both parts are known, and the theorems of addition give that of their sum.

use fpdsl_macros::fp;

use super::kit::{fast_two_sum, number_bits, odd_bits, two_product};
use super::near::{SIGN, reduced, root};
use super::tables::wide::*;
use crate::generic::Float;
use crate::mode::Mode;

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
    let above = u * (R720).mul_add(u, R24).mul_add(u, 0.5);
    let beside = (r * u).mul_add((R5040).mul_add(u, R120).mul_add(u, R6), rl);
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

/// sinh(x) rounded to odd, for |x| <= 256. Before the rounding it has an error below 2^-57 of the result.
#[fp(inline = false)]
fn fpdsl_sinh(x: f64) -> f64 {
    let (sinh, cosh, rest) = parts(x.abs());
    let (hi, lo) = added(sinh, cosh, rest);
    f64::from_bits(odd_bits(0.5 * hi, 0.5 * lo) | (number_bits(x) & SIGN))
}

/// cosh(x) rounded to odd, for |x| <= 256. Before the rounding it has an error below 2^-57.
#[fp(inline = false)]
fn fpdsl_cosh(x: f64) -> f64 {
    let (sinh, cosh, rest) = parts(x.abs());
    let (hi, lo) = added(cosh, sinh, rest);
    f64::from_bits(odd_bits(0.5 * hi, 0.5 * lo))
}

/// tanh(x) rounded to odd. Before the rounding it has an error below 2^-57 of the result.
#[fp(inline = false)]
fn fpdsl_tanh(x: f64) -> f64 {
    // There the result is 1 less 2^-56.7. Beyond, it rounds alike.
    let (sinh, cosh, rest) = parts(x.abs().min(20.0));
    let (s, sl) = added(sinh, cosh, rest);
    let (c, cl) = added(cosh, sinh, rest);
    let inverse = 1.0 / c;
    let q = s * inverse;
    let left = (-q).mul_add(c, s) + (-q).mul_add(cl, sl);
    let (hi, lo) = fast_two_sum(q, left * inverse);
    f64::from_bits(odd_bits(hi, lo) | (number_bits(x) & SIGN))
}

#[fp(mode = M, cold)]
fn sinh_far<M: Mode, T: Float>(x: T) -> T {
    if !x.is_finite() {
        return x;
    }
    fpdsl_sinh((x as f64).clamp(-256.0, 256.0)) as T
}

#[fp(mode = M, cold)]
fn cosh_far<M: Mode, T: Float>(x: T) -> T {
    if !x.is_finite() {
        return x.abs();
    }
    fpdsl_cosh((x as f64).min(256.0).max(-256.0)) as T
}

#[fp(mode = M, cold)]
fn tanh_far<M: Mode, T: Float>(x: T) -> T {
    if x.is_nan() {
        x
    } else if x.is_infinite() {
        x.clamp(-1.0, 1.0)
    } else {
        fpdsl_tanh(x as f64) as T
    }
}

/// The hyperbolic sine.
#[fp(mode = M)]
pub fn sinh<M: Mode, T: Float>(x: T) -> T {
    if !(x.abs() < 256.0) {
        return sinh_far::<M, T>(x);
    }
    fpdsl_sinh(x as f64) as T
}

/// The hyperbolic cosine.
#[fp(mode = M)]
pub fn cosh<M: Mode, T: Float>(x: T) -> T {
    if !(x.abs() < 256.0) {
        return cosh_far::<M, T>(x);
    }
    fpdsl_cosh(x as f64) as T
}

/// The hyperbolic tangent.
#[fp(mode = M)]
pub fn tanh<M: Mode, T: Float>(x: T) -> T {
    if !(x.abs() < 256.0) {
        return tanh_far::<M, T>(x);
    }
    fpdsl_tanh(x as f64) as T
}
