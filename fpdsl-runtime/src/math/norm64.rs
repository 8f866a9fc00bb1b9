//! `hypot`, `rhypot`, `norm3d` and `norm4d` of binary64.
//!
//! The sum of squares and its root are known in double-double. Where Ziv's test leaves a doubt, and for operands far from 1, the exact
//! sum is compared with the exact square of the nearest number of 54 digits.

use fpdsl_macros::fp;

use super::kit::{fast_two_sum, number_bits, power_of_two, settled as kit_settled, two_product, two_sum};
use super::log64::UP;
use super::long::{difference, fixed, is_cut, is_negative, is_zero, product, sum};
use crate::mode::Mode;

/// 2^-97: the first phase has an error below this part of the result.
const BOUND: f64 = 6.310_887_241_768_095e-30;
/// 2^400 and its reciprocal: between them no square, and no reciprocal of one, is out of range.
const LARGE: f64 = 2.582_249_878_086_908_6e120;
const SMALL: f64 = 3.872_591_914_849_318e-121;
/// 2^-200.
const SPECK: f64 = 6.223_015_277_861_142e-61;
/// 2^-80.
const LITTLE: f64 = 8.271_806_125_530_277e-25;

/// The sum of four squares in two parts, to about 2^-103.
#[fp]
fn squares(x: f64, y: f64, z: f64, w: f64) -> (f64, f64) {
    let (a, al) = two_product(x, x);
    let (b, bl) = two_product(y, y);
    let (c, cl) = two_product(z, z);
    let (d, dl) = two_product(w, w);
    let (s1, e1) = two_sum(a, b);
    let (s2, e2) = two_sum(c, d);
    let (s, e3) = two_sum(s1, s2);
    (s, (e3 + (e1 + e2)) + ((al + bl) + (cl + dl)))
}

/// The root of `s + t` in two parts.
#[fp]
fn root(s: f64, t: f64) -> (f64, f64) {
    let h = s.sqrt();
    (h, ((-h).mul_add(h, s) + t) * (h * (0.5 / s)))
}

/// The reciprocal of that root in two parts.
#[fp]
fn reciprocal_root(s: f64, t: f64) -> (f64, f64) {
    let y = 1.0 / s.sqrt();
    let (c, cl) = two_product(y, y);
    let (p, pl) = two_product(c, s);
    let rest = ((1.0 - p) - pl) - cl.mul_add(s, c * t);
    (y, 0.5 * y * rest)
}

/// The exponent of the largest of four sizes, not all of them zero.
#[fp]
fn exponent(x: f64, y: f64, z: f64, w: f64) -> i64 {
    let most = x.max(y).max(z.max(w));
    if most < f64::MIN_POSITIVE {
        (number_bits(most * UP) >> 52) as i64 - 1077
    } else {
        (number_bits(most) >> 52) as i64 - 1023
    }
}

/// x 2^k; of a number that is not zero, at least 2^-200.
#[fp]
fn scaled(x: f64, k: i64) -> f64 {
    let half = k >> 1;
    let y = x * power_of_two(half) * power_of_two(k - half);
    if x > 0.0 { y.max(SPECK) } else { 0.0 }
}

/// x^2, rounded down to a multiple of 2^-320, and true if that cut something off.
#[fp]
fn square(x: f64) -> ([u64; 6], bool) {
    let (p, pl) = two_product(x, x);
    // What has digits beyond 2^-320 is further above a multiple of it than `pl` is long.
    let pl = if is_cut(p) { 0.0 } else { pl };
    (sum(fixed(p), fixed(pl), 0), is_cut(p) || is_cut(pl))
}

/// (h + m)^2, for an `m` with one digit.
#[fp]
fn square_of_two(h: f64, m: f64) -> [u64; 6] {
    let (p, pl) = two_product(h, h);
    let middle = sum(fixed(2.0 * h * m), fixed(m * m), 0);
    sum(sum(fixed(p), fixed(pl), 0), middle, 0)
}

/// `little`, 0 or `-little`, by the sign of `rest` and of what was cut off, which is positive.
#[fp]
fn side(rest: [u64; 6], cut: bool) -> f64 {
    if is_negative(rest) {
        -LITTLE
    } else if is_zero(rest) && !cut {
        0.0
    } else {
        LITTLE
    }
}

/// The root of the sum of four squares as `(h + m + l) 2^e`, so that every rounding is right.
///
/// The largest operand is brought to 2^28. Squares of operands above 2^-108 are exact then, and with a smaller one beside the others
/// the digits beyond 2^-320 matter only by being there: what the others leave of a square of 54 digits is a multiple of 2^-320, too.
#[fp(library)]
fn settled(x: f64, y: f64, z: f64, w: f64) -> (f64, f64, f64, i64) {
    let e = exponent(x, y, z, w);
    let (x, y) = (scaled(x, 28 - e), scaled(y, 28 - e));
    let (z, w) = (scaled(z, 28 - e), scaled(w, 28 - e));
    let (s, t) = squares(x, y, z, w);
    let (h, l) = root(s, t);
    let (h, l) = fast_two_sum(h, l);
    // From 2^28 on half a unit is 2^-25.
    let m = (l * 33_554_432.0).round_ties_even() * (1.0 / 33_554_432.0);
    let (a, cut_a) = square(x);
    let (b, cut_b) = square(y);
    let (c, cut_c) = square(z);
    let (d, cut_d) = square(w);
    let total = sum(sum(a, b, 0), sum(c, d, 0), 0);
    let rest = difference(total, square_of_two(h, m));
    let (m, l) = fast_two_sum(m, side(rest, cut_a || cut_b || cut_c || cut_d));
    let above = h >= 536_870_912.0;
    let unit = if above {
        1.0 / 536_870_912.0
    } else {
        1.0 / 268_435_456.0
    };
    (h * unit, m * unit, l * unit, if above { e + 1 } else { e })
}

