//! Functions that MPFR lacks, by those that it has.

use rug::Float;
use rug::float::Constant;

use crate::math;

/// The series beyond this has a relative error below 2^-290. MPFR's exponents end at some 10^9.
const FAR: f64 = 1e9;

/// A number with the digits of `x`.
fn number(x: &Float, value: f64) -> Float {
    Float::with_val(x.prec(), value)
}

fn root_of_pi(x: &Float) -> Float {
    Float::with_val(x.prec(), Constant::Pi).sqrt()
}

/// e^(x^2) erfc(x).
pub fn erfcx(x: Float) -> Float {
    if !(x > FAR && x.is_finite()) {
        return if x.is_infinite() && x > 0 {
            number(&x, 0.0)
        } else {
            x.clone().square().exp() * x.erfc()
        };
    }
    let v: Float = x.clone().square() * 2_u32;
    let v = v.recip();
    let mut sum = number(&x, 1.0);
    for n in [9_u32, 7, 5, 3, 1] {
        sum = 1_u32 - sum * &v * n;
    }
    sum / (root_of_pi(&x) * x)
}

/// erfc(-x / sqrt(2)) / 2.
pub fn normcdf(x: Float) -> Float {
    let root = number(&x, 2.0).sqrt();
    (-x / root).erfc() / 2_u32
}

/// The solution of `function(y) = x`, of which `start` has 40 digits. The derivative is `sign 2/sqrt(pi) e^(-y^2)`.
fn solved(x: &Float, start: f64, sign: i32, function: fn(Float) -> Float) -> Float {
    let mut y = number(x, start);
    if !y.is_normal() {
        return y;
    }
    // Each step doubles the digits.
    for _ in 0..6 {
        let step = (function(y.clone()) - x) * (root_of_pi(x) / 2_u32) * y.clone().square().exp();
        y -= step * sign;
    }
    y
}

pub fn erfinv(x: &Float) -> Float {
    let start = math::erfinv(x.to_f64());
    if x.clone().abs() <= 0.5 {
        solved(x, start, 1, Float::erf)
    } else {
        let q = 1_u32 - x.clone().abs();
        solved(&q, start.abs(), -1, Float::erfc) * x.clone().signum()
    }
}

pub fn erfcinv(x: &Float) -> Float {
    if *x > 0.5 && *x < 1.5 {
        erfinv(&(1_u32 - x.clone()))
    } else if *x > 1 {
        -erfcinv(&(2_u32 - x.clone()))
    } else {
        solved(x, math::erfcinv(x.to_f64()), -1, Float::erfc)
    }
}

pub fn normcdfinv(x: Float) -> Float {
    let root = number(&x, 2.0).sqrt();
    -erfcinv(&(x * 2_u32)) * root
}
