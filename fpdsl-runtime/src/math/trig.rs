//! `sin`, `cos`, `sin_cos` and `tan` by way of binary64.
//!
//! |x| is `n` quarters of a turn and a rest, in two parts. Below 2^20 it is found by subtracting `n` times pi/2 in three parts (W. J.
//! Cody and W. Waite), above by the digits of 2/pi that matter at the exponent (M. Payne and R. Hanek, SIGNUM Newsletter 18, 1983).

use fpdsl_macros::fp;

use super::kit::{
    MAGIC, decided_but_at, decided_through_zero, doubtful, fast_two_sum, number_bits, odd_bits,
};
use super::polynomial::polynomial;
use super::quick_angles as quick;
use super::tables::trig::*;
use crate::generic::Float;
use crate::mode::Mode;

const SIGN: u64 = 1 << 63;

/// From here on arguments are reduced by the digits of 2/pi. No finite number of binary16 is so large.
const FAR: f64 = 1_048_576.0;

/// 2^28. From here on there is no first phase.
const QUICK: f64 = 268_435_456.0;
/// The units that the first phases may be off, with room. Over all arguments of 24 digits at most 3 and 5 were found.
const UNITS: u64 = 16;
const UNITS_OF_TANGENT: u64 = 32;

/// `x - n pi/2` in two parts, for 0 <= x < 2^20; the low bits of the first are `n`.
#[fp]
fn reduced_near(x: f64) -> (u64, f64, f64) {
    let q = x.mul_add(TWO_OVER_PI, MAGIC);
    let n = q - MAGIC;
    let t = (-n).mul_add(PIO2_1, x);
    let h = (-n).mul_add(PIO2_2, t);
    let l = (-n).mul_add(PIO2_2, t - h);
    let (h, l) = fast_two_sum(h, (-n).mul_add(PIO2_3, l));
    (number_bits(q), h, l)
}

/// The same for 1 <= x < 2^128.
#[fp]
fn reduced_large(x: f64) -> (u64, f64, f64) {
    let b = number_bits(x);
    let e = ((b >> 52) - 1023) as usize & 127;
    let m = f64::from_bits((b & 0x000f_ffff_ffff_ffff) | 0x4160_0000_0000_0000);
    let (f1, f2, f3) = (PH1[e], PH2[e], PH3[e]);
    let q = m.mul_add(f1, MAGIC);
    let n = q - MAGIC;
    let a = m.mul_add(f1, -n);
    let c = m * f2;
    let s = a + c;
    let d = s - a;
    let err = (a - (s - d)) + (c - d);
    let (rh, rl) = fast_two_sum(s, m.mul_add(f3, err));
    let h = rh * PIO2_H;
    let l = rh.mul_add(PIO2_H, -h) + rl.mul_add(PIO2_H, rh * PIO2_L);
    let (h, l) = fast_two_sum(h, l);
    (number_bits(q), h, l)
}

/// The same for 0 <= x < 2^128.
#[fp]
fn reduced(x: f64) -> (u64, f64, f64) {
    if x < FAR {
        reduced_near(x)
    } else {
        reduced_large(x)
    }
}

#[fp]
fn sine(h: f64, l: f64, u: f64, ul: f64) -> (f64, f64) {
    let q = polynomial(u, S);
    let v = u * h;
    let vl = ul.mul_add(h, u.mul_add(h, -v));
    let rest = vl.mul_add(S[0], (u * l).mul_add(-0.5, l));
    fast_two_sum(h, v.mul_add(q, rest))
}

#[fp]
fn cosine(u: f64, ul: f64) -> (f64, f64) {
    let q = polynomial(u, C);
    let h = u.mul_add(-0.5, 1.0);
    let hl = u.mul_add(-0.5, 1.0 - h);
    fast_two_sum(h, (u * u).mul_add(q, ul.mul_add(-0.5, hl)))
}

/// The encodings of sin(n pi/2 + h + l) and of the cosine, rounded to odd.
#[fp]
fn pair_bits(n: u64, h: f64, l: f64) -> (u64, u64) {
    let u = h * h;
    let ul = (2.0 * h).mul_add(l, h.mul_add(h, -u));
    let (sh, sl) = sine(h, l, u, ul);
    let (ch, cl) = cosine(u, ul);
    let (s, c) = (odd_bits(sh, sl), odd_bits(ch, cl));
    let turned = n & 1 != 0;
    let first = if turned { c } else { s };
    let second = if turned { s } else { c };
    (first ^ ((n & 2) << 62), second ^ (((n + 1) & 2) << 62))
}

