//! `powf`, `powi`, `rootn` and `compound` of binary64.
//!
//! x^y is e^(y ln x). The logarithm and the power are those of `log64` and `exp64`, in double-double at first and, where Ziv's test
//! leaves a doubt, in triple-double, to about 2^-110. Closer to a number of 54 digits than that, `side` decides: integers whether the
//! result is that number, logarithms with 320 binary places on which side of it the result lies.
//!
//! Nobody knows how close x^y can come to such a number. Of random results among 2^128 pairs the closest would be about 2^-180 from one;
//! the closest that CORE-MATH lists are 2^-207 from one. Below 2^-240 the last digit may be wrong in the direction of the mode, and
//! is the same on every backend.

use fpdsl_macros::fp;

use super::exp64::{exponent, power as near, series};
use super::kit::{
    MAGIC, fast_two_sum, number_bits, power_of_two, renormalized, settled as kit_settled,
    triple_over_integer, triple_product, triple_sum, two_sum,
};
use super::log64::{UP, accurate, nearer, nearer_of_sum, quick};
use super::side::{DOUBT, side_of_power, side_of_root};
use super::split::split;
use super::tables::wide::*;
use crate::mode::Mode;

/// 2^-72: the first phase's logarithm has an error below this part of it, and e^p one below this part of it.
const BOUND: f64 = 2.117_582_368_135_751e-22;
/// Below 2^-60, x^y rounds like 1 and a little on its side.
const TINY: f64 = 8.673_617_379_884_035e-19;
/// From e^700 and e^-700 on, results may leave the range of normal numbers.
const LARGE: f64 = 700.0;
/// 2^54.
const HALF_UNITS: f64 = 18_014_398_509_481_984.0;

/// e^(w0 + w1 + w2) as `(h + m + l) 2^e`, to about 2^-128 and the error of `w`; |w| <= 750.
#[fp]
pub fn power_of_three(w: (f64, f64, f64)) -> (f64, f64, f64, i64) {
    let t = w.0.mul_add(INV_LN2_1024, MAGIC);
    let c = t - MAGIC;
    let (a, a2) = two_sum(w.0, -c * LN2_1024_1);
    let (a, e1) = two_sum(a, -c * LN2_1024_2);
    let (g, e2) = two_sum(e1, -c * LN2_1024_3);
    let s = triple_sum(renormalized(a, g, (-c).mul_add(LN2_1024_4, e2)), (w.1, w.2, 0.0));
    let s = series(triple_sum(s, (a2, 0.0, 0.0)));
    let c = number_bits(t);
    let (i, j) = (((c >> 5) & 31) as usize, (c & 31) as usize);
    let (h, m, l) = triple_product(
        s,
        triple_product((EA_H[i], EA_M[i], EA_L[i]), (EB_H[j], EB_M[j], EB_L[j])),
    );
    (h, m, l, exponent(c))
}

/// (x 2^-up)^y for x = xh + xl with a normal `xh`, as `(h + m + l) 2^e`, so that every rounding is right. |y ln x| is from 2^-60 up to 750.
#[fp(library)]
fn settled(xh: f64, xl: f64, up: f64, y: f64) -> (f64, f64, f64, i64) {
    let (k, i, m) = split(xh);
    let (j, rh, rl) = nearer_of_sum(m, i, xl * (m / xh));
    let w = triple_product(accurate(k - up, i, j, rh, rl), (y, 0.0, 0.0));
    let (h, m, l, e) = power_of_three(w);
    let boundary = nearest_half_unit(m);
    let mut m = m;
    let mut l = l;
    if ((m - boundary) + l).abs() < DOUBT {
        (m, l) = fast_two_sum(boundary, side_of_power(xh, xl, up, y, h, boundary, e as f64));
    }
    (h, m, l, e)
}

/// Numbers of 54 digits from 1/2 up are multiples of 2^-54, and half-way cases are such.
#[fp]
fn nearest_half_unit(m: f64) -> f64 {
    (m * HALF_UNITS).round_ties_even() / HALF_UNITS
}

/// `sign (h + m + l) 2^e` in the mode.
#[fp(mode = M)]
fn finished<M: Mode>(sign: f64, h: f64, m: f64, l: f64, e: i64) -> f64 {
    let half = e >> 1;
    kit_settled::<M>(sign * h, sign * m, sign * l, e) * power_of_two(half) * power_of_two(e - half)
}

/// `sign` times a power that the first phase does not decide.
#[fp(mode = M, library)]
fn decided<M: Mode>(xh: f64, xl: f64, up: f64, y: f64, sign: f64) -> f64 {
    let (h, m, l, e) = settled(xh, xl, up, y);
    finished::<M>(sign, h, m, l, e)
}

