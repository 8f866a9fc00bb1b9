//! `exp_m1` and `ln_1p` of binary64 in two phases.

use fpdsl_macros::fp;

use super::exp64::{exponent, raised, reduced, rest, root2, root3, series_m1};
use super::kit::{
    MAGIC, fast_two_sum, number_bits, odd, power_of_two, triple_product, triple_sum, two_product, two_sum,
};
use super::log64::{accurate3, quick};
use super::polynomial::polynomial;
use super::split::split;
use super::tables::exp::LOG_INV;
use super::tables::wide::*;
use crate::mode::Mode;

/// The quotient of 2^-68: the first phases here and of what is made of them have an error below this part of the result.
pub const BOUND: f64 = 3.388_131_789_017_201e-21;
/// 2^-54. The results of smaller arguments differ from them by less than half a unit.
const TINY: f64 = 5.551_115_123_125_783e-17;
/// 2^-60.
pub const BESIDE: f64 = 8.673_617_379_884_035e-19;

/// e^(r + rl) - 1 in two parts, for |r| < 2^-11, to about 2^-75 of it. What is left out of the series is below 2^-80.
#[fp]
fn small_m1(r: f64, rl: f64) -> (f64, f64) {
    let (u, ul) = two_product(r, r);
    let q = polynomial(r, [R6, R24, R120, R720]);
    let (h, l) = fast_two_sum(r, 0.5 * u);
    (h, l + ul.mul_add(0.5, (u * r).mul_add(q, r.mul_add(rl, rl))))
}

/// (e^x - 1) 2^-e in two parts, and `e`, for -40 <= x <= 710.
#[fp]
fn exp_m1_quick(x: f64) -> (f64, f64, i64) {
    let (_, k, r, rl) = reduced(x);
    let e = exponent(k);
    let (p, pl) = small_m1(r, rl);
    let (t, tl) = root2(k);
    let (a, al) = two_product(t, p);
    // Far above 1 only the sign of what is taken away matters.
    let (s, sl) = two_sum(t, -power_of_two(-e.min(1000)));
    let (h, l) = fast_two_sum(s, a);
    (h, l + (t.mul_add(pl, tl.mul_add(p, tl)) + (al + sl)), e)
}

/// The second phase, in three parts.
#[fp(library)]
fn exp_m1_accurate(x: f64) -> (f64, f64, f64) {
    let (n, k, _, _) = reduced(x);
    let t = root3(k);
    let one = power_of_two(-exponent(k).min(1000));
    let s = triple_sum(t, (-one, 0.0, 0.0));
    triple_sum(s, triple_product(t, series_m1(rest(x, n))))
}

#[fp(mode = M)]
fn exp_m1_within<M: Mode>(x: f64) -> f64 {
    let (hi, lo, e) = exp_m1_quick(x);
    let eps = rn!(hi.abs() * BOUND);
    let down = hi + rn!(lo - eps);
    let mut v = hi + rn!(lo + eps);
    if down != v {
        let (h, m, l) = exp_m1_accurate(x);
        v = h + odd(m, l);
    }
    raised::<M>(v, e)
}

#[fp(mode = M, library)]
fn exp_m1_far<M: Mode>(x: f64) -> f64 {
    if x.is_nan() || x == 0.0 {
        x
    } else if x.is_infinite() {
        x.max(-1.0)
    } else if x.abs() < TINY {
        x.abs().mul_add(BESIDE, x)
    } else if x < -40.0 {
        -1.0 + BESIDE
    } else {
        exp_m1_within::<M>(x.min(710.0))
    }
}

/// e^x - 1.
#[fp(mode = M, inline = false)]
pub fn exp_m1<M: Mode>(x: f64) -> f64 {
    if !(x.abs() < 40.0 && x.abs() >= TINY) {
        return exp_m1_far::<M>(x);
    }
    exp_m1_within::<M>(x)
}

/// What reduces `h + l` to 1 and a rest: the exponent, the numbers of the two factors, `h` without its exponent, and 2 to minus the
/// exponent. Where that is no normal number, there is no `l`.
#[fp]
fn bins(h: f64) -> (f64, usize, usize, f64, f64) {
    let (k, i, m) = split(h);
    let j = ((number_bits(m.mul_add(LOG_INV[i], -1.0).mul_add(976.0, MAGIC)) + 16) & 31) as usize;
    let down = f64::from_bits((number_bits(m) - number_bits(h)) + (1.0_f64).to_bits());
    (k, i, j, m, if k > 1000.0 { 0.0 } else { down })
}

/// The natural logarithm of `2^up (h + l)` in two parts, where `l` is at most a unit of `h`. The error is below 2^-69 of the result, and
/// as far as `h + l - 1` is known.
#[fp]
pub fn logarithm2(h: f64, l: f64, up: f64) -> (f64, f64) {
    let (k, i, j, m, down) = bins(h);
    let (a, b) = (LOG_INV[i], LB_INV[j]);
    let (p, pl) = two_product(m, a);
    let (q, ql) = two_product(p, b);
    let (r, rl) = fast_two_sum(q - 1.0, (l * down).mul_add(a, pl).mul_add(b, ql));
    quick(k + up, i, j, r, rl)
}

/// The same in three parts, to about 2^-118.
#[fp]
pub fn logarithm3(x: (f64, f64, f64), up: f64) -> (f64, f64, f64) {
    let (k, i, j, m, down) = bins(x.0);
    let m = (m, x.1 * down, x.2 * down);
    // The factors have 14 binary places each.
    let r = triple_sum(
        triple_product(m, (LOG_INV[i] * LB_INV[j], 0.0, 0.0)),
        (-1.0, 0.0, 0.0),
    );
    accurate3(k + up, i, j, r)
}

/// `1 + x` in two parts; beyond 2^127 `x`, so that no part of it is lost on the way. What is dropped is less than 2^-133 of the
/// result, and no result is known that lies so near to a number or a middle.
#[fp]
fn above_one(x: f64) -> (f64, f64) {
    let (h, l) = two_sum(1.0, x);
    (h, if x > 1.7e38 { 0.0 } else { l })
}

/// ln(1 + x) in two parts.
#[fp]
fn ln_1p_quick(x: f64) -> (f64, f64) {
    let (h, l) = above_one(x);
    logarithm2(h, l, 0.0)
}

/// The second phase, in three parts.
#[fp(library)]
fn ln_1p_accurate(x: f64) -> (f64, f64, f64) {
    let (h, l) = above_one(x);
    logarithm3((h, l, 0.0), 0.0)
}

#[fp(mode = M, library)]
fn ln_1p_outside<M: Mode>(x: f64) -> f64 {
    if x == -1.0 {
        f64::NEG_INFINITY
    } else if x < -1.0 {
        f64::NAN
    } else if x == 0.0 || !(x < f64::INFINITY) {
        x
    } else {
        // It is tiny.
        (-x.abs()).mul_add(BESIDE, x)
    }
}

/// ln(1 + x).
#[fp(mode = M, inline = false)]
pub fn ln_1p<M: Mode>(x: f64) -> f64 {
    if !(x > -1.0 && x < f64::INFINITY && x.abs() >= TINY) {
        return ln_1p_outside::<M>(x);
    }
    let (hi, lo) = ln_1p_quick(x);
    let eps = rn!(hi.abs() * BOUND);
    let down = hi + rn!(lo - eps);
    let mut v = hi + rn!(lo + eps);
    if down != v {
        let (h, m, l) = ln_1p_accurate(x);
        v = h + odd(m, l);
    }
    v
}
