//! `exp10`, `log2` and `log10` by way of binary64, as [`exp`](super::exp) and [`log`](super::log) do it for their bases.

use fpdsl_macros::fp;

use super::exp::{FAR, power_at_infinity};
use super::kit::{MAGIC, decided_but_at, fast_two_sum, number_bits, odd, odd_bits, two_product};
use super::log::log_outside;
use super::polynomial::{in_pairs, polynomial};
use super::quick::{UNITS, power};
use super::split::split;
use super::tables::bases::*;
use super::tables::exp::{EXP2_H, EXP2_L, LOG_INV};
use super::tables::quick::*;
use crate::generic::Float;
use crate::mode::Mode;

/// 10^x rounded to odd. Before the rounding it has an error below 2^-57.
///
/// Of the numbers with at most 25 digits, only the powers of ten with whole `x` are results. They are `hi` alone.
#[fp(cold)]
fn fpdsl_exp10(x: f64) -> f64 {
    if !x.is_finite() {
        return power_at_infinity(x);
    }
    let x = x.clamp(-FAR, FAR);
    let t = x.mul_add(INV_LG2_32, MAGIC);
    let n = t - MAGIC;
    let r = (-n).mul_add(LG2_32_L, (-n).mul_add(LG2_32_H, x));
    let q = polynomial(r, TEN).mul_add(r, TEN0_L);
    let p = r.mul_add(TEN0, r * q);
    let k = number_bits(t);
    let i = (k & 31) as usize;
    let power = EXP2_H[i];
    let (hi, lo) = fast_two_sum(power, power.mul_add(p, EXP2_L[i]));
    let lo = if (x + MAGIC) - MAGIC == x { 0.0 } else { lo };
    f64::from_bits(odd_bits(hi, lo) + ((k >> 5) << 52))
}

/// 10^x.
#[fp(mode = M)]
pub fn exp10<M: Mode, T: Float>(x: T) -> T {
    let y = power(x as f64, INV_LG2_32);
    decided_but_at::<M, T, fpdsl_exp10>(0.0, x, y, x.abs() < 256.0, UNITS)
}

/// log2(x) rounded to odd, for `x` with at most 24 digits. Before the rounding it has an error below 2^-57 of the
/// result, and none at powers of two.
#[fp(cold)]
fn fpdsl_log2(x: f64) -> f64 {
    if !(x > 0.0 && x < f64::INFINITY) {
        return log_outside(x);
    }
    let (k, i, m) = split(x);
    let r = m.mul_add(LOG_INV[i], -1.0);
    let q = polynomial(r, LB);
    let (p, pl) = two_product(r, LOG2E_H);
    let (h, l) = fast_two_sum(k + LOG2_H[i], p);
    let l = l + (LOG2_L[i] + r.mul_add(LOG2E_L, pl));
    let (hi, lo) = fast_two_sum(h, (r * r).mul_add(q, l));
    odd(hi, lo)
}

/// log10(x) rounded to odd, for the same `x`. A number with at most 24 digits is within 2^-50 of a power of ten only if it is that power.
/// Then `hi` is the whole result.
#[fp(cold)]
fn fpdsl_log10(x: f64) -> f64 {
    if !(x > 0.0 && x < f64::INFINITY) {
        return log_outside(x);
    }
    let (k, i, m) = split(x);
    let r = m.mul_add(LOG_INV[i], -1.0);
    let q = polynomial(r, LT);
    let (p, pl) = two_product(r, LOG10E_H);
    let (h, l) = fast_two_sum(k.mul_add(LG2_H, LOG10_H[i]), p);
    let l = l + (k.mul_add(LG2_L, LOG10_L[i]) + r.mul_add(LOG10E_L, pl));
    let (hi, lo) = fast_two_sum(h, (r * r).mul_add(q, l));
    let lo = if (hi + MAGIC) - MAGIC == hi { 0.0 } else { lo };
    odd(hi, lo)
}

/// log2(x) for `x` positive, finite and normal, with an error below 2^-43 of it, as [`logarithm`](super::quick::logarithm).
#[fp]
fn log2_quick(x: f64) -> f64 {
    let (k, i, m) = split(x);
    let r = m.mul_add(LOG_INV[i], -1.0);
    let u = r * r;
    let q = in_pairs(r, u, QB);
    q.mul_add(r, k + QUICK_LOG2[i])
}

/// log10(x), as [`log2_quick`].
#[fp]
fn log10_quick(x: f64) -> f64 {
    let (k, i, m) = split(x);
    let r = m.mul_add(LOG_INV[i], -1.0);
    let u = r * r;
    let q = in_pairs(r, u, QT);
    q.mul_add(r, k.mul_add(LG2, QUICK_LOG10[i]))
}

/// The logarithm to the base 2.
#[fp(mode = M)]
pub fn log2<M: Mode, T: Float>(x: T) -> T {
    let y = log2_quick(x as f64);
    decided_but_at::<M, T, fpdsl_log2>(1.0, x, y, x > 0.0 && x <= T::MAX, UNITS)
}

/// The logarithm to the base 10.
#[fp(mode = M)]
pub fn log10<M: Mode, T: Float>(x: T) -> T {
    let y = log10_quick(x as f64);
    decided_but_at::<M, T, fpdsl_log10>(1.0, x, y, x > 0.0 && x <= T::MAX, UNITS)
}
