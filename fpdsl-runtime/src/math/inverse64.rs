//! The inverse trigonometric functions of binary64 in two phases, in radians and in half turns.
//!
//! Angles of two coordinates come closer to numbers than the second phase can tell. Sines and cosines of 320 binary places decide these.

use fpdsl_macros::fp;

use super::angle::{angle, angle_triple, in_half_turns, leg, leg_triple, signed};
use super::inverse::{eighths, regular};
use super::kit::{
    fast_two_sum, mantissa, number_bits, odd, power_of_two, renormalized, rounded, scaled_down,
    triple_negative, triple_product, triple_quotient,
};
use super::long_angles::{TINY as TINY_QUOTIENT, is_beyond};
use super::side::DOUBT;
use super::tables::angle::{PI_INVERSE, QUARTER};
use crate::mode::Mode;

/// 2^-65: the first phase has an error below this part of the result. That of the angle is below 2^-65.8, and the product with 1/pi
/// adds two roundings of 2^-68.6.
const BOUND: f64 = 2.710_505_431_213_761e-20;

/// Below 2^-900 the products of the first phase underflow.
const SMALL: f64 = 1.183_052_186_166_774_7e-271;

/// Below 2^-30 arc sine and arc tangent are beside their argument, by less than 2^-60 of it.
const TINY: f64 = 9.313_225_746_154_785e-10;

/// 2^-60.
const BESIDE: f64 = 8.673_617_379_884_035e-19;

/// Below 2^-66 arc sine and arc tangent are `x` to 2^-132.
const FAINT: f64 = 1.355_252_715_606_880_5e-20;

/// 2^66 and beyond are like an infinity.
const HUGE: f64 = 73_786_976_294_838_206_464.0;

/// 2^-400 and 2^400: the coordinates for which nothing overflows or underflows.
const LEAST: f64 = 3.872_591_914_849_318e-121;
const MOST: f64 = 2.582_249_878_086_909e120;

/// 2^-130. A quotient that is not halfway between two numbers of binary64, or one, is 2^-107 of it away from them.
const LITTLE: f64 = 7.346_839_692_639_297e-40;

/// A number as three parts.
#[fp]
fn triple(x: f64) -> (f64, f64, f64) {
    (x, 0.0, 0.0)
}

/// Three parts with the sign of `x`, of which the last two become one, rounded to odd.
#[fp]
fn finished(x: f64, a: (f64, f64, f64)) -> (f64, f64) {
    let (h, m, l) = if x < 0.0 { triple_negative(a) } else { a };
    (h, odd(m, l))
}

/// A quotient of half a turn, of three parts.
#[fp]
fn triple_in_half_turns(a: (f64, f64, f64)) -> (f64, f64, f64) {
    triple_product(a, PI_INVERSE)
}

/// x / pi in the mode.
#[fp(mode = M)]
fn part_of_half_turn<M: Mode>(x: f64) -> f64 {
    let (m, e) = mantissa(x);
    let (h, m, l) = triple_product(PI_INVERSE, (m, 0.0, 0.0));
    scaled_down::<M>(h, m, l, e)
}

#[fp(mode = M, library)]
fn atan_decided<M: Mode>(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x.abs() < TINY {
        return x.mul_add(-BESIDE, x);
    }
    let a = angle_triple(triple(x.abs().min(HUGE)), (1.0, 0.0, 0.0), false);
    let (h, l) = finished(x, a);
    h + l
}

/// The arc tangent.
#[fp(mode = M, inline = false)]
pub fn atan<M: Mode>(x: f64) -> f64 {
    let (hi, lo) = angle(x.abs(), 0.0, 1.0, 0.0, false);
    let (hi, lo) = signed(x, hi, lo);
    let (y, sure) = rounded::<M>(hi, lo, rn!(hi.abs() * BOUND));
    let mut y = y;
    if x == 0.0 {
        y = x;
    } else if !sure || x.abs() < SMALL {
        y = atan_decided::<M>(x);
    }
    y
}

#[fp(mode = M, library)]
fn asin_decided<M: Mode>(x: f64) -> f64 {
    if !(x.abs() <= 1.0) {
        return f64::NAN;
    }
    if x.abs() < TINY {
        return x.mul_add(BESIDE, x);
    }
    let a = angle_triple(triple(x.abs()), leg_triple(x.abs()), false);
    let (h, l) = finished(x, a);
    h + l
}

/// The arc sine.
#[fp(mode = M, inline = false)]
pub fn asin<M: Mode>(x: f64) -> f64 {
    let (s, sl) = leg(x.abs());
    let (hi, lo) = angle(x.abs(), 0.0, s, sl, false);
    let (hi, lo) = signed(x, hi, lo);
    let (y, sure) = rounded::<M>(hi, lo, rn!(hi.abs() * BOUND));
    let mut y = y;
    if x == 0.0 {
        y = x;
    } else if !sure || x.abs() < SMALL {
        y = asin_decided::<M>(x);
    }
    y
}

