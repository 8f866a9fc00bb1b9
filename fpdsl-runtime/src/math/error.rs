//! `erfc`, `erfcx` and `normcdf` by way of binary64.
//!
//! They are made of f(a) = e^(a^2) erfc(a) for positive `a`, which has a polynomial on each of eight pieces an octave of 1 + a, and of e^(-a^2).

use fpdsl_macros::fp;

use super::kit::{MAGIC, decided, fast_two_sum, number_bits, odd, two_product};
use super::near::reduced;
use super::polynomial::{in_pairs, polynomial};
use super::quick_angles::signed;
use super::tables::error::*;
use super::tables::exp::*;
use super::tables::quick_angles::*;
use crate::generic::Float;
use crate::mode::Mode;

/// The part of an encoding that is the number of a piece.
const PIECE: u64 = 0xfffe_0000_0000_0000;
/// What makes it the encoding of the middle of the piece.
const MIDDLE: u64 = 0x0001_0000_0000_0000;
/// The same for pieces twice as wide.
const QUICK_PIECE: u64 = 0xfffc_0000_0000_0000;
const QUICK_MIDDLE: u64 = 0x0002_0000_0000_0000;

/// f(a + al) in two parts, for 0 <= a < 15 and an `al` below a unit of `a`. The error of the polynomials is below 2^-61 of it.
#[fp]
pub fn scaled_tail(a: f64, al: f64) -> (f64, f64) {
    let b = number_bits(a + 1.0);
    let i = ((b >> 49) & 31) as usize;
    let d = if i == 24 {
        a
    } else {
        a - (f64::from_bits((b & PIECE) | MIDDLE) - 1.0)
    };
    let q = SCALED12[i]
        .mul_add(d, SCALED11[i])
        .mul_add(d, SCALED10[i])
        .mul_add(d, SCALED9[i])
        .mul_add(d, SCALED8[i])
        .mul_add(d, SCALED7[i])
        .mul_add(d, SCALED6[i])
        .mul_add(d, SCALED5[i])
        .mul_add(d, SCALED4[i])
        .mul_add(d, SCALED3[i])
        .mul_add(d, SCALED2[i]);
    let (p, pl) = two_product(d, SCALED1[i]);
    let (h, l) = fast_two_sum(SCALED0[i], p);
    let small = l + (SCALED0_L[i] + d.mul_add(SCALED1_L[i], pl));
    // The derivative is 2 a f(a) - 2 / sqrt(pi).
    let slope = (2.0 * a).mul_add(h, -TWO_OVER_ROOT_PI);
    fast_two_sum(h, (d * d).mul_add(q, slope.mul_add(al, small)))
}

/// e^x for |x| < 300 as `scale (t + tl) (1 + p)`, where `t` is from 1 to 2 and |p| < 2^-6.
#[fp]
pub fn exponential(x: f64) -> (f64, f64, f64, f64) {
    let (k, r, rl) = reduced(x);
    let q = polynomial(r, E);
    let i = (k & 31) as usize;
    let scale = f64::from_bits((1.0_f64).to_bits() + ((k >> 5) << 52));
    (EXP2_H[i], EXP2_L[i], r + (r * r).mul_add(q, rl), scale)
}

/// `e^-z (f + fl)` in two parts, and e^-z.
#[fp]
pub fn damped(z: f64, f: f64, fl: f64) -> (f64, f64, f64) {
    let (t, tl, p, scale) = exponential(-z);
    let (m, ml) = two_product(t, f);
    let lo = p.mul_add(m, t.mul_add(fl, tl.mul_add(f, ml)));
    let (hi, lo) = fast_two_sum(m, lo);
    (hi * scale, lo * scale, t.mul_add(p, t) * scale)
}

/// The units that the first phases may be off, with room. The polynomials are within 2^-43.7 of f, which is 640 units, and e^x adds less
/// than 2^-48. At most 627 were found.
const UNITS: u64 = 4096;

/// f(a) for 0 <= a < 15: a polynomial on each of four pieces an octave of 1 + a.
#[fp]
fn quick_tail(a: f64) -> f64 {
    let b = number_bits(a + 1.0);
    let i = ((b >> 50) & 15) as usize;
    let d = a - (f64::from_bits((b & QUICK_PIECE) | QUICK_MIDDLE) - 1.0);
    let w = d * d;
    let z = w * w;
    let low = QTAIL3[i]
        .mul_add(d, QTAIL2[i])
        .mul_add(w, QTAIL1[i].mul_add(d, QTAIL0[i]));
    let high = QTAIL7[i]
        .mul_add(d, QTAIL6[i])
        .mul_add(w, QTAIL5[i].mul_add(d, QTAIL4[i]));
    QTAIL10[i]
        .mul_add(w, QTAIL9[i].mul_add(d, QTAIL8[i]))
        .mul_add(z, high)
        .mul_add(z, low)
}

/// e^x for |x| < 300.
#[fp]
fn quick_exponential(x: f64) -> f64 {
    let t = x.mul_add(INV_LN2_32, MAGIC);
    let n = t - MAGIC;
    let r = (-n).mul_add(LN2_32_L, (-n).mul_add(LN2_32_H, x));
    let w = r * r;
    let p = w.mul_add(in_pairs(r, w, [E[0], E[1], E[2], E[3]]), r);
    let k = number_bits(t);
    let root = EXP2_H[(k & 31) as usize];
    let scale = f64::from_bits((1.0_f64).to_bits() + ((k >> 5) << 52));
    root.mul_add(p, root) * scale
}

