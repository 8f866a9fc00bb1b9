//! `powf`, `powi`, `rootn` and `compound` by way of binary64, in three phases.
//!
//! A quick phase in plain binary64 has an error below 2^-42 (see [`quick`]), as long as the logarithm of the result is
//! below 200 to the base 2. Where that leaves a doubt, log2(|x|) is known in double-double to about 2^-68. Where the result then lies within two units of binary64 of a number that has
//! 25 digits, triple-double decides, to about 2^-110, and `side` what it leaves in doubt.

use fpdsl_macros::fp;

use super::kit::{
    MAGIC, doubtful, fast_two_sum, number_bits, odd_bits, triple_over_integer, triple_product, two_product,
    two_sum,
};
use super::log::split;
use super::log64::{accurate, nearer, nearer_of_sum};
use super::near::EXACT;
use super::pow64::power_of_three;
use super::quick::{self, steps_and_rest};
use super::side::{DOUBT, side_of_power, side_of_root};
use super::tables::exp::*;
use super::tables::pow::*;
use super::tables::quick::*;
use crate::generic::Float;
use crate::mode::Mode;

/// The part of an encoding that is the sign and the exponent.
const EXPONENT: u64 = 0xfff0_0000_0000_0000;

/// log2(m) + `k` in two parts to about 2^-68, where `r` is `m` times the number `i` of the table, less 1; `rl` is below a unit of `r`.
#[fp]
fn logarithm(k: f64, i: usize, r: f64, rl: f64) -> (f64, f64) {
    let (a, al) = two_product(r, L20);
    let (u, ul) = two_product(r, r);
    let (c, cl) = two_product(u, L21);
    let q = L28
        .mul_add(r, L27)
        .mul_add(r, L26)
        .mul_add(r, L25)
        .mul_add(r, L24)
        .mul_add(r, L23)
        .mul_add(r, L22);
    let tail = (u * r).mul_add(q, r.mul_add(L20_L, al) + u.mul_add(L21_L, ul.mul_add(L21, cl)));
    let (s, e1) = fast_two_sum(k + POW_H[i], a);
    let (s, e2) = fast_two_sum(s, c);
    fast_two_sum(s, e1 + (e2 + (POW_L[i] + (tail + rl))))
}

/// `x` as 2^k m: `k`, the number of the bin of `m` among 64, and `m`.
#[fp]
fn split_in_64(x: f64) -> (f64, usize, f64) {
    let b = number_bits(x);
    let t = b - POW_OFF;
    let i = ((t >> 46) & 63) as usize;
    let biased = ((t >> 52) + 2048) & 4095;
    let k = f64::from_bits(MAGIC.to_bits() + biased) - (MAGIC + 2048.0);
    (k, i, f64::from_bits(b - (t & EXPONENT)))
}

/// 2^(p + pe) 2^-(n >> 5) in two parts, and `n`, for |p| <= 400.
#[fp]
fn power(p: f64, pe: f64) -> (f64, f64, u64) {
    let t = p.mul_add(32.0, MAGIC);
    let n = number_bits(t);
    let d = (t - MAGIC).mul_add(-0.03125, p);
    let q = E25
        .mul_add(d, E24)
        .mul_add(d, E23)
        .mul_add(d, E22)
        .mul_add(d, E21)
        .mul_add(d, E20_L);
    let v = d * E20;
    let v = d.mul_add(E20, d.mul_add(q, pe * E20.mul_add(v, E20)));
    let i = (n & 31) as usize;
    let t = EXP2_H[i];
    let (hi, lo) = fast_two_sum(t, t.mul_add(v, EXP2_L[i]));
    (hi, lo, n)
}

/// True where 2^p may be a number of 25 digits, or too close to one. Beyond, the result over- or underflows; below, it is beside 1, and
/// known to be.
#[fp]
fn is_close(hi: f64, p: f64) -> bool {
    ((number_bits(hi) + 2) & 0xfff_ffff) <= 4 && p.abs() < 200.0 && p.abs() > 9.0e-10
}

/// `hi + lo` rounded to odd, times 2^(n >> 5).
#[fp]
fn scaled(hi: f64, lo: f64, n: u64) -> f64 {
    f64::from_bits(odd_bits(hi, lo) + ((n >> 5) << 52))
}

/// x^y rounded to odd (51 digits are enough), for `x` positive, finite and normal, and `y` finite.
#[fp(inline = false)]
fn fpdsl_pow(x: f64, y: f64) -> f64 {
    let (k, i, m) = split_in_64(x);
    let (s, l) = logarithm(k, i, m.mul_add(POW_INV[i], -1.0), 0.0);
    let p = (y * s).clamp(-400.0, 400.0);
    let pe = if p.abs() < 399.0 {
        y.mul_add(l, y.mul_add(s, -p))
    } else {
        0.0
    };
    let (mut hi, mut lo, n) = power(p, pe);
    if is_close(hi, p) {
        (hi, lo) = decided(x, 0.0, y, n);
    }
    scaled(hi, lo, n)
}

