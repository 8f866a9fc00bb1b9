//! `powf`, `powi`, `rootn` and `compound` by way of binary64, in three phases.
//!
//! A quick phase in plain binary64 has an error below 2^-42 (see [`quick`]), as long as the logarithm of the result is
//! below 200 to the base 2. Where that leaves a doubt, log2(|x|) is known in double-double to about 2^-68. Where the result then lies within two units of binary64 of a number that has
//! 25 digits, triple-double decides, to about 2^-110, and `side` what it leaves in doubt.

use fpdsl_macros::fp;

use super::kit::{
    MAGIC, decided_of_two, fast_two_sum, number_bits, odd_bits, triple_over_integer, triple_product,
    two_product, two_sum,
};
use super::log64::{accurate, nearer, nearer_of_sum};
use super::near::EXACT;
use super::polynomial::{in_pairs, polynomial};
use super::pow64::power_of_three;
use super::quick;
use super::side::{DOUBT, side_of_power, side_of_root};
use super::split::{split, split_in_64};
use super::tables::exp::*;
use super::tables::pow::*;
use super::tables::quick::*;
use crate::function::Function;
use crate::generic::Float;
use crate::mode::Mode;

/// log2(m) + `k` in two parts to about 2^-68, where `r` is `m` times the number `i` of the table, less 1; `rl` is below a unit of `r`.
#[fp]
fn logarithm(k: f64, i: usize, r: f64, rl: f64) -> (f64, f64) {
    let (a, al) = two_product(r, L20);
    let (u, ul) = two_product(r, r);
    let (c, cl) = two_product(u, L21);
    let q = polynomial(r, L2);
    let tail = (u * r).mul_add(q, r.mul_add(L20_L, al) + u.mul_add(L21_L, ul.mul_add(L21, cl)));
    let (s, e1) = fast_two_sum(k + POW_H[i], a);
    let (s, e2) = fast_two_sum(s, c);
    fast_two_sum(s, e1 + (e2 + (POW_L[i] + (tail + rl))))
}

/// 2^(p + pe) 2^-(n >> 5) in two parts, and `n`, for |p| <= 400.
#[fp]
fn power(p: f64, pe: f64) -> (f64, f64, u64) {
    let t = p.mul_add(32.0, MAGIC);
    let n = number_bits(t);
    let d = (t - MAGIC).mul_add(-0.03125, p);
    let q = polynomial(d, E2).mul_add(d, E20_L);
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
#[fp]
fn power_of_positive(x: f64, y: f64) -> f64 {
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
        (hi, lo) = beside_25_digits(x, 0.0, y, n);
    }
    scaled(hi, lo, n)
}

/// x^y rounded to odd, for `x` of at most 24 digits. The special values: C23, F.10.4.4.
#[fp(cold)]
fn fpdsl_pow(x: f64, y: f64) -> f64 {
    if y == 0.0 || x == 1.0 {
        return 1.0;
    }
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    let size = x.abs();
    if y.is_infinite() {
        if size == 1.0 {
            return 1.0;
        }
        return if (size > 1.0) == (y > 0.0) {
            f64::INFINITY
        } else {
            0.0
        };
    }
    let whole = y.trunc() == y;
    let half = y * 0.5;
    let negative = x.is_sign_negative() && whole && half.trunc() != half;
    if size == 0.0 || size == f64::INFINITY {
        let edge = if (size == 0.0) == (y < 0.0) {
            f64::INFINITY
        } else {
            0.0
        };
        return if negative { -edge } else { edge };
    }
    if x < 0.0 && !whole {
        return f64::NAN;
    }
    let z = power_of_positive(size, y);
    if negative { -z } else { z }
}