/// The same, where the product y ln x is about `p`, and `p` may be far or tiny.
#[fp(mode = M, library)]
fn beyond<M: Mode>(xh: f64, xl: f64, up: f64, y: f64, sign: f64, p: f64) -> f64 {
    if (xh == 1.0 && xl == 0.0) || y == 0.0 {
        return sign;
    }
    if p.abs() <= TINY {
        let large = up == 0.0 && (xh > 1.0 || (xh == 1.0 && xl > 0.0));
        return sign
            + if large == (y > 0.0) {
                sign * TINY
            } else {
                -sign * TINY
            };
    }
    if p > 710.0 {
        return sign * f64::MAX * 2.0;
    }
    if p < -746.0 {
        return sign * f64::MIN_POSITIVE * f64::MIN_POSITIVE;
    }
    decided::<M>(xh, xl, up, y, sign)
}

/// e^(p + pl) 2^-e in two parts, and `e`; |p| is below 700, and `pl` below a unit of it.
#[fp]
fn power(p: f64, pl: f64) -> (f64, f64, i64) {
    let t = p.mul_add(INV_LN2_1024, MAGIC);
    let n = t - MAGIC;
    let k = number_bits(t);
    let t = (-n).mul_add(LN2_1024_1, p);
    let r = (-n).mul_add(LN2_1024_2, t);
    let rl = (-n).mul_add(LN2_1024_3, (-n).mul_add(LN2_1024_2, t - r));
    let (r, rl) = fast_two_sum(r, rl + pl);
    let (hi, lo) = near(k, r, rl);
    (hi, lo, exponent(k))
}

/// `sign (hi + lo) 2^e` in the mode, for the power of something of the size `size`; NaN where the error does not allow to tell.
#[fp(mode = M)]
fn tested<M: Mode>(sign: f64, hi: f64, lo: f64, e: i64, size: f64) -> f64 {
    let (hi, lo) = (sign * hi, sign * lo);
    let eps = rn!(hi * size.mul_add(BOUND, BOUND));
    let down = hi + rn!(lo - eps);
    let up = hi + rn!(lo + eps);
    if down == up {
        up * power_of_two(e)
    } else {
        f64::NAN
    }
}

/// The special values: C23, F.10.4.4; subnormal `x`.
#[fp(mode = M, library)]
fn special<M: Mode>(x: f64, y: f64) -> f64 {
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
    let sign = if x.is_sign_negative() {
        sign_of_power(y)
    } else {
        1.0
    };
    if size == 0.0 || size == f64::INFINITY {
        let edge = if (size == 0.0) == (y < 0.0) {
            f64::INFINITY
        } else {
            0.0
        };
        return sign * edge;
    }
    if x < 0.0 && y.trunc() != y {
        return f64::NAN;
    }
    let x = size * UP;
    let (k, i, m) = split(x);
    let (j, rh, rl) = nearer(m, i);
    let (h, _) = quick(rn!(k - 54.0), i, j, rh, rl);
    beyond::<M>(x, 0.0, 54.0, y, sign, rn!(y * h))
}

/// The sign of (-1)^y.
#[fp]
fn sign_of_power(y: f64) -> f64 {
    let half = y * 0.5;
    if y.trunc() == y && half.trunc() != half {
        -1.0
    } else {
        1.0
    }
}

/// x^y.
#[fp(mode = M, inline = false)]
pub fn powf<M: Mode>(x: f64, y: f64) -> f64 {
    let normal = x.abs() >= f64::MIN_POSITIVE && x.abs() < f64::INFINITY;
    if !(normal && y.abs() < f64::INFINITY && (x > 0.0 || y.trunc() == y)) {
        return special::<M>(x, y);
    }
    let sign = if x < 0.0 { sign_of_power(y) } else { 1.0 };
    let x = x.abs();
    let (k, i, m) = split(x);
    let (j, rh, rl) = nearer(m, i);
    let (h, l) = quick(k, i, j, rh, rl);
    let p = rn!(y * h);
    let size = p.abs();
    if !(size > TINY && size < LARGE) {
        return beyond::<M>(x, 0.0, 0.0, y, sign, p);
    }
    let (hi, lo, e) = power(p, rn!(y.mul_add(l, y.mul_add(h, -p))));
    let found = tested::<M>(sign, hi, lo, e, size);
    if found.is_nan() {
        return decided::<M>(x, 0.0, 0.0, y, sign);
    }
    found
}

/// x^n.
#[fp(mode = M)]
pub fn powi<M: Mode>(x: f64, n: i32) -> f64 {
    powf::<M>(x, n as f64)
}

