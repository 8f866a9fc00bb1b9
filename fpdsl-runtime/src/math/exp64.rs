//! `exp` of binary64 in two phases.
//!
//! The argument is `n / 1024` of ln 2 and a rest; two tables of 32 have 2^(i/32) and 2^(j/1024) in three parts.

use fpdsl_macros::fp;

use super::kit::MAGIC;
use super::kit::{
    fast_two_sum, number_bits, power_of_two, renormalized, settled, triple_product, triple_sum, two_product,
    two_sum,
};
use super::polynomial::polynomial;
use super::tables::wide::*;
use crate::mode::Mode;

/// The quotient of 2^-70: the first phase has an error below this part of the result.
pub const BOUND: f64 = 8.470_329_472_543_003e-22;

/// `x - n ln2 / 1024` in three parts, to about 2^-130.
#[fp]
pub fn rest(x: f64, n: f64) -> (f64, f64, f64) {
    let t = (-n).mul_add(LN2_1024_1, x);
    let (a, b) = two_sum(t, -n * LN2_1024_2);
    let (b, c) = two_sum(b, -n * LN2_1024_3);
    renormalized(a, b, (-n).mul_add(LN2_1024_4, c))
}

/// 2^(k/1024) without its exponent, in three parts.
#[fp]
pub fn root3(k: u64) -> (f64, f64, f64) {
    let (j, i) = ((k & 31) as usize, ((k >> 5) & 31) as usize);
    triple_product((EA_H[i], EA_M[i], EA_L[i]), (EB_H[j], EB_M[j], EB_L[j]))
}

/// The series of e^r - 1, for |r| < 2^-11, to about 2^-150 of it.
#[fp(inline = false)]
pub fn series_m1(r: (f64, f64, f64)) -> (f64, f64, f64) {
    let h = r.0;
    let q = polynomial(h, [R720, R5040, R40320, R362880, R3628800]);
    let (p, pl) = two_product(q, h);
    let s = triple_sum(FACT5, (p, pl, 0.0));
    let s = triple_sum(FACT4, triple_product(s, r));
    let s = triple_sum(FACT3, triple_product(s, r));
    let s = triple_sum((0.5, 0.0, 0.0), triple_product(s, r));
    triple_product(triple_sum((1.0, 0.0, 0.0), triple_product(s, r)), r)
}

/// The series of e^r, for |r| < 2^-11.
#[fp]
pub fn series(r: (f64, f64, f64)) -> (f64, f64, f64) {
    triple_sum((1.0, 0.0, 0.0), series_m1(r))
}

/// A sum from 1 to 2, or a little below 1, as [`settled`] rounds it.
#[fp(mode = M)]
pub fn landed<M: Mode>(sum: (f64, f64, f64), e: i64) -> f64 {
    let (h, m, l) = sum;
    settled::<M>(h, m, l, e)
}

/// The second phase: e^x 2^-e in the mode, to about 2^-130.
#[fp(mode = M, library)]
fn decided<M: Mode>(x: f64, n: f64, k: u64) -> f64 {
    landed::<M>(triple_product(series(rest(x, n)), root3(k)), exponent(k))
}

/// `k >> 10` of the integer in the low bits.
#[fp]
pub fn exponent(k: u64) -> i64 {
    ((k << 13) as i64) >> 23
}

/// 2^(k/1024) without its exponent, in two parts.
#[fp]
pub fn root2(k: u64) -> (f64, f64) {
    let (j, i) = ((k & 31) as usize, ((k >> 5) & 31) as usize);
    let (h, l) = two_product(EA_H[i], EB_H[j]);
    (h, EA_H[i].mul_add(EB_M[j], EA_M[i].mul_add(EB_H[j], l)))
}

/// 2^(k/1024) e^(r + rl) without the exponent of the first factor, for |r| < 2^-11. The error is below 2^-71 of it.
#[fp]
pub fn power(k: u64, r: f64, rl: f64) -> (f64, f64) {
    let q = polynomial(r, [0.5, R6, R24, R120, R720]);
    let tail = (r * r).mul_add(q, rl);
    let (h, l) = root2(k);
    let (a, b) = two_product(h, r);
    let (hi, c) = fast_two_sum(h, a);
    (hi, c + (b + (l * r + h.mul_add(tail, l))))
}

/// The nearest multiple of ln2 / 1024: its number, which the low bits of the second are too, and the rest in two parts.
#[fp]
pub fn reduced(x: f64) -> (f64, u64, f64, f64) {
    let t = x.mul_add(INV_LN2_1024, MAGIC);
    let n = t - MAGIC;
    let d = (-n).mul_add(LN2_1024_1, x);
    let r = (-n).mul_add(LN2_1024_2, d);
    let rl = (-n).mul_add(LN2_1024_3, (-n).mul_add(LN2_1024_2, d - r));
    let (r, rl) = fast_two_sum(r, rl);
    (n, number_bits(t), r, rl)
}

/// 2^e `v`, where `v` is from 1 to 2 or so.
#[fp(mode = M)]
pub fn raised<M: Mode>(v: f64, e: i64) -> f64 {
    let half = e >> 1;
    v * power_of_two(half) * power_of_two(e - half)
}

/// e^x for |x| <= 746.
#[fp(mode = M, inline = true)]
fn within<M: Mode>(x: f64) -> f64 {
    let (n, k, r, rl) = reduced(x);
    let (hi, lo) = power(k, r, rl);
    let eps = rn!(hi * BOUND);
    let down = hi + rn!(lo - eps);
    let mut v = hi + rn!(lo + eps);
    let e = exponent(k);
    if down != v || e <= -1022 {
        v = decided::<M>(x, n, k);
    }
    raised::<M>(v, e)
}

#[fp(mode = M, library)]
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
