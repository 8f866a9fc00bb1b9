//! Sums, products, quotients and square roots of binary64 as the x87 unit stores them: rounded to 64 digits, then to 53.
//!
//! Both roundings are to nearest, ties to even. The 15 bits of the unit's exponent hold every sum, product, quotient and root of binary64
//! as a normal number, so the first rounding is always one to 64 digits, and results overflow or underflow where they are stored.
//!
//! **Normal results.** Let `s` be the exact value rounded once, `e` what it lost, and `u` the unit in the last place of `s`. The two
//! roundings differ from one only if the first gives a number halfway between two of binary64, while the exact value lies beside it. That
//! number ends in ten zeros among those of 64 digits, so a tie of the first rounding goes to it as well: it takes all that is at most
//! `u / 4096` away. The second rounding then goes to the even neighbour. So the result is the other neighbour of the exact value if `s` is
//! odd and `|e| >= u / 2 - u / 4096`. An odd `s` is no power of two, so units are the same on both sides of it, and `e` is exact: an error-free
//! transform gives that of a sum or product, and a fused multiply-add the residual of a quotient or root.
//!
//! **Subnormal results.** Sums are exact there, and roots are never subnormal. A product or quotient rounds to fewer digits, and halfway
//! numbers have at most 53. So with `h` the value rounded to 53 digits, and `l` what that lost, the first rounding reaches a halfway number
//! if it reaches `h`: if `|l|` is at most 2^-12 of a unit of `h`. Then `h` is what is stored, otherwise `h + l`.
//!
//! Directed roundings to 64 and then to 53 digits are one rounding. So is every operation of binary32, binary16 and bfloat16: products have
//! 48 digits or fewer, and a quotient or root of numbers of `p` digits is more than 2^-(2p + 3) of itself away from any number of `p + 1`
//! digits that it is not, subnormal results among them (S. A. Figueroa, "When is double rounding innocuous?", SIGNUM Newsletter 30, 1995).

use fpdsl_macros::fp;

use super::kit::{mantissa, number_bits, scaled_down};
use crate::mode::Rn;

/// 2^-52, the unit of 1.
const UNIT: f64 = 2.220_446_049_250_313e-16;
/// Half a unit of 1 less 1/4096 of it: 2^-53 - 2^-64.
const NEARLY_HALF: f64 = 1.109_680_923_538_913_8e-16;
/// From here on, 2^-900, residuals are numbers, and so are their products by units.
const SMALL: f64 = 1.183_052_186_166_774_7e-271;
/// 2^600, and the inverse of its root.
const UP: f64 = 4.149_515_568_880_993e180;
const HALF_DOWN: f64 = 4.909_093_465_297_727e-91;

/// The power of two in a normal number's magnitude; 0 of a subnormal number.
#[fp]
fn leading(x: f64) -> f64 {
    f64::from_bits(number_bits(x) & 0x7ff0_0000_0000_0000)
}

/// `s`, or its neighbour if `s` is odd and the exact value is `far` from it: the one away from zero if `error` and `side` have one sign.
#[fp]
fn to_even(s: f64, far: bool, error: f64, side: f64) -> f64 {
    let bits = number_bits(s);
    let away = (number_bits(error) ^ number_bits(side)) >> 63 == 0;
    let other = if away { bits + 1 } else { bits - 1 };
    if far & ((bits & 1) != 0) {
        f64::from_bits(other)
    } else {
        s
    }
}

/// `(h + l) 2^e` stored, below 2^900. `far` and `near` say that `l` is at least half a unit of `h` less 2^-12 of it, or at most 2^-12.
#[fp]
fn stored(h: f64, l: f64, far: bool, near: bool, e: i64) -> f64 {
    let (_, i) = mantissa(h);
    if e + i < -1022 {
        let l = if near { 0.0 } else { l };
        scaled_down::<Rn>(h, l, 0.0, e)
    } else {
        scaled_down::<Rn>(to_even(h, far, l, h), 0.0, 0.0, e)
    }
}

/// `x + y`.
#[fp]
pub fn sum(x: f64, y: f64) -> f64 {
    let s = x + y;
    let swap = x.abs() < y.abs();
    let large = if swap { y } else { x };
    let small = if swap { x } else { y };
    let e = small - (s - large);
    // A subnormal sum is exact.
    let far = (e != 0.0) & (e.abs() >= NEARLY_HALF * leading(s));
    to_even(s, far, e, s)
}

/// `x * y`.
#[fp]
pub fn product(x: f64, y: f64) -> f64 {
    let p = x * y;
    if (p.abs() < SMALL) & (x != 0.0) & (y != 0.0) {
        return small_product(x, y);
    }
    let e = x.mul_add(y, -p);
    to_even(p, e.abs() >= NEARLY_HALF * leading(p), e, p)
}

#[fp(cold)]
fn small_product(x: f64, y: f64) -> f64 {
    let (m, i) = mantissa(x);
    let (n, j) = mantissa(y);
    let h = m * n;
    let l = m.mul_add(n, -h);
    let far = l.abs() >= NEARLY_HALF * leading(h);
    let near = l.abs() * 4096.0 <= UNIT * leading(h);
    stored(h, l, far, near, i + j)
}

/// Whether a residual is at least `unit / 2 - unit / 4096`. Of 64 digits, that is no number of binary64, but the fused sum has its sign.
#[fp]
fn is_far(residual: f64, unit: f64) -> bool {
    unit.mul_add(-2047.0, residual.abs() * 4096.0) >= 0.0
}

/// `x / y`.
#[fp]
pub fn quotient(x: f64, y: f64) -> f64 {
    let q = x / y;
    let small = (x.abs() < SMALL) | (q.abs() < SMALL);
    if small & (x != 0.0) & (y.abs() < f64::INFINITY) & (q.abs() < f64::INFINITY) {
        return small_quotient(x, y);
    }
    let r = (-q).mul_add(y, x);
    let unit = y.abs() * (UNIT * leading(q));
    to_even(q, is_far(r, unit), r, x)
}

#[fp(cold)]
fn small_quotient(x: f64, y: f64) -> f64 {
    let (m, i) = mantissa(x);
    let (n, j) = mantissa(y);
    let h = m / n;
    let r = (-h).mul_add(n, m);
    let unit = n.abs() * (UNIT * leading(h));
    let near = r.abs() * 4096.0 <= unit;
    stored(h, r / n, is_far(r, unit), near, i - j)
}

/// The square root. With `s` an integer multiple of its unit `u` and `c = 2047 / 4096`, it lies beyond `s + c u` if the residual
/// `x - s^2` is at least `2 c s u + c^2 u^2`, and beyond `s - c u` if it is at most `-2 c s u + c^2 u^2`. The residual less `2 c s u`
/// is a multiple of `u^2 / 2048`, and exact where it is small.
#[fp]
pub fn root(x: f64) -> f64 {
    let small = x < SMALL;
    let y = if small { x * UP } else { x };
    let s = y.sqrt();
    let r = (-s).mul_add(s, y);
    let u = UNIT * leading(s);
    let excess = (s * u).mul_add(-0.999_511_718_75, r.abs());
    let square = u * u * 0.249_755_918_979_644_78;
    let root = to_even(s, excess >= square.copysign(r), r, s);
    if small { root * HALF_DOWN } else { root }
}
