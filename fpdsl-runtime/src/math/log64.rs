//! `ln` of binary64 in two phases.
//!
//! `x` is 2^k m; a table of 32 and one of 32 more bring `m` to 1 + r with |r| < 2^-10.

use fpdsl_macros::fp;

use super::kit::{
    MAGIC, fast_two_sum, number_bits, odd, renormalized, triple_product, triple_sum, two_product, two_sum,
};
use super::polynomial::polynomial;
use super::split::split;
use super::tables::exp::LOG_INV;
use super::tables::wide::*;
use crate::mode::Mode;

/// The quotient of 2^-70: the first phase has an error below this part of the result.
pub const BOUND: f64 = 8.470_329_472_543_003e-22;

/// 54 binary places bring every subnormal number to a normal one.
pub const UP: f64 = 18_014_398_509_481_984.0;

/// The logarithm in three parts, to about 2^-120 of it.
#[fp(library)]
pub fn accurate(k: f64, i: usize, j: usize, rh: f64, rl: f64) -> (f64, f64, f64) {
    // What is called does not know that they are below 32.
    accurate3(k, i & 31, j & 31, (rh, rl, 0.0))
}

/// The same, where `m` times both factors is 1 and a rest in three parts.
#[fp]
pub fn accurate3(k: f64, i: usize, j: usize, r: (f64, f64, f64)) -> (f64, f64, f64) {
    let (rh, rl, _) = r;
    let q = polynomial(rh, [R7, -0.125, R9, -0.1, R11, -R12]);
    let (p, pl) = two_product(q, rh);
    let s = triple_sum((-NTH6.0, -NTH6.1, -NTH6.2), (p, q.mul_add(rl, pl), 0.0));
    let s = triple_sum(NTH5, triple_product(s, r));
    let s = triple_sum((-0.25, 0.0, 0.0), triple_product(s, r));
    let s = triple_sum(NTH3, triple_product(s, r));
    let s = triple_sum((-0.5, 0.0, 0.0), triple_product(s, r));
    let s = triple_sum((1.0, 0.0, 0.0), triple_product(s, r));
    let s = triple_product(s, r);
    let a = triple_sum((LA_H[i], LA_M[i], LA_L[i]), (LB_H[j], LB_M[j], LB_L[j]));
    let (c, d) = two_product(k, LN2C);
    let b = renormalized(k * LN2A, k * LN2B, c + d);
    triple_sum(triple_sum(b, a), s)
}

/// The second phase.
#[fp(mode = M, library)]
fn decided<M: Mode>(k: f64, i: usize, j: usize, rh: f64, rl: f64) -> f64 {
    // What is called does not know that they are below 32.
    let (i, j) = (i & 31, j & 31);
    let (h, m, l) = accurate(k, i, j, rh, rl);
    h + odd(m, l)
}

/// The second factor of `m`: its number, and `m` times both less 1, in two parts.
#[fp]
pub fn nearer(m: f64, i: usize) -> (usize, f64, f64) {
    let (p, pe) = two_product(m, LOG_INV[i]);
    let j = ((number_bits((p - 1.0).mul_add(976.0, MAGIC)) + 16) & 31) as usize;
    let inv = LB_INV[j];
    let (q, qe) = two_product(p, inv);
    let (rh, rl) = fast_two_sum(q - 1.0, pe.mul_add(inv, qe));
    (j, rh, rl)
}

/// The logarithm in two parts, with an error below 2^-71 of it.
#[fp]
pub fn quick(k: f64, i: usize, j: usize, rh: f64, rl: f64) -> (f64, f64) {
    let (uh, ul) = two_product(rh, rh);
    let poly = (-0.125)
        .mul_add(rh, R7)
        .mul_add(rh, -R6)
        .mul_add(rh, 0.2)
        .mul_add(rh, -0.25)
        .mul_add(rh, R3);
    let base = k.mul_add(LN2A, LA_H[i] + LB_H[j]);
    let (s, c) = fast_two_sum(base, rh);
    let (hi, d) = fast_two_sum(s, -0.5 * uh);
    let small = k.mul_add(LN2BF, LA_M[i] + LB_M[j]) + (rl - rh.mul_add(rl, 0.5 * ul));
    let lo = d + (c + (uh * rh).mul_add(poly, small));
    fast_two_sum(hi, lo)
}

/// [`nearer`] of `m + l`, for an `l` below a unit of `m`.
#[fp]
pub fn nearer_of_sum(m: f64, i: usize, l: f64) -> (usize, f64, f64) {
    let (j, rh, rl) = nearer(m, i);
    // `l` has few digits where the factors are not 1.
    let (rh, e) = two_sum(rh, l * LOG_INV[i] * LB_INV[j]);
    let (rh, rl) = fast_two_sum(rh, e + rl);
    (j, rh, rl)
}

/// The logarithm of `x 2^-up`, for `x` positive, normal and finite.
#[fp(mode = M, inline = true)]
fn of_normal<M: Mode>(x: f64, up: f64) -> f64 {
    let (k, i, m) = split(x);
    let k = k - up;
    let (j, rh, rl) = nearer(m, i);
    let (hi, lo) = quick(k, i, j, rh, rl);
    let eps = rn!(hi.abs() * BOUND);
    let down = hi + rn!(lo - eps);
    let up = hi + rn!(lo + eps);
    if down != up {
        return decided::<M>(k, i, j, rh, rl);
    }
    up
}

#[fp(mode = M, library)]
fn outside<M: Mode>(x: f64) -> f64 {
    if x == 0.0 {
        f64::NEG_INFINITY
    } else if x < 0.0 {
        f64::NAN
    } else if x < f64::INFINITY {
        of_normal::<M>(x * UP, 54.0)
    } else {
        x
    }
}

/// The natural logarithm.
#[fp(mode = M, inline = false)]
pub fn ln<M: Mode>(x: f64) -> f64 {
    if !(x >= f64::MIN_POSITIVE && x < f64::INFINITY) {
        return outside::<M>(x);
    }
    of_normal::<M>(x, 0.0)
}
