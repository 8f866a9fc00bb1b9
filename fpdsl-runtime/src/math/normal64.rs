//! `erfcx` and `normcdf` of binary64: faithful, one sum in double-double that is rounded once.

use fpdsl_macros::fp;

use super::error64::{SMALL, damped_quick, exp_quick, scaled_quick, taken_from};
use super::exp64::raised;
use super::kit::{fast_two_sum, mantissa, power_of_two, scaled_down, two_product};
use super::near64::BESIDE;
use super::tables::wide_error::*;
use crate::mode::Mode;

/// 1/(x sqrt(pi)) (1 - v + 1 3 v^2 - ...), where v is 1/(2 x^2), in two parts times 2^e, and `e`, for x >= 28. The first term left out is
/// below 2^-90.
#[fp]
fn erfcx_series(x: f64) -> (f64, f64, i64) {
    let (d, e) = mantissa(x);
    let c = INV_ROOT_PI_PARTS;
    let q = c.0 / d;
    let ql = ((-q).mul_add(d, c.0) + c.1) / d;
    // Beyond, the square is far above 2^70.
    let y = x.min(1e30);
    let (z, zl) = two_product(y, y);
    let v = 0.5 / z;
    let vl = -v * ((2.0 * v).mul_add(z, -1.0) + 2.0 * v * zl);
    let mut s = 0.0;
    let mut n = 23.0;
    while n > 1.0 {
        s = -(n * v) * (1.0 + s);
        n -= 2.0;
    }
    // 1 - v - v s.
    let (h, l) = fast_two_sum(1.0, -v);
    let (h, l) = fast_two_sum(h, (-v).mul_add(s, l - vl));
    let (p, pl) = two_product(q, h);
    let (p, pl) = fast_two_sum(p, q.mul_add(l, ql.mul_add(h, pl)));
    (p, pl, -e)
}

#[fp(mode = M, cold)]
fn erfcx_far<M: Mode>(x: f64) -> f64 {
    if x.is_nan() {
        x
    } else if x.is_infinite() {
        if x > 0.0 { 0.0 } else { f64::INFINITY }
    } else if x.abs() < SMALL {
        1.0 - x
    } else if x > 0.0 {
        let (h, l, e) = erfcx_series(x);
        scaled_down::<M>(h, l, 0.0, e)
    } else {
        // 2 e^(x^2); the other term is below 2^-300 of it.
        let y = x.max(-27.0);
        let (z, zl) = two_product(y, y);
        let (g, gl, e) = exp_quick(z, zl);
        raised::<M>(g + gl, e + 1)
    }
}

/// The scaled complement of the error function, e^(x^2) erfc(x).
#[fp(mode = M, inline = false)]
pub fn erfcx<M: Mode>(x: f64) -> f64 {
    let a = x.abs();
    if !(x < 28.0 && x > -20.0 && a >= SMALL) {
        return erfcx_far::<M>(x);
    }
    let (f, fl) = scaled_quick(a, 0.0);
    let y = a.min(20.0);
    let (z, zl) = two_product(y, y);
    let (g, gl, e) = exp_quick(z, zl);
    // 2 e^(a^2) less the function at a.
    let scale = power_of_two(e + 1);
    let (r, rl) = fast_two_sum(g * scale, -f);
    let rl = gl.mul_add(scale, rl) - fl;
    let below = x < 0.0;
    (if below { r } else { f }) + (if below { rl } else { fl })
}

/// Half of e^(-x^2/2) f(|x| / sqrt(2)) in two parts times 2^e, and `e`, for |x| < 39.5.
#[fp]
fn lower_tail(a: f64) -> (f64, f64, i64) {
    let c = INV_ROOT_2_PARTS;
    let h = a * c.0;
    let l = a.mul_add(c.1, a.mul_add(c.0, -h));
    let (z, zl) = two_product(a, a);
    let (p, pl, e) = damped_quick((0.5 * z, 0.5 * zl), (h, l));
    (p, pl, e - 1)
}

#[fp(mode = M, cold)]
fn normcdf_far<M: Mode>(x: f64) -> f64 {
    if x.is_nan() {
        x
    } else if x.is_infinite() {
        if x > 0.0 { 1.0 } else { 0.0 }
    } else if x.abs() < SMALL {
        // As 1/2 + x / sqrt(2 pi), it is within half a unit of 1/2.
        x.mul_add(0.25, 0.5)
    } else if x > 0.0 {
        1.0 - BESIDE
    } else {
        let (h, l, e) = lower_tail(-x.max(-39.5));
        scaled_down::<M>(h, l, 0.0, e)
    }
}

/// The distribution function of the standard normal distribution, erfc(-x / sqrt(2)) / 2.
#[fp(mode = M, inline = false)]
pub fn normcdf<M: Mode>(x: f64) -> f64 {
    if !(x < 9.0 && x > -37.4 && x.abs() >= SMALL) {
        return normcdf_far::<M>(x);
    }
    let (h, l, e) = lower_tail(x.abs());
    let (r, rl) = taken_from(1.0, h, l, e);
    if x > 0.0 {
        return r + rl;
    }
    raised::<M>(h + l, e)
}