/// (x + xl)^y 2^-(n >> 5) as a number of 25 digits and what is left, of the right sign.
#[fp(library)]
fn decided(x: f64, xl: f64, y: f64, n: u64) -> (f64, f64) {
    let (k, i, m) = split(x);
    let (j, rh, rl) = nearer_of_sum(m, i, xl * (m / x));
    let (h, m, l, e) = power_of_three(triple_product(accurate(k, i, j, rh, rl), (y, 0.0, 0.0)));
    let boundary = nearest_of_25_digits(h);
    let rest = (h - boundary) + m + l;
    let rest = if rest.abs() < DOUBT {
        side_of_power(x, xl, 0.0, y, boundary, 0.0, e as f64)
    } else {
        rest
    };
    let scale = f64::from_bits(((e as u64) - (n >> 5) + 1023) << 52);
    (boundary * scale, rest * scale)
}

#[fp]
fn nearest_of_25_digits(h: f64) -> f64 {
    f64::from_bits((number_bits(h) + 0x800_0000) & 0xffff_ffff_f000_0000)
}

/// The root number `n` of `x`, rounded to odd (51 digits are enough), for `x` positive, finite and normal.
#[fp(inline = false)]
fn fpdsl_rootn(x: f64, n: f64) -> f64 {
    let (k, i, m) = split_in_64(x);
    let (s, l) = logarithm(k, i, m.mul_add(POW_INV[i], -1.0), 0.0);
    let inverse = 1.0 / n;
    let p = s * inverse;
    let pe = ((-p).mul_add(n, s) + l) * inverse;
    let (mut hi, mut lo, steps) = power(p, pe);
    if is_close(hi, p) {
        (hi, lo) = decided_root(x, n, steps);
    }
    scaled(hi, lo, steps)
}

/// The root 2^-(steps >> 5) as a number of 25 digits and what is left, of the right sign.
#[fp(library)]
fn decided_root(x: f64, n: f64, steps: u64) -> (f64, f64) {
    let (k, i, m) = split(x);
    let (j, rh, rl) = nearer(m, i);
    let (h, m, l, e) = power_of_three(triple_over_integer(accurate(k, i, j, rh, rl), n));
    let boundary = nearest_of_25_digits(h);
    let rest = (h - boundary) + m + l;
    let rest = if rest.abs() < DOUBT {
        side_of_root(x, 0.0, n, boundary, 0.0, e as f64)
    } else {
        rest
    };
    let scale = f64::from_bits(((e as u64) - (steps >> 5) + 1023) << 52);
    (boundary * scale, rest * scale)
}

/// (1 + x)^y rounded to odd (51 digits are enough), for a finite `x` above -1.
#[fp(inline = false)]
fn fpdsl_compound(x: f64, y: f64) -> f64 {
    let (h, hl) = two_sum(1.0, x);
    let (k, i, m) = split_in_64(h);
    let (r, rl) = fast_two_sum(m.mul_add(POW_INV[i], -1.0), hl * (m / h) * POW_INV[i]);
    // Of the logarithm's series, what is linear in `rl`.
    let (s, l) = logarithm(k, i, r, rl * r.mul_add(r.mul_add(L20, -L20), L20));
    let p = (y * s).clamp(-400.0, 400.0);
    let pe = if p.abs() < 399.0 {
        y.mul_add(l, y.mul_add(s, -p))
    } else {
        0.0
    };
    let (mut hi, mut lo, n) = power(p, pe);
    if is_close(hi, p) {
        (hi, lo) = decided(h, hl, y, n);
    }
    scaled(hi, lo, n)
}

/// Four times the error of the quick phase in units in the last place.
const UNITS: u64 = 8192;
/// Beyond, a power over- or underflows.
const LARGE: f64 = 200.0;

/// log2(x) for `x` positive, finite and normal, with an error below 2^-50.5 of it: 2^-55 of the polynomial, and three roundings.
#[fp]
fn logarithm_quick(x: f64) -> f64 {
    let (k, i, m) = split_in_64(x);
    let r = m.mul_add(POW_INV[i], -1.0);
    let u = r * r;
    let q = QP6
        .mul_add(u, QP5.mul_add(r, QP4))
        .mul_add(u, QP3.mul_add(r, QP2))
        .mul_add(u, QP1.mul_add(r, QP0));
    q.mul_add(r, k + QUICK_POW[i])
}

/// 2^p, and whether that may be something else than the power that it is for: |p| counts the error of the logarithm up to 150 times.
#[fp]
fn power_quick(p: f64) -> (f64, bool) {
    let (t, h) = steps_and_rest(p, 32.0);
    let y = quick::power(t, h);
    (y, doubtful(y, UNITS) || !(p.abs() < LARGE))
}

#[fp]
fn pow_quick(x: f64, y: f64) -> (f64, bool) {
    power_quick(y * logarithm_quick(x))
}

#[fp]
fn rootn_quick(x: f64, n: f64) -> (f64, bool) {
    power_quick(logarithm_quick(x) / n)
}

