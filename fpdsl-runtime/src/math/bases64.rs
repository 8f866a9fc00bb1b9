//! `exp2`, `exp10`, `log2` and `log10` of binary64 in two phases.
//!
//! A power is one of `e` once the argument is reduced, and a logarithm is a natural one times a constant.

use fpdsl_macros::fp;

use super::exp64::{BOUND, exponent, landed, power, raised, root3, series};
use super::kit::{
    MAGIC, fast_two_sum, number_bits, odd, power_of_two, renormalized, triple_product, triple_sum,
    two_product, two_sum,
};
use super::log64::{UP, accurate, nearer, quick};
use super::split::split;
use super::tables::wide_bases::*;
use crate::mode::Mode;

/// Half the distance of the two numbers around 10^23.
const BESIDE_10_23: f64 = 8_388_608.0;

/// The second phase of 2^x, in three parts, without the exponent.
#[fp(library)]
fn exp2_accurate(d: f64, k: u64) -> (f64, f64, f64) {
    triple_product(series(triple_product(LN2_PARTS, (d, 0.0, 0.0))), root3(k))
}

#[fp(mode = M, library)]
fn exp2_decided<M: Mode>(d: f64, k: u64) -> f64 {
    landed::<M>(exp2_accurate(d, k), exponent(k))
}

/// 2^x without its exponent in two parts; the part of `x` beside the multiple of 1/1024, and that multiple.
#[fp]
fn exp2_quick(x: f64) -> (f64, f64, f64, u64) {
    let t = x.mul_add(1024.0, MAGIC);
    let d = (t - MAGIC).mul_add(-0.000_976_562_5, x);
    let k = number_bits(t);
    let (r, rl) = two_product(d, LN2_PARTS.0);
    let (hi, lo) = power(k, r, d.mul_add(LN2_PARTS.1, rl));
    (hi, lo, d, k)
}

/// 2^x for |x| <= 1100.
#[fp(mode = M)]
fn exp2_within<M: Mode>(x: f64) -> f64 {
    let (hi, lo, d, k) = exp2_quick(x);
    let eps = rn!(hi * BOUND);
    let down = hi + rn!(lo - eps);
    let mut v = hi + rn!(lo + eps);
    let e = exponent(k);
    if down != v || e <= -1022 {
        v = exp2_decided::<M>(d, k);
    }
    raised::<M>(v, e)
}

#[fp(mode = M, library)]
fn exp2_far<M: Mode>(x: f64) -> f64 {
    if x.is_nan() {
        x
    } else if x.is_infinite() {
        x.max(0.0)
    } else {
        exp2_within::<M>(x.clamp(-1080.0, 1030.0))
    }
}

/// 2^x.
#[fp(mode = M, inline = false)]
pub fn exp2<M: Mode>(x: f64) -> f64 {
    if !(x.abs() < 1000.0) {
        return exp2_far::<M>(x);
    }
    exp2_within::<M>(x)
}

/// The second phase of 10^x, in three parts, without the exponent. For a whole `x` from 0 to 23 the result has at most 54 digits, and is
/// exact; there are no others.
#[fp(library)]
fn exp10_accurate(x: f64, n: f64, k: u64) -> (f64, f64, f64) {
    if x >= 0.0 && x <= 23.0 && x.trunc() == x {
        let scale = power_of_two(-exponent(k));
        let low = if x == 23.0 { BESIDE_10_23 } else { 0.0 };
        return (
            TENS[(number_bits(x + MAGIC) & 31).min(23) as usize] * scale,
            low * scale,
            0.0,
        );
    }
    let t = (-n).mul_add(LG2_1024_1, x);
    let (a, b) = two_sum(t, -n * LG2_1024_2);
    let (b, c) = two_sum(b, -n * LG2_1024_3);
    let d = renormalized(a, b, (-n).mul_add(LG2_1024_4, c));
    triple_product(series(triple_product(LN10_PARTS, d)), root3(k))
}

#[fp(mode = M, cold)]
fn exp10_decided<M: Mode>(x: f64, n: f64, k: u64) -> f64 {
    landed::<M>(exp10_accurate(x, n, k), exponent(k))
}

/// 10^x without its exponent in two parts, the nearest multiple of log10(2)/1024, and its encoding.
#[fp]
fn exp10_quick(x: f64) -> (f64, f64, f64, u64) {
    let t = x.mul_add(INV_LG2_1024, MAGIC);
    let n = t - MAGIC;
    let k = number_bits(t);
    let t = (-n).mul_add(LG2_1024_1, x);
    let d = (-n).mul_add(LG2_1024_2, t);
    let dl = (-n).mul_add(LG2_1024_3, (-n).mul_add(LG2_1024_2, t - d));
    let (r, rl) = two_product(d, LN10_PARTS.0);
    let rl = d.mul_add(LN10_PARTS.1, dl.mul_add(LN10_PARTS.0, rl));
    let (r, rl) = fast_two_sum(r, rl);
    let (hi, lo) = power(k, r, rl);
    (hi, lo, n, k)
}

