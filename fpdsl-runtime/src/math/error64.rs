//! `erf` and `erfc` of binary64 in two phases.
//!
//! The first has polynomials for erf around the multiples of 1/8, and for f(a) = e^(a^2) erfc(a) on 16 pieces an octave of 2 + a. The second
//! has no tables: a series of positive terms gives erf, a continued fraction f.

use fpdsl_macros::fp;

use super::exp64::{exponent, power, raised, reduced, rest, root3, series};
use super::kit::{
    MAGIC, fast_two_sum, mantissa, number_bits, odd, power_of_two, rounded, scaled_down, triple_over_integer,
    triple_product, triple_quotient, triple_sum, two_product, two_sum,
};
use super::near64::BESIDE;
use super::tables::error::TWO_OVER_ROOT_PI;
use super::tables::wide_error::*;
use crate::mode::Mode;

/// The quotient of 2^-67: the first phases have an error below this part of the result.
pub const BOUND: f64 = 6.776_263_578_034_403e-21;
/// 2^-500. The squares of smaller numbers do not matter.
pub const TINY: f64 = 3.054_936_363_499_605e-151;
/// 2^-56.
pub const SMALL: f64 = 1.387_778_780_781_445_7e-17;
/// The part of an encoding that is the number of a piece.
const PIECE: u64 = 0xffff_0000_0000_0000;
/// What makes it the encoding of the middle of the piece.
const MIDDLE: u64 = 0x0000_8000_0000_0000;

/// erf(a) in two parts, for 0 <= a < 5.9375. The error is below 2^-68 of it; that of the polynomials is below 2^-69.8.
#[fp]
pub fn erf_quick(a: f64) -> (f64, f64) {
    let t = a.mul_add(8.0, MAGIC);
    let i = (number_bits(t) & 63).min(47) as usize;
    let d = (t - MAGIC).mul_add(-0.125, a);
    let q = WERF13[i]
        .mul_add(d, WERF12[i])
        .mul_add(d, WERF11[i])
        .mul_add(d, WERF10[i])
        .mul_add(d, WERF9[i])
        .mul_add(d, WERF8[i])
        .mul_add(d, WERF7[i])
        .mul_add(d, WERF6[i])
        .mul_add(d, WERF5[i])
        .mul_add(d, WERF4[i]);
    // Some of these coefficients are 0 or next to it.
    let (s, l) = two_sum(WERF3[i], q * d);
    let (p, pl) = two_product(s, d);
    let sl = (l + WERF3_L[i]).mul_add(d, pl);
    let (s, l) = two_sum(WERF2[i], p);
    let sl = l + (sl + WERF2_L[i]);
    let (p, pl) = two_product(s, d);
    let (s, l) = fast_two_sum(WERF1[i], p);
    let sl = l + (sl.mul_add(d, pl) + WERF1_L[i]);
    let (p, pl) = two_product(s, d);
    let (s, l) = fast_two_sum(WERF0[i], p);
    fast_two_sum(s, l + (sl.mul_add(d, pl) + WERF0_L[i]))
}

/// f(a + al) in two parts, for 0 <= a < 29 and an `al` below a unit of `a`. The error of the polynomials is below 2^-70.8 of it.
#[fp]
pub fn scaled_quick(a: f64, al: f64) -> (f64, f64) {
    let b = number_bits(a + 2.0);
    let i = ((b >> 48) & 63) as usize;
    let middle = f64::from_bits((b & PIECE) | MIDDLE) - 2.0;
    let d = a - middle;
    // In the first piece the difference may have an error.
    let shift = (a - (d + middle)) + al;
    let q = WSCALED13[i]
        .mul_add(d, WSCALED12[i])
        .mul_add(d, WSCALED11[i])
        .mul_add(d, WSCALED10[i])
        .mul_add(d, WSCALED9[i])
        .mul_add(d, WSCALED8[i])
        .mul_add(d, WSCALED7[i])
        .mul_add(d, WSCALED6[i])
        .mul_add(d, WSCALED5[i])
        .mul_add(d, WSCALED4[i]);
    let (s, l) = fast_two_sum(WSCALED3[i], q * d);
    let (p, pl) = two_product(s, d);
    let sl = (l + WSCALED3_L[i]).mul_add(d, pl);
    let (s, l) = fast_two_sum(WSCALED2[i], p);
    let sl = l + (sl + WSCALED2_L[i]);
    let (p, pl) = two_product(s, d);
    let (s, l) = fast_two_sum(WSCALED1[i], p);
    let sl = l + (sl.mul_add(d, pl) + WSCALED1_L[i]);
    let (p, pl) = two_product(s, d);
    let (s, l) = fast_two_sum(WSCALED0[i], p);
    let sl = l + (sl.mul_add(d, pl) + WSCALED0_L[i]);
    // The derivative is 2 a f(a) - 2 / sqrt(pi).
    let slope = (2.0 * a).mul_add(s, -TWO_OVER_ROOT_PI);
    fast_two_sum(s, slope.mul_add(shift, sl))
}