#[fp(mode = M, library)]
fn acos_decided<M: Mode>(x: f64) -> f64 {
    if !(x.abs() <= 1.0) {
        return f64::NAN;
    }
    if x == 1.0 {
        return 0.0;
    }
    let (h, m, l) = angle_triple(leg_triple(x.abs()), triple(x.abs()), x < 0.0);
    h + odd(m, l)
}

/// The arc cosine.
#[fp(mode = M, inline = false)]
pub fn acos<M: Mode>(x: f64) -> f64 {
    let (s, sl) = leg(x.abs());
    let (hi, lo) = angle(s, sl, x.abs(), 0.0, x < 0.0);
    let (y, sure) = rounded::<M>(hi, lo, rn!(hi.abs() * BOUND));
    if !sure {
        return acos_decided::<M>(x);
    }
    y
}

#[fp(mode = M, cold)]
fn atan_pi_decided<M: Mode>(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x.abs() == 1.0 || x.is_infinite() {
        return (if x.is_infinite() { 0.5 } else { 0.25 }).copysign(x);
    }
    if x.abs() < FAINT {
        return part_of_half_turn::<M>(x);
    }
    let a = angle_triple(triple(x.abs().min(HUGE)), (1.0, 0.0, 0.0), false);
    let (h, l) = finished(x, triple_in_half_turns(a));
    h + l
}

/// The arc tangent in half turns.
#[fp(mode = M, inline = false)]
pub fn atan_pi<M: Mode>(x: f64) -> f64 {
    let (hi, lo) = angle(x.abs(), 0.0, 1.0, 0.0, false);
    let (hi, lo) = in_half_turns(hi, lo);
    let (hi, lo) = signed(x, hi, lo);
    let (y, sure) = rounded::<M>(hi, lo, rn!(hi.abs() * BOUND));
    let mut y = y;
    if x == 0.0 {
        y = x;
    } else if !sure || x.abs() < SMALL {
        y = atan_pi_decided::<M>(x);
    }
    y
}

#[fp(mode = M, cold)]
fn asin_pi_decided<M: Mode>(x: f64) -> f64 {
    if !(x.abs() < 1.0) {
        return if x.abs() == 1.0 {
            0.5_f64.copysign(x)
        } else {
            f64::NAN
        };
    }
    if x.abs() < FAINT {
        return part_of_half_turn::<M>(x);
    }
    let a = angle_triple(triple(x.abs()), leg_triple(x.abs()), false);
    let (h, l) = finished(x, triple_in_half_turns(a));
    h + l
}

/// The arc sine in half turns.
#[fp(mode = M, inline = false)]
pub fn asin_pi<M: Mode>(x: f64) -> f64 {
    let (s, sl) = leg(x.abs());
    let (hi, lo) = angle(x.abs(), 0.0, s, sl, false);
    let (hi, lo) = in_half_turns(hi, lo);
    let (hi, lo) = signed(x, hi, lo);
    let (y, sure) = rounded::<M>(hi, lo, rn!(hi.abs() * BOUND));
    let mut y = y;
    if x == 0.0 {
        y = x;
    } else if !sure || x.abs() < SMALL {
        y = asin_pi_decided::<M>(x);
    }
    y
}

#[fp(mode = M, cold)]
fn acos_pi_decided<M: Mode>(x: f64) -> f64 {
    if !(x.abs() < 1.0) {
        return if x == 1.0 {
            0.0
        } else if x == -1.0 {
            1.0
        } else {
            f64::NAN
        };
    }
    if x == 0.0 {
        return 0.5;
    }
    if x.abs() < FAINT {
        return x.mul_add(-0.25, 0.5);
    }
    let a = angle_triple(leg_triple(x.abs()), triple(x.abs()), x < 0.0);
    let (h, m, l) = triple_in_half_turns(a);
    h + odd(m, l)
}

/// The arc cosine in half turns.
#[fp(mode = M, inline = false)]
pub fn acos_pi<M: Mode>(x: f64) -> f64 {
    let (s, sl) = leg(x.abs());
    let (hi, lo) = angle(s, sl, x.abs(), 0.0, x < 0.0);
    let (hi, lo) = in_half_turns(hi, lo);
    let (y, sure) = rounded::<M>(hi, lo, rn!(hi.abs() * BOUND));
    if !sure {
        return acos_pi_decided::<M>(x);
    }
    y
}

/// Coordinates whose exponents allow the first phase.
#[fp]
fn moderate(y: f64, x: f64) -> bool {
    y.abs().min(x.abs()) > LEAST && y.abs().max(x.abs()) < MOST
}

