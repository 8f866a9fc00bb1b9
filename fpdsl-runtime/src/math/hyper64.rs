//! `sinh`, `cosh` and `tanh` of binary64 in two phases.
//!
//! As for binary32: |x| is `k / 1024` of ln 2 and a rest, and the theorems of addition give the functions of the sum.

use fpdsl_macros::fp;

use super::exp64::{exponent, raised, reduced, rest, root2, root3, series_m1};
use super::kit::{fast_two_sum, odd, power_of_two, triple_product, triple_quotient, triple_sum, two_product};
use super::near64::{BESIDE, BOUND};
use super::tables::wide::*;
use crate::mode::Mode;

/// 2^-27. The results of smaller arguments differ from them by less than half a unit.
pub const TINY: f64 = 7.450_580_596_923_828e-9;

/// 2^(e' - e), where `e` and `e'` are the exponents of 2^(k/1024) and of its inverse. What it is beyond 2^-300 does not matter.
#[fp]
fn between(k: u64) -> f64 {
    power_of_two((exponent(0 - k) - exponent(k)).max(-300))
}

/// Twice each function of the first part without the exponent of `k`, in two parts; what `cosh r` is above 1, `r`, and what `sinh r` is
/// beside it.
#[fp]
fn parts(k: u64, r: f64, rl: f64) -> ((f64, f64), (f64, f64), (f64, f64, f64)) {
    let (t, tl) = root2(k);
    let (v, vl) = root2(0 - k);
    let scale = between(k);
    let (s, e) = fast_two_sum(t, -v * scale);
    let sinh = (s, e + (-vl).mul_add(scale, tl));
    let (c, e) = fast_two_sum(t, v * scale);
    let cosh = (c, e + vl.mul_add(scale, tl));
    let u = r * r;
    // The first terms left out are below 2^-77 and, of `r`, 2^-81.
    let above = u * u.mul_add(R24, 0.5);
    let beside = (r * u).mul_add(u.mul_add(R120, R6), rl);
    (sinh, cosh, (above, r, beside))
}

/// `a cosh r + b sinh r`.
#[fp]
fn added(a: (f64, f64), b: (f64, f64), rest: (f64, f64, f64)) -> (f64, f64) {
    let (above, r, beside) = rest;
    let (p, pl) = two_product(b.0, r);
    let (h, l) = fast_two_sum(a.0, p);
    let small = (a.0 + a.1).mul_add(above, b.0.mul_add(beside, b.1 * r));
    (h, l + (small + (pl + a.1)))
}

/// 2 sinh(x) 2^-e in two parts, and `e`, for 0 <= x <= 712.
#[fp]
fn sinh_quick(x: f64) -> (f64, f64, i64) {
    let (_, k, r, rl) = reduced(x);
    let (sinh, cosh, rest) = parts(k, r, rl);
    let (h, l) = added(sinh, cosh, rest);
    (h, l, exponent(k))
}

/// 2 cosh(x) 2^-e in two parts, and `e`, for 0 <= x <= 712.
#[fp]
fn cosh_quick(x: f64) -> (f64, f64, i64) {
    let (_, k, r, rl) = reduced(x);
    let (sinh, cosh, rest) = parts(k, r, rl);
    let (h, l) = added(cosh, sinh, rest);
    (h, l, exponent(k))
}

/// tanh(x) in two parts, for 0 <= x <= 20.
#[fp]
fn tanh_quick(x: f64) -> (f64, f64) {
    let (_, k, r, rl) = reduced(x);
    let (sinh, cosh, rest) = parts(k, r, rl);
    let (s, sl) = added(sinh, cosh, rest);
    let (c, cl) = added(cosh, sinh, rest);
    let (s, sl) = fast_two_sum(s, sl);
    let (c, cl) = fast_two_sum(c, cl);
    let inverse = 1.0 / c;
    let q = s * inverse;
    let left = (-q).mul_add(c, s) + (-q).mul_add(cl, sl);
    fast_two_sum(q, left * inverse)
}

