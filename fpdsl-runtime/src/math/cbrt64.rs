//! `cbrt` of binary64.
//!
//! One step more than `cbrt` of the narrow formats, and what the cube leaves of `z` in double-double.

use fpdsl_macros::fp;

use super::cbrt::{THIRD, TWO_NINTHS, begun};
use super::kit::{fast_two_sum, power_of_two, settled as kit_settled, two_product};
use super::log64::UP;
use super::long::{difference, is_negative, is_zero, multiple};
use crate::mode::Mode;

/// 2^53.
const HALF_UNITS: f64 = 9_007_199_254_740_992.0;
/// 2^-97: the double-double root has an error below this.
const BOUND: f64 = 6.310_887_241_768_095e-30;
/// 2^-120.
const LITTLE: f64 = 7.523_163_845_262_64e-37;
/// The reciprocal of the root of [`UP`].
const UP_ROOT: f64 = 1.0 / 262_144.0;
const FOURTEEN_81STS: f64 = 14.0 / 81.0;

/// The root of `z` from `y` and `l` next to it, so that every rounding is right: integers compare `z` with the cube of the nearest
/// number of 54 digits. A half-way case is no root, since its cube has more than 53 digits.
#[fp(library)]
fn settled(z: f64, y: f64, l: f64) -> (f64, f64, f64) {
    let half = (l * HALF_UNITS).round_ties_even();
    let root = ((y * HALF_UNITS) as i64 + half as i64) as u64;
    let cube = multiple(multiple([root, 0, 0, 0, 0, 0], root), root);
    // 2^159 z.
    let z = (z * (0.5 * HALF_UNITS)) as u64;
    let rest = difference([0, z << 43, z >> 21, 0, 0, 0], cube);
    let side = if is_zero(rest) {
        0.0
    } else if is_negative(rest) {
        -LITTLE
    } else {
        LITTLE
    };
    let (m, l) = fast_two_sum(half / HALF_UNITS, side);
    (y, m, l)
}

/// `sign` times that, in the mode.
#[fp(mode = M, library)]
fn decided<M: Mode>(z: f64, y: f64, l: f64, sign: f64) -> f64 {
    let (h, m, l) = settled(z, y, l);
    kit_settled::<M>(sign * h, sign * m, sign * l, 0)
}

/// cbrt(x) for a normal `x`.
#[fp(mode = M)]
fn of_normal<M: Mode>(x: f64) -> f64 {
    let (z, q, r, e) = begun(x);
    // The error is below 2^-50.
    let r = rn!((r * e).mul_add(e.mul_add(FOURTEEN_81STS, TWO_NINTHS).mul_add(e, THIRD), r));
    let s = rn!(r * r);
    let y = rn!(z * s);
    let (c, cl) = two_product(y, y);
    let (p, pl) = two_product(c, y);
    let rest = rn!((z - p) - cl.mul_add(y, pl));
    let (h, l) = fast_two_sum(y, rn!(rest * (s * THIRD)));
    let sign = (1.0_f64).copysign(x);
    let (hi, lo) = (h * sign, l * sign);
    let down = hi + rn!(lo - BOUND);
    let mut v = hi + rn!(lo + BOUND);
    if down != v {
        v = decided::<M>(z, h, l, sign);
    }
    v * power_of_two(q)
}

#[fp(mode = M, cold)]
fn outside<M: Mode>(x: f64) -> f64 {
    if x.abs() > 0.0 && x.abs() < f64::INFINITY {
        return of_normal::<M>(x * UP) * UP_ROOT;
    }
    x
}

/// The cube root.
#[fp(mode = M, inline = false)]
pub fn cbrt<M: Mode>(x: f64) -> f64 {
    if !(x.abs() >= f64::MIN_POSITIVE && x.abs() < f64::INFINITY) {
        return outside::<M>(x);
    }
    of_normal::<M>(x)
}
