//! Parts of several functions: sums and products with their errors, and rounding to odd.

use fpdsl_macros::fp;

use crate::backend::{Backend, Encoded};
use crate::function::Function;
use crate::generic::Float;
use crate::mode::Mode;
use crate::typed::{FpFunction, named, nothing};

/// 1.5 * 2^52. Added to a number below 2^51 it leaves the nearest integer, in the low bits of the sum.
pub const MAGIC: f64 = 6_755_399_441_055_744.0;

/// The encoding of a number that is no NaN, as a function. It is called like one of the language.
macro_rules! encoding {
    ($name:ident, $F:ident, $Bits:ident, $float:ident, $bits:ident) => {
        #[allow(non_camel_case_types)]
        pub struct $name;

        // Emitted code mentions them for every function that it calls.
        #[allow(dead_code)]
        impl $name {
            pub const DOES_NOT_CALL_ITSELF: usize = 0;

            #[inline(always)]
            pub fn body<B: Backend>(b: B, x: B::$F) -> B::$Bits {
                B::$F::number_to_bits(b, x)
            }

            pub const CALLEE: FpFunction = FpFunction;

            pub fn in_a_body(_: named::$float) -> named::$bits {
                nothing()
            }
        }
    };
}

encoding!(number_bits, F64, U64, f64, u64);
encoding!(single_bits, F32, U32, f32, u32);

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
pub fn settled<M: Mode>(h: f64, m: f64, l: f64, e: i64) -> f64 {
    // A little below 1 it is subnormal one exponent earlier.
    let subnormal = e < -1022 || (e == -1022 && h.abs() < 1.0);
    let big = if subnormal {
        power_of_two(-1022 - e).copysign(h)
    } else {
        0.0
    };
    let (s, m2) = if subnormal { fast_two_sum(big, h) } else { (h, 0.0) };
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

/// A quotient in triple-double.
#[fp]
pub fn triple_quotient(a: (f64, f64, f64), b: (f64, f64, f64)) -> (f64, f64, f64) {
    let inverse = 1.0 / b.0;
    let p = a.0 * inverse;
    let r = triple_sum(a, triple_product((-p, 0.0, 0.0), b));
    let q = r.0 * inverse;
    let r = triple_sum(r, triple_product((-q, 0.0, 0.0), b));
    renormalized(p, q, r.0 * inverse)
}

/// A square root in triple-double, of a positive number.
#[fp]
pub fn triple_root(a: (f64, f64, f64)) -> (f64, f64, f64) {
    let s = a.0.sqrt();
    let half = 0.5 / s;
    let (p, pl) = two_product(s, s);
    let r = triple_sum(a, (-p, -pl, 0.0));
    let t = r.0 * half;
    let (p, pl) = two_product(2.0 * s, t);
    let r = triple_sum(r, renormalized(-p, -pl, -t * t));
    renormalized(s, t, r.0 * half)
}

/// The negative of a number in triple-double.
#[fp]
pub fn triple_negative(a: (f64, f64, f64)) -> (f64, f64, f64) {
    (-a.0, -a.1, -a.2)
}

/// Whether a number of 24 digits or fewer, or the middle between two of them, may lie between `y` and the value that it stands for, which
/// is at most `units` units in the last place of `y` away. If not, `y` rounds to binary32, binary16 and bfloat16 as that value does, in
/// every mode: these numbers and middles, those of subnormal results among them, all end in 28 zeros. A power of two is one of them, so
/// it does not matter that units change there.
#[fp]
pub fn doubtful(y: f64, units: u64) -> bool {
    ((number_bits(y) + units) & 0x0fff_ffff) <= 2 * units
}

/// `y` in the mode, where `inside` says that it stands for the value and nothing is doubtful; elsewhere `Odd(x)`, the value rounded to odd.
#[fp(mode = M)]
pub fn decided<M: Mode, T: Float, Odd: Function<Args = (f64,), Out = f64>>(
    x: T,
    y: f64,
    inside: bool,
    units: u64,
) -> T {
    if !inside | doubtful(y, units) {
        return Odd::call(x as f64) as T;
    }
    y as T
}

/// As [`decided`], where `y` is the value of one argument exactly. Zeros and ones are common in data, and are not to send whole vectors the
/// long way.
#[fp(mode = M)]
pub fn decided_but_at<M: Mode, T: Float, Odd: Function<Args = (f64,), Out = f64>>(
    exact: T,
    x: T,
    y: f64,
    inside: bool,
    units: u64,
) -> T {
    if !inside | (doubtful(y, units) & (x != exact)) {
        return Odd::call(x as f64) as T;
    }
    y as T
}

/// As [`decided`] of a function that is `x` at 0.
#[fp(mode = M)]
pub fn decided_through_zero<M: Mode, T: Float, Odd: Function<Args = (f64,), Out = f64>>(
    x: T,
    y: f64,
    inside: bool,
    units: u64,
) -> T {
    let y = decided_but_at::<M, T, Odd>(0.0, x, y, inside, units);
    if x == 0.0 { x } else { y }
}

/// The same of two arguments.
#[fp(mode = M)]
pub fn decided_of_two<M: Mode, T: Float, Odd: Function<Args = (f64, f64), Out = f64>>(
    x: (f64, f64),
    y: f64,
    inside: bool,
    units: u64,
) -> T {
    if !inside | doubtful(y, units) {
        return Odd::call(x.0, x.1) as T;
    }
    y as T
}

/// Ziv's test: `hi + lo` rounded in the mode, and whether any number within `error` of it gives the same.
#[fp(mode = M)]
pub fn rounded<M: Mode>(hi: f64, lo: f64, error: f64) -> (f64, bool) {
    let down = hi + rn!(lo - error);
    let up = hi + rn!(lo + error);
    (up, down == up)
}

/// A finite number of binary64 that is not 0 as `m 2^e`, with |m| from 1 up to 2.
#[fp]
pub fn mantissa(x: f64) -> (f64, i64) {
    let subnormal = x.abs() < f64::MIN_POSITIVE;
    let b = number_bits(if subnormal {
        x * 18_014_398_509_481_984.0
    } else {
        x
    });
    let e = ((b >> 52) & 0x7ff) as i64 - (if subnormal { 1077 } else { 1023 });
    (
        f64::from_bits((b & 0x800f_ffff_ffff_ffff) | 0x3ff0_0000_0000_0000),
        e,
    )
}

/// `(h + m + l) 2^e` in the mode, where that is below 2^900 and `h` is neither subnormal nor 0. Where the result is subnormal, a power
/// of two above it pushes out one digit too many. What is below 2^-1100 rounds like 2^-1100.
#[fp(mode = M)]
pub fn scaled_down<M: Mode>(h: f64, m: f64, l: f64, e: i64) -> f64 {
    let (h, d) = mantissa(h);
    let factor = power_of_two(-d);
    let (m, l) = (m * factor, l * factor);
    let e = (e + d).max(-1100);
    let big = (if e < -1022 { power_of_two(-1022 - e) } else { 0.0 }).copysign(h);
    let (s, m2) = if e < -1022 { fast_two_sum(big, h) } else { (h, 0.0) };
    let (m3, m4) = two_sum(m2, m);
    let (m3, l) = fast_two_sum(m3, rn!(m4 + l));
    let v = s + odd(m3, l);
    let v = if e < -1022 { rn!(v - big) } else { v };
    let half = e >> 1;
    // A zero has the sign of what it stands for.
    (v * power_of_two(half) * power_of_two(e - half)).copysign(h)
}

/// A number in triple-double divided by an integer below 2^31.
#[fp]
pub fn triple_over_integer(a: (f64, f64, f64), n: f64) -> (f64, f64, f64) {
    let x = 1.0 / n;
    let rest = (-x).mul_add(n, 1.0);
    let y = rest / n;
    let z = (-y).mul_add(n, rest) / n;
    triple_product(a, (x, y, z))
}
