//! `sin`, `cos`, `sin_cos` and `tan` of binary64 in two phases.
//!
//! |x| is `k` of 128 steps of a turn and a rest of at most half a step (`reduce64`). A table has the sines of the steps, those of a
//! quarter of a turn on are the cosines, and the addition theorem with two polynomials does the rest.

use fpdsl_macros::fp;

use super::kit::{fast_two_sum, odd, rounded, triple_product, triple_quotient, triple_sum, two_product};
use super::polynomial::polynomial;
use super::reduce64::{FAR, reduced, reduced_far, reduced_near};
use super::tables::circle::*;
use crate::mode::Mode;

/// 2^-63: the first phase of sine and cosine has an error below this part of the result. Five roundings of at most 2^-66.3 of it
/// are the most; the polynomials add 2^-70.
pub const BOUND: f64 = 1.084_202_172_485_504_4e-19;

/// 2^-61: the same for the tangent.
pub const TAN_BOUND: f64 = 4.336_808_689_942_018e-19;

/// Below 2^-900 the products of the first phase underflow.
pub const SMALL: f64 = 1.183_052_186_166_774_7e-271;

/// Below 2^-30 the results are beside `x` or 1 by less than 2^-60 of them.
pub const TINY: f64 = 9.313_225_746_154_785e-10;

/// 2^-60.
pub const BESIDE: f64 = 8.673_617_379_884_035e-19;

/// A quarter of a turn, in steps.
pub const QUARTER: u64 = 32;

/// The sine of `k` steps and a rest `h + l`, in two parts.
#[fp]
pub fn sine_after(k: u64, h: f64, l: f64) -> (f64, f64) {
    let (i, j) = ((k & 127) as usize, ((k + QUARTER) & 127) as usize);
    let (s, c) = (SIN_H[i], SIN_H[j]);
    let u = h * h;
    let half = -0.5 * u;
    let half_rest = h.mul_add(l, 0.5 * h.mul_add(h, -u));
    let p = polynomial(u, SN);
    let q = polynomial(u, CS);
    let (a, ae) = two_product(c, h);
    let (b, be) = two_product(s, half);
    let (hi, e1) = fast_two_sum(s, a);
    let (hi, e2) = fast_two_sum(hi, b);
    let sine = (u * h).mul_add(p, l);
    let cosine = (u * u).mul_add(q, -half_rest);
    let rest = c.mul_add(sine, s.mul_add(cosine, SIN_M[j].mul_add(h, SIN_M[i])));
    fast_two_sum(hi, rest + ((ae + be) + (e1 + e2)))
}

/// The sine of `k` steps and a rest, to about 2^-128.
#[fp]
pub fn sine_after_triple(k: u64, r: (f64, f64, f64)) -> (f64, f64, f64) {
    let (i, j) = ((k & 127) as usize, ((k + QUARTER) & 127) as usize);
    let s = (SIN_H[i], SIN_M[i], SIN_L[i]);
    let c = (SIN_H[j], SIN_M[j], SIN_L[j]);
    let u = triple_product(r, r);
    let v = u.0;
    let p = polynomial(v, [FACT13.0, FACT15.0, FACT17.0]);
    let p = triple_sum(FACT11, two_part(p, v));
    let p = triple_sum(FACT9, triple_product(p, u));
    let p = triple_sum(FACT7, triple_product(p, u));
    let p = triple_sum(FACT5, triple_product(p, u));
    let p = triple_sum(FACT3, triple_product(p, u));
    let q = polynomial(v, [FACT12.0, FACT14.0, FACT16.0]);
    let q = triple_sum(FACT10, two_part(q, v));
    let q = triple_sum(FACT8, triple_product(q, u));
    let q = triple_sum(FACT6, triple_product(q, u));
    let q = triple_sum(FACT4, triple_product(q, u));
    let q = triple_sum(FACT2, triple_product(q, u));
    let sine = triple_sum(r, triple_product(triple_product(p, u), r));
    let cosine = triple_product(q, u);
    triple_sum(triple_sum(s, triple_product(s, cosine)), triple_product(c, sine))
}

/// A product as three parts.
#[fp]
fn two_part(a: f64, b: f64) -> (f64, f64, f64) {
    let (p, e) = two_product(a, b);
    (p, e, 0.0)
}

/// The steps in `x`, and the rest in three parts.
#[fp]
pub fn reduced_triple(x: f64) -> (u64, (f64, f64, f64)) {
    if x.abs() < FAR {
        reduced_near(x)
    } else {
        reduced_far(x)
    }
}

