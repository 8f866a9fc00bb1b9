//! What several functions are made of: sums and products with their errors, and rounding to odd.

use fpdsl_macros::fp;

use crate::backend::{Backend, Encoded};
use crate::mode::Mode;
use crate::typed::{named, nothing};

/// 1.5 * 2^52. Added to a number below 2^51 it leaves the nearest integer, in the low bits of the sum.
pub const MAGIC: f64 = 6_755_399_441_055_744.0;

/// The encoding of a number that is no NaN. It is called like a function of the language.
#[allow(non_camel_case_types)]
pub struct number_bits;

// Emitted code mentions them for every function that it calls.
#[allow(dead_code)]
impl number_bits {
    pub const DOES_NOT_CALL_ITSELF: usize = 0;

    #[inline(always)]
    pub fn body<B: Backend>(b: B, x: B::F64) -> B::U64 {
        B::F64::number_to_bits(b, x)
    }

    pub fn in_a_body(_: named::f64) -> named::u64 {
        nothing()
    }
}

/// `a + b` and its error, where `a` is the larger, or zero (T. J. Dekker, Numerische Mathematik 18, 1971).
#[fp]
pub fn fast_two_sum(a: f64, b: f64) -> (f64, f64) {
    let s = a + b;
    (s, b - (s - a))
}

/// `a + b` and its error (D. E. Knuth, The Art of Computer Programming 2, 4.2.2).
#[fp]
pub fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let s = a + b;
    let v = s - a;
    (s, (a - (s - v)) + (b - v))
}

/// `a * b` and its error.
#[fp]
pub fn two_product(a: f64, b: f64) -> (f64, f64) {
    let p = a * b;
    (p, a.mul_add(b, -p))
}

/// The encoding of `hi + lo` rounded to odd: of the two numbers of binary64 around a sum that is none, the one that ends in 1. Any later
/// rounding to 51 digits or fewer, in any mode, gives what the sum itself would (S. Boldo and G. Melquiond, "Emulation of FMA and
/// correctly rounded sums: proved algorithms using rounding to odd", IEEE Transactions on Computers 57, 2008).
/// `lo` is at most half a unit in the last place of `hi`, and neither is a NaN.
#[fp]
pub fn odd_bits(hi: f64, lo: f64) -> u64 {
    let h = number_bits(hi);
    let l = number_bits(lo);
    let magnitude = l << 1;
    let inexact = (magnitude | (0 - magnitude)) >> 63;
    let toward_zero = ((h ^ l) >> 63) & inexact;
    (h - toward_zero) | inexact
}

/// [`odd_bits`] as the number.
#[fp]
pub fn odd(hi: f64, lo: f64) -> f64 {
    f64::from_bits(odd_bits(hi, lo))
}

/// `h + m + l` times 2^-e, rounded in the mode as its product by 2^e is, so that this product is exact. `h` is about 1 to 2, or -1 to -2.
/// Where the product is subnormal, a power of two above `h` pushes out the digits that it has no place for.
#[fp(mode = M)]
pub fn rounded<M: Mode>(h: f64, m: f64, l: f64, e: i64) -> f64 {
    let big = if e < -1022 {
        power_of_two(-1022 - e).copysign(h)
    } else {
        0.0
    };
    let (s, m2) = if e < -1022 { fast_two_sum(big, h) } else { (h, 0.0) };
    let (m3, m4) = two_sum(m2, m);
    let (m3, l) = fast_two_sum(m3, rn!(m4 + l));
    let v = s + odd(m3, l);
    rn!(v - big).copysign(h)
}

/// 2^k for -1022 <= k <= 1023.
#[fp]
pub fn power_of_two(k: i64) -> f64 {
    f64::from_bits(((k + 1023) << 52) as u64)
}

/// Three numbers as three whose sum is the same, each at most a unit of the one before.
#[fp]
pub fn renormalized(a: f64, b: f64, c: f64) -> (f64, f64, f64) {
    let (b, c) = two_sum(b, c);
    let (a, b) = two_sum(a, b);
    let (b, c) = two_sum(b, c);
    (a, b, c)
}

/// A sum in triple-double. It is called: the accurate phases have dozens.
#[fp(inline = false)]
pub fn triple_sum(a: (f64, f64, f64), b: (f64, f64, f64)) -> (f64, f64, f64) {
    let (s0, e0) = two_sum(a.0, b.0);
    let (s1, e1) = two_sum(a.1, b.1);
    let (s1, t1) = two_sum(s1, e0);
    renormalized(s0, s1, (a.2 + b.2) + (e1 + t1))
}

/// A product in triple-double, called as well.
#[fp(inline = false)]
pub fn triple_product(a: (f64, f64, f64), b: (f64, f64, f64)) -> (f64, f64, f64) {
    let (p0, e0) = two_product(a.0, b.0);
    let (p1, e1) = two_product(a.0, b.1);
    let (p2, e2) = two_product(a.1, b.0);
    let (s, t) = two_sum(p1, p2);
    let (s, u) = two_sum(s, e0);
    let low = a.2.mul_add(b.0, a.1.mul_add(b.1, a.0 * b.2)) + ((e1 + e2) + (t + u));
    renormalized(p0, s, low)
}

/// A number in triple-double divided by an integer below 2^31.
#[fp]
pub fn triple_quotient(a: (f64, f64, f64), n: f64) -> (f64, f64, f64) {
    let x = 1.0 / n;
    let rest = (-x).mul_add(n, 1.0);
    let y = rest / n;
    let z = (-y).mul_add(n, rest) / n;
    triple_product(a, (x, y, z))
}
