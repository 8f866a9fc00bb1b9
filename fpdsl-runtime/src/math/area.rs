//! `asinh`, `acosh` and `atanh` by way of binary64: logarithms of numbers that are known in two parts.

use fpdsl_macros::fp;

use super::kit::{decided, decided_through_zero, fast_two_sum, number_bits, odd_bits, two_sum};
use super::near::{SIGN, logarithm};
use super::polynomial::polynomial;
use super::quick::{self, UNITS};
use crate::generic::Float;
use crate::mode::Mode;

/// Below, the first terms of a series are the result: the next is below 2^-66 of it.
const NEAR_ZERO: f64 = 0.003_906_25;
const THIRD: f64 = 1.0 / 3.0;
const SIXTH: f64 = 1.0 / 6.0;
const SEVENTH: f64 = 1.0 / 7.0;
const A5: f64 = 3.0 / 40.0;
const A7: f64 = 5.0 / 112.0;

/// The square root of `h + l`.
#[fp]
fn root_of(h: f64, l: f64) -> (f64, f64) {
    let s = h.sqrt();
    (s, ((-s).mul_add(s, h) + l) * (0.5 / s))
}

/// asinh(x) rounded to odd, for `x` with at most 24 digits. Before the rounding it has an error below 2^-57 of the result.
#[fp(cold)]
fn fpdsl_asinh(x: f64) -> f64 {
    if !x.is_finite() {
        return x;
    }
    let a = x.abs();
    let u = a * a;
    let (d, dl) = two_sum(u, 1.0);
    let (s, sl) = root_of(d, dl);
    let (h, l) = fast_two_sum(s, a);
    let (h, l) = logarithm(h, l + sl);
    let beside = (a * u) * polynomial(u, [-SIXTH, A5, -A7]);
    let (hi, lo) = if a < NEAR_ZERO {
        fast_two_sum(a, beside)
    } else {
        (h, l)
    };
    f64::from_bits(odd_bits(hi, lo) | (number_bits(x) & SIGN))
}

/// acosh(x) rounded to odd, for `x` with at most 24 digits. Before the rounding it has an error below 2^-57 of the result.
#[fp(cold)]
fn fpdsl_acosh(x: f64) -> f64 {
    if !(x > 1.0 && x < f64::INFINITY) {
        return if x == 1.0 {
            0.0
        } else if x < 1.0 {
            f64::NAN
        } else {
            x
        };
    }
    let (d, dl) = two_sum(x * x, -1.0);
    let (s, sl) = root_of(d, dl);
    let (h, l) = fast_two_sum(x, s);
    let (hi, lo) = logarithm(h, l + sl);
    f64::from_bits(odd_bits(hi, lo))
}

/// atanh(x) rounded to odd, for `x` with at most 24 digits. Before the rounding it has an error below 2^-57 of the result.
#[fp(cold)]
fn fpdsl_atanh(x: f64) -> f64 {
    let a = x.abs();
    if !(a < 1.0) {
        return if a == 1.0 {
            f64::INFINITY.copysign(x)
        } else {
            f64::NAN
        };
    }
    let (up, down) = (1.0 + a, 1.0 - a);
    let inverse = 1.0 / down;
    let q = up * inverse;
    let (h, l) = fast_two_sum(q, (-q).mul_add(down, up) * inverse);
    let (h, l) = logarithm(h, l);
    let u = a * a;
    let beside = (a * u) * polynomial(u, [THIRD, 0.2, SEVENTH]);
    let (hi, lo) = if a < NEAR_ZERO {
        fast_two_sum(a, beside)
    } else {
        (0.5 * h, 0.5 * l)
    };
    f64::from_bits(odd_bits(hi, lo) | (number_bits(x) & SIGN))
}

/// Below, three or four terms of a series are the result to about 2^-51.
const SMALL: f64 = 0.015_625;
/// From here on acosh(x) is above 2^-5.6, which is large beside the error of x + sqrt(x^2 - 1).
const NEAR_ONE: f64 = 1.000_244_140_625;
const NINTH: f64 = 1.0 / 9.0;

/// asinh(x) for `x` with at most 24 digits, with an error below 2^-42.3 of it.
#[fp]
fn asinh_quick(x: f64) -> f64 {
    let a = x.abs();
    let u = a * a;
    let y = if a < SMALL {
        (a * u).mul_add(polynomial(u, [-SIXTH, A5, -A7]), a)
    } else {
        quick::logarithm(a + (u + 1.0).sqrt())
    };
    f64::from_bits(number_bits(y) | (number_bits(x) & SIGN))
}

/// acosh(x) for `x` from [`NEAR_ONE`] on with at most 24 digits, with an error below 2^-42.3 of it.
#[fp]
fn acosh_quick(x: f64) -> f64 {
    quick::logarithm(x + x.mul_add(x, -1.0).sqrt())
}

/// atanh(x) for |x| < 1 with at most 24 digits, with an error below 2^-42.3 of it.
#[fp]
fn atanh_quick(x: f64) -> f64 {
    if x.abs() < SMALL {
        let u = x * x;
        let q = polynomial(u, [THIRD, 0.2, SEVENTH, NINTH]);
        (x * u).mul_add(q, x)
    } else {
        0.5 * quick::logarithm((1.0 + x) / (1.0 - x))
    }
}

/// The inverse hyperbolic sine.
#[fp(mode = M)]
pub fn asinh<M: Mode, T: Float>(x: T) -> T {
    let y = asinh_quick(x as f64);
    decided_through_zero::<M, T, fpdsl_asinh>(x, y, x.is_finite(), UNITS)
}

/// The inverse hyperbolic cosine.
#[fp(mode = M)]
pub fn acosh<M: Mode, T: Float>(x: T) -> T {
    let wide = x as f64;
    let y = acosh_quick(wide);
    decided::<M, T, fpdsl_acosh>(x, y, wide >= NEAR_ONE && x <= T::MAX, UNITS)
}

/// The inverse hyperbolic tangent.
#[fp(mode = M)]
pub fn atanh<M: Mode, T: Float>(x: T) -> T {
    let y = atanh_quick(x as f64);
    decided_through_zero::<M, T, fpdsl_atanh>(x, y, x.abs() < 1.0, UNITS)
}
