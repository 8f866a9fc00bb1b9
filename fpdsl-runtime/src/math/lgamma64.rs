//! `gamma` and `ln_gamma` of binary64, and `ln_gamma` by way of it.
//!
//! x = t + k with an integer `k` and t from -1/64 up to 63/64. Gamma(1 + t) and its logarithm have series at each 1 + i/32; the functional
//! equation does the rest. From 16 on the logarithm has Stirling's series, and below -20 the reflection formula.

use fpdsl_macros::fp;

use super::kit::{
    MAGIC, fast_two_sum, number_bits, odd, rounded, scaled_down, triple_negative, triple_product,
    triple_quotient, triple_sum, two_product, two_sum,
};
use super::log64::{UP, accurate, accurate3, nearer};
use super::pair::*;
use super::split::split;
use super::tables::exp::LOG_INV;
use super::tables::lgamma::*;
use super::tables::wide::LB_INV;
use super::turns64::sine_of_half_turns;
use crate::mode::Mode;

/// 2^-6.
pub const EDGE: f64 = 0.015625;
/// From here on the logarithm has Stirling's series.
const LARGE: f64 = 16.0;
/// 2^1000: from here on the parts of the logarithm could overflow.
const HUGE: f64 = 1.071_508_607_186_267_3e301;
/// 2^-60. Up to here two terms beside 1/x and beside the logarithm are enough.
const TINY: f64 = 8.673_617_379_884_035e-19;
/// 2^-97.
const BOUND: f64 = 6.310_887_241_768_095e-30;
const TWO_128: f64 = 340_282_366_920_938_463_463_374_607_431_768_211_456.0;
const TWO_M128: f64 = 1.0 / TWO_128;

/// `k`, and `t` in two parts: between -1 and 0 it has more digits than one holds.
#[fp]
fn parts_of(x: f64) -> (f64, f64, f64) {
    let k = (x + EDGE).floor();
    let (t, tl) = two_sum(x, -k);
    (k, t, tl)
}

/// The number of the series for `t`, and what is left of it. The last series serves 63/64 as well, which is what a `t` with a part that
/// is negative may be rounded to.
#[fp]
fn piece(t: f64, tl: f64) -> (usize, f64, f64) {
    let n = t.mul_add(32.0, MAGIC).min(MAGIC + 31.0);
    let (d, dl) = fast_two_sum((n - MAGIC).mul_add(-0.03125, t), tl);
    ((number_bits(n) & 31) as usize, d, dl)
}

/// ln Gamma(1 + t) to about 2^-104 of it, but near t = 1 of the smallest coefficient.
#[fp]
fn ln_gamma_near_one(t: f64, tl: f64) -> (f64, f64) {
    let (i, d, dl) = piece(t, tl);
    let (high, middle) = (21 * i, 12 * i);
    let mut q = LNG_H[high + 17];
    for k in 0..7 {
        q = q.mul_add(d, LNG_H[high + (16 - k)]);
    }
    let mut s = (q, 0.0);
    for k in 0..10 {
        let c = (LNG_H[high + (9 - k)], LNG_M[middle + (9 - k)]);
        s = pair_step(s, (d, dl), c);
    }
    s
}

/// Gamma(1 + t) to about 2^-104.
#[fp]
fn gamma_near_one(t: f64, tl: f64) -> (f64, f64) {
    let (i, d, dl) = piece(t, tl);
    let (high, low) = (18 * i, 10 * i);
    let mut q = GAM_H[high + 17];
    for k in 0..8 {
        q = q.mul_add(d, GAM_H[high + (16 - k)]);
    }
    let mut s = (q, 0.0);
    for k in 0..9 {
        let c = (GAM_H[high + (8 - k)], GAM_L[low + (8 - k)]);
        s = pair_step(s, (d, dl), c);
    }
    s
}

/// What Gamma(1 + t) is multiplied by for a positive `k`, and divided by for others, times `start`.
#[fp]
fn factors(x: f64, k: f64, t: f64, tl: f64, start: f64) -> (f64, f64) {
    let up = k > 0.0;
    let step = if up { -1.0 } else { 1.0 };
    let mut factor = if up { x - 1.0 } else { x };
    let mut left = if up { k - 1.0 } else { -k };
    // The last factor of others is `t`.
    let mut p = if up {
        (start, 0.0)
    } else {
        pair_product((t, tl), (start, 0.0))
    };
    while left > 0.0 {
        p = pair_product(p, (factor, 0.0));
        factor += step;
        left -= 1.0;
    }
    p
}

/// Stirling's series without its logarithm, for x >= 16: the error is below 2^-103.
#[fp]
fn stirling_rest(x: f64) -> (f64, f64) {
    let v = pair_quotient((1.0, 0.0), (x, 0.0));
    let w = pair_product(v, v);
    let mut q = STIRLING_H[15];
    for k in 0..7 {
        q = q.mul_add(w.0, STIRLING_H[14 - k]);
    }
    let mut s = (q, 0.0);
    for k in 0..8 {
        s = pair_step(s, w, (STIRLING_H[7 - k], STIRLING_L[7 - k]));
    }
    pair_step(s, v, (STIRLING_CONST_H, STIRLING_CONST_L))
}

