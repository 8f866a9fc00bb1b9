//! Sums and products with their errors, and Ziv's test, in binary32.

use fpdsl_macros::fp;

use crate::mode::Mode;

/// 1.5 * 2^23. Added to a number below 2^22 it leaves the nearest integer.
pub const MAGIC: f32 = 12_582_912.0;

/// `a + b` and its error, where `a` is the larger, or zero (T. J. Dekker, Numerische Mathematik 18, 1971).
#[fp]
pub fn fast_two_sum(a: f32, b: f32) -> (f32, f32) {
    let s = a + b;
    (s, b - (s - a))
}

/// `a + b` and its error (D. E. Knuth, The Art of Computer Programming 2, 4.2.2).
#[fp]
pub fn two_sum(a: f32, b: f32) -> (f32, f32) {
    let s = a + b;
    let v = s - a;
    (s, (a - (s - v)) + (b - v))
}

/// `a * b` and its error.
#[fp]
pub fn two_product(a: f32, b: f32) -> (f32, f32) {
    let p = a * b;
    (p, a.mul_add(b, -p))
}

/// The product of a pair with a constant in two parts.
#[fp]
pub fn scaled(h: f32, l: f32, ch: f32, cl: f32) -> (f32, f32) {
    let (p, pl) = two_product(h, ch);
    (p, h.mul_add(cl, l.mul_add(ch, pl)))
}

/// Ziv's test: `hi + lo` rounded in the mode, and whether any number within `error` of it gives the same.
#[fp(mode = M)]
pub fn rounded<M: Mode>(hi: f32, lo: f32, error: f32) -> (f32, bool) {
    let down = hi + rn!(lo - error);
    let up = hi + rn!(lo + error);
    (up, down == up)
}