/// The special values of compound interest: C23, F.10.4.2.
#[fp(mode = M, cold)]
fn compound_special<M: Mode>(x: f64, n: i32) -> f64 {
    if n == 0 && !(x < -1.0) {
        return 1.0;
    }
    if x.is_nan() || x < -1.0 {
        return f64::NAN;
    }
    if x == -1.0 || x == f64::INFINITY {
        return if (x == -1.0) == (n < 0) {
            f64::INFINITY
        } else {
            0.0
        };
    }
    x + 1.0
}

/// (1 + x)^n.
#[fp(mode = M, inline = false)]
pub fn compound<M: Mode>(x: f64, n: i32) -> f64 {
    if !(x > -1.0 && x < f64::INFINITY && n != 1) {
        return compound_special::<M>(x, n);
    }
    let y = n as f64;
    let (xh, xl) = two_sum(1.0, x);
    let (k, i, m) = split(xh);
    let (j, rh, rl) = nearer_of_sum(m, i, rn!(xl * (m / xh)));
    let (h, l) = quick(k, i, j, rh, rl);
    let p = rn!(y * h);
    let size = p.abs();
    if !(size > TINY && size < LARGE) {
        return beyond::<M>(xh, xl, 0.0, y, 1.0, p);
    }
    let (hi, lo, e) = power(p, rn!(y.mul_add(l, y.mul_add(h, -p))));
    let found = tested::<M>(1.0, hi, lo, e, size);
    if found.is_nan() {
        return decided::<M>(xh, xl, 0.0, y, 1.0);
    }
    found
}

/// The root number `n` of x 2^-up for a normal `x` as `(h + m + l) 2^e`, so that every rounding is right.
#[fp(library)]
fn settled_root(x: f64, up: f64, n: f64) -> (f64, f64, f64, i64) {
    let (k, i, m) = split(x);
    let (j, rh, rl) = nearer(m, i);
    let (h, m, l, e) = power_of_three(triple_over_integer(accurate(k - up, i, j, rh, rl), n));
    let boundary = nearest_half_unit(m);
    let mut m = m;
    let mut l = l;
    if ((m - boundary) + l).abs() < DOUBT {
        (m, l) = fast_two_sum(boundary, side_of_root(x, up, n, h, boundary, e as f64));
    }
    (h, m, l, e)
}

/// `sign` times a root that the first phase does not decide.
#[fp(mode = M, cold)]
fn decided_root<M: Mode>(x: f64, up: f64, n: f64, sign: f64) -> f64 {
    let (h, m, l, e) = settled_root(x, up, n);
    finished::<M>(sign, h, m, l, e)
}

/// The special values of roots (IEEE 754-2019, 9.2.1), subnormal `x` and the roots that are no more than `x` and `1 / x`.
#[fp(mode = M, cold)]
fn rootn_special<M: Mode>(x: f64, n: i32) -> f64 {
    let odd = (n & 1) != 0;
    if n == 0 || x.is_nan() || (x < 0.0 && !odd) {
        return f64::NAN;
    }
    let sign = if odd { (1.0_f64).copysign(x) } else { 1.0 };
    let size = x.abs();
    if size == 0.0 || size == f64::INFINITY {
        return if (size == 0.0) == (n < 0) {
            sign * f64::INFINITY
        } else {
            sign * 0.0
        };
    }
    if n == 1 {
        return x;
    }
    if n == -1 {
        return x.recip();
    }
    decided_root::<M>(size * UP, 54.0, n as f64, sign)
}

/// The root number n.
#[fp(mode = M, inline = false)]
pub fn rootn<M: Mode>(x: f64, n: i32) -> f64 {
    let normal = x.abs() >= f64::MIN_POSITIVE && x.abs() < f64::INFINITY;
    // n is neither -1, 0 nor 1.
    if !(normal && (x > 0.0 || (n & 1) != 0) && (n + 1) as u32 > 2) {
        return rootn_special::<M>(x, n);
    }
    let sign = if x < 0.0 { -1.0 } else { 1.0 };
    let (x, n) = (x.abs(), n as f64);
    let (k, i, m) = split(x);
    let (j, rh, rl) = nearer(m, i);
    let (h, l) = quick(k, i, j, rh, rl);
    let inverse = rn!(1.0 / n);
    let p = rn!(h * inverse);
    if p.abs() <= TINY {
        // A power with a little more than nothing has the same sides.
        return beyond::<M>(x, 0.0, 0.0, n, sign, p);
    }
    let (hi, lo, e) = power(p, rn!(((-p).mul_add(n, h) + l) * inverse));
    let found = tested::<M>(sign, hi, lo, e, p.abs());
    if found.is_nan() {
        return decided_root::<M>(x, 0.0, n, sign);
    }
    found
}