/// A number nearer to zero than `a`, by as little as counts: the angle is less than the tangent by at most 2^-121 of it.
#[fp]
fn beneath(a: (f64, f64, f64)) -> (f64, f64, f64) {
    renormalized(a.0, a.1, a.2 - a.0 * LITTLE)
}

/// The angle `a 2^k` of (|y|, x), as parts that every mode rounds right. Below `k` it is normal, and known to 2^-128 of it.
#[fp(library)]
fn settled(a: (f64, f64, f64), k: i64, y: f64, x: f64, turns: bool) -> (f64, f64, f64) {
    let (h, m, l) = a;
    // A quarter of a unit of `h`: below a power of two that is half of one, and a middle of two numbers.
    let unit = f64::from_bits(((number_bits(h) >> 52) - 54) << 52);
    let boundary = (m / unit).round_ties_even() * unit;
    let doubt = DOUBT * h;
    let mut m = m;
    let mut l = l;
    if ((m - boundary) + l).abs() < doubt {
        let side = if is_beyond(y, x, h, boundary, k, turns) {
            doubt
        } else {
            -doubt
        };
        (m, l) = fast_two_sum(boundary, side);
    }
    (h, m, l)
}

#[fp(mode = M, library)]
fn atan2_decided<M: Mode>(y: f64, x: f64) -> f64 {
    if !(regular::<f64>(y) && regular::<f64>(x)) {
        return eighths_rounded::<M>(y, x);
    }
    let (a, c) = mantissa(y.abs());
    let (b, d) = mantissa(x.abs());
    let e = c - d;
    if e < -60 && x > 0.0 {
        let (h, m, l) = beneath(triple_quotient(triple(a.copysign(y)), triple(b)));
        return scaled_down::<M>(h, m, l, e);
    }
    let a = a * power_of_two(e.clamp(-66, 66));
    let angle = angle_triple(triple(a), triple(b), x < 0.0);
    let (h, l) = finished(y, settled(angle, 0, y, x, false));
    h + l
}

/// [`eighths`] as an angle.
#[fp(mode = M)]
fn eighths_rounded<M: Mode>(y: f64, x: f64) -> f64 {
    let k = eighths(y, x);
    if k == 0.0 || k.is_nan() {
        return k;
    }
    let (h, m, l) = triple_product((QUARTER.0 * 0.5, QUARTER.1 * 0.5, QUARTER.2 * 0.5), (k, 0.0, 0.0));
    h + odd(m, l)
}

/// The angle of (x, y).
#[fp(mode = M, inline = false)]
pub fn atan2<M: Mode>(y: f64, x: f64) -> f64 {
    let (hi, lo) = angle(y.abs(), 0.0, x.abs(), 0.0, x < 0.0);
    let (hi, lo) = signed(y, hi, lo);
    let (z, sure) = rounded::<M>(hi, lo, rn!(hi.abs() * BOUND));
    let mut z = z;
    if !(sure && moderate(y, x)) {
        z = atan2_decided::<M>(y, x);
    }
    z
}

#[fp(mode = M, cold)]
fn atan2_pi_decided<M: Mode>(y: f64, x: f64) -> f64 {
    if !(regular::<f64>(y) && regular::<f64>(x)) {
        return rn!(eighths(y, x) * 0.25);
    }
    if x.abs() == y.abs() {
        return (if x < 0.0 { 0.75 } else { 0.25 }).copysign(y);
    }
    let (a, c) = mantissa(y.abs());
    let (b, d) = mantissa(x.abs());
    let e = c - d;
    if e < TINY_QUOTIENT && x > 0.0 {
        let z = triple_in_half_turns(triple_quotient(triple(a), triple(b)));
        let z = settled(z, e, y, x, true);
        let (h, m, l) = if y < 0.0 { triple_negative(z) } else { z };
        return scaled_down::<M>(h, m, l, e);
    }
    let a = a * power_of_two(e.clamp(-66, 66));
    let z = triple_in_half_turns(angle_triple(triple(a), triple(b), x < 0.0));
    let (h, l) = finished(y, settled(z, 0, y, x, true));
    h + l
}

/// The angle of (x, y) in half turns.
#[fp(mode = M, inline = false)]
pub fn atan2_pi<M: Mode>(y: f64, x: f64) -> f64 {
    let (hi, lo) = angle(y.abs(), 0.0, x.abs(), 0.0, x < 0.0);
    let (hi, lo) = in_half_turns(hi, lo);
    let (hi, lo) = signed(y, hi, lo);
    let (z, sure) = rounded::<M>(hi, lo, rn!(hi.abs() * BOUND));
    let mut z = z;
    if !(sure && moderate(y, x)) {
        z = atan2_pi_decided::<M>(y, x);
    }
    z
}
