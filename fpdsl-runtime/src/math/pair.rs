//! Arithmetic in double-double, and the logarithm in it.

use fpdsl_macros::fp;

use super::kit::{fast_two_sum, two_product, two_sum};
use super::log64::{UP, nearer_of_sum};
use super::polynomial::polynomial;
use super::split::split;
use super::tables::wide::*;

/// A sum, to about 2^-104 of the larger operand.
#[fp]
pub fn pair_sum(a: (f64, f64), b: (f64, f64)) -> (f64, f64) {
    let (s, e) = two_sum(a.0, b.0);
    let (t, f) = two_sum(a.1, b.1);
    let (s, e) = fast_two_sum(s, e + t);
    fast_two_sum(s, e + f)
}

/// A product, to about 2^-104 of it.
#[fp]
pub fn pair_product(a: (f64, f64), b: (f64, f64)) -> (f64, f64) {
    let (p, e) = two_product(a.0, b.0);
    fast_two_sum(p, a.0.mul_add(b.1, a.1.mul_add(b.0, e)))
}

/// A quotient, to about 2^-102 of it.
#[fp]
pub fn pair_quotient(a: (f64, f64), b: (f64, f64)) -> (f64, f64) {
    let q = a.0 / b.0;
    let rest = (-q).mul_add(b.1, (-q).mul_add(b.0, a.0) + a.1);
    fast_two_sum(q, rest / b.0)
}

/// A step of Horner's scheme: `s d + c`.
#[fp]
pub fn pair_step(s: (f64, f64), d: (f64, f64), c: (f64, f64)) -> (f64, f64) {
    let (p, e) = two_product(s.0, d.0);
    let e = s.0.mul_add(d.1, s.1.mul_add(d.0, e));
    let (h, l) = two_sum(c.0, p);
    fast_two_sum(h, l + (c.1 + e))
}

/// The logarithm of 1 + r, for |r| < 2^-10, to about 2^-103 of it.
#[fp]
fn near_one(r: (f64, f64)) -> (f64, f64) {
    let h = r.0;
    let q = polynomial(h, [-R6, R7, -0.125, R9, -0.1, R11]);
    let s = pair_step((q, 0.0), r, (NTH5.0, NTH5.1));
    let s = pair_step(s, r, (-0.25, 0.0));
    let s = pair_step(s, r, (NTH3.0, NTH3.1));
    let s = pair_step(s, r, (-0.5, 0.0));
    let s = pair_step(s, r, (1.0, 0.0));
    pair_product(s, r)
}

/// The logarithm of a positive number, to about 2^-100 of it.
#[fp(inline = false)]
pub fn pair_ln(x: (f64, f64)) -> (f64, f64) {
    let subnormal = x.0 < f64::MIN_POSITIVE;
    let z = if subnormal { x.0 * UP } else { x.0 };
    let (k, i, m) = split(z);
    let k = if subnormal { k - 54.0 } else { k };
    let (j, rh, rl) = nearer_of_sum(m, i, x.1 * (m / z));
    let (s, sl) = near_one((rh, rl));
    let base = k.mul_add(LN2A, LA_H[i] + LB_H[j]);
    let (c, cl) = two_sum(LA_M[i], LB_M[j]);
    let (d, dl) = two_sum(k * LN2B, c);
    let low = (cl + dl) + k.mul_add(LN2C, LA_L[i] + LB_L[j]);
    let (h, e) = two_sum(base, s);
    let (e, f) = two_sum(e, d);
    let (h, e) = fast_two_sum(h, e);
    fast_two_sum(h, e + (f + (low + sl)))
}