/// (x + xl)^y 2^-(n >> 5) as a number of 25 digits and what is left, of the right sign.
#[fp(library)]
fn beside_25_digits(x: f64, xl: f64, y: f64, n: u64) -> (f64, f64) {
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
#[fp]
fn root_of_positive(x: f64, n: f64) -> f64 {
    let (k, i, m) = split_in_64(x);
    let (s, l) = logarithm(k, i, m.mul_add(POW_INV[i], -1.0), 0.0);
    let inverse = 1.0 / n;
    let p = s * inverse;
    let pe = ((-p).mul_add(n, s) + l) * inverse;
    let (mut hi, mut lo, steps) = power(p, pe);
    if is_close(hi, p) {
        (hi, lo) = root_beside_25_digits(x, n, steps);
    }
    scaled(hi, lo, steps)
}

/// The root number `n` rounded to odd, for `x` of at most 24 digits. The special values: IEEE 754-2019, 9.2.1.
#[fp(cold)]
fn fpdsl_rootn(x: f64, n: f64) -> f64 {
    let half = n * 0.5;
    let odd = half.trunc() != half;
    if n == 0.0 || x.is_nan() || (x < 0.0 && !odd) {
        return f64::NAN;
    }
    let sign = if odd { (1.0).copysign(x) } else { 1.0 };
    let size = x.abs();
    if size == 0.0 || size == f64::INFINITY {
        return if (size == 0.0) == (n < 0.0) {
            sign * f64::INFINITY
        } else {
            sign * 0.0
        };
    }
    let z = root_of_positive(size, n);
    if x < 0.0 { -z } else { z }
}

/// The root 2^-(steps >> 5) as a number of 25 digits and what is left, of the right sign.
#[fp(library)]
fn root_beside_25_digits(x: f64, n: f64, steps: u64) -> (f64, f64) {
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

/// (1 + x)^y rounded to odd (51 digits are enough), for `x` of at most 24 digits. The special values: C23, F.10.4.2.
#[fp(cold)]
fn fpdsl_compound(x: f64, y: f64) -> f64 {
    if !(x > -1.0 && x < f64::INFINITY) {
        if y == 0.0 && !(x < -1.0) {
            return 1.0;
        }
        if x.is_nan() || x < -1.0 {
            return f64::NAN;
        }
        return if (x == -1.0) == (y < 0.0) {
            f64::INFINITY
        } else {
            0.0
        };
    }
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
        (hi, lo) = beside_25_digits(h, hl, y, n);
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
    let q = in_pairs(r, u, QP);
    q.mul_add(r, k + QUICK_POW[i])
}

/// 2^p, or what `Odd` has for `x`; |p| counts the error of the logarithm up to 150 times.
#[fp(mode = M)]
fn decided<M: Mode, T: Float, Odd: Function<Args = (f64, f64), Out = f64>>(
    x: (f64, f64),
    p: f64,
    inside: bool,
) -> T {
    decided_of_two::<M, T, Odd>(x, quick::power(p, 32.0), inside && p.abs() < LARGE, UNITS)
}

/// x^y.
#[fp(mode = M)]
pub fn powf<M: Mode, T: Float>(x: T, y: T) -> T {
    let inside = x > 0.0 && x <= T::MAX && y.abs() <= T::MAX;
    let (x, y) = (x as f64, y as f64);
    decided::<M, T, fpdsl_pow>((x, y), rn!(y * logarithm_quick(x)), inside)
}

/// x^n.
#[fp(mode = M)]
pub fn powi<M: Mode, T: Float>(x: T, n: i32) -> T {
    let inside = x > 0.0 && x <= T::MAX;
    let (x, n) = (x as f64, n as f64);
    decided::<M, T, fpdsl_pow>((x, n), rn!(n * logarithm_quick(x)), inside)
}

/// The root number n.
#[fp(mode = M)]
pub fn rootn<M: Mode, T: Float>(x: T, n: i32) -> T {
    let inside = x > 0.0 && x <= T::MAX && n != 0;
    let (x, n) = (x as f64, n as f64);
    decided::<M, T, fpdsl_rootn>((x, n), rn!(logarithm_quick(x) / n), inside)
}

/// (1 + x)^n. Where `1 + x` has an error beside `x`, there is always a doubt.
#[fp(mode = M)]
pub fn compound<M: Mode, T: Float>(x: T, n: i32) -> T {
    let inside = x > -1.0 && x <= T::MAX;
    let (x, n) = (x as f64, n as f64);
    let p = rn!(n * logarithm_quick(1.0 + x));
    decided::<M, T, fpdsl_compound>((x, n), p, inside && x.abs() >= EXACT)
}