/// 1 / hypot(x, y) as `(h + m + l) 2^e`, so that every rounding is right.
///
/// The larger operand is brought to 2^21. A number of 54 digits times a root is 1, or differs by 2^-107: so the smaller operand may as well
/// be 2^-39, if it is less.
#[fp(library)]
fn settled_reciprocal(x: f64, y: f64) -> (f64, f64, f64, i64) {
    let k = 21 - exponent(x, y, 0.0, 0.0);
    let least = 1.0 / 549_755_813_888.0;
    let (x, y) = (scaled(x, k), scaled(y, k));
    let x = if x > 0.0 { x.max(least) } else { x };
    let y = if y > 0.0 { y.max(least) } else { y };
    let (s, t) = squares(x, y, 0.0, 0.0);
    let (h, l) = reciprocal_root(s, t);
    let (h, l) = fast_two_sum(h * 1_048_576.0, l * 1_048_576.0);
    // From 1/8 on half a unit is 2^-56.
    let m = (l * 72_057_594_037_927_936.0).round_ties_even() * (1.0 / 72_057_594_037_927_936.0);
    let (a, _) = square(x);
    let (b, _) = square(y);
    let whole = product(square_of_two(h, m), sum(a, b, 0));
    let (m, l) = fast_two_sum(m, side(difference(fixed(1_099_511_627_776.0), whole), false));
    let above = h >= 0.25;
    let unit = if above { 4.0 } else { 8.0 };
    (h * unit, m * unit, l * unit, if above { k - 22 } else { k - 23 })
}

/// `(h + m + l) 2^e` in the mode.
#[fp(mode = M)]
fn finished<M: Mode>(h: f64, m: f64, l: f64, e: i64) -> f64 {
    let half = e >> 1;
    kit_settled::<M>(h, m, l, e) * power_of_two(half) * power_of_two(e - half)
}

#[fp(mode = M, cold)]
fn norm_beyond<M: Mode>(x: f64, y: f64, z: f64, w: f64) -> f64 {
    if x == f64::INFINITY || y == f64::INFINITY || z == f64::INFINITY || w == f64::INFINITY {
        return f64::INFINITY;
    }
    if x.is_nan() || y.is_nan() || z.is_nan() || w.is_nan() {
        return f64::NAN;
    }
    if x == 0.0 && y == 0.0 && z == 0.0 && w == 0.0 {
        return 0.0;
    }
    let (h, m, l, e) = settled(x, y, z, w);
    finished::<M>(h, m, l, e)
}

/// `hi + lo`, which lies within the bound of the result; beyond what it decides, NaN.
#[fp(mode = M)]
fn first<M: Mode>(hi: f64, lo: f64) -> f64 {
    let eps = rn!(hi * BOUND);
    let down = hi + rn!(lo - eps);
    let up = hi + rn!(lo + eps);
    if down == up { up } else { f64::NAN }
}

/// The root of the sum of two squares.
#[fp(mode = M, inline = false)]
pub fn hypot<M: Mode>(x: f64, y: f64) -> f64 {
    let (x, y) = (x.abs(), y.abs());
    let (a, al) = two_product(x, x);
    let (b, bl) = two_product(y, y);
    let (s, e) = two_sum(a, b);
    let (hi, lo) = root(s, rn!(e + (al + bl)));
    let found = first::<M>(hi, lo);
    if !(hi > SMALL && hi < LARGE && found > 0.0) {
        return norm_beyond::<M>(x, y, 0.0, 0.0);
    }
    found
}

/// The root of the sum of three squares.
#[fp(mode = M, inline = false)]
pub fn norm3d<M: Mode>(x: f64, y: f64, z: f64) -> f64 {
    norm4d::<M>(x, y, z, 0.0)
}

/// The root of the sum of four squares.
#[fp(mode = M, inline = false)]
pub fn norm4d<M: Mode>(x: f64, y: f64, z: f64, w: f64) -> f64 {
    let (s, t) = squares(x, y, z, w);
    let (hi, lo) = root(s, t);
    let found = first::<M>(hi, lo);
    if !(hi > SMALL && hi < LARGE && found > 0.0) {
        return norm_beyond::<M>(x.abs(), y.abs(), z.abs(), w.abs());
    }
    found
}

#[fp(mode = M, cold)]
fn rhypot_beyond<M: Mode>(x: f64, y: f64) -> f64 {
    if x == f64::INFINITY || y == f64::INFINITY {
        return 0.0;
    }
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    if x == 0.0 && y == 0.0 {
        return f64::INFINITY;
    }
    let (h, m, l, e) = settled_reciprocal(x, y);
    finished::<M>(h, m, l, e)
}

/// 1 / hypot(x, y).
#[fp(mode = M, inline = false)]
pub fn rhypot<M: Mode>(x: f64, y: f64) -> f64 {
    let (a, al) = two_product(x, x);
    let (b, bl) = two_product(y, y);
    let (s, e) = two_sum(a, b);
    let (hi, lo) = reciprocal_root(s, rn!(e + (al + bl)));
    let found = first::<M>(hi, lo);
    if !(hi > SMALL && hi < LARGE && found > 0.0) {
        return rhypot_beyond::<M>(x.abs(), y.abs());
    }
    found
}