/// The encoding of sin(n pi/2 + h + l), rounded to odd.
#[fp]
pub fn sine_bits(n: u64, h: f64, l: f64) -> u64 {
    let u = h * h;
    let ul = (2.0 * h).mul_add(l, h.mul_add(h, -u));
    let (sh, sl) = sine(h, l, u, ul);
    let (ch, cl) = cosine(u, ul);
    let (hi, lo) = if n & 1 == 0 { (sh, sl) } else { (ch, cl) };
    odd_bits(hi, lo) ^ ((n & 2) << 62)
}

/// sin(x) rounded to odd.
#[fp(cold)]
fn fpdsl_sin(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let (n, h, l) = reduced(x.abs());
    f64::from_bits(sine_bits(n, h, l) ^ (number_bits(x) & SIGN))
}

/// cos(x) rounded to odd.
#[fp(cold)]
fn fpdsl_cos(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let (n, h, l) = reduced(x.abs());
    f64::from_bits(sine_bits(n + 1, h, l))
}

/// The encoding of tan(n pi/2 + h + l), rounded to odd.
#[fp]
pub fn tangent_bits(n: u64, h: f64, l: f64) -> u64 {
    let u = h * h;
    let ul = (2.0 * h).mul_add(l, h.mul_add(h, -u));
    let (sh, sl) = sine(h, l, u, ul);
    let (ch, cl) = cosine(u, ul);
    let turned = n & 1 != 0;
    let (a, al) = if turned { (ch, cl) } else { (sh, sl) };
    let (b, bl) = if turned { (sh, sl) } else { (ch, cl) };
    let inverse = 1.0 / b;
    let hi = a * inverse;
    let lo = (-hi).mul_add(bl, (-hi).mul_add(b, a) + al) * inverse;
    let (hi, lo) = fast_two_sum(hi, lo);
    odd_bits(hi, lo) ^ (n << 63)
}

/// sin(x) and cos(x) rounded to odd.
#[fp(cold)]
fn fpdsl_sin_cos(x: f64) -> (f64, f64) {
    if !x.is_finite() {
        return (f64::NAN, f64::NAN);
    }
    let (n, h, l) = reduced(x.abs());
    let (s, c) = pair_bits(n, h, l);
    (f64::from_bits(s ^ (number_bits(x) & SIGN)), f64::from_bits(c))
}

/// tan(x) rounded to odd.
#[fp(cold)]
fn fpdsl_tan(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let (n, h, l) = reduced(x.abs());
    f64::from_bits(tangent_bits(n, h, l) ^ (number_bits(x) & SIGN))
}

/// The sine.
#[fp(mode = M)]
pub fn sin<M: Mode, T: Float>(x: T) -> T {
    let (n, r) = quick::quarters(x as f64);
    let y = quick::sine(n, r);
    decided_through_zero::<M, T, fpdsl_sin>(x, y, x.abs() < QUICK as T, UNITS)
}

/// The cosine.
#[fp(mode = M)]
pub fn cos<M: Mode, T: Float>(x: T) -> T {
    let (n, r) = quick::quarters(x as f64);
    let y = quick::sine(n + 1, r);
    decided_but_at::<M, T, fpdsl_cos>(0.0, x, y, x.abs() < QUICK as T, UNITS)
}

/// The sine and the cosine.
#[fp(mode = M)]
pub fn sin_cos<M: Mode, T: Float>(x: T) -> (T, T) {
    let (n, r) = quick::quarters(x as f64);
    let (s, c) = (quick::sine(n, r), quick::sine(n + 1, r));
    let unsure = !(x.abs() < QUICK as T) | doubtful(s, UNITS) | doubtful(c, UNITS);
    let (s, c) = if unsure { fpdsl_sin_cos(x as f64) } else { (s, c) };
    (s as T, c as T)
}

/// The tangent.
#[fp(mode = M)]
pub fn tan<M: Mode, T: Float>(x: T) -> T {
    let (n, r) = quick::quarters(x as f64);
    let y = quick::tangent(n, r);
    decided_through_zero::<M, T, fpdsl_tan>(x, y, x.abs() < QUICK as T, UNITS_OF_TANGENT)
}