/// e^(x + xl) 2^-e in two parts, and `e`; `xl` is at most half a unit of `x`.
#[fp]
pub fn exp_quick(x: f64, xl: f64) -> (f64, f64, i64) {
    let (_, k, r, rl) = reduced(x);
    let (r, rl) = fast_two_sum(r, rl + xl);
    let (h, l) = power(k, r, rl);
    let (h, l) = fast_two_sum(h, l);
    (h, l, exponent(k))
}

/// A product in double-double.
#[fp]
pub fn double_product(a: (f64, f64), b: (f64, f64)) -> (f64, f64) {
    let (p, pl) = two_product(a.0, b.0);
    fast_two_sum(p, a.0.mul_add(b.1, a.1.mul_add(b.0, pl)))
}

/// e^-(z + zl) f(a + al) 2^-e in two parts, and `e`. The error is below 2^-68 of it.
#[fp]
pub fn damped_quick(z: (f64, f64), a: (f64, f64)) -> (f64, f64, i64) {
    let (g, gl, e) = exp_quick(-z.0, -z.1);
    let (f, fl) = scaled_quick(a.0, a.1);
    let (h, l) = double_product((g, gl), (f, fl));
    (h, l, e)
}

/// e^(x + xl) 2^-e in three parts, and `e`. The error is below 2^-130 of it.
#[fp]
fn exp_accurate(x: f64, xl: f64) -> (f64, f64, f64, i64) {
    let (n, k, _, _) = reduced(x);
    let r = triple_sum(rest(x, n), (xl, 0.0, 0.0));
    let (h, m, l) = triple_product(series(r), root3(k));
    (h, m, l, exponent(k))
}

/// erf(a) in three parts, for 0 <= a < 6: 2 a / sqrt(pi) e^(-a^2) (1 + t/3 (1 + t/5 (1 + ...))), where t is 2 a^2. The error is below
/// 2^-130 of it.
#[fp(library)]
fn erf_accurate(a: f64) -> (f64, f64, f64) {
    let (z, zl) = two_product(a, a);
    let t = (2.0 * z, 2.0 * zl, 0.0);
    let (mut s, mut sm, mut sl) = (1.0, 0.0, 0.0);
    let mut n = 2.0 * (a.mul_add(5.0, 16.0)).mul_add(a, 24.0).floor() + 1.0;
    while n > 2.0 {
        let p = triple_over_integer(triple_product(t, (s, sm, sl)), n);
        (s, sm, sl) = triple_sum((1.0, 0.0, 0.0), p);
        n -= 2.0;
    }
    let (g, gm, gl, e) = exp_accurate(-z, -zl);
    let scale = a * power_of_two(e);
    let p = triple_product(triple_product((g, gm, gl), (s, sm, sl)), TWO_OVER_ROOT_PI_PARTS);
    triple_product(p, (scale, 0.0, 0.0))
}

/// f(a) in three parts, for a >= 2: 1/sqrt(pi) / (a + 1/2 / (a + 2/2 / (a + 3/2 / ...))). The error is below 2^-130 of it.
#[fp(library)]
fn scaled_accurate(a: f64) -> (f64, f64, f64) {
    let (mut p, mut pm, mut pl) = (a, 0.0, 0.0);
    let (mut q, mut qm, mut ql) = (1.0, 0.0, 0.0);
    let mut n = (1250.0 / (a * a)).floor() + 24.0;
    while n > 0.0 {
        let u = triple_product((p, pm, pl), (a, 0.0, 0.0));
        let v = triple_product((q, qm, ql), (n * 0.5, 0.0, 0.0));
        // A power of two keeps them in range.
        let scale = if p > 1e150 { power_of_two(-400) } else { 1.0 };
        (q, qm, ql) = (p * scale, pm * scale, pl * scale);
        let (w, wm, wl) = triple_sum(u, v);
        (p, pm, pl) = (w * scale, wm * scale, wl * scale);
        n -= 1.0;
    }
    triple_quotient(triple_product((q, qm, ql), INV_ROOT_PI_PARTS), (p, pm, pl))
}

