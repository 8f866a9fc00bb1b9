//! The inverse trigonometric functions by way of binary64, in radians and in half turns.
//!
//! The arc tangents are angles of vectors (`angle`). With two arguments a result may be nearer to a number of 25 digits than its error; then
//! triple-double decides. Arc sine and cosine are a polynomial of the argument or, beyond 1/2, of the leg of half the angle.

use fpdsl_macros::fp;

use super::angle::{angle, angle_triple, in_half_turns};
use super::kit::{
    decided, decided_of_two, decided_through_zero, fast_two_sum, number_bits, odd, odd_bits, triple_product,
    two_product,
};
use super::polynomial::polynomial;
use super::quick_angles as quick;
use super::tables::angle::*;
use crate::generic::Float;
use crate::mode::Mode;

/// `hi + lo` rounded to odd, with the sign of `x`.
#[fp]
fn odd_signed(x: f64, hi: f64, lo: f64) -> f64 {
    f64::from_bits(odd_bits(hi, lo) ^ (number_bits(x) & (1 << 63)))
}

/// The numbers that half a turn and a quarter of it round to like the exact ones.
const HALF_ODD: f64 = f64::from_bits(HALF.0.to_bits() | 1);
const QUARTER_ODD: f64 = f64::from_bits(QUARTER.0.to_bits() | 1);

/// atan(x) rounded to odd.
#[fp(cold)]
fn fpdsl_atan(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x.is_infinite() {
        return QUARTER_ODD.copysign(x);
    }
    let (hi, lo) = angle(x.abs(), 0.0, 1.0, 0.0, false);
    odd_signed(x, hi, lo)
}

/// `y` and asin(y) - y, and whether `a` is beyond 1/2. There `y` is sqrt((1 - a) / 2), the sine of half the angle whose cosine is `a`;
/// otherwise it is `a`. The polynomial's error is below 2^-62.7 of asin(y), and the three roundings of what is at most 1/22 of it are
/// below 2^-55.
#[fp]
fn arc(a: f64) -> (f64, f64, bool) {
    let beyond = a > 0.5;
    let t = (1.0 - a) * 0.5;
    let s = t.sqrt();
    // Its rest needs few digits, and a quotient of binary32 is far cheaper.
    let inverse = (0.5_f32 / s as f32) as f64;
    let sl = (-s).mul_add(s, t) * inverse;
    let y = if beyond { s } else { a };
    let v = if beyond { t } else { a * a };
    let w = v * v;
    let even = polynomial(w, [AS[0], AS[2], AS[4], AS[6], AS[8], AS[10], AS[12]]);
    let odd = polynomial(w, [AS[1], AS[3], AS[5], AS[7], AS[9], AS[11], AS[13]]);
    let rest = (y * v).mul_add(odd.mul_add(v, even), if beyond { sl } else { 0.0 });
    (y, rest, beyond)
}

/// asin(a) in two parts, for 0 <= a < 1.
#[fp]
fn arc_sine(a: f64) -> (f64, f64) {
    let (y, rest, beyond) = arc(a);
    let from = if beyond { QUARTER } else { (0.0, 0.0, 0.0) };
    let m = if beyond { -2.0 } else { 1.0 };
    let (hi, e) = fast_two_sum(from.0, m * y);
    fast_two_sum(hi, rest.mul_add(m, from.1 + e))
}

/// acos(x) in two parts, for |x| < 1.
#[fp]
fn arc_cosine(x: f64) -> (f64, f64) {
    let (y, rest, beyond) = arc(x.abs());
    let far = if x < 0.0 { HALF } else { (0.0, 0.0, 0.0) };
    let from = if beyond { far } else { QUARTER };
    let m = if beyond { 2.0 } else { -1.0 };
    let m = m.copysign(if beyond { x } else { -x });
    let (hi, e) = fast_two_sum(from.0, m * y);
    fast_two_sum(hi, rest.mul_add(m, from.1 + e))
}

/// `one` with the sign of `x` where that is 1 or -1. Beyond, an arc sine is NaN.
#[fp]
fn arc_sine_outside(x: f64, one: f64) -> f64 {
    if x.abs() == 1.0 { one.copysign(x) } else { f64::NAN }
}

/// `half` where `x` is -1, and 0 where it is 1. Beyond, an arc cosine is NaN.
#[fp]
fn arc_cosine_outside(x: f64, half: f64) -> f64 {
    if x == 1.0 {
        0.0
    } else if x == -1.0 {
        half
    } else {
        f64::NAN
    }
}

