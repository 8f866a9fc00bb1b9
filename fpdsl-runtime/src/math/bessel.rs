//! The Bessel functions of orders 0 and 1: the parts of `bessel64`, rounded in the mode.

use fpdsl_macros::fp;

use super::bessel64::{brief, long};
use super::kit::{mantissa, odd, scaled_down};
use super::pair::pair_quotient;
use super::tables::bessel::{TWO_OVER_PI_H, TWO_OVER_PI_L};
use crate::generic::Float;
use crate::mode::Mode;

/// 2^-30. Below, J is beside 1 or `x / 2` by less than 2^-60 of it.
const SMALL: f64 = 9.313_225_746_154_785e-10;
/// 2^-60.
const BESIDE: f64 = 8.673_617_379_884_035e-19;
/// 2^-1000.
const TINY: f64 = 9.332_636_185_032_189e-302;
const TWO_128: f64 = 340_282_366_920_938_463_463_374_607_431_768_211_456.0;

/// J0(x) of a finite `x` rounded to odd. Before the rounding it has an error below 2^-60 of it.
#[fp(inline = false)]
fn fpdsl_j0(x: f64) -> f64 {
    let (h, l) = brief::j0(x.abs());
    odd(h, l)
}

/// J1(x) of a finite `x`, as J0.
#[fp(inline = false)]
fn fpdsl_j1(x: f64) -> f64 {
    let (h, l) = brief::j1(x.abs());
    odd(h, l) * 1.0_f64.copysign(x)
}

/// Y0(x) of a finite x > 0, as J0.
#[fp(inline = false)]
fn fpdsl_y0(x: f64) -> f64 {
    let (h, l) = brief::y0(x);
    odd(h, l)
}

/// Y1(x) of a finite x > 0, as J0.
#[fp(inline = false)]
fn fpdsl_y1(x: f64) -> f64 {
    let (h, l) = brief::y1(x);
    odd(h, l)
}

/// J of infinities and NaN.
#[fp(cold)]
fn j_far<T: Float>(x: T, zero: T) -> T {
    if x.is_nan() { x } else { zero }
}

/// Y of zeros, negative numbers, infinity and NaN.
#[fp(cold)]
fn y_far<T: Float>(x: T) -> T {
    if x == 0.0 {
        T::NEG_INFINITY
    } else if x > 0.0 {
        0.0
    } else {
        T::NAN
    }
}

/// J0.
#[fp(mode = M)]
pub fn j0<M: Mode, T: Float>(x: T) -> T {
    if !x.is_finite() {
        return j_far::<T>(x, 0.0);
    }
    fpdsl_j0(x as f64) as T
}

/// J1.
#[fp(mode = M)]
pub fn j1<M: Mode, T: Float>(x: T) -> T {
    if !x.is_finite() {
        return j_far::<T>(x, (0.0 as T).copysign(x));
    }
    fpdsl_j1(x as f64) as T
}

/// Y0.
#[fp(mode = M)]
pub fn y0<M: Mode, T: Float>(x: T) -> T {
    if !(x > 0.0 && x < T::INFINITY) {
        return y_far::<T>(x);
    }
    fpdsl_y0(x as f64) as T
}

/// Y1.
#[fp(mode = M)]
pub fn y1<M: Mode, T: Float>(x: T) -> T {
    if !(x > 0.0 && x < T::INFINITY) {
        return y_far::<T>(x);
    }
    fpdsl_y1(x as f64) as T
}

/// J0 of numbers about 0, infinities and NaN.
#[fp(mode = M, cold)]
fn j0_rare<M: Mode>(x: f64) -> f64 {
    if !x.is_finite() {
        return j_far::<f64>(x, 0.0);
    }
    x.abs().mul_add(-BESIDE, 1.0)
}

/// J1 of numbers about 0, infinities and NaN.
#[fp(mode = M, cold)]
fn j1_rare<M: Mode>(x: f64) -> f64 {
    if !x.is_finite() {
        return j_far::<f64>(x, 0.0_f64.copysign(x));
    }
    if x == 0.0 {
        return x;
    }
    let (m, e) = mantissa(x);
    scaled_down::<M>(m, -m * BESIDE, 0.0, e - 1)
}

/// Y1 of tiny numbers: -2/(pi x), and what [`y_far`] has.
#[fp(mode = M, cold)]
fn y1_rare<M: Mode>(x: f64) -> f64 {
    if !(x > 0.0 && x < f64::INFINITY) {
        return y_far::<f64>(x);
    }
    let (h, l) = pair_quotient((-TWO_OVER_PI_H, -TWO_OVER_PI_L), (x * TWO_128, 0.0));
    (h + l) * TWO_128
}

/// J0 of binary64: before the rounding the error is below 2^-75 of it.
#[fp(mode = M, inline = false)]
pub fn j0_wide<M: Mode>(x: f64) -> f64 {
    if !(x.abs() >= SMALL && x.abs() < f64::INFINITY) {
        return j0_rare::<M>(x);
    }
    let (h, l) = long::j0(x.abs());
    h + l
}

/// J1 of binary64: before the rounding the error is below 2^-75 of it.
#[fp(mode = M, inline = false)]
pub fn j1_wide<M: Mode>(x: f64) -> f64 {
    if !(x.abs() >= SMALL && x.abs() < f64::INFINITY) {
        return j1_rare::<M>(x);
    }
    let (h, l) = long::j1(x.abs());
    let sign = 1.0_f64.copysign(x);
    sign * h + sign * l
}

/// Y0 of binary64: before the rounding the error is below 2^-75 of it.
#[fp(mode = M, inline = false)]
pub fn y0_wide<M: Mode>(x: f64) -> f64 {
    if !(x > 0.0 && x < f64::INFINITY) {
        return y_far::<f64>(x);
    }
    let (h, l) = long::y0(x);
    h + l
}

/// Y1 of binary64: before the rounding the error is below 2^-75 of it.
#[fp(mode = M, inline = false)]
pub fn y1_wide<M: Mode>(x: f64) -> f64 {
    if !(x > TINY && x < f64::INFINITY) {
        return y1_rare::<M>(x);
    }
    let (h, l) = long::y1(x);
    h + l
}
