//! `ln` by way of binary64.
//!
//! `x` is 2^k m, and `m` times a number from a table of 32 is 1 + r, whose logarithm has a polynomial.

use fpdsl_macros::fp;

use super::kit::{MAGIC, doubtful, fast_two_sum, number_bits, odd};
use super::quick::{UNITS, logarithm};
use super::tables::exp::*;
use crate::generic::Float;
use crate::mode::Mode;

/// The part of an encoding that is the sign and the exponent.
const EXPONENT: u64 = 0xfff0_0000_0000_0000;
/// An exponent that keeps those of all numbers positive.
const BIAS: u64 = 2048;
/// The encoding of [`MAGIC`].
const MAGIC_BITS: u64 = MAGIC.to_bits();
/// [`MAGIC`] and the bias.
const MAGIC_BIASED: f64 = MAGIC + BIAS as f64;

/// `x` as `2^k m`, with `m` from 0.85 up to 1.7; `k`, the number of the bin of `m` among 32, and `m`.
#[fp]
pub fn split(x: f64) -> (f64, usize, f64) {
    let b = number_bits(x);
    let t = b - LOG_OFF;
    let i = ((t >> 47) & 31) as usize;
    let biased = ((t >> 52) + BIAS) & 4095;
    let k = f64::from_bits(MAGIC_BITS + biased) - MAGIC_BIASED;
    (k, i, f64::from_bits(b - (t & EXPONENT)))
}

/// ln(x) rounded to odd, for `x` positive, finite and normal. Before the rounding it has an error below 2^-57 of the result.
#[fp(inline = false)]
fn fpdsl_ln(x: f64) -> f64 {
    let (k, i, m) = split(x);
    let r = m.mul_add(LOG_INV[i], -1.0);
    let q = L7
        .mul_add(r, L6)
        .mul_add(r, L5)
        .mul_add(r, L4)
        .mul_add(r, L3)
        .mul_add(r, L2)
        .mul_add(r, L1)
        .mul_add(r, L0);
    let (h, l) = fast_two_sum(k.mul_add(LN2_H, LOG_H[i]), r);
    let (hi, lo) = fast_two_sum(h, (r * r).mul_add(q, l + k.mul_add(LN2_L, LOG_L[i])));
    odd(hi, lo)
}

#[fp(cold)]
fn ln_outside<T: Float>(x: T) -> T {
    if x == 0.0 {
        T::NEG_INFINITY
    } else if x < 0.0 {
        T::NAN
    } else {
        x
    }
}

/// What the quick phase leaves in doubt.
#[fp(mode = M, cold)]
fn ln_decided<M: Mode, T: Float>(x: T) -> T {
    fpdsl_ln(x as f64) as T
}

/// The natural logarithm.
#[fp(mode = M)]
pub fn ln<M: Mode, T: Float>(x: T) -> T {
    // LLVM makes a longer test of `x < T::INFINITY`.
    if !(x > 0.0 && x <= T::MAX) {
        return ln_outside::<T>(x);
    }
    let y = logarithm(x as f64);
    if doubtful(y, UNITS) {
        return ln_decided::<M, T>(x);
    }
    y as T
}