/// asin(x) rounded to odd.
#[fp(cold)]
fn fpdsl_asin(x: f64) -> f64 {
    if !(x.abs() < 1.0) {
        return arc_sine_outside(x, QUARTER_ODD);
    }
    let (hi, lo) = arc_sine(x.abs());
    odd_signed(x, hi, lo)
}

/// acos(x) rounded to odd.
#[fp(cold)]
fn fpdsl_acos(x: f64) -> f64 {
    if !(x.abs() < 1.0) {
        return arc_cosine_outside(x, HALF_ODD);
    }
    let (hi, lo) = arc_cosine(x);
    odd(hi, lo)
}

/// 2^40. Beside a quarter or half of a turn, results nearer to it than 2^-40 round like that.
const BESIDE: f64 = 1_099_511_627_776.0;

/// atan(x) / pi rounded to odd.
#[fp(cold)]
fn fpdsl_atan_pi(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x.abs() == 1.0 || x.is_infinite() {
        let size = if x.is_infinite() { 0.5 } else { 0.25 };
        return size.copysign(x);
    }
    let (hi, lo) = angle(x.abs().min(BESIDE), 0.0, 1.0, 0.0, false);
    let (hi, lo) = in_half_turns(hi, lo);
    odd_signed(x, hi, lo)
}

/// asin(x) / pi rounded to odd.
#[fp(cold)]
fn fpdsl_asin_pi(x: f64) -> f64 {
    if !(x.abs() < 1.0) {
        return arc_sine_outside(x, 0.5);
    }
    let (hi, lo) = arc_sine(x.abs());
    let (hi, lo) = in_half_turns(hi, lo);
    odd_signed(x, hi, lo)
}

/// acos(x) / pi rounded to odd.
#[fp(cold)]
fn fpdsl_acos_pi(x: f64) -> f64 {
    if !(x.abs() < 1.0) {
        return arc_cosine_outside(x, 1.0);
    }
    if x == 0.0 {
        return 0.5;
    }
    let (hi, lo) = arc_cosine(x.abs().max(1.0 / BESIDE).copysign(x));
    let (hi, lo) = in_half_turns(hi, lo);
    odd(hi, lo)
}

/// Whether `hi` is within two units of a number of 25 digits.
#[fp]
fn near_a_boundary(hi: f64) -> bool {
    ((number_bits(hi) + 2) & 0xfff_ffff) <= 4
}

/// The angle of (x, y) rounded to odd.
#[fp(cold)]
fn fpdsl_atan2(y: f64, x: f64) -> f64 {
    if !(regular::<f64>(y) && regular::<f64>(x)) {
        let k = eighths(y, x);
        let (p, e) = two_product(k, 0.5 * QUARTER.0);
        let (hi, lo) = fast_two_sum(p, k.mul_add(0.5 * QUARTER.1, e));
        return if k == 0.0 || k.is_nan() { k } else { odd(hi, lo) };
    }
    let (mut hi, mut lo) = angle(y.abs(), 0.0, x.abs(), 0.0, x < 0.0);
    if near_a_boundary(hi) {
        let (a, b, _) = angle_triple((y.abs(), 0.0, 0.0), (x.abs(), 0.0, 0.0), x < 0.0);
        hi = a;
        lo = b;
    }
    odd_signed(y, hi, lo)
}

/// The same in half turns.
#[fp(cold)]
fn fpdsl_atan2_pi(y: f64, x: f64) -> f64 {
    if !(regular::<f64>(y) && regular::<f64>(x)) {
        return eighths(y, x) * 0.25;
    }
    let (hi, lo) = angle(y.abs(), 0.0, x.abs(), 0.0, x < 0.0);
    let (mut hi, mut lo) = in_half_turns(hi, lo);
    if near_a_boundary(hi) {
        let (a, b) = atan2_pi_decided(y.abs(), x.abs(), x < 0.0);
        hi = a;
        lo = b;
    }
    odd_signed(y, hi, lo)
}

/// The same in two parts, for both positive. Only the angles of the diagonals are numbers.
#[fp(library)]
fn atan2_pi_decided(y: f64, x: f64, negative: bool) -> (f64, f64) {
    if y == x {
        return (if negative { 0.75 } else { 0.25 }, 0.0);
    }
    let least = if negative { x * (1.0 / BESIDE) } else { 0.0 };
    let (y, x) = (y.max(least), x.max(y * (1.0 / BESIDE)));
    let (a, b, _) = triple_product(angle_triple((y, 0.0, 0.0), (x, 0.0, 0.0), negative), PI_INVERSE);
    (a, b)
}

