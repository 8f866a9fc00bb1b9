//! `hypot`, `rhypot`, `norm3d` and `norm4d` by way of binary64.
//!
//! Squares of 24 digits are exact in binary64, and sums of them are so in a few parts. What the square of a rounded root leaves of the
//! sum is exact as well, and its sign is all that rounding to odd needs.

use fpdsl_macros::fp;

use super::kit::{fast_two_sum, number_bits, odd, two_product, two_sum};
use crate::generic::Float;
use crate::mode::Mode;

/// The root of `s + e + f + g` rounded to odd, from parts that are each at most a unit of the one before.
#[fp]
fn root(s: f64, e: f64, f: f64, g: f64) -> f64 {
    let h = s.sqrt();
    // Where two of these cancel, their sum is exact, so the sign is right.
    odd(h, (((-h).mul_add(h, s) + e) + f) + g)
}

#[fp(inline = false)]
fn fpdsl_hypot(x: f64, y: f64) -> f64 {
    let (s, e) = two_sum(x * x, y * y);
    root(s, e, 0.0, 0.0)
}

#[fp(inline = false)]
fn fpdsl_norm3d(x: f64, y: f64, z: f64) -> f64 {
    let (s, e1) = two_sum(x * x, y * y);
    let (s, e2) = two_sum(s, z * z);
    let (e, f) = two_sum(e1, e2);
    let (s, e) = fast_two_sum(s, e);
    root(s, e, f, 0.0)
}

#[fp(inline = false)]
fn fpdsl_norm4d(x: f64, y: f64, z: f64, w: f64) -> f64 {
    let (s1, e1) = two_sum(x * x, y * y);
    let (s2, e2) = two_sum(z * z, w * w);
    let (s, e3) = two_sum(s1, s2);
    let (e, f1) = two_sum(e1, e2);
    let (e, f2) = two_sum(e, e3);
    let (s, e) = fast_two_sum(s, e);
    let (f, g) = two_sum(f1, f2);
    root(s, e, f, g)
}

/// 1 / hypot(x, y) rounded to odd (26 digits are enough).
#[fp(inline = false)]
fn fpdsl_rhypot(x: f64, y: f64) -> f64 {
    let (s, e) = two_sum(x * x, y * y);
    // 26 digits, so that its square is exact.
    let r = f64::from_bits((number_bits(1.0 / s.sqrt()) + 0x400_0000) & 0xffff_ffff_f800_0000);
    let c = r * r;
    let (p, pl) = two_product(c, s);
    let (q, ql) = two_product(c, e);
    let (f, g) = two_sum(pl, q);
    odd(r, (((1.0 - p) - f) - g) - ql)
}

#[fp(cold)]
fn far<T: Float>(infinite: bool, infinity: T) -> T {
    if infinite { infinity } else { T::NAN }
}

/// The root of the sum of squares.
#[fp(mode = M)]
pub fn hypot<M: Mode, T: Float>(x: T, y: T) -> T {
    if !(x.abs() < T::INFINITY && y.abs() < T::INFINITY) {
        return far::<T>(x.is_infinite() || y.is_infinite(), T::INFINITY);
    }
    fpdsl_hypot(x as f64, y as f64) as T
}

/// 1 / hypot(x, y).
#[fp(mode = M)]
pub fn rhypot<M: Mode, T: Float>(x: T, y: T) -> T {
    if !(x.abs() < T::INFINITY && y.abs() < T::INFINITY) {
        return far::<T>(x.is_infinite() || y.is_infinite(), 0.0);
    }
    if x == 0.0 && y == 0.0 {
        return T::INFINITY;
    }
    fpdsl_rhypot(x as f64, y as f64) as T
}

/// The root of the sum of three squares.
#[fp(mode = M)]
pub fn norm3d<M: Mode, T: Float>(x: T, y: T, z: T) -> T {
    if !(x.abs() < T::INFINITY && y.abs() < T::INFINITY && z.abs() < T::INFINITY) {
        return far::<T>(x.is_infinite() || y.is_infinite() || z.is_infinite(), T::INFINITY);
    }
    fpdsl_norm3d(x as f64, y as f64, z as f64) as T
}

/// The root of the sum of four squares.
#[fp(mode = M)]
pub fn norm4d<M: Mode, T: Float>(x: T, y: T, z: T, w: T) -> T {
    if !(x.abs() < T::INFINITY && y.abs() < T::INFINITY && z.abs() < T::INFINITY && w.abs() < T::INFINITY) {
        let infinite = x.is_infinite() || y.is_infinite() || z.is_infinite() || w.is_infinite();
        return far::<T>(infinite, T::INFINITY);
    }
    fpdsl_norm4d(x as f64, y as f64, z as f64, w as f64) as T
}
