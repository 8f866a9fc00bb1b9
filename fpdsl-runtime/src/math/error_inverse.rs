//! `erfinv`, `erfcinv` and `normcdfinv` by way of binary64.
//!
//! The inverse of erf has a polynomial up to 1/2. For the rest polynomials give the inverse of erfc to about 2^-26, rounded to 26 digits, and
//! its Taylor series there, with the exact residual, the result.

use fpdsl_macros::fp;

use super::error::{damped, scaled_tail};
use super::kit::{fast_two_sum, number_bits, odd, two_product};
use super::polynomial::polynomial;
use super::split::split;
use super::tables::bases::{LB, LOG2_H, LOG2E_H};
use super::tables::error_inverse::*;
use super::tables::exp::LOG_INV;
use crate::generic::Float;
use crate::mode::Mode;

/// The part of an encoding that is the number of a piece.
const PIECE: u64 = 0xfffc_0000_0000_0000;
/// What makes it the encoding of the middle of the piece.
const MIDDLE: u64 = 0x0002_0000_0000_0000;
/// The part of an encoding that has 26 digits, and half a unit of them.
const DIGITS: u64 = 0xffff_ffff_f800_0000;
const HALF: u64 = 0x0400_0000;

/// The inverse of erfc at `q 2^-up`, for a normal `q` and a product of at most 1/2, to about 2^-27 of it.
#[fp]
pub fn started(q: f64, up: f64) -> f64 {
    let (k, i, m) = split(q);
    let r = m.mul_add(LOG_INV[i], -1.0);
    let p = polynomial(r, [LB[0], LB[1], LB[2], LB[3], LB[4]]);
    let log2 = r.mul_add(p.mul_add(r, LOG2E_H), (k - up) + LOG2_H[i]);
    // The root of minus the logarithm, which an error may take below 1.
    let s = (-log2).sqrt().max(1.0);
    let b = number_bits(s);
    let i = ((b >> 50) & 31) as usize;
    let d = s - f64::from_bits((b & PIECE) | MIDDLE);
    START5[i]
        .mul_add(d, START4[i])
        .mul_add(d, START3[i])
        .mul_add(d, START2[i])
        .mul_add(d, START1[i])
        .mul_add(d, START0[i])
}

/// How far the inverse is from `y`, where erfc(y) differs from the argument by `u` times erfc'(y): the first terms of Taylor's series.
#[fp]
pub fn correction(y: f64, u: f64) -> f64 {
    let third = (y * y).mul_add(4.0, 1.0) * (1.0 / 3.0);
    (u * u).mul_add(third.mul_add(u, y), u)
}

/// The inverse of erf at `x` in two parts, for |x| <= 1/2. The error of the polynomial is below 2^-61 of it.
#[fp]
pub fn middle(x: f64) -> (f64, f64) {
    let u = x * x;
    let q = polynomial(u, INNER);
    let (p, pl) = two_product(u, INNER1);
    let (h, l) = fast_two_sum(INNER0, p);
    let small = l + (INNER0_L + u.mul_add(INNER1_L, pl));
    let (f, fl) = fast_two_sum(h, (u * u).mul_add(q, small));
    let (h, l) = two_product(x, f);
    fast_two_sum(h, x.mul_add(fl, l))
}

/// The inverse of erfc at `q` in two parts, for 2^-200 < q <= 1/2. The error is below 2^-58 of it.
#[fp]
fn tail(q: f64) -> (f64, f64) {
    let y = f64::from_bits((number_bits(started(q, 0.0)) + HALF) & DIGITS);
    let (f, fl) = scaled_tail(y, 0.0);
    let (h, l, g) = damped(y * y, f, fl);
    let u = ((h - q) + l) * ROOT_PI_2 / g;
    fast_two_sum(y, correction(y, u))
}

/// The inverse of erf at `x` in two parts, where `q` is 1 - |x|. Below 1/2 `q` is exact, and from there on `x`: so `q` chooses.
#[fp]
fn inverse(x: f64, q: f64) -> (f64, f64) {
    let (c, cl) = middle(x.clamp(-0.5, 0.5));
    let (t, tl) = tail(q.min(0.5));
    let inner = q >= 0.5;
    let s = (1.0_f64).copysign(x);
    (if inner { c } else { t * s }, if inner { cl } else { tl * s })
}

/// erfinv(x) rounded to odd, for |x| < 1 with at most 24 digits. Before the rounding it has an error below 2^-57 of the result, as those
/// below.
#[fp(inline = false)]
fn fpdsl_erfinv(x: f64) -> f64 {
    let (h, l) = inverse(x, 1.0 - x.abs());
    odd(h, l)
}

/// erfcinv(x) rounded to odd, for 0 < x < 2.
#[fp(inline = false)]
fn fpdsl_erfcinv(x: f64) -> f64 {
    let (h, l) = inverse(1.0 - x, x.min(2.0 - x));
    odd(h, l)
}

/// normcdfinv(x) rounded to odd, for 0 < x < 1.
#[fp(inline = false)]
fn fpdsl_normcdfinv(x: f64) -> f64 {
    let (h, l) = inverse(2.0 * x - 1.0, 2.0 * x.min(1.0 - x));
    let (p, pl) = two_product(h, ROOT_2_H);
    let (h, l) = fast_two_sum(p, h.mul_add(ROOT_2_L, l.mul_add(ROOT_2_H, pl)));
    odd(h, l)
}

#[fp(cold)]
fn erfinv_far<T: Float>(x: T) -> T {
    if x == 1.0 {
        T::INFINITY
    } else if x == -1.0 {
        T::NEG_INFINITY
    } else {
        T::NAN
    }
}

/// The inverse of the error function.
#[fp(mode = M)]
pub fn erfinv<M: Mode, T: Float>(x: T) -> T {
    if !(x.abs() < 1.0) {
        return erfinv_far::<T>(x);
    }
    if x == 0.0 {
        return x;
    }
    fpdsl_erfinv(x as f64) as T
}

#[fp(cold)]
fn erfcinv_far<T: Float>(x: T) -> T {
    if x == 0.0 {
        T::INFINITY
    } else if x == 2.0 {
        T::NEG_INFINITY
    } else {
        T::NAN
    }
}

/// The inverse of the error function's complement.
#[fp(mode = M)]
pub fn erfcinv<M: Mode, T: Float>(x: T) -> T {
    if !(x > 0.0 && x < 2.0) {
        return erfcinv_far::<T>(x);
    }
    fpdsl_erfcinv(x as f64) as T
}

#[fp(cold)]
fn normcdfinv_far<T: Float>(x: T) -> T {
    if x == 0.0 {
        T::NEG_INFINITY
    } else if x == 1.0 {
        T::INFINITY
    } else {
        T::NAN
    }
}

/// The inverse of the distribution function of the standard normal distribution.
#[fp(mode = M)]
pub fn normcdfinv<M: Mode, T: Float>(x: T) -> T {
    if !(x > 0.0 && x < 1.0) {
        return normcdfinv_far::<T>(x);
    }
    fpdsl_normcdfinv(x as f64) as T
}