/// The second phase: (e^x + sign e^-x) 2^-e in three parts.
#[fp]
fn both(x: f64, sign: f64) -> (f64, f64, f64) {
    let (n, k, _, _) = reduced(x);
    let (a, b, c) = rest(x, n);
    let t = root3(k);
    let v = root3(0 - k);
    let scale = sign * between(k);
    let v = (v.0 * scale, v.1 * scale, v.2 * scale);
    let beside = triple_sum(
        triple_product(t, series_m1((a, b, c))),
        triple_product(v, series_m1((-a, -b, -c))),
    );
    triple_sum(triple_sum(t, v), beside)
}

#[fp(library)]
fn sinh_accurate(x: f64) -> (f64, f64, f64) {
    both(x, -1.0)
}

#[fp(library)]
fn cosh_accurate(x: f64) -> (f64, f64, f64) {
    both(x, 1.0)
}

#[fp(library)]
fn tanh_accurate(x: f64) -> (f64, f64, f64) {
    triple_quotient(both(x, -1.0), both(x, 1.0))
}

#[fp(mode = M)]
fn sinh_within<M: Mode>(x: f64) -> f64 {
    let (hi, lo, e) = sinh_quick(x.abs());
    let sign = (1.0_f64).copysign(x);
    let (hi, lo) = (hi * sign, lo * sign);
    let eps = rn!(hi.abs() * BOUND);
    let down = hi + rn!(lo - eps);
    let mut v = hi + rn!(lo + eps);
    if down != v {
        let (h, m, l) = sinh_accurate(x.abs());
        v = h * sign + odd(m * sign, l * sign);
    }
    raised::<M>(v, e - 1)
}

#[fp(mode = M, library)]
fn sinh_far<M: Mode>(x: f64) -> f64 {
    if !x.is_finite() || x == 0.0 {
        x
    } else if x.abs() < TINY {
        x.mul_add(BESIDE, x)
    } else {
        sinh_within::<M>(x.clamp(-712.0, 712.0))
    }
}

/// The hyperbolic sine.
#[fp(mode = M, inline = false)]
pub fn sinh<M: Mode>(x: f64) -> f64 {
    if !(x.abs() < 700.0 && x.abs() >= TINY) {
        return sinh_far::<M>(x);
    }
    sinh_within::<M>(x)
}

#[fp(mode = M)]
fn cosh_within<M: Mode>(x: f64) -> f64 {
    let (hi, lo, e) = cosh_quick(x);
    let eps = rn!(hi * BOUND);
    let down = hi + rn!(lo - eps);
    let mut v = hi + rn!(lo + eps);
    if down != v {
        let (h, m, l) = cosh_accurate(x);
        v = h + odd(m, l);
    }
    raised::<M>(v, e - 1)
}

#[fp(mode = M, library)]
fn cosh_far<M: Mode>(x: f64) -> f64 {
    if !x.is_finite() {
        x.abs()
    } else if x == 0.0 {
        1.0
    } else if x.abs() < TINY {
        1.0 + BESIDE
    } else {
        cosh_within::<M>(x.abs().min(712.0))
    }
}

/// The hyperbolic cosine.
#[fp(mode = M, inline = false)]
pub fn cosh<M: Mode>(x: f64) -> f64 {
    if !(x.abs() < 700.0 && x.abs() >= TINY) {
        return cosh_far::<M>(x);
    }
    cosh_within::<M>(x.abs())
}

#[fp(mode = M, library)]
fn tanh_far<M: Mode>(x: f64) -> f64 {
    if x.is_nan() || x == 0.0 {
        x
    } else if x.is_infinite() {
        x.clamp(-1.0, 1.0)
    } else if x.abs() < TINY {
        (-x).mul_add(BESIDE, x)
    } else {
        let one = (1.0_f64).copysign(x);
        (-one).mul_add(BESIDE, one)
    }
}

/// The hyperbolic tangent.
#[fp(mode = M, inline = false)]
pub fn tanh<M: Mode>(x: f64) -> f64 {
    if !(x.abs() < 20.0 && x.abs() >= TINY) {
        return tanh_far::<M>(x);
    }
    let (hi, lo) = tanh_quick(x.abs());
    let sign = (1.0_f64).copysign(x);
    let (hi, lo) = (hi * sign, lo * sign);
    let eps = rn!(hi.abs() * BOUND);
    let down = hi + rn!(lo - eps);
    let mut v = hi + rn!(lo + eps);
    if down != v {
        let (h, m, l) = tanh_accurate(x.abs());
        v = h * sign + odd(m * sign, l * sign);
    }
    v
}
