//! `powf` by way of binary64, in two phases.
//!
//! log2(|x|) is known in double-double to about 2^-68. Where the result then lies within two units of binary64 of a number that has
//! 25 digits, triple-double decides, to about 2^-112. What is closer than 2^-104 is equal: that bound is far below what a power that
//! is no number of 25 digits can come near one.

use fpdsl_macros::fp;

use super::exp64::series;
use super::kit::{
    MAGIC, fast_two_sum, number_bits, odd_bits, renormalized, triple_product, triple_sum, two_product,
    two_sum,
};
use super::log::split;
use super::log64::{accurate, nearer};
use super::tables::exp::*;
use super::tables::pow::*;
use super::tables::wide::*;
use crate::generic::Float;
use crate::mode::Mode;

/// The part of an encoding that is the sign and the exponent.
const EXPONENT: u64 = 0xfff0_0000_0000_0000;
/// 2^-104.
const EQUAL: f64 = 4.930_380_657_631_324e-32;

/// x^y rounded to odd (51 digits are enough), for `x` positive, finite and normal, and `y` finite.
#[fp(inline = false)]
fn fpdsl_pow(x: f64, y: f64) -> f64 {
    let b = number_bits(x);
    let t = b - POW_OFF;
    let i = ((t >> 46) & 63) as usize;
    let biased = ((t >> 52) + 2048) & 4095;
    let k = f64::from_bits(MAGIC.to_bits() + biased) - (MAGIC + 2048.0);
    let m = f64::from_bits(b - (t & EXPONENT));
    let r = m.mul_add(POW_INV[i], -1.0);
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
    let (s, l) = fast_two_sum(s, e1 + (e2 + (POW_L[i] + tail)));
    // 2^(y (s + l))
    let p = (y * s).clamp(-400.0, 400.0);
    let pe = if p.abs() < 399.0 {
        y.mul_add(l, y.mul_add(s, -p))
    } else {
        0.0
    };
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
    let (mut hi, mut lo) = fast_two_sum(t, t.mul_add(v, EXP2_L[i]));
    // Beyond, the result over- or underflows; below, it is beside 1, and known to be.
    if ((number_bits(hi) + 2) & 0xfff_ffff) <= 4 && p.abs() < 200.0 && p.abs() > 9.0e-10 {
        let (h, g) = decided(x, y, n);
        hi = h;
        lo = g;
    }
    f64::from_bits(odd_bits(hi, lo) + ((n >> 5) << 52))
}

/// x^y 2^-(n >> 5) as a number of 25 digits and what is left, to about 2^-112.
#[fp(cold)]
fn decided(x: f64, y: f64, n: u64) -> (f64, f64) {
    let (k, i, m) = split(x);
    let (j, rh, rl) = nearer(m, i);
    let w = triple_product(accurate(k, i, j, rh, rl), (y, 0.0, 0.0));
    let t = w.0.mul_add(INV_LN2_1024, MAGIC);
    let c = t - MAGIC;
    let (a, a2) = two_sum(w.0, -c * LN2_1024_1);
    let (a, e1) = two_sum(a, -c * LN2_1024_2);
    let (g, e2) = two_sum(e1, -c * LN2_1024_3);
    let s = triple_sum(renormalized(a, g, (-c).mul_add(LN2_1024_4, e2)), (w.1, w.2, 0.0));
    let s = series(triple_sum(s, (a2, 0.0, 0.0)));
    let c = number_bits(t);
    let (i, j) = (((c >> 5) & 31) as usize, (c & 31) as usize);
    let v = triple_product(
        s,
        triple_product((EA_H[i], EA_M[i], EA_L[i]), (EB_H[j], EB_M[j], EB_L[j])),
    );
    let scale = f64::from_bits(((c >> 10) - (n >> 5) + 1023) << 52);
    let boundary = f64::from_bits((number_bits(v.0) + 0x800_0000) & 0xffff_ffff_f000_0000);
    let rest = (v.0 - boundary) + v.1 + v.2;
    let rest = if rest.abs() < EQUAL { 0.0 } else { rest };
    (boundary * scale, rest * scale)
}

/// The special values: C23, F.10.4.4.
#[fp(mode = M, cold)]
fn special<M: Mode, T: Float>(x: T, y: T) -> T {
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
    let z = fpdsl_pow(size as f64, y as f64);
    let z = if negative { -z } else { z };
    z as T
}

/// x^y.
#[fp(mode = M)]
pub fn powf<M: Mode, T: Float>(x: T, y: T) -> T {
    if !(x > 0.0 && x < T::INFINITY && y.abs() < T::INFINITY) {
        return special::<M, T>(x, y);
    }
    fpdsl_pow(x as f64, y as f64) as T
}
