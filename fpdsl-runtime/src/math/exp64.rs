//! `exp` of binary64 in two phases.
//!
//! The argument is `n / 1024` of ln 2 and a rest; two tables of 32 have 2^(i/32) and 2^(j/1024) in three parts.

use fpdsl_macros::fp;

use super::kit::MAGIC;
use super::kit::{
    fast_two_sum, number_bits, power_of_two, renormalized, rounded, triple_product, triple_sum, two_product,
    two_sum,
};
use super::tables::wide::*;
use crate::mode::Mode;

/// The quotient of 2^-70: the first phase has an error below this part of the result.
const BOUND: f64 = 8.470_329_472_543_003e-22;

/// e^x 2^-(n >> 10) in three parts, to about 2^-130; `i` and `j` are the digits of `n`.
#[fp]
fn accurate(x: f64, n: f64, i: usize, j: usize) -> (f64, f64, f64) {
    let t = (-n).mul_add(LN2_1024_1, x);
    let (a, b) = two_sum(t, -n * LN2_1024_2);
    let (b, c) = two_sum(b, -n * LN2_1024_3);
    let r = renormalized(a, b, (-n).mul_add(LN2_1024_4, c));
    triple_product(
        series(r),
        triple_product((EA_H[i], EA_M[i], EA_L[i]), (EB_H[j], EB_M[j], EB_L[j])),
    )
}

/// The series of e^r, for |r| < 2^-11.
#[fp(cold)]
pub fn series(r: (f64, f64, f64)) -> (f64, f64, f64) {
    let h = r.0;
    let q = (R3628800)
        .mul_add(h, R362880)
        .mul_add(h, R40320)
        .mul_add(h, R5040)
        .mul_add(h, R720);
    let (p, pl) = two_product(q, h);
    let s = triple_sum(FACT5, (p, pl, 0.0));
    let s = triple_sum(FACT4, triple_product(s, r));
    let s = triple_sum(FACT3, triple_product(s, r));
    let s = triple_sum((0.5, 0.0, 0.0), triple_product(s, r));
    let s = triple_sum((1.0, 0.0, 0.0), triple_product(s, r));
    triple_sum((1.0, 0.0, 0.0), triple_product(s, r))
}

/// The second phase: e^x 2^-e in the mode.
#[fp(mode = M, cold)]
fn decided<M: Mode>(x: f64, n: f64, k: u64) -> f64 {
    let (j, i) = ((k & 31) as usize, ((k >> 5) & 31) as usize);
    let (h, m, l) = rn!(accurate(x, n, i, j));
    rounded::<M>(h, m, l, n_exponent(k))
}

/// `k >> 10` of the integer in the low bits.
#[fp]
pub fn n_exponent(k: u64) -> i64 {
    ((k << 13) as i64) >> 23
}

/// 2^(k/1024 - (k >> 10)) e^(r + rl), for |r| < 2^-11 and `rl` below a unit of `r`. It has an error below 2^-70 of it.
#[fp]
pub fn near(k: u64, r: f64, rl: f64) -> (f64, f64) {
    let (j, i) = ((k & 31) as usize, ((k >> 5) & 31) as usize);
    let q = (R720)
        .mul_add(r, R120)
        .mul_add(r, R24)
        .mul_add(r, R6)
        .mul_add(r, 0.5);
    let tail = (r * r).mul_add(q, rl);
    let (ah, al, bh, bl) = (EA_H[i], EA_M[i], EB_H[j], EB_M[j]);
    let (h, hl) = two_product(ah, bh);
    let l = ah.mul_add(bl, al.mul_add(bh, hl));
    let (a, b) = two_product(h, r);
    let (hi, c) = fast_two_sum(h, a);
    (hi, c + (b + (l * r + h.mul_add(tail, l))))
}

/// e^x for |x| <= 746.
#[fp(mode = M)]
fn within<M: Mode>(x: f64) -> f64 {
    let t = rn!(x.mul_add(INV_LN2_1024, MAGIC));
    let n = rn!(t - MAGIC);
    let k = number_bits(t);
    let t = rn!((-n).mul_add(LN2_1024_1, x));
    let r = rn!((-n).mul_add(LN2_1024_2, t));
    let rl = rn!((-n).mul_add(LN2_1024_3, (-n).mul_add(LN2_1024_2, t - r)));
    let (hi, lo) = near(k, r, rl);
    let eps = rn!(hi * BOUND);
    let down = hi + rn!(lo - eps);
    let mut v = hi + rn!(lo + eps);
    let e = n_exponent(k);
    if down != v || e < -1022 {
        v = decided::<M>(x, n, k);
    }
    let half = e >> 1;
    v * power_of_two(half) * power_of_two(e - half)
}

#[fp(mode = M, cold)]
fn far<M: Mode>(x: f64) -> f64 {
    if x.is_nan() {
        x
    } else if x.is_infinite() {
        x.max(0.0)
    } else {
        within::<M>(x.clamp(-746.0, 710.0))
    }
}

/// e^x.
#[fp(mode = M, inline = false)]
pub fn exp<M: Mode>(x: f64) -> f64 {
    if !(x.abs() < 700.0) {
        return far::<M>(x);
    }
    within::<M>(x)
}
