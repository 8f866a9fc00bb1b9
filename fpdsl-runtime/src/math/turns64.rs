//! `sin_pi`, `cos_pi` and `tan_pi` of binary64 in two phases.
//!
//! The number of 128ths of a turn and the rest are exact; times pi the rest is an angle as in `circle64`.

use fpdsl_macros::fp;

use super::circle64::{BESIDE, BOUND, QUARTER, SMALL, TAN_BOUND, TINY, sine_after, sine_after_triple};
use super::kit::{
    MAGIC, mantissa, number_bits, odd, rounded, scaled_down, triple_product, triple_quotient, two_product,
};
use super::tables::angle::HALF;
use super::turns::{tan_pi_exact, within_a_turn};
use crate::mode::Mode;

/// Below 2^-66 sine and tangent are their argument to 2^-128.
const FAINT: f64 = 1.355_252_715_606_880_5e-20;

/// 2^-57 and half of it.
const CLOSE: f64 = 6.938_893_903_907_228e-18;
const CLOSER: f64 = 3.469_446_951_953_614e-18;

/// The steps in `x` in the low bits of the first, and the rest in units of half a turn.
#[fp]
fn steps(x: f64) -> (u64, f64) {
    let y = within_a_turn(x);
    let q = y.mul_add(64.0, MAGIC);
    (number_bits(q), (q - MAGIC).mul_add(-0.015625, y))
}

/// A part of half a turn as an angle in two parts.
#[fp]
fn radians(r: f64) -> (f64, f64) {
    let (h, e) = two_product(r, HALF.0);
    (h, r.mul_add(HALF.1, e))
}

/// sin(pi x) to about 2^-126.
#[fp]
pub fn sine_of_half_turns(x: f64) -> (f64, f64, f64) {
    let (k, r) = steps(x);
    sine_after_triple(k, triple_product((r, 0.0, 0.0), HALF))
}

/// pi x in the mode.
#[fp(mode = M)]
fn of_half_turn<M: Mode>(x: f64) -> f64 {
    let (m, e) = mantissa(x);
    let (h, m, l) = triple_product(HALF, (m, 0.0, 0.0));
    scaled_down::<M>(h, m, l, e)
}

/// sin(pi x + shift steps) in two parts of which the second is rounded to odd, to about 2^-128.
#[fp(library)]
fn sine_pi_decided(x: f64, shift: u64) -> (f64, f64) {
    let (k, r) = steps(x);
    let (h, m, l) = sine_after_triple(k + shift, triple_product((r, 0.0, 0.0), HALF));
    (h, odd(m, l))
}

/// tan(pi x) in two parts of which the second is rounded to odd, to about 2^-126.
#[fp(library)]
fn tangent_pi_decided(x: f64) -> (f64, f64) {
    let (k, r) = steps(x);
    if r == 0.0 && k & 15 == 0 {
        return (tan_pi_exact(x), 0.0);
    }
    let r = triple_product((r, 0.0, 0.0), HALF);
    let (h, m, l) = triple_quotient(sine_after_triple(k, r), sine_after_triple(k + QUARTER, r));
    (h, odd(m, l))
}

#[fp(mode = M, cold)]
fn sin_pi_decided<M: Mode>(x: f64) -> f64 {
    if x.abs() < FAINT {
        return of_half_turn::<M>(x);
    }
    let (h, l) = sine_pi_decided(x, 0);
    h + l
}

/// Near multiples of 1/2, where Ziv's test fails in directed modes: what is within 2^-57 of 1 rounds alike, but for 1 itself.
#[fp(mode = M)]
fn beside_one<M: Mode>(r: f64, hi: f64) -> f64 {
    if r == 0.0 { hi } else { hi.mul_add(-CLOSE, hi) }
}

/// What `sin_pi` found in `hi + lo`, where that decides, and otherwise the accurate phase.
#[fp(mode = M, cold)]
fn sin_pi_unsure<M: Mode>(x: f64, r: f64, hi: f64, lo: f64) -> f64 {
    if hi.abs() == 1.0 && lo.abs() < CLOSER {
        return beside_one::<M>(r, hi);
    }
    sin_pi_decided::<M>(x)
}

#[fp(mode = M, cold)]
fn cos_pi_unsure<M: Mode>(x: f64, r: f64, hi: f64, lo: f64) -> f64 {
    if hi.abs() == 1.0 && lo.abs() < CLOSER {
        return beside_one::<M>(r, hi);
    }
    cos_pi_decided::<M>(x)
}

#[fp(mode = M, cold)]
fn cos_pi_decided<M: Mode>(x: f64) -> f64 {
    if x.abs() < TINY {
        return x.abs().mul_add(-BESIDE, 1.0);
    }
    let (h, l) = sine_pi_decided(x, QUARTER);
    h + l
}

#[fp(mode = M, cold)]
fn tan_pi_decided<M: Mode>(x: f64) -> f64 {
    if x.abs() < FAINT && x != 0.0 {
        return of_half_turn::<M>(x);
    }
    let (h, l) = tangent_pi_decided(x);
    if l == 0.0 { h } else { h + l }
}

/// sin(pi x).
#[fp(mode = M, inline = false)]
pub fn sin_pi<M: Mode>(x: f64) -> f64 {
    let (k, r) = steps(x);
    let (h, l) = radians(r);
    let (hi, lo) = sine_after(k, h, l);
    let (y, sure) = rounded::<M>(hi, lo, rn!(hi.abs() * BOUND));
    let mut y = y;
    if hi == 0.0 && !(x.abs() < SMALL && x != 0.0) {
        y = hi.abs().copysign(x);
    } else if !sure || x.abs() < SMALL {
        y = sin_pi_unsure::<M>(x, r, hi, lo);
    }
    y
}

/// cos(pi x).
#[fp(mode = M, inline = false)]
pub fn cos_pi<M: Mode>(x: f64) -> f64 {
    let (k, r) = steps(x);
    let (h, l) = radians(r);
    let (hi, lo) = sine_after(k + QUARTER, h, l);
    let (y, sure) = rounded::<M>(hi, lo, rn!(hi.abs() * BOUND));
    let mut y = y;
    if hi == 0.0 {
        y = 0.0;
    } else if !sure {
        y = cos_pi_unsure::<M>(x, r, hi, lo);
    }
    y
}

/// tan(pi x).
#[fp(mode = M, inline = false)]
pub fn tan_pi<M: Mode>(x: f64) -> f64 {
    let (k, r) = steps(x);
    let (h, l) = radians(r);
    let (s, sl) = sine_after(k, h, l);
    let (c, cl) = sine_after(k + QUARTER, h, l);
    let inverse = rn!(1.0 / c);
    let hi = rn!(s * inverse);
    let lo = rn!((-hi).mul_add(cl, (-hi).mul_add(c, s) + sl) * inverse);
    let (y, sure) = rounded::<M>(hi, lo, rn!(hi.abs() * TAN_BOUND));
    let mut y = y;
    if !sure || hi == 0.0 || x.abs() < SMALL {
        y = tan_pi_decided::<M>(x);
    }
    y
}