/// erfc(x) 2^-e in three parts, and `e`, for -6 < x <= 27.5. The error is below 2^-120 of it.
#[fp(library)]
fn erfc_accurate(x: f64) -> (f64, f64, f64, i64) {
    let mut e = 0;
    let (mut h, mut m, mut l) = (0.0, 0.0, 0.0);
    if x < 2.0 {
        let (f, fm, fl) = erf_accurate(x.abs());
        let s = (-1.0_f64).copysign(-x);
        (h, m, l) = triple_sum((1.0, 0.0, 0.0), (f * s, fm * s, fl * s));
    } else {
        let (z, zl) = two_product(x, x);
        let (g, gm, gl, ge) = exp_accurate(-z, -zl);
        (h, m, l) = triple_product((g, gm, gl), scaled_accurate(x));
        e = ge;
    }
    (h, m, l, e)
}

/// The second phase.
#[fp(mode = M, library)]
fn erf_decided<M: Mode>(x: f64) -> f64 {
    let (h, m, l) = erf_accurate(x.abs());
    let s = (1.0_f64).copysign(x);
    h * s + odd(m * s, l * s)
}

#[fp(mode = M, library)]
fn erf_far<M: Mode>(x: f64) -> f64 {
    if x.is_nan() || x == 0.0 {
        x
    } else if x.is_infinite() {
        x.clamp(-1.0, 1.0)
    } else if x.abs() < TINY {
        let (d, e) = mantissa(x);
        let (h, m, l) = triple_product((d, 0.0, 0.0), TWO_OVER_ROOT_PI_PARTS);
        scaled_down::<M>(h, m, l, e)
    } else {
        // It is less than half a unit of the numbers below 1 from 1: erfc(5.9375) is 0.83 * 2^-54.
        let one = (1.0_f64).copysign(x);
        (-one).mul_add(BESIDE, one)
    }
}

/// The error function.
#[fp(mode = M, inline = false)]
pub fn erf<M: Mode>(x: f64) -> f64 {
    let a = x.abs();
    if !(a < 5.9375 && a >= TINY) {
        return erf_far::<M>(x);
    }
    let (hi, lo) = erf_quick(a);
    let sign = (1.0_f64).copysign(x);
    let (mut v, good) = rounded::<M>(hi * sign, lo * sign, hi * BOUND);
    if !good {
        v = erf_decided::<M>(x);
    }
    v
}

/// The second phase.
#[fp(mode = M, cold)]
fn erfc_decided<M: Mode>(x: f64) -> f64 {
    let (h, m, l, e) = erfc_accurate(x);
    if e < -1000 {
        scaled_down::<M>(h, m, l, e)
    } else {
        raised::<M>(h + odd(m, l), e)
    }
}

#[fp(mode = M, cold)]
fn erfc_far<M: Mode>(x: f64) -> f64 {
    if x.is_nan() {
        x
    } else if x.is_infinite() {
        if x > 0.0 { 0.0 } else { 2.0 }
    } else if x.abs() < SMALL {
        // As 1 - 2 x / sqrt(pi), it is within half a unit of 1.
        1.0 - x
    } else if x < 0.0 {
        2.0 - BESIDE
    } else {
        erfc_decided::<M>(x.min(27.5))
    }
}

/// `whole - (h + l) 2^e` in two parts.
#[fp]
pub fn taken_from(whole: f64, h: f64, l: f64, e: i64) -> (f64, f64) {
    let scale = power_of_two(e.max(-300));
    let (r, rl) = fast_two_sum(whole, -h * scale);
    fast_two_sum(r, (-l).mul_add(scale, rl))
}

/// The error function's complement, 1 - erf(x).
#[fp(mode = M, inline = false)]
pub fn erfc<M: Mode>(x: f64) -> f64 {
    if !(x < 26.5 && x > -6.0 && x.abs() >= SMALL) {
        return erfc_far::<M>(x);
    }
    let a = x.abs();
    let (z, zl) = two_product(a, a);
    let (h, l, e) = damped_quick((z, zl), (a, 0.0));
    let (r, rl) = taken_from(2.0, h, l, e);
    let below = x < 0.0;
    let (hi, lo) = (if below { r } else { h }, if below { rl } else { l });
    let (v, good) = rounded::<M>(hi, lo, hi * BOUND);
    let mut v = raised::<M>(v, if below { 0 } else { e });
    if !good {
        v = erfc_decided::<M>(x);
    }
    v
}
