//! `sin_pi`, `cos_pi` and `tan_pi` by way of binary64.
//!
//! What is left of `x` beyond a multiple of 1/2 is exact; times pi it is an angle as in `trig`.

use fpdsl_macros::fp;

use super::kit::{MAGIC, decided, number_bits};
use super::quick_angles as quick;
use super::tables::angle::HALF;
use super::trig::{sine_bits, tangent_bits};
use crate::generic::Float;
use crate::mode::Mode;

const SIGN: u64 = 1 << 63;

/// 2^40. From here on all numbers are even.
const QUICK: f64 = 1_099_511_627_776.0;
/// The units that the first phases may be off, with room. Over all arguments of 24 digits at most 4 and 5 were found.
const UNITS: u64 = 16;
const UNITS_OF_TANGENT: u64 = 32;

/// The rest of `x` beyond whole turns, with its sign.
#[fp]
pub fn within_a_turn(x: f64) -> f64 {
    (x * 0.5).trunc().mul_add(-2.0, x)
}

/// The number `n` of halves in `x` in the low bits of the first, the rest, and its product with pi in two parts.
#[fp]
fn halves(x: f64) -> (u64, f64, f64, f64) {
    let y = within_a_turn(x);
    let q = y.mul_add(2.0, MAGIC);
    let r = (q - MAGIC).mul_add(-0.5, y);
    let h = r * HALF.0;
    let l = r.mul_add(HALF.1, r.mul_add(HALF.0, -h));
    (number_bits(q), r, h, l)
}

/// sin(pi x) rounded to odd. Zeros have the sign of `x`.
#[fp(cold)]
fn fpdsl_sin_pi(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let (n, _, h, l) = halves(x);
    let bits = sine_bits(n, h, l);
    let zero = bits << 1 == 0;
    f64::from_bits(if zero { number_bits(x) & SIGN } else { bits })
}

/// cos(pi x) rounded to odd. Zeros are positive.
#[fp(cold)]
fn fpdsl_cos_pi(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let (n, _, h, l) = halves(x);
    let bits = sine_bits(n + 1, h, l);
    let zero = bits << 1 == 0;
    f64::from_bits(if zero { 0 } else { bits })
}

/// tan(pi x) rounded to odd.
#[fp(cold)]
fn fpdsl_tan_pi(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    let (n, r, h, l) = halves(x);
    let mut z = f64::from_bits(tangent_bits(n, h, l));
    if r == 0.0 || r.abs() == 0.25 {
        z = tan_pi_exact(x);
    }
    z
}

/// tan(pi x) of a multiple of 1/4: C23, F.10.1.14.
#[fp(library)]
pub fn tan_pi_exact(x: f64) -> f64 {
    let y = within_a_turn(x);
    let size = y.abs();
    let odd = size == 1.0 || size == 1.5 || size == 0.75 || size == 1.75;
    let z = if size == 0.0 || size == 1.0 {
        0.0
    } else if size == 0.5 || size == 1.5 {
        f64::INFINITY
    } else {
        1.0
    };
    let z = if odd { -z } else { z };
    if x.is_sign_negative() { -z } else { z }
}

/// sin(pi x).
#[fp(mode = M)]
pub fn sin_pi<M: Mode, T: Float>(x: T) -> T {
    let (n, r) = quick::halves(x as f64);
    let y = quick::sine(n, r);
    decided::<M, T, fpdsl_sin_pi>(x, y, x.abs() < QUICK as T, UNITS)
}

/// cos(pi x).
#[fp(mode = M)]
pub fn cos_pi<M: Mode, T: Float>(x: T) -> T {
    let (n, r) = quick::halves(x as f64);
    let y = quick::sine(n + 1, r);
    decided::<M, T, fpdsl_cos_pi>(x, y, x.abs() < QUICK as T, UNITS)
}

/// tan(pi x).
#[fp(mode = M)]
pub fn tan_pi<M: Mode, T: Float>(x: T) -> T {
    let (n, r) = quick::halves(x as f64);
    let y = quick::tangent(n, r);
    decided::<M, T, fpdsl_tan_pi>(x, y, x.abs() < QUICK as T, UNITS_OF_TANGENT)
}
