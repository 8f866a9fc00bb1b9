//! The quick phases of exponentials and logarithms: plain binary64, to nearest, without errors kept apart.
//!
//! [`doubtful`](super::kit::doubtful) says whether that was enough. The bounds of the polynomials are those that `quick.sollya` checks.
//! A unit in the last place is at least 2^-53 of a number, so `UNITS` are at least 2^-41 of it.

use fpdsl_macros::fp;

use super::kit::{MAGIC, number_bits};
use super::polynomial::in_pairs;
use super::split::split;
use super::tables::exp::*;
use super::tables::quick::*;

/// At least twice the errors of these phases in units in the last place. Of arguments in no order one in 2^15 is in doubt.
///
/// Over every argument of binary32 the greatest distances from the long phases are 1409 units (`exp10`; `exp`, `exp2` and `cosh` have 1378),
/// 912 (`ln` and `ln_1p`), 627 (the other logarithms), 475 (`asinh`), 231 (`acosh` and `atanh`) and 117 (`exp_m1`, `sinh` and `tanh`).
pub const UNITS: u64 = 4096;

/// The multiple of 1/32 nearest to `x` times `steps` 32nds as what adding [`MAGIC`] leaves, and the rest in 32nds, at most a half. The error
/// of the rest is that of `steps`, 2^-54 of the product.
#[fp]
fn steps_and_rest(x: f64, steps: f64) -> (f64, f64) {
    let t = x.mul_add(steps, MAGIC);
    (t, x.mul_add(steps, MAGIC - t))
}

/// 2^(k/32), within half a unit; `k` is in the low bits of `t`, and the result is normal.
#[fp]
pub fn nearest_root(t: f64) -> f64 {
    let k = number_bits(t);
    f64::from_bits(number_bits(EXP2_H[(k & 31) as usize]) + ((k >> 5) << 52))
}

/// 2 to the power of `x` times `steps` 32nds, with an error below 2^-42.3: 2^-42.4 of the polynomial, and of the rest 2^-46.5 where |k| <
/// 2^13. Beyond, all formats over- or underflow.
#[fp]
pub fn power(x: f64, steps: f64) -> f64 {
    let (t, h) = steps_and_rest(x, steps);
    let s = nearest_root(t);
    let q = in_pairs(h, h * h, QE);
    (s * h).mul_add(q, s)
}

/// e^x and e^x - 1 with errors below 2^-44 of them, for |x| <= 256: that of the polynomial is below 2^-46, and so is that of the root, which
/// is at most a hundred times as large as e^x - 1 where `k` is not 0.
#[fp]
pub fn power_and_less_one(x: f64) -> (f64, f64) {
    let (t, h) = steps_and_rest(x, INV_LN2_32);
    let s = nearest_root(t);
    let u = h * h;
    let q = in_pairs(h, u, QM);
    let v = s * h;
    (v.mul_add(q, s), v.mul_add(q, s - 1.0))
}

/// ln(x) for `x` positive, finite and normal, with an error below 2^-42.5 of it: the polynomial has 2^-42.6 of `r`, which is the result
/// where the table has a 0, and smaller than the result elsewhere. An error of `x` comes on top, as a part of x - 1 where that is small.
#[fp]
pub fn logarithm(x: f64) -> f64 {
    let (k, i, m) = split(x);
    let r = m.mul_add(LOG_INV[i], -1.0);
    let u = r * r;
    let q = in_pairs(r, u, QL);
    q.mul_add(u, k.mul_add(LN2, QUICK_LN[i]) + r)
}