/// 10^x for |x| <= 330.
#[fp(mode = M)]
fn exp10_within<M: Mode>(x: f64) -> f64 {
    let (hi, lo, n, k) = exp10_quick(x);
    let eps = rn!(hi * BOUND);
    let down = hi + rn!(lo - eps);
    let mut v = hi + rn!(lo + eps);
    let e = exponent(k);
    if down != v || e <= -1022 {
        v = exp10_decided::<M>(x, n, k);
    }
    raised::<M>(v, e)
}

#[fp(mode = M, cold)]
fn exp10_far<M: Mode>(x: f64) -> f64 {
    if x.is_nan() {
        x
    } else if x.is_infinite() {
        x.max(0.0)
    } else {
        exp10_within::<M>(x.clamp(-326.0, 310.0))
    }
}

/// 10^x.
#[fp(mode = M, inline = false)]
pub fn exp10<M: Mode>(x: f64) -> f64 {
    if !(x.abs() < 300.0) {
        return exp10_far::<M>(x);
    }
    exp10_within::<M>(x)
}

/// log2(x 2^-up) in two parts, for `x` positive, normal and finite.
#[fp]
fn log2_quick(x: f64, up: f64) -> (f64, f64) {
    let (k, i, m) = split(x);
    let (j, rh, rl) = nearer(m, i);
    let (h, l) = quick(0.0, i, j, rh, rl);
    let (p, pl) = two_product(h, LOG2E_PARTS.0);
    let (hi, c) = fast_two_sum(k - up, p);
    fast_two_sum(hi, c + h.mul_add(LOG2E_PARTS.1, l.mul_add(LOG2E_PARTS.0, pl)))
}

/// The second phase, in three parts. A power of two gives the exact result.
#[fp(library)]
fn log2_accurate(x: f64, up: f64) -> (f64, f64, f64) {
    let (k, i, m) = split(x);
    let (j, rh, rl) = nearer(m, i);
    let s = triple_product(LOG2E_PARTS, accurate(0.0, i, j, rh, rl));
    triple_sum((k - up, 0.0, 0.0), s)
}

#[fp(mode = M)]
fn log2_of<M: Mode>(x: f64, up: f64) -> f64 {
    let (hi, lo) = log2_quick(x, up);
    let eps = rn!(hi.abs() * (4.0 * BOUND));
    let down = hi + rn!(lo - eps);
    let mut v = hi + rn!(lo + eps);
    if down != v {
        let (h, m, l) = log2_accurate(x, up);
        v = h + odd(m, l);
    }
    v
}

#[fp(mode = M, library)]
fn log2_outside<M: Mode>(x: f64) -> f64 {
    if x == 0.0 {
        f64::NEG_INFINITY
    } else if x < 0.0 {
        f64::NAN
    } else if x < f64::INFINITY {
        log2_of::<M>(x * UP, 54.0)
    } else {
        x
    }
}

/// The logarithm to the base 2.
#[fp(mode = M, inline = false)]
pub fn log2<M: Mode>(x: f64) -> f64 {
    if !(x >= f64::MIN_POSITIVE && x < f64::INFINITY) {
        return log2_outside::<M>(x);
    }
    log2_of::<M>(x, 0.0)
}

/// log10(x 2^-up) in two parts, for `x` positive, normal and finite.
#[fp]
fn log10_quick(x: f64, up: f64) -> (f64, f64) {
    let (k, i, m) = split(x);
    let (j, rh, rl) = nearer(m, i);
    let (h, l) = quick(k - up, i, j, rh, rl);
    let (p, pl) = two_product(h, LOG10E_PARTS.0);
    fast_two_sum(p, h.mul_add(LOG10E_PARTS.1, l.mul_add(LOG10E_PARTS.0, pl)))
}

/// The second phase, in three parts. A power of ten that is a number gives the exact result: the tables are asked.
#[fp(library)]
fn log10_accurate(x: f64, up: f64) -> (f64, f64, f64) {
    let (k, i, m) = split(x);
    let (j, rh, rl) = nearer(m, i);
    let s = triple_product(LOG10E_PARTS, accurate(k - up, i, j, rh, rl));
    let t = s.0 + MAGIC;
    let n = t - MAGIC;
    if n >= 0.0 && n <= 22.0 && TENS[(number_bits(t) & 31).min(23) as usize] == x {
        return (n, 0.0, 0.0);
    }
    s
}

#[fp(mode = M)]
fn log10_of<M: Mode>(x: f64, up: f64) -> f64 {
    let (hi, lo) = log10_quick(x, up);
    let eps = rn!(hi.abs() * (4.0 * BOUND));
    let down = hi + rn!(lo - eps);
    let mut v = hi + rn!(lo + eps);
    if down != v {
        let (h, m, l) = log10_accurate(x, up);
        v = h + odd(m, l);
    }
    v
}

#[fp(mode = M, library)]
fn log10_outside<M: Mode>(x: f64) -> f64 {
    if x == 0.0 {
        f64::NEG_INFINITY
    } else if x < 0.0 {
        f64::NAN
    } else if x < f64::INFINITY {
        log10_of::<M>(x * UP, 54.0)
    } else {
        x
    }
}

/// The logarithm to the base 10.
#[fp(mode = M, inline = false)]
pub fn log10<M: Mode>(x: f64) -> f64 {
    if !(x >= f64::MIN_POSITIVE && x < f64::INFINITY) {
        return log10_outside::<M>(x);
    }
    log10_of::<M>(x, 0.0)
}