/// Where `1 + x` has an error beside `x`, there is always a doubt.
#[fp]
fn compound_quick(x: f64, n: f64) -> (f64, bool) {
    let (power, doubt) = power_quick(n * logarithm_quick(1.0 + x));
    (power, doubt || x.abs() < EXACT)
}

/// The special values: C23, F.10.4.4. `y` may have more digits than `T`.
#[fp(mode = M, cold)]
fn special<M: Mode, T: Float>(x: T, y: f64) -> T {
    if y == 0.0 || x == 1.0 {
        return 1.0;
    }
    if x.is_nan() || y.is_nan() {
        return T::NAN;
    }
    let size = x.abs();
    if y.is_infinite() {
        if size == 1.0 {
            return 1.0;
        }
        return if (size > 1.0) == (y > 0.0) {
            T::INFINITY
        } else {
            0.0
        };
    }
    let whole = y.trunc() == y;
    let half = y * 0.5;
    let negative = x.is_sign_negative() && whole && half.trunc() != half;
    if size == 0.0 || size == T::INFINITY {
        let edge = if (size == 0.0) == (y < 0.0) {
            T::INFINITY
        } else {
            0.0
        };
        return if negative { -edge } else { edge };
    }
    if x < 0.0 && !whole {
        return T::NAN;
    }
    let z = fpdsl_pow(size as f64, y);
    let z = if negative { -z } else { z };
    z as T
}

/// What the quick phase leaves in doubt.
#[fp(mode = M, cold)]
fn powf_decided<M: Mode, T: Float>(x: T, y: T) -> T {
    fpdsl_pow(x as f64, y as f64) as T
}

/// x^y.
#[fp(mode = M)]
pub fn powf<M: Mode, T: Float>(x: T, y: T) -> T {
    if !(x > 0.0 && x <= T::MAX && y.abs() <= T::MAX) {
        return special::<M, T>(x, y as f64);
    }
    let (z, doubt) = pow_quick(x as f64, y as f64);
    if doubt {
        return powf_decided::<M, T>(x, y);
    }
    z as T
}

/// What the quick phase leaves in doubt.
#[fp(mode = M, cold)]
fn powi_decided<M: Mode, T: Float>(x: T, n: i32) -> T {
    fpdsl_pow(x as f64, n as f64) as T
}

/// x^n.
#[fp(mode = M)]
pub fn powi<M: Mode, T: Float>(x: T, n: i32) -> T {
    if !(x > 0.0 && x <= T::MAX) {
        return special::<M, T>(x, n as f64);
    }
    let (z, doubt) = pow_quick(x as f64, n as f64);
    if doubt {
        return powi_decided::<M, T>(x, n);
    }
    z as T
}

/// The special values of roots: IEEE 754-2019, 9.2.1.
#[fp(mode = M, cold)]
fn rootn_special<M: Mode, T: Float>(x: T, n: i32) -> T {
    let odd = (n & 1) != 0;
    if n == 0 || x.is_nan() || (x < 0.0 && !odd) {
        return T::NAN;
    }
    let sign = if odd { (1.0).copysign(x) } else { 1.0 };
    let size = x.abs();
    if size == 0.0 || size == T::INFINITY {
        return if (size == 0.0) == (n < 0) {
            sign * T::INFINITY
        } else {
            sign * 0.0
        };
    }
    let z = fpdsl_rootn(size as f64, n as f64);
    let z = if x < 0.0 { -z } else { z };
    z as T
}

/// What the quick phase leaves in doubt.
#[fp(mode = M, cold)]
fn rootn_decided<M: Mode, T: Float>(x: T, n: i32) -> T {
    fpdsl_rootn(x as f64, n as f64) as T
}

/// The root number n.
#[fp(mode = M)]
pub fn rootn<M: Mode, T: Float>(x: T, n: i32) -> T {
    if !(x > 0.0 && x <= T::MAX && n != 0) {
        return rootn_special::<M, T>(x, n);
    }
    let (z, doubt) = rootn_quick(x as f64, n as f64);
    if doubt {
        return rootn_decided::<M, T>(x, n);
    }
    z as T
}

/// The special values of compound interest: C23, F.10.4.2.
#[fp(cold)]
fn compound_special<T: Float>(x: T, n: i32) -> T {
    if n == 0 && !(x < -1.0) {
        return 1.0;
    }
    if x.is_nan() || x < -1.0 {
        return T::NAN;
    }
    if (x == -1.0) == (n < 0) { T::INFINITY } else { 0.0 }
}

/// What the quick phase leaves in doubt.
#[fp(mode = M, cold)]
fn compound_decided<M: Mode, T: Float>(x: T, n: i32) -> T {
    fpdsl_compound(x as f64, n as f64) as T
}

/// (1 + x)^n.
#[fp(mode = M)]
pub fn compound<M: Mode, T: Float>(x: T, n: i32) -> T {
    if !(x > -1.0 && x <= T::MAX) {
        return compound_special::<T>(x, n);
    }
    let (z, doubt) = compound_quick(x as f64, n as f64);
    if doubt {
        return compound_decided::<M, T>(x, n);
    }
    z as T
}
