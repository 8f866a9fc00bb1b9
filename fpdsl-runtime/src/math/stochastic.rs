//! Sums, products, quotients, roots and conversions with stochastic rounding: the random bits are an argument.
//!
//! **The rule** is that of PTX (PTX ISA 9.1, `cvt.rs`). Let `t` be the exact value rounded toward zero to the format, and `d` the rest in
//! units of the last place of `t`. With `k` random bits `r`, the result is the neighbour of `t` away from zero if `floor(d 2^k) + r` is at
//! least `2^k`, otherwise `t`. So it goes away from zero with the probability `floor(d 2^k) / 2^k`, and an exact result stays. Beyond the
//! largest number the neighbour is an infinity. `k` is 32 for binary32 and binary64, 13 for binary16 and 16 for bfloat16.
//!
//! **How.** An operation gives `s + e + f` exactly, in binary64: `s` is the value rounded to nearest, and each of the others at most half a
//! unit in the last place of the one before; of `f` only the sign matters. `|s|` and the sign of `e` give the value rounded toward zero, to
//! 53 digits, and from there on all is integers.
//!
//! A sum of binary32, binary16 or bfloat16 is one of binary64, as are their products, which are exact. So there is one set of operations.
//!
//! **Quotients.** The residual `x - s y` is a number of binary64, `e` is its quotient by `y`, and `f` has the sign of what that leaves.
//! **Roots.** With the residual `x - s^2`, `e` is its quotient by `2 s`. The exact rest differs from it by less than a unit in the last
//! place of `e`, so their floors differ only if `e` is a multiple of what the floor counts. Then `x - s^2 - 2 s e` is exact, since it is a
//! multiple of `s` times such a unit and small, and `f` is its excess over `e^2`.
//! **Fused sums.** `f` and `e` are the error of a fused operation in two parts (S. Boldo and J.-M. Muller, "Exact and approximated error of
//! the FMA", IEEE Transactions on Computers 60, 2011).
//!
//! Where an operand or result is too large or too small for residuals, powers of two are taken out first.

use fpdsl_macros::fp;

use super::kit::{fast_two_sum, mantissa, number_bits, power_of_two, two_product, two_sum};

/// 2^-800 and 2^1000: between them residuals are numbers.
const SMALL: f64 = 1.499_696_813_895_631e-241;
const LARGE: f64 = 1.071_508_607_186_267_3e301;
const FRACTION: u64 = 0x000f_ffff_ffff_ffff;
const SIGN: u64 = 0x8000_0000_0000_0000;
const INFINITE: u64 = 0x7ff0_0000_0000_0000;

/// The floor of `g` and a smaller part of which only the sign matters.
#[fp(inline = true)]
fn floored(g: f64, rest: f64) -> f64 {
    let floor = g.floor();
    if (floor == g) & (rest < 0.0) {
        floor - 1.0
    } else {
        floor
    }
}

/// With the sign of `s`.
#[fp(inline = true)]
fn beside(s: f64, e: f64) -> f64 {
    if number_bits(s) >= SIGN { -e } else { e }
}

/// `|s + e|` rounded toward zero to 53 digits, as its encoding. `e` has the sign that it has beside a positive `s`.
#[fp(inline = true)]
fn cut(s: f64, e: f64) -> u64 {
    let size = number_bits(s.abs());
    if e < 0.0 { size - 1 } else { size }
}

/// The encoding of a number, of whose 53 digits and `more` behind them `digits` are an integer, in a format of `places` digits behind the
/// first: rounded by `k` random bits, the lowest of `r`. It is infinity and more where the number is too large. `binade` is the exponent
/// of binary64.
#[fp(inline = true)]
fn rounded(digits: u64, binade: i64, more: i64, r: u32, places: i64, bias: i64, k: i64) -> u64 {
    let exponent = binade - (1023 - bias);
    let least = exponent.max(1);
    // So many digits are behind the random bits, and more where the number is subnormal.
    let behind = (52 + more - places - k + (least - exponent)).min(63);
    let mask = (1_u64 << (k as u32)) - 1;
    let whole = digits >> (behind as u32);
    (((least - 1) as u64) << (places as u32)) + ((whole + (r as u64 & mask)) >> (k as u32))
}

/// The 53 digits of an encoding. What is subnormal in binary64 is far below all other formats.
#[fp(inline = true)]
fn digits_of(t: u64) -> u64 {
    if t > FRACTION {
        (t & FRACTION) | (FRACTION + 1)
    } else {
        0
    }
}

