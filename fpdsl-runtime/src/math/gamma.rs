//! `gamma` by way of binary64.
//!
//! x = t + k with an integer `k` and t from -1/64 up to 63/64. Gamma(1 + t) has a series at each 1 + i/32; the functional equation does the
//! rest, in double-double.

use fpdsl_macros::fp;

use super::kit::{MAGIC, decided, fast_two_sum, number_bits, odd, two_product};
use super::polynomial::polynomial;
use super::tables::gamma::*;
use crate::generic::Float;
use crate::mode::Mode;

/// 2^-6.
const EDGE: f64 = 0.015625;
/// Less than half of the least positive number of any of the formats.
const LEAST: f64 = 6.223_015_277_861_142e-61;
/// The units that the first phase may be off, with room: the terms left out of the series are below 2^-47.9, and 47 products and
/// a quotient have half a unit each. That is below 90.
const UNITS: u64 = 256;

/// Gamma(1 + t) in two parts, to about 2^-62.
#[fp]
fn near_one(t: f64) -> (f64, f64) {
    let n = t.mul_add(32.0, MAGIC);
    let i = (number_bits(n) & 31) as usize;
    let d = (n - MAGIC).mul_add(-0.03125, t);
    let q = polynomial(
        d,
        [
            GAMMA_2[i],
            GAMMA_3[i],
            GAMMA_4[i],
            GAMMA_5[i],
            GAMMA_6[i],
            GAMMA_7[i],
            GAMMA_8[i],
            GAMMA_9[i],
            GAMMA_10[i],
        ],
    );
    let (a, al) = two_product(d, GAMMA_1[i]);
    let (h, l) = fast_two_sum(GAMMA_0[i], a);
    let rest = (d * d).mul_add(q, d.mul_add(GAMMA_1L[i], al));
    fast_two_sum(h, l + (GAMMA_0L[i] + rest))
}

/// Gamma(x) rounded to odd. Before the rounding it has an error below 2^-60 of it. Above 35.5 every format has an infinity or its largest
/// number, and below -45 a zero or its least number.
#[fp(cold)]
fn fpdsl_gamma(x: f64) -> f64 {
    let below = x.floor();
    if x.is_nan() || (x < 0.0 && x == below) {
        return f64::NAN;
    }
    if x == 0.0 || x == f64::INFINITY {
        return f64::INFINITY.copysign(x);
    }
    if x <= -45.0 {
        let half = below * 0.5;
        return if half.floor() == half { LEAST } else { -LEAST };
    }
    let x = x.min(35.5);
    let k = (x + EDGE).floor();
    let t = x - k;
    let (gh, gl) = near_one(t);
    // x - 1 down to 1 + t, or x up to t.
    let step = if k > 0.0 { -1.0 } else { 1.0 };
    let mut factor = if k > 0.0 { x - 1.0 } else { x };
    let mut left = if k > 0.0 { k - 1.0 } else { 1.0 - k };
    let mut ph = 1.0;
    let mut pl = 0.0;
    while left > 0.0 {
        let (p, e) = two_product(ph, factor);
        (ph, pl) = fast_two_sum(p, pl.mul_add(factor, e));
        factor += step;
        left -= 1.0;
    }
    if k > 0.0 {
        let (p, e) = two_product(gh, ph);
        let (hi, lo) = fast_two_sum(p, gh.mul_add(pl, gl.mul_add(ph, e)));
        return odd(hi, lo);
    }
    let q = gh / ph;
    let r = (-q).mul_add(pl, (-q).mul_add(ph, gh) + gl);
    let (hi, lo) = fast_two_sum(q, r / ph);
    odd(hi, lo)
}

/// Gamma(x), for -46 < x < 36.
#[fp]
fn quick_gamma(x: f64) -> f64 {
    let k = (x + EDGE).floor();
    let t = x - k;
    let n = t.mul_add(32.0, MAGIC);
    let i = (number_bits(n) & 31) as usize;
    let d = (n - MAGIC).mul_add(-0.03125, t);
    let w = d * d;
    let low = GAMMA_3[i]
        .mul_add(d, GAMMA_2[i])
        .mul_add(w, GAMMA_1[i].mul_add(d, GAMMA_0[i]));
    let high = GAMMA_7[i]
        .mul_add(d, GAMMA_6[i])
        .mul_add(w, GAMMA_5[i].mul_add(d, GAMMA_4[i]));
    let g = high.mul_add(w * w, low);
    // x - 1 down to 1 + t, or x up to t.
    let positive = k > 0.0;
    let step = if positive { -1.0 } else { 1.0 };
    let mut factor = if positive { x - 1.0 } else { x };
    let mut left = if positive { k - 1.0 } else { 1.0 - k };
    let mut p = 1.0;
    while left > 0.0 {
        p *= factor;
        factor += step;
        left -= 1.0;
    }
    if positive { g * p } else { g / p }
}

/// The gamma function.
#[fp(mode = M)]
pub fn gamma<M: Mode, T: Float>(x: T) -> T {
    let z = x as f64;
    let inside = z > -45.0 && z < 35.5 && (z > 0.0 || z.floor() != z);
    let y = quick_gamma(if inside { z } else { 1.0 });
    decided::<M, T, fpdsl_gamma>(x, y, inside, UNITS)
}