/// ln Gamma(x) for 16 <= x < 2^120, to about 2^-100 of it.
#[fp]
fn stirling(x: f64) -> (f64, f64) {
    let factor = two_sum(x, -0.5);
    let l = pair_ln((x, 0.0));
    pair_sum(pair_product(factor, pair_sum(l, (-1.0, 0.0))), stirling_rest(x))
}

/// ln |Gamma(x)| for |x| < 20 and no pole: the error is below 2^-98.
#[fp]
fn ln_gamma_near(x: f64) -> (f64, f64) {
    let (k, t, tl) = parts_of(x);
    let g = ln_gamma_near_one(t, tl);
    let p = factors(x, k, t, tl, 1.0);
    let negative = p.0 < 0.0;
    let p = if negative { (-p.0, -p.1) } else { p };
    let l = pair_ln(p);
    let up = k > 0.0;
    pair_sum(g, if up { l } else { (-l.0, -l.1) })
}

/// The same to 2^-120 of it, also near zeros.
#[fp(library)]
fn ln_gamma_near_triple(x: f64) -> (f64, f64, f64) {
    let (k, t, tl) = parts_of(x);
    let (i, d, dl) = piece(t, tl);
    let (high, middle) = (21 * i, 12 * i);
    let mut q = LNG_H[high + 20];
    for n in 0..8 {
        q = q.mul_add(d, LNG_H[high + (19 - n)]);
    }
    let mut g = (q, 0.0, 0.0);
    for n in 0..12 {
        let at = 11 - n;
        let low = if at < 4 { LNG_L[(4 * i + at) & 127] } else { 0.0 };
        let c = (LNG_H[high + at], LNG_M[middle + at], low);
        g = triple_sum(c, triple_product(g, (d, dl, 0.0)));
    }
    let up = k > 0.0;
    let step = if up { -1.0 } else { 1.0 };
    let mut factor = if up { x - 1.0 } else { x };
    let mut left = if up { k - 1.0 } else { -k };
    let mut p = if up { (1.0, 0.0, 0.0) } else { (t, tl, 0.0) };
    while left > 0.0 {
        p = triple_product(p, (factor, 0.0, 0.0));
        factor += step;
        left -= 1.0;
    }
    let l = triple_ln(if p.0 < 0.0 { triple_negative(p) } else { p });
    triple_sum(g, if up { l } else { triple_negative(l) })
}

/// The logarithm of a positive normal number, to about 2^-118.
#[fp]
fn triple_ln(x: (f64, f64, f64)) -> (f64, f64, f64) {
    let (k, i, m) = split(x.0);
    let (j, _, _) = nearer(m, i);
    let back = m / x.0;
    // The product of the factors has 27 digits.
    let z = triple_product((m, x.1 * back, x.2 * back), (LOG_INV[i] * LB_INV[j], 0.0, 0.0));
    accurate3(k, i, j, triple_sum((-1.0, 0.0, 0.0), z))
}

/// ln |Gamma(x)| for x <= -20 and no pole: the error is below 2^-96 of it.
#[fp(library)]
fn ln_gamma_reflected(x: f64) -> (f64, f64) {
    // |Gamma(x) Gamma(1 - x) sin(pi x)| is pi, and Gamma(1 - x) is -x Gamma(-x).
    let r = (x - x.round_ties_even()).abs();
    let s = sine_of_half_turns(r);
    let l = pair_ln(pair_product((s.0, s.1), (-x, 0.0)));
    let sum = pair_sum(stirling(-x), l);
    pair_sum((LN_PI_H, LN_PI_L), (-sum.0, -sum.1))
}

/// ln |Gamma(x)| for an `x` that is no pole and below 2^1000, to 2^-102 of it; near zeros of negative arguments to 2^-98.
#[fp]
pub fn ln_gamma_parts(x: f64) -> (f64, f64) {
    if x >= LARGE {
        return stirling(x);
    }
    if x <= -20.0 {
        return ln_gamma_reflected(x);
    }
    ln_gamma_near(x)
}

/// `h + l` in the mode, near zeros of ln |Gamma| of negative arguments.
#[fp(mode = M, cold)]
fn near_zero<M: Mode>(x: f64) -> f64 {
    let (h, m, l) = ln_gamma_near_triple(x);
    h + odd(m, l)
}

/// ln |Gamma(x)| for a tiny `x`: -ln |x| - gamma x + pi^2/12 x^2, to about 2^-118 of it.
#[fp(library)]
fn ln_gamma_of_tiny(x: f64) -> (f64, f64, f64) {
    let subnormal = x.abs() < f64::MIN_POSITIVE;
    let (k, i, m) = split(x.abs() * if subnormal { UP } else { 1.0 });
    let (j, rh, rl) = nearer(m, i);
    let l = accurate(if subnormal { k - 54.0 } else { k }, i, j, rh, rl);
    // The first series is that at 1.
    let (p, pl) = two_product(LNG_H[1], x);
    triple_sum(
        triple_negative(l),
        (p, (LNG_H[2] * x).mul_add(x, LNG_M[1].mul_add(x, pl)), 0.0),
    )
}

