//! `ln` by way of binary64.
//!
//! `x` is 2^k m, and `m` times a number from a table of 32 is 1 + r, whose logarithm has a polynomial.

use fpdsl_macros::fp;

use super::kit::{decided_but_at, fast_two_sum, odd};
use super::polynomial::polynomial;
use super::quick::{UNITS, logarithm};
use super::split::split;
use super::tables::exp::*;
use crate::generic::Float;
use crate::mode::Mode;

/// A logarithm of 0, negative numbers, infinity and NaN.
#[fp]
pub fn log_outside(x: f64) -> f64 {
    if x == 0.0 {
        f64::NEG_INFINITY
    } else if x < 0.0 {
        f64::NAN
    } else {
        x
    }
}

/// ln(x) rounded to odd. Before the rounding it has an error below 2^-57 of the result.
#[fp(cold)]
fn fpdsl_ln(x: f64) -> f64 {
    if !(x > 0.0 && x < f64::INFINITY) {
        return log_outside(x);
    }
    let (k, i, m) = split(x);
    let r = m.mul_add(LOG_INV[i], -1.0);
    let q = polynomial(r, L);
    let (h, l) = fast_two_sum(k.mul_add(LN2_H, LOG_H[i]), r);
    let (hi, lo) = fast_two_sum(h, (r * r).mul_add(q, l + k.mul_add(LN2_L, LOG_L[i])));
    odd(hi, lo)
}

/// The natural logarithm.
#[fp(mode = M)]
pub fn ln<M: Mode, T: Float>(x: T) -> T {
    let y = logarithm(x as f64);
    // LLVM makes a longer test of `x < T::INFINITY`.
    decided_but_at::<M, T, fpdsl_ln>(1.0, x, y, x > 0.0 && x <= T::MAX, UNITS)
}
