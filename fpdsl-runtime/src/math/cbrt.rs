//! `cbrt`.
//!
//! x = 8^q z, with `z` from 1 up to 8. A polynomial and one step of Householder's method give 1/cbrt(z), and `z` times its square is
//! the root. What the cube of a rounded root leaves of `z` is exact, so its sign says on which side the root lies.

use fpdsl_macros::fp;

use super::kit::{decided_through_zero, number_bits, odd, power_of_two, two_product};
use super::polynomial::polynomial;
use super::tables::cbrt::*;
use crate::generic::Float;
use crate::mode::Mode;

/// The part of an encoding that is the fraction.
const FRACTION: u64 = 0x000f_ffff_ffff_ffff;
/// 1.5 * 2^27. Added to a number from 1 to 2 it leaves 25 binary places.
const TO_25_PLACES: f64 = 201_326_592.0;
pub const THIRD: f64 = 1.0 / 3.0;
pub const TWO_NINTHS: f64 = 2.0 / 9.0;
const SIGN: u64 = 1 << 63;
const FOURTEEN_81STS: f64 = 14.0 / 81.0;
/// Twice the units that the first phase may be off, or more: it leaves out twice 35/243 e^4 < 2^-52.4, and the factor, its square and the
/// product are rounded.
const UNITS: u64 = 16;

/// `z` and `q` of |x|, for a normal `x`; an approximation of 1/cbrt(z) to 2^-14, and 1 less its cube times `z`.
#[fp]
pub fn begun(x: f64) -> (f64, i64, f64, f64) {
    let b = number_bits(x);
    let e = (b >> 52) & 2047;
    // A third of a number below 2^11.
    let q = (e * 21846) >> 16;
    let j = e - 3 * q;
    let m = f64::from_bits((b & FRACTION) | 0x3ff0_0000_0000_0000);
    let z = f64::from_bits((b & FRACTION) | ((1023 + j) << 52));
    let p = polynomial(m, CBRT);
    let r = p * CBRT_STEP[(j & 3) as usize];
    (z, q as i64 - 341, r, (-z * r).mul_add(r * r, 1.0))
}

/// cbrt(x) rounded to odd (26 digits are enough), for `x` of at most 24 digits.
#[fp(cold)]
fn fpdsl_cbrt(x: f64) -> f64 {
    if !(x.abs() > 0.0 && x.abs() < f64::INFINITY) {
        return x;
    }
    let (z, q, r, e) = begun(x);
    // The error is below 2^-40.
    let r = (r * e).mul_add(e.mul_add(TWO_NINTHS, THIRD), r);
    let y = (z * (r * r) + TO_25_PLACES) - TO_25_PLACES;
    let (p, pl) = two_product(y * y, y);
    (odd(y, (z - p) - pl) * power_of_two(q)).copysign(x)
}

/// The root of z 8^q as y 2^q.
#[fp]
fn quick_cbrt(z: f64, r: f64, e: f64) -> f64 {
    let s = (r * e).mul_add(polynomial(e, [THIRD, TWO_NINTHS, FOURTEEN_81STS]), r);
    z * (s * s)
}

/// The cube root.
#[fp(mode = M)]
pub fn cbrt<M: Mode, T: Float>(x: T) -> T {
    let (z, q, r, e) = begun(x as f64);
    let bits = number_bits(quick_cbrt(z, r, e)) + ((q as u64) << 52);
    let y = f64::from_bits(bits | (number_bits(x as f64) & SIGN));
    decided_through_zero::<M, T, fpdsl_cbrt>(x, y, x.abs() < T::INFINITY, UNITS)
}
