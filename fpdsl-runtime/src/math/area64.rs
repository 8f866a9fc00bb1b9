//! `asinh`, `acosh` and `atanh` of binary64 in two phases: logarithms of numbers that are known in two or three parts.

use fpdsl_macros::fp;

use super::hyper64::TINY;
use super::kit::{
    fast_two_sum, odd, renormalized, triple_quotient, triple_root, triple_sum, two_product, two_sum,
};
use super::near64::{BESIDE, BOUND, logarithm2, logarithm3};
use crate::mode::Mode;

/// 2^60. Beyond, `x` and the root beside it are alike, to 2^-120.
const BIG: f64 = 1_152_921_504_606_846_976.0;

/// `x + sqrt(x^2 + one)` in two parts, and the exponent to add, for `x >= 0` or `x > 1`.
#[fp]
fn with_root(x: f64, one: f64) -> (f64, f64, f64) {
    let (u, ul) = two_product(x, x);
    let (d, dl) = two_sum(u, one);
    // Beside 1 the difference is not much larger than the error of the square.
    let (d, dl) = fast_two_sum(d, dl + ul);
    let s = d.sqrt();
    let sl = ((-s).mul_add(s, d) + dl) * (0.5 / s);
    let (h, l) = two_sum(x, s);
    let l = l + sl;
    if x > BIG { (x, 0.0, 1.0) } else { (h, l, 0.0) }
}

/// The same in three parts.
#[fp]
fn with_root3(x: f64, one: f64) -> ((f64, f64, f64), f64) {
    let (u, ul) = two_product(x, x);
    let (d, dl) = two_sum(u, one);
    let (dl, dm) = two_sum(dl, ul);
    let s = triple_sum(triple_root(renormalized(d, dl, dm)), (x, 0.0, 0.0));
    if x > BIG { ((x, 0.0, 0.0), 1.0) } else { (s, 0.0) }
}

/// asinh(x) in two parts, for x >= 2^-27.
#[fp]
fn asinh_quick(x: f64) -> (f64, f64) {
    let (h, l, up) = with_root(x, 1.0);
    logarithm2(h, l, up)
}

/// The second phase, in three parts.
#[fp(library)]
fn asinh_accurate(x: f64) -> (f64, f64, f64) {
    let (s, up) = with_root3(x, 1.0);
    logarithm3(s, up)
}

/// acosh(x) in two parts, for x > 1.
#[fp]
fn acosh_quick(x: f64) -> (f64, f64) {
    let (h, l, up) = with_root(x, -1.0);
    logarithm2(h, l, up)
}

/// The second phase, in three parts.
#[fp(library)]
fn acosh_accurate(x: f64) -> (f64, f64, f64) {
    let (s, up) = with_root3(x, -1.0);
    logarithm3(s, up)
}

/// 2 atanh(x) in two parts, for 2^-27 <= x < 1.
#[fp]
fn atanh_quick(x: f64) -> (f64, f64) {
    let (a, al) = fast_two_sum(1.0, x);
    let (b, bl) = fast_two_sum(1.0, -x);
    let inverse = 1.0 / b;
    let q = a * inverse;
    let left = (-q).mul_add(b, a) + (-q).mul_add(bl, al);
    let (h, l) = fast_two_sum(q, left * inverse);
    logarithm2(h, l, 0.0)
}

/// The second phase, in three parts.
#[fp(library)]
fn atanh_accurate(x: f64) -> (f64, f64, f64) {
    let (a, al) = fast_two_sum(1.0, x);
    let (b, bl) = fast_two_sum(1.0, -x);
    logarithm3(triple_quotient((a, al, 0.0), (b, bl, 0.0)), 0.0)
}

#[fp(mode = M, cold)]
fn asinh_outside<M: Mode>(x: f64) -> f64 {
    if x.abs() < TINY && x != 0.0 {
        return (-x).mul_add(BESIDE, x);
    }
    x
}

/// The inverse hyperbolic sine.
#[fp(mode = M, inline = false)]
pub fn asinh<M: Mode>(x: f64) -> f64 {
    if !(x.abs() < f64::INFINITY && x.abs() >= TINY) {
        return asinh_outside::<M>(x);
    }
    let (hi, lo) = asinh_quick(x.abs());
    let sign = (1.0_f64).copysign(x);
    let (hi, lo) = (hi * sign, lo * sign);
    let eps = rn!(hi.abs() * BOUND);
    let down = hi + rn!(lo - eps);
    let mut v = hi + rn!(lo + eps);
    if down != v {
        let (h, m, l) = asinh_accurate(x.abs());
        v = h * sign + odd(m * sign, l * sign);
    }
    v
}

#[fp(library)]
fn acosh_outside(x: f64) -> f64 {
    if x == 1.0 {
        0.0
    } else if x < 1.0 {
        f64::NAN
    } else {
        x
    }
}

/// The inverse hyperbolic cosine.
#[fp(mode = M, inline = false)]
pub fn acosh<M: Mode>(x: f64) -> f64 {
    if !(x > 1.0 && x < f64::INFINITY) {
        return acosh_outside(x);
    }
    let (hi, lo) = acosh_quick(x);
    let eps = rn!(hi * BOUND);
    let down = hi + rn!(lo - eps);
    let mut v = hi + rn!(lo + eps);
    if down != v {
        let (h, m, l) = acosh_accurate(x);
        v = h + odd(m, l);
    }
    v
}

#[fp(mode = M, cold)]
fn atanh_outside<M: Mode>(x: f64) -> f64 {
    if x.abs() == 1.0 {
        f64::INFINITY.copysign(x)
    } else if !(x.abs() < 1.0) {
        f64::NAN
    } else if x == 0.0 {
        x
    } else {
        x.mul_add(BESIDE, x)
    }
}

/// The inverse hyperbolic tangent.
#[fp(mode = M, inline = false)]
pub fn atanh<M: Mode>(x: f64) -> f64 {
    if !(x.abs() < 1.0 && x.abs() >= TINY) {
        return atanh_outside::<M>(x);
    }
    let (hi, lo) = atanh_quick(x.abs());
    let half = (0.5_f64).copysign(x);
    let (hi, lo) = (hi * half, lo * half);
    let eps = rn!(hi.abs() * BOUND);
    let down = hi + rn!(lo - eps);
    let mut v = hi + rn!(lo + eps);
    if down != v {
        let (h, m, l) = atanh_accurate(x.abs());
        v = h * half + odd(m * half, l * half);
    }
    v
}
