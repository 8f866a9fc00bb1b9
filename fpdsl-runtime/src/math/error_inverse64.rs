//! `erfinv`, `erfcinv` and `normcdfinv` of binary64: faithful. As for binary32, Taylor's series at a number nearby, with the residual to 2^-68.

use fpdsl_macros::fp;

use super::error_inverse::{correction, middle, started};
use super::error64::{TINY, double_product, erf_quick, exp_quick, scaled_quick};
use super::kit::{fast_two_sum, mantissa, power_of_two, scaled_down, triple_product, two_product};
use super::log64::UP;
use super::polynomial::polynomial;
use super::tables::error_inverse::*;
use super::tables::wide::{R6, R24, R120};
use super::tables::wide_error::{ROOT_2_PARTS, ROOT_PI_2_PARTS};
use crate::mode::Mode;

/// The inverse of erfc at `q` in two parts, for 0 < q <= 1/2. The error is below 2^-66 of it.
#[fp]
fn tail(q: f64) -> (f64, f64) {
    let subnormal = q < f64::MIN_POSITIVE;
    let up = if subnormal { 54.0 } else { 0.0 };
    let q = if subnormal { q * UP } else { q };
    let y = started(q, up);
    let (z, zl) = two_product(y, y);
    let (g, gl, e) = exp_quick(-z, -zl);
    let (f, fl) = scaled_quick(y, 0.0);
    let (h, l) = double_product((g, gl), (f, fl));
    // It is `h` but for some 2^-16 of it.
    let q = q * power_of_two(-e - up as i64);
    let u = ((h - q) + l) * ROOT_PI_2 / g;
    fast_two_sum(y, correction(y, u))
}

/// The inverse of erf at `x` in two parts, for |x| <= 1/2 not below [`TINY`]. The error is below 2^-67 of it.
#[fp]
fn inner(x: f64) -> (f64, f64) {
    let (y, _) = middle(x);
    let a = y.abs();
    let (h, l) = erf_quick(a);
    let z = y * y;
    let exp = polynomial(z, [1.0, 1.0, 0.5, R6, R24, R120]);
    let c = ((x.abs() - h) - l) * (ROOT_PI_2 * exp);
    fast_two_sum(y, c * (1.0_f64).copysign(y))
}

/// The inverse of erf at `x` in two parts, where `q` is 1 - |x|. Below 1/2 `q` is exact, and from there on `x`: so `q` chooses.
#[fp]
fn inverse(x: f64, q: f64) -> (f64, f64) {
    if q >= 0.5 {
        return inner(x);
    }
    let (h, l) = tail(q);
    let s = (1.0_f64).copysign(x);
    (h * s, l * s)
}

#[fp(mode = M, cold)]
fn erfinv_far<M: Mode>(x: f64) -> f64 {
    if x == 0.0 {
        x
    } else if x == 1.0 {
        f64::INFINITY
    } else if x == -1.0 {
        f64::NEG_INFINITY
    } else if x.abs() < TINY {
        let (d, e) = mantissa(x);
        let (h, m, l) = triple_product((d, 0.0, 0.0), ROOT_PI_2_PARTS);
        scaled_down::<M>(h, m, l, e)
    } else {
        f64::NAN
    }
}

/// The inverse of the error function.
#[fp(mode = M, inline = false)]
pub fn erfinv<M: Mode>(x: f64) -> f64 {
    if !(x.abs() < 1.0 && x.abs() >= TINY) {
        return erfinv_far::<M>(x);
    }
    let (h, l) = rn!(inverse(x, 1.0 - x.abs()));
    h + l
}

#[fp(library)]
fn erfcinv_far(x: f64) -> f64 {
    if x == 1.0 {
        0.0
    } else if x == 0.0 {
        f64::INFINITY
    } else if x == 2.0 {
        f64::NEG_INFINITY
    } else {
        f64::NAN
    }
}

/// The inverse of the error function's complement.
#[fp(mode = M, inline = false)]
pub fn erfcinv<M: Mode>(x: f64) -> f64 {
    if !(x > 0.0 && x < 2.0 && x != 1.0) {
        return erfcinv_far(x);
    }
    let (h, l) = rn!(inverse(1.0 - x, x.min(2.0 - x)));
    h + l
}

#[fp(library)]
fn normcdfinv_far(x: f64) -> f64 {
    if x == 0.5 {
        0.0
    } else if x == 0.0 {
        f64::NEG_INFINITY
    } else if x == 1.0 {
        f64::INFINITY
    } else {
        f64::NAN
    }
}

/// normcdfinv(x) in two parts.
#[fp]
fn quantile(x: f64) -> (f64, f64) {
    let (h, l) = inverse(2.0 * x - 1.0, 2.0 * x.min(1.0 - x));
    double_product((h, l), (ROOT_2_PARTS.0, ROOT_2_PARTS.1))
}

/// The inverse of the distribution function of the standard normal distribution.
#[fp(mode = M, inline = false)]
pub fn normcdfinv<M: Mode>(x: f64) -> f64 {
    if !(x > 0.0 && x < 1.0 && x != 0.5) {
        return normcdfinv_far(x);
    }
    let (h, l) = quantile(x);
    h + l
}