/// The encoding of `|s + e|` in a format of which the places and the random bits are no more than 52, by `rounded`.
#[fp(inline = true)]
pub fn units(s: f64, e: f64, r: u32, places: i64, bias: i64, k: i64) -> u64 {
    let t = cut(s, beside(s, e));
    rounded(digits_of(t), (t >> 52) as i64, 0, r, places, bias, k)
}

/// The encoding of `|s + e + f|` in binary32, which needs three digits behind the 53.
#[fp(inline = true)]
fn units_f32(s: f64, e: f64, f: f64, r: u32) -> u64 {
    let (e, f) = (beside(s, e), beside(s, f));
    let t = cut(s, e);
    let binade = (t >> 52) as i64;
    let eighths = e * power_of_two((1078 - binade).min(1023));
    let rest = (if e < 0.0 { 8.0 } else { 0.0 }) + floored(eighths, f);
    let digits = (digits_of(t) << 3) + (rest as i32 as u64);
    rounded(digits, binade, 3, r, 23, 127, 32)
}

/// What `s + e + f` is beyond `|s|` rounded toward zero to 53 digits, whose encoding comes first: in units of its last place times 2^32.
#[fp(inline = true)]
fn parts(s: f64, e: f64, f: f64) -> (u64, u64) {
    let (e, f) = (beside(s, e), beside(s, f));
    let t = cut(s, e);
    let binade = ((t >> 52) as i64).max(1);
    let tiny = binade < 300;
    let scale = power_of_two(1107 - binade - (if tiny { 400 } else { 0 }));
    let g = (if tiny { e * power_of_two(400) } else { e }) * scale;
    // Far below the last place, the product is no number any more.
    let rest = if g == 0.0 { e } else { f };
    let d = (if e < 0.0 { 4_294_967_296.0 } else { 0.0 }) + floored(g, rest);
    (t, d as u64)
}

/// `s + e + f` in binary64.
#[fp(inline = true)]
fn double(s: f64, e: f64, f: f64, r: u32) -> f64 {
    let (t, d) = parts(s, e, f);
    f64::from_bits((number_bits(s) & SIGN) | (t + ((d + r as u64) >> 32)))
}

/// `(s + e + f) 2^k` in binary64, where `s` is 0, or between 2^-600 and 2^900 in magnitude.
#[fp(inline = true)]
fn scaled(s: f64, e: f64, f: f64, k: i64, r: u32) -> f64 {
    let (t, d) = parts(s, e, f);
    let binade = (t >> 52) as i64 + k;
    let r = r as u64;
    let size = if t == 0 {
        0
    } else if binade >= 1 {
        (((binade as u64) << 52) | (t & FRACTION)) + ((d + r) >> 32)
    } else {
        // Subnormal: so many of the 53 digits are dropped as well.
        let n = (1 - binade).min(120) as u32;
        let m = (t & FRACTION) | (FRACTION + 1);
        let d = if n <= 32 {
            ((m << (32 - n)) | (d >> n)) & 0xffff_ffff
        } else {
            (m >> (n - 32).min(63)) & 0xffff_ffff
        };
        let whole = if n > 63 { 0 } else { m >> n.min(63) };
        whole + ((d + r) >> 32)
    };
    f64::from_bits((number_bits(s) & SIGN) | size.min(INFINITE))
}

/// `x + y`.
#[fp]
pub fn sum_f64(x: f64, y: f64, r: u32) -> f64 {
    if !(x.abs().max(y.abs()) < LARGE) | x.is_nan() | y.is_nan() {
        return large_sum(x, y, r);
    }
    let (s, e) = two_sum(x, y);
    double(s, e, 0.0, r)
}

/// `x - y`.
#[fp]
pub fn difference_f64(x: f64, y: f64, r: u32) -> f64 {
    sum_f64(x, -y, r)
}

/// 2^-200 `x`. What is far below all digits of a large sum need only be there.
#[fp(inline = true)]
fn far_down(x: f64) -> f64 {
    let y = x * power_of_two(-200);
    if (x != 0.0) & (y.abs() < power_of_two(-700)) {
        power_of_two(-700).copysign(x)
    } else {
        y
    }
}

#[fp(cold)]
fn large_sum(x: f64, y: f64, r: u32) -> f64 {
    if !((x.abs() < f64::INFINITY) & (y.abs() < f64::INFINITY)) {
        return x + y;
    }
    let (s, e) = two_sum(far_down(x), far_down(y));
    scaled(s, e, 0.0, 200, r)
}

#[fp(inline = true)]
fn is_plain(x: f64) -> bool {
    (x.abs() >= SMALL) & (x.abs() < LARGE)
}

/// `x * y`.
#[fp]
pub fn product_f64(x: f64, y: f64, r: u32) -> f64 {
    let p = x * y;
    if is_plain(p) {
        return double(p, x.mul_add(y, -p), 0.0, r);
    }
    rare_product(x, y, r)
}