/// The units that the first phases may be off, with room. Over all arguments of 24 digits at most 113 were found for asin, 101 for acos,
/// 392 for atan, and 145, 73 and 499 in half turns.
const UNITS: u64 = 256;
const UNITS_OF_ATAN: u64 = 2048;

/// The arc tangent.
#[fp(mode = M)]
pub fn atan<M: Mode, T: Float>(x: T) -> T {
    let z = x as f64;
    let y = quick::signed(quick::arc_tangent(z.abs()), z);
    decided_through_zero::<M, T, fpdsl_atan>(x, y, x.abs() < T::INFINITY, UNITS_OF_ATAN)
}

/// The arc sine.
#[fp(mode = M)]
pub fn asin<M: Mode, T: Float>(x: T) -> T {
    let z = x as f64;
    let y = quick::signed(quick::arc_sine(z.abs()), z);
    decided_through_zero::<M, T, fpdsl_asin>(x, y, x.abs() < 1.0, UNITS)
}

/// The arc cosine.
#[fp(mode = M)]
pub fn acos<M: Mode, T: Float>(x: T) -> T {
    let y = quick::arc_cosine(x as f64);
    decided::<M, T, fpdsl_acos>(x, y, x.abs() < 1.0, UNITS)
}

/// The arc tangent in half turns.
#[fp(mode = M)]
pub fn atan_pi<M: Mode, T: Float>(x: T) -> T {
    let z = x as f64;
    let y = quick::signed(quick::halved(quick::arc_tangent(z.abs())), z);
    decided::<M, T, fpdsl_atan_pi>(x, y, x.abs() < T::INFINITY, UNITS_OF_ATAN)
}

/// The arc sine in half turns.
#[fp(mode = M)]
pub fn asin_pi<M: Mode, T: Float>(x: T) -> T {
    let z = x as f64;
    let y = quick::signed(quick::halved(quick::arc_sine(z.abs())), z);
    decided::<M, T, fpdsl_asin_pi>(x, y, x.abs() < 1.0, UNITS)
}

/// The arc cosine in half turns.
#[fp(mode = M)]
pub fn acos_pi<M: Mode, T: Float>(x: T) -> T {
    let y = quick::halved(quick::arc_cosine(x as f64));
    decided::<M, T, fpdsl_acos_pi>(x, y, x.abs() < 1.0, UNITS)
}

/// The angle of (x, y) where one is zero or infinite, in quarters of half a turn; C23, F.10.1.4. NaN where one is.
#[fp(library)]
pub fn eighths(y: f64, x: f64) -> f64 {
    if y.is_nan() || x.is_nan() {
        return f64::NAN;
    }
    let size = if y == 0.0 || (x.is_infinite() && !y.is_infinite()) {
        if x.is_sign_negative() { 4.0 } else { 0.0 }
    } else if !x.is_infinite() {
        2.0
    } else if x < 0.0 {
        3.0
    } else {
        1.0
    };
    size.copysign(y)
}

/// Neither zero nor infinite nor NaN.
#[fp]
pub fn regular<T: Float>(x: T) -> bool {
    x.abs() > 0.0 && x.abs() < T::INFINITY
}

/// The angle of (x, |y|). Where both are infinite or zero, or one is NaN, it is NaN; one infinity or zero may give an angle that decides.
#[fp]
fn quick_angle<T: Float>(y: T, x: T) -> f64 {
    let (n, d) = ((y as f64).abs(), (x as f64).abs());
    let ratio = (n as f32 / d as f32) as f64;
    let (t, rest) = quick::angle(n, d, ratio);
    let sign = quick::signed(1.0, x as f64);
    // 0, or half a turn where `x` is negative.
    let far = QUARTER.0 - quick::signed(QUARTER.0, x as f64);
    sign.mul_add(rest, sign.mul_add(t, far))
}

/// The angle of (x, y).
#[fp(mode = M)]
pub fn atan2<M: Mode, T: Float>(y: T, x: T) -> T {
    let z = quick_angle::<T>(y, x);
    let (y, x) = (y as f64, x as f64);
    decided_of_two::<M, T, fpdsl_atan2>((y, x), quick::signed(z, y), z < 4.0, UNITS_OF_ATAN)
}

/// The angle of (x, y) in half turns.
#[fp(mode = M)]
pub fn atan2_pi<M: Mode, T: Float>(y: T, x: T) -> T {
    let z = quick::halved(quick_angle::<T>(y, x));
    let (y, x) = (y as f64, x as f64);
    decided_of_two::<M, T, fpdsl_atan2_pi>((y, x), quick::signed(z, y), z < 4.0, UNITS_OF_ATAN)
}
