//! Steps of a 128th of a turn in numbers of binary64.
//!
//! Below 2^20 their number times pi/64, in parts, is subtracted (W. J. Cody and W. Waite). Above, the digits of 64/pi that matter for
//! sixteen exponents at a time are multiplied by the number (M. Payne and R. Hanek, SIGNUM Newsletter 18, 1983).

use fpdsl_macros::fp;

use super::kit::{MAGIC, fast_two_sum, number_bits, renormalized, triple_product, two_product, two_sum};
use super::tables::circle::*;

/// From here on arguments are reduced by the digits of 64/pi.
pub const FAR: f64 = 1_048_576.0;

/// 1.5 * 2^80. Added to a number below 2^79 it leaves a multiple of 2^28, so of 128.
const TURNS: f64 = 1_813_388_729_421_943_762_059_264.0;

/// The number `k` of steps in `x` in the low bits of the first, and the rest in two parts, to about 2^-83, for |x| < 2^20. The first
/// difference is exact: it is a multiple of the last place of `x` or of the first part of pi/64, and has 53 digits of either.
#[fp]
pub fn reduced(x: f64) -> (u64, f64, f64) {
    let q = x.mul_add(STEPS, MAGIC);
    let n = q - MAGIC;
    let t = (-n).mul_add(STEP_1, x);
    let (p, pe) = two_product(-n, STEP_2);
    let (h, e) = two_sum(t, p);
    let (h, l) = fast_two_sum(h, (-n).mul_add(STEP_3, e + pe));
    (number_bits(q), h, l)
}

/// The same with the rest in three parts, to about 2^-130.
#[fp]
pub fn reduced_near(x: f64) -> (u64, (f64, f64, f64)) {
    let q = x.mul_add(STEPS, MAGIC);
    let n = q - MAGIC;
    let t = (-n).mul_add(STEP_1, x);
    let (p, pe) = two_product(-n, STEP_2);
    let (g, ge) = two_product(-n, STEP_3);
    let (a, b) = two_sum(t, p);
    let (c, d) = two_sum(pe, g);
    let (b, e) = two_sum(b, c);
    let low = (-n).mul_add(STEP_4, ge) + (d + e);
    (number_bits(q), renormalized(a, b, low))
}

/// The sum of all, and what was rounded off on the way. The smallest come last.
#[fp]
fn summed(a: f64, b: f64, c: f64, d: f64, e: f64, f: f64) -> (f64, f64, f64, f64, f64, f64) {
    let (s, f) = two_sum(e, f);
    let (s, e) = two_sum(d, s);
    let (s, d) = two_sum(c, s);
    let (s, c) = two_sum(b, s);
    let (s, b) = two_sum(a, s);
    (s, b, c, d, e, f)
}

/// The same for all |x| >= 2^20; an infinity gives NaN. `x` is scaled to a whole number below 2^69. Then whole turns of the parts of
/// 64/pi drop out of the products, and what is left is known to 2^-190 of a step.
#[fp(library)]
pub fn reduced_far(x: f64) -> (u64, (f64, f64, f64)) {
    let b = number_bits(x);
    let exponent = (b >> 52) & 0x7ff;
    let row = ((exponent - 1028) >> 4) as usize & 63;
    let scaled = (b & 0x800f_ffff_ffff_ffff) | ((1076 + ((exponent - 1028) & 15)) << 52);
    let m = f64::from_bits(scaled);
    let (p1, e1) = two_product(m, FAR1[row]);
    let (p2, e2) = two_product(m, FAR2[row]);
    let (p3, e3) = two_product(m, FAR3[row]);
    let (p4, e4) = two_product(m, FAR4[row]);
    let (s, t) = two_sum(p1 - ((p1 + TURNS) - TURNS), e1);
    let (s, u) = two_sum(s, p2);
    let q = s + MAGIC;
    let (c, d) = two_sum(e3, p4);
    let (c, d) = fast_two_sum(c, m.mul_add(FAR5[row], d + e4));
    let (p, pe) = two_sum(p3, e2);
    let (p, c) = two_sum(p, c);
    let (a, b1, b2, b3, b4, b5) = summed(s - (q - MAGIC), t, u, p, pe, c);
    let (b, c1, c2, c3, c4, c5) = summed(b1, b2, b3, b4, b5, d);
    let steps = renormalized(a + (x - x), b, c1 + (c2 + (c3 + (c4 + c5))));
    (number_bits(q), triple_product(steps, STEP))
}