#[fp(cold)]
fn rare_product(x: f64, y: f64, r: u32) -> f64 {
    let size = x.abs().min(y.abs());
    if !((x.abs() < f64::INFINITY) & (y.abs() < f64::INFINITY)) | (size == 0.0) {
        return x * y;
    }
    let (m, i) = mantissa(x);
    let (n, j) = mantissa(y);
    let (p, e) = two_product(m, n);
    scaled(p, e, 0.0, i + j, r)
}

/// What quotients leave: in binary64, between numbers for which residuals are numbers.
#[fp(inline = true)]
fn quotient(x: f64, y: f64) -> (f64, f64, f64) {
    let q = x / y;
    let residual = (-q).mul_add(y, x);
    let e = residual / y;
    (q, e, beside(y, (-e).mul_add(y, residual)))
}

/// `x / y`.
#[fp]
pub fn quotient_f64(x: f64, y: f64, r: u32) -> f64 {
    if is_plain(x) & is_plain(y) {
        let (q, e, f) = quotient(x, y);
        if is_plain(q) {
            return double(q, e, f, r);
        }
    }
    rare_quotient(x, y, r)
}

/// `1 / x`.
#[fp]
pub fn reciprocal_f64(x: f64, r: u32) -> f64 {
    quotient_f64(1.0, x, r)
}

#[fp(cold)]
fn rare_quotient(x: f64, y: f64, r: u32) -> f64 {
    let size = x.abs().min(y.abs());
    if !((x.abs() < f64::INFINITY) & (y.abs() < f64::INFINITY)) | (size == 0.0) {
        return x / y;
    }
    let (m, i) = mantissa(x);
    let (n, j) = mantissa(y);
    let (q, e, f) = quotient(m, n);
    scaled(q, e, f, i - j, r)
}

/// What roots leave, likewise.
#[fp(inline = true)]
fn root(x: f64) -> (f64, f64, f64) {
    let s = x.sqrt();
    let residual = (-s).mul_add(s, x);
    let e = residual / (2.0 * s);
    let excess = (-e).mul_add(e, (-2.0 * s).mul_add(e, residual));
    (s, e, excess)
}

/// The square root.
#[fp]
pub fn root_f64(x: f64, r: u32) -> f64 {
    if !((x > 0.0) & (x < f64::INFINITY)) {
        return x.sqrt();
    }
    let small = x < SMALL;
    let (s, e, f) = root(if small { x * power_of_two(900) } else { x });
    let y = double(s, e, f, r);
    if small { y * power_of_two(-450) } else { y }
}

/// What fused sums leave, likewise.
#[fp(inline = true)]
fn fused(x: f64, y: f64, z: f64) -> (f64, f64, f64) {
    let s = x.mul_add(y, z);
    let (p, l) = two_product(x, y);
    let (a, b) = two_sum(z, l);
    let (c, d) = two_sum(p, a);
    let (e, f) = fast_two_sum((c - s) + d, b);
    (s, e, f)
}

/// `x * y + z`.
#[fp]
pub fn fused_f64(x: f64, y: f64, z: f64, r: u32) -> f64 {
    if is_plain(x * y) & is_plain(z) {
        let (s, e, f) = fused(x, y, z);
        return double(s, e, f, r);
    }
    rare_fused(x, y, z, r)
}

#[fp(cold)]
fn rare_fused(x: f64, y: f64, z: f64, r: u32) -> f64 {
    let finite = (x.abs() < f64::INFINITY) & (y.abs() < f64::INFINITY) & (z.abs() < f64::INFINITY);
    if !finite | (x == 0.0) | (y == 0.0) {
        return x.mul_add(y, z);
    }
    if z == 0.0 {
        return product_f64(x, y, r);
    }
    let (m, i) = mantissa(x);
    let (n, j) = mantissa(y);
    let (o, l) = mantissa(z);
    let apart = l - (i + j);
    // The smaller of two that are further apart need only be there.
    let near = apart.min(400).max(-400);
    let (s, e, f) = fused(m, n, o * power_of_two(near));
    scaled(s, e, f, if apart > 400 { l - 400 } else { i + j }, r)
}

/// A 64-bit integer in two parts.
#[fp(inline = true)]
fn two_parts(high: f64, low: f64) -> (f64, f64) {
    fast_two_sum(high, low)
}

/// The parts of an `i64`.
#[fp]
pub fn signed_parts(x: i64) -> (f64, f64) {
    let high = (x >> 12) << 12;
    two_parts(high as f64, (x - high) as f64)
}