/// `v + vl` or, where `x` is on the other side, `whole` less that; rounded to odd.
#[fp]
fn on_side(other: bool, whole: f64, v: f64, vl: f64) -> f64 {
    let (r, rl) = fast_two_sum(whole, -v);
    let (r, rl) = fast_two_sum(r, rl - vl);
    odd(if other { r } else { v }, if other { rl } else { vl })
}

/// erfc(x) rounded to odd, for x < 10.5; beyond, that of 10.5. Before the rounding it has an error below 2^-57 of the result.
#[fp(cold)]
fn fpdsl_erfc(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x.is_infinite() {
        return if x > 0.0 { 0.0 } else { 2.0 };
    }
    let a = x.abs().min(10.5);
    let (f, fl) = scaled_tail(a, 0.0);
    let (h, l, _) = damped(a * a, f, fl);
    on_side(x < 0.0, 2.0, h, l)
}

/// erfc(x). Below -4.2 it rounds like there, and above 10.5 as well.
#[fp]
fn quick_erfc(x: f64) -> f64 {
    let sign = signed(1.0, x);
    let limit = sign.mul_add(3.15, 7.35);
    let a = if x.abs() < limit { x.abs() } else { limit };
    let v = quick_exponential(-(a * a)) * quick_tail(a);
    sign.mul_add(v, 1.0 - sign)
}

/// The error function's complement, 1 - erf(x).
#[fp(mode = M)]
pub fn erfc<M: Mode, T: Float>(x: T) -> T {
    let y = quick_erfc(x as f64);
    decided::<M, T, fpdsl_erfc>(x, y, x.abs() < T::INFINITY, UNITS)
}

/// The asymptotic series 1/(x sqrt(pi)) (1 - v + 1 3 v^2 - 1 3 5 v^3 + ...), where v is 1/(2 x^2), rounded to odd, for x >= 14. The first
/// term left out is below 2^-87.
#[fp(library)]
fn fpdsl_erfcx_series(x: f64) -> f64 {
    let v = 0.5 / (x * x);
    let mut s = 0.0;
    let mut n = 35.0;
    while n > 0.0 {
        s = -(n * v) * (1.0 + s);
        n -= 2.0;
    }
    let q = INV_ROOT_PI_H / x;
    let r = ((-q).mul_add(x, INV_ROOT_PI_H) + INV_ROOT_PI_L) / x;
    let (hi, lo) = fast_two_sum(q, q.mul_add(s, r));
    odd(hi, lo)
}

/// erfcx(x) rounded to odd; below -9.5, that of -9.5. Before the rounding it has an error below 2^-57 of the result.
#[fp(cold)]
fn fpdsl_erfcx(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x.is_infinite() {
        return if x > 0.0 { 0.0 } else { x.abs() };
    }
    if x >= 14.0 {
        return fpdsl_erfcx_series(x);
    }
    let x = x.max(-9.5);
    let a = x.abs();
    let (f, fl) = scaled_tail(a, 0.0);
    let z = a.min(9.5);
    let (t, tl, p, scale) = exponential(z * z);
    let (t, tl) = fast_two_sum(t, t.mul_add(p, tl));
    let twice = 2.0 * scale;
    let (r, rl) = fast_two_sum(t * twice, -f);
    let (r, rl) = fast_two_sum(r, tl.mul_add(twice, rl) - fl);
    let below = x < 0.0;
    odd(if below { r } else { f }, if below { rl } else { fl })
}

/// erfcx(x), for x < 14. Below -9.5 it overflows like there.
#[fp]
fn quick_erfcx(x: f64) -> f64 {
    let x = if x > -9.5 { x } else { -9.5 };
    let f = quick_tail(x.abs());
    let z = if x < 0.0 { x } else { 0.0 };
    let square = z * z;
    let other = (2.0).mul_add(quick_exponential(square), -f);
    if square > 0.0 { other } else { f }
}

/// The scaled complement of the error function, e^(x^2) erfc(x).
#[fp(mode = M)]
pub fn erfcx<M: Mode, T: Float>(x: T) -> T {
    let y = quick_erfcx(x as f64);
    decided::<M, T, fpdsl_erfcx>(x, y, x > T::NEG_INFINITY && x < 14.0, UNITS)
}

/// The distribution function rounded to odd; beyond 15, that of 15. Before the rounding it has an error below 2^-57 of the result.
#[fp(cold)]
fn fpdsl_normcdf(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x.is_infinite() {
        return if x > 0.0 { 1.0 } else { 0.0 };
    }
    let a = x.abs().min(15.0);
    let h = a * INV_ROOT_2_H;
    let l = a.mul_add(INV_ROOT_2_L, a.mul_add(INV_ROOT_2_H, -h));
    let (f, fl) = scaled_tail(h, l);
    let (h, l, _) = damped(0.5 * (a * a), 0.5 * f, 0.5 * fl);
    on_side(x > 0.0, 1.0, h, l)
}

/// The distribution function. Above 5.6 it rounds like there, and below -15 as well.
#[fp]
fn quick_normcdf(x: f64) -> f64 {
    let sign = signed(1.0, -x);
    let limit = sign.mul_add(4.7, 10.3);
    let a = if x.abs() < limit { x.abs() } else { limit };
    let h = 0.5 * a;
    let v = (quick_exponential(-(h * a)) * 0.5) * quick_tail(a * INV_ROOT_2_H);
    sign.mul_add(v, (-0.5).mul_add(sign, 0.5))
}

/// The distribution function of the standard normal distribution, erfc(-x / sqrt(2)) / 2.
#[fp(mode = M)]
pub fn normcdf<M: Mode, T: Float>(x: T) -> T {
    let y = quick_normcdf(x as f64);
    decided::<M, T, fpdsl_normcdf>(x, y, x.abs() < T::INFINITY, UNITS)
}
