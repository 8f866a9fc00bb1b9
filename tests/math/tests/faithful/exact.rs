//! Exact results, as what a number is compared with. MPFR computes with 320 bits, so that a result in doubt is one within some 2^-250 of
//! a number or of the middle of two.

use std::cmp::Ordering;

use rug::Float;
use rug::float::Constant;

const BITS: u32 = 320;

/// An exact result.
pub enum Exact {
    /// The result.
    Value(Float),
    /// The argument for which an increasing function has this value.
    Inverse(fn(&Float) -> Float, Float),
}

impl Exact {
    /// How a number compares with it.
    pub fn compare(&self, x: &Float) -> Ordering {
        let order = match self {
            Exact::Value(value) => x.partial_cmp(value),
            Exact::Inverse(function, value) => function(x).partial_cmp(value),
        };
        order.expect("there is a result")
    }
}

fn float(x: f64) -> Float {
    Float::with_val(BITS, x)
}

fn erf(x: &Float) -> Float {
    Float::with_val(BITS, x.erf_ref())
}

fn erfc(x: &Float) -> Float {
    Float::with_val(BITS, x.erfc_ref())
}

fn normal(x: &Float) -> Float {
    let half = Float::with_val(BITS, 0.5);
    erfc(&(-Float::with_val(BITS, x) * half.clone().sqrt())) * half
}

/// A result that has too many digits, some 2^-310 above or below a number instead, if `side` is not zero. No number of binary64 and no
/// middle of two lies between.
fn beside(limit: f64, side: f64) -> Exact {
    let distance = float(side.signum() * (0.5_f64).powi(310));
    match side == 0.0 {
        true => Exact::Value(float(limit)),
        false => Exact::Value(float(limit) + distance),
    }
}

pub fn erfcx(x: f64) -> Exact {
    if x.abs() < 1e-60 {
        return beside(1.0, -x);
    }
    if x > 2e4 {
        // The asymptotic series: its terms shrink by 2^-29 and more each, so that the rest is below 2^-310.
        let inverse = Float::with_val(BITS, 0.5) / float(x).square();
        let mut sum = float(1.0);
        for k in (1..=12).rev() {
            sum = float(1.0) - sum * (2 * k - 1) * &inverse;
        }
        return Exact::Value(sum / (float(x) * Float::with_val(BITS, Constant::Pi).sqrt()));
    }
    // Squares of 53 bits have 106.
    Exact::Value(erfc(&float(x)) * float(x).square().exp())
}

pub fn normcdf(x: f64) -> Exact {
    if x.abs() < 1e-60 {
        return beside(0.5, x);
    }
    if x > 19.0 {
        return beside(1.0, -x);
    }
    Exact::Value(normal(&float(x)))
}

pub fn erfinv(y: f64) -> Exact {
    Exact::Inverse(erf, float(y))
}

pub fn erfcinv(y: f64) -> Exact {
    Exact::Inverse(|x| -erfc(x), -float(y))
}

pub fn normcdfinv(p: f64) -> Exact {
    Exact::Inverse(normal, float(p))
}

pub fn gamma(x: f64) -> Exact {
    Exact::Value(float(x).gamma())
}

pub fn ln_gamma(x: f64) -> Exact {
    Exact::Value(float(x).ln_abs_gamma().0)
}

pub fn j0(x: f64) -> Exact {
    if x.abs() < 1e-40 {
        return beside(1.0, -x.abs());
    }
    Exact::Value(float(x).j0())
}

pub fn j1(x: f64) -> Exact {
    if x.abs() < 1e-40 {
        // x/2 (1 - x^2/8 + ..), which is nearer than any digit shows.
        let less = float(1.0) - (0.5_f64).powi(310);
        return Exact::Value(float(x) / 2 * less);
    }
    Exact::Value(float(x).j1())
}

pub fn y0(x: f64) -> Exact {
    Exact::Value(float(x).y0())
}

pub fn y1(x: f64) -> Exact {
    Exact::Value(float(x).y1())
}

pub fn jn(x: f64, n: i32) -> Exact {
    match n {
        0 => j0(x),
        1 => j1(x),
        -1 => j1(-x),
        _ => Exact::Value(float(x).jn(n)),
    }
}

pub fn yn(x: f64, n: i32) -> Exact {
    Exact::Value(float(x).yn(n))
}