/// The steps in `x`, and the rest in two parts.
#[fp]
pub fn reduced_pair(x: f64) -> (u64, f64, f64) {
    let (mut k, mut h, mut l) = reduced(x);
    if !(x.abs() < FAR) {
        let (n, r) = reduced_far(x);
        k = n;
        h = r.0;
        l = r.1;
    }
    (k, h, l)
}

/// sin(x + shift steps) in two parts of which the second is rounded to odd, to about 2^-128.
#[fp(library)]
fn sine_decided(x: f64, shift: u64) -> (f64, f64) {
    let (k, r) = reduced_triple(x);
    let (h, m, l) = sine_after_triple(k + shift, r);
    (h, odd(m, l))
}

/// tan(x) in two parts of which the second is rounded to odd, to about 2^-126.
#[fp(library)]
fn tangent_decided(x: f64) -> (f64, f64) {
    let (k, r) = reduced_triple(x);
    let (h, m, l) = triple_quotient(sine_after_triple(k, r), sine_after_triple(k + QUARTER, r));
    (h, odd(m, l))
}

#[fp(mode = M, library)]
fn sin_decided<M: Mode>(x: f64) -> f64 {
    if x.abs() < TINY {
        return x.mul_add(-BESIDE, x);
    }
    let (h, l) = sine_decided(x, 0);
    h + l
}

#[fp(mode = M, library)]
fn cos_decided<M: Mode>(x: f64) -> f64 {
    if x.abs() < TINY {
        return x.abs().mul_add(-BESIDE, 1.0);
    }
    let (h, l) = sine_decided(x, QUARTER);
    h + l
}

#[fp(mode = M, library)]
fn tan_decided<M: Mode>(x: f64) -> f64 {
    if x.abs() < TINY {
        return x.mul_add(BESIDE, x);
    }
    let (h, l) = tangent_decided(x);
    h + l
}

/// The sine from its parts.
#[fp(mode = M)]
fn sine_rounded<M: Mode>(x: f64, hi: f64, lo: f64) -> f64 {
    let (y, sure) = rounded::<M>(hi, lo, rn!(hi.abs() * BOUND));
    let mut y = y;
    if x == 0.0 {
        y = x;
    } else if !sure || x.abs() < SMALL {
        y = sin_decided::<M>(x);
    }
    y
}

/// The cosine from its parts.
#[fp(mode = M)]
fn cosine_rounded<M: Mode>(x: f64, hi: f64, lo: f64) -> f64 {
    let (y, sure) = rounded::<M>(hi, lo, rn!(hi.abs() * BOUND));
    let mut y = y;
    if !sure {
        y = cos_decided::<M>(x);
    }
    y
}

/// The sine.
#[fp(mode = M, inline = false)]
pub fn sin<M: Mode>(x: f64) -> f64 {
    let (k, h, l) = reduced_pair(x);
    let (hi, lo) = sine_after(k, h, l);
    sine_rounded::<M>(x, hi, lo)
}

/// The cosine.
#[fp(mode = M, inline = false)]
pub fn cos<M: Mode>(x: f64) -> f64 {
    let (k, h, l) = reduced_pair(x);
    let (hi, lo) = sine_after(k + QUARTER, h, l);
    cosine_rounded::<M>(x, hi, lo)
}

/// The sine and the cosine.
#[fp(mode = M, inline = false)]
pub fn sin_cos<M: Mode>(x: f64) -> (f64, f64) {
    let (k, h, l) = reduced_pair(x);
    let (s, sl) = sine_after(k, h, l);
    let (c, cl) = sine_after(k + QUARTER, h, l);
    (sine_rounded::<M>(x, s, sl), cosine_rounded::<M>(x, c, cl))
}

/// The tangent.
#[fp(mode = M, inline = false)]
pub fn tan<M: Mode>(x: f64) -> f64 {
    let (k, h, l) = reduced_pair(x);
    let (s, sl) = sine_after(k, h, l);
    let (c, cl) = sine_after(k + QUARTER, h, l);
    let inverse = rn!(1.0 / c);
    let hi = rn!(s * inverse);
    let lo = rn!((-hi).mul_add(cl, (-hi).mul_add(c, s) + sl) * inverse);
    let (y, sure) = rounded::<M>(hi, lo, rn!(hi.abs() * TAN_BOUND));
    let mut y = y;
    if x == 0.0 {
        y = x;
    } else if !sure || x.abs() < SMALL {
        y = tan_decided::<M>(x);
    }
    y
}