/// `h + l`, which is beside the pole at 0, in the mode.
#[fp(mode = M, cold)]
fn beside_zero<M: Mode>(x: f64, h: f64, l: f64) -> f64 {
    let (y, sure) = rounded::<M>(h, l, rn!(h * BOUND));
    if sure {
        return y;
    }
    let (h, m, l) = ln_gamma_of_tiny(x);
    h + odd(m, l)
}

/// Poles, infinities, NaN, the zeros at 1 and 2, and arguments above 2^1000.
#[fp(mode = M, cold)]
fn ln_gamma_far<M: Mode>(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x == 1.0 || x == 2.0 {
        return 0.0;
    }
    if x < f64::INFINITY && x > 0.0 {
        // What is left of the sum, x (ln x - 1), in units of 2^128.
        let (l, ll) = pair_ln((x, 0.0));
        let (h, m) = pair_product(pair_sum((l, ll), (-1.0, 0.0)), (x * TWO_M128, 0.0));
        return (h + m) * TWO_128;
    }
    f64::INFINITY
}

/// The logarithm of the absolute value of gamma.
#[fp(mode = M, inline = false)]
pub fn ln_gamma<M: Mode>(x: f64) -> f64 {
    if !(x < HUGE) || (x <= 0.0 && x.floor() == x) || x == 1.0 || x == 2.0 {
        return ln_gamma_far::<M>(x);
    }
    let (h, l) = ln_gamma_parts(x);
    if x < -2.0 && h.abs() < 0.25 {
        return near_zero::<M>(x);
    }
    if x.abs() <= TINY {
        return beside_zero::<M>(x, h, l);
    }
    h + l
}

/// Gamma(x) 2^-k, and `k`, for -184 < x < 172 and |x| > 2^-60: to 2^-98 of it.
#[fp]
fn gamma_parts(x: f64) -> (f64, f64, i64) {
    let (k, t, tl) = parts_of(x);
    let g = gamma_near_one(t, tl);
    let up = k > 0.0;
    let far = k < -100.0 || k > 100.0;
    let p = factors(x, k, t, tl, if far { TWO_M128 } else { 1.0 });
    let (h, l) = if up {
        pair_product(g, p)
    } else {
        pair_quotient(g, p)
    };
    let e = if up { 128 } else { -128 };
    (h, l, if far { e } else { 0 })
}

/// Large results, and those that may be subnormal.
#[fp(mode = M, cold)]
fn gamma_scaled<M: Mode>(h: f64, l: f64, e: i64) -> f64 {
    if e > 0 {
        return (h + l) * TWO_128;
    }
    scaled_down::<M>(h, l, 0.0, e)
}

/// Gamma(x) 2^-128 of a tiny `x`, 1/x - gamma + (gamma^2/2 + pi^2/12) x, to about 2^-150 of it.
#[fp(library)]
fn gamma_of_tiny_parts(x: f64) -> (f64, f64, f64) {
    let inverse = triple_quotient((1.0, 0.0, 0.0), (x * TWO_128, 0.0, 0.0));
    // The first series is that at 1.
    let low = GAM_H[2].mul_add(x, GAM_L[1]);
    triple_sum(inverse, (GAM_H[1] * TWO_M128, low * TWO_M128, 0.0))
}

#[fp(mode = M, cold)]
fn gamma_of_tiny<M: Mode>(x: f64) -> f64 {
    let (h, m, l) = gamma_of_tiny_parts(x);
    (h + odd(m, l)) * TWO_128
}

/// Poles, infinities, NaN, and arguments of which the results are beyond the range.
#[fp(mode = M, cold)]
fn gamma_far<M: Mode>(x: f64) -> f64 {
    if x.is_nan() || x == f64::NEG_INFINITY {
        return f64::NAN;
    }
    if x == 0.0 {
        return f64::INFINITY.copysign(x);
    }
    if x > 1.0 {
        return if x == f64::INFINITY { x } else { f64::MAX * 2.0 };
    }
    if x.abs() < 1.0 {
        return gamma_of_tiny::<M>(x);
    }
    let below = x.floor();
    if below == x {
        return f64::NAN;
    }
    let half = below * 0.5;
    let least = if half.floor() == half {
        f64::MIN_POSITIVE
    } else {
        -f64::MIN_POSITIVE
    };
    least * f64::MIN_POSITIVE
}

/// The gamma function.
#[fp(mode = M, inline = false)]
pub fn gamma<M: Mode>(x: f64) -> f64 {
    if !(x > -184.0 && x < 172.0 && x.abs() > TINY) || (x < 0.0 && x.floor() == x) {
        return gamma_far::<M>(x);
    }
    let (h, l, e) = gamma_parts(x);
    if e != 0 {
        return gamma_scaled::<M>(h, l, e);
    }
    h + l
}
