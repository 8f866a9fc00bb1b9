//! First phases of the trigonometric functions of binary32 and of their inverses: plain binary64, to nearest.
//!
//! `kit::doubtful` asks whether a result decides; if not, `trig`, `turns` and `inverse` compute it in two parts. "Units" are those in the
//! last place of the result.

use fpdsl_macros::fp;

use super::kit::{MAGIC, number_bits};
use super::near::SIGN;
use super::polynomial::{in_pairs, polynomial};
use super::tables::angle::{HALF, PI_INVERSE, QUARTER};
use super::tables::quick_angles::*;
use super::tables::trig::TWO_OVER_PI;

/// Factors that choose by the parity of a number. A branch would be guessed wrong half of the time.
const EVEN: [f64; 2] = [1.0, 0.0];
const ODD: [f64; 2] = [0.0, 1.0];

/// The number `n` of quarters of a turn nearest to `x`, in the low bits of the first, and `x - n pi/2`, for |x| < 2^28.
///
/// `n` times the first part of pi/2 ends at 2^-52, and `x` does so if `n` is not 0; their difference is below 1, so it is exact. What is
/// left of pi/2 beyond the second part is, times `n`, below 2^-57.9 of the rest: no `x` of 24 digits leaves less than 2^-27.9 (all were
/// tried).
#[fp]
pub fn quarters(x: f64) -> (u64, f64) {
    let q = x.mul_add(TWO_OVER_PI, MAGIC);
    let n = q - MAGIC;
    let t = (-n).mul_add(QUARTER.0, x);
    (number_bits(q), (-n).mul_add(QUARTER.1, t))
}

/// The number `n` of halves nearest to `x`, in the low bits of the first, and `(x - n/2) pi`, for |x| < 2^50.
#[fp]
pub fn halves(x: f64) -> (u64, f64) {
    let q = x.mul_add(2.0, MAGIC);
    (number_bits(q), (q - MAGIC).mul_add(-0.5, x) * HALF.0)
}

/// sin(n pi/2 + r), for |r| at most pi/4 and a little. The polynomials are within 2^-51.7. With the roundings of `r`, of the polynomial,
/// which has at most a third of the result, and of the sum, the error is below 7 units.
#[fp]
pub fn sine(n: u64, r: f64) -> f64 {
    let u = r * r;
    let w = u * u;
    let k = (n & 1) as usize;
    let p = QSC5[k]
        .mul_add(u, QSC4[k])
        .mul_add(w, QSC3[k].mul_add(u, QSC2[k]))
        .mul_add(w, QSC1[k].mul_add(u, QSC0[k]));
    let b = r.mul_add(EVEN[k], ODD[k]);
    f64::from_bits(number_bits((b * u).mul_add(p, b)) ^ ((n & 2) << 62))
}

/// tan(n pi/2 + r), for |r| at most pi/4 and a little. The quotient of the polynomials is within 2^-54.8 of it. The rounding of `r` grows
/// to at most 1.6 times its part; the two polynomials and the quotient have two roundings and a half each. That is below 12 units.
#[fp]
pub fn tangent(n: u64, r: f64) -> f64 {
    let u = r * r;
    let w = u * u;
    let a = r * in_pairs(u, w, QTA);
    let b = in_pairs(u, w, QTB);
    let k = (n & 1) as usize;
    let above = a.mul_add(EVEN[k], b * ODD[k]);
    let below = a.mul_add(ODD[k], b * EVEN[k]);
    f64::from_bits(number_bits(above / below) ^ (n << 63))
}

/// Two parts of the angle of (d, n), which is in the first quadrant: that of a vector from a table, and the rest. `ratio` is about n / d.
/// The rest's tangent is below 0.0998, where the polynomial is within 2^-43.7, which is 640 units, and the roundings add less than 2^-51 of
/// the angle.
#[fp]
pub fn angle(n: f64, d: f64, ratio: f64) -> (f64, f64) {
    let low = if ratio > 0.0625 { ratio } else { 0.0625 };
    let near = if low < 15.0 { low } else { 15.0 };
    let i = ((number_bits(near) >> 51) & 15) as usize;
    let c = QTURN[i];
    let z = (-c).mul_add(d, n) / c.mul_add(n, d);
    let v = z * z;
    let p = in_pairs(v, v * v, QAT);
    (QANGLE[i], (z * v).mul_add(p, z))
}

/// atan(a), for a >= 0.
#[fp]
pub fn arc_tangent(a: f64) -> f64 {
    let (t, rest) = angle(a, 1.0, a);
    t + rest
}

/// asin(y), where `y` is the smaller of `a` and sqrt((1 - a) / 2), the sine of half the angle whose cosine is `a`; the second is `y`
/// beyond 1/2, and the third is what it is compared with. No branch decides, which would be guessed wrong. The polynomial is within
/// 2^-46.2, which is 113 units, and the roundings add less than 2^-51.
#[fp]
fn arc(a: f64) -> (f64, f64, f64) {
    let t = a.mul_add(-0.5, 0.5);
    let square = a * a;
    let v = if t < square { t } else { square };
    // `a` has at most 24 digits, so the root of its square is exact.
    let y = v.sqrt();
    let w = v * v;
    let low = in_pairs(v, w, [QAS[0], QAS[1], QAS[2], QAS[3]]);
    let high = in_pairs(v, w, [QAS[4], QAS[5], QAS[6], QAS[7]]);
    let top = QAS[9].mul_add(v, QAS[8]);
    let p = polynomial(w * w, [low, high, top]);
    ((y * v).mul_add(p, y), t, square)
}

/// asin(a), for 0 <= a < 1.
#[fp]
pub fn arc_sine(a: f64) -> f64 {
    let (s, t, square) = arc(a);
    let rest = (-2.0).mul_add(s, QUARTER.0);
    if t < square { rest } else { s }
}

/// acos(x), for |x| < 1.
#[fp]
pub fn arc_cosine(x: f64) -> f64 {
    let (s, t, square) = arc(x.abs());
    let s = signed(s, x);
    // 0, or half a turn where `x` is negative.
    let far = QUARTER.0 - signed(QUARTER.0, x);
    let twice = (2.0).mul_add(s, far);
    let rest = QUARTER.0 - s;
    if t < square { twice } else { rest }
}

/// A number that is not negative with the sign of `x`. Unlike `copysign` it does not ask for NaN.
#[fp]
pub fn signed(size: f64, x: f64) -> f64 {
    f64::from_bits(number_bits(size) | (number_bits(x) & SIGN))
}

/// An angle in half turns.
#[fp]
pub fn halved(angle: f64) -> f64 {
    angle * PI_INVERSE.0
}