/// The parts of a `u64`.
#[fp]
pub fn unsigned_parts(x: u64) -> (f64, f64) {
    let high = (x >> 12) << 12;
    two_parts(high as f64, (x - high) as f64)
}

/// `s + e` in binary64.
#[fp]
pub fn number_f64(s: f64, e: f64, r: u32) -> f64 {
    double(s, e, 0.0, r)
}

/// The operations of a narrower format.
macro_rules! narrow {
    ($($T:ident, $Bits:ident, |$s:ident, $e:ident, $f:ident, $r:ident| $size:expr, $infinity:literal, $sign:literal:
        $of:ident $number:ident $sum:ident $difference:ident $product:ident $quotient:ident $reciprocal:ident $root:ident $fused:ident;)*) => {$(
        #[fp(inline = true)]
        fn $of($s: f64, $e: f64, $f: f64, $r: u32) -> $T {
            let size = $size;
            if size >= $infinity {
                // An overflow, for those who ask.
                return ($s * power_of_two(200)) as $T;
            }
            let sign = if number_bits($s) >= SIGN { $sign } else { 0 };
            $T::from_bits((size | sign) as $Bits)
        }

        #[doc = concat!("`s + e` in ", stringify!($T), ".")]
        #[fp]
        pub fn $number(s: f64, e: f64, r: u32) -> $T {
            if !(s.abs() < f64::INFINITY) {
                return s as $T;
            }
            $of(s, e, 0.0, r)
        }

        #[doc = concat!("`x + y` of ", stringify!($T), ".")]
        #[fp]
        pub fn $sum(x: $T, y: $T, r: u32) -> $T {
            let (x, y) = (x as f64, y as f64);
            if !((x + y).abs() < f64::INFINITY) {
                return (x + y) as $T;
            }
            let (s, e) = two_sum(x, y);
            $of(s, e, 0.0, r)
        }

        #[doc = concat!("`x - y` of ", stringify!($T), ".")]
        #[fp]
        pub fn $difference(x: $T, y: $T, r: u32) -> $T {
            $sum(x, -y, r)
        }

        #[doc = concat!("`x * y` of ", stringify!($T), ".")]
        #[fp]
        pub fn $product(x: $T, y: $T, r: u32) -> $T {
            let p = x as f64 * y as f64;
            if !(p.abs() < f64::INFINITY) {
                return p as $T;
            }
            $of(p, 0.0, 0.0, r)
        }

        #[doc = concat!("`x / y` of ", stringify!($T), ".")]
        #[fp]
        pub fn $quotient(x: $T, y: $T, r: u32) -> $T {
            let (x, y) = (x as f64, y as f64);
            if !((y != 0.0) & (x.abs().max(y.abs()) < f64::INFINITY)) | x.is_nan() | y.is_nan() {
                return (x / y) as $T;
            }
            let (s, e, f) = quotient(x, y);
            $of(s, e, f, r)
        }

        #[doc = concat!("`1 / x` of ", stringify!($T), ".")]
        #[fp]
        pub fn $reciprocal(x: $T, r: u32) -> $T {
            $quotient(1.0, x, r)
        }

        #[doc = concat!("The square root of ", stringify!($T), ".")]
        #[fp]
        pub fn $root(x: $T, r: u32) -> $T {
            let x = x as f64;
            if !((x > 0.0) & (x < f64::INFINITY)) {
                return x.sqrt() as $T;
            }
            let (s, e, f) = root(x);
            $of(s, e, f, r)
        }

        #[doc = concat!("`x * y + z` of ", stringify!($T), ".")]
        #[fp]
        pub fn $fused(x: $T, y: $T, z: $T, r: u32) -> $T {
            let (p, z) = (x as f64 * y as f64, z as f64);
            if !((p + z).abs() < f64::INFINITY) {
                return (p + z) as $T;
            }
            let (s, e) = two_sum(p, z);
            $of(s, e, 0.0, r)
        }
    )*};
}

narrow! {
    f32, u32, |s, e, f, r| units_f32(s, e, f, r), 0x7f80_0000, 0x8000_0000:
        of_f32 number_f32 sum_f32 difference_f32 product_f32 quotient_f32 reciprocal_f32 root_f32 fused_f32;
    f16, u16, |s, e, _f, r| units(s, e, r, 10, 15, 13), 0x7c00, 0x8000:
        of_f16 number_f16 sum_f16 difference_f16 product_f16 quotient_f16 reciprocal_f16 root_f16 fused_f16;
    bf16, u16, |s, e, _f, r| units(s, e, r, 7, 127, 16), 0x7f80, 0x8000:
        of_bf16 number_bf16 sum_bf16 difference_bf16 product_bf16 quotient_bf16 reciprocal_bf16 root_bf16 fused_bf16;
}
