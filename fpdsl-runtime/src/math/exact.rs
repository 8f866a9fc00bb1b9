//! Integers decide whether a power has few digits.
//!
//! C. Lauter and V. Lefevre, "An efficient rounding boundary test for pow(x, y) in double precision", IEEE Transactions on Computers
//! 58, 2009.

use fpdsl_macros::fp;

use super::kit::number_bits;

const TWO_54: u64 = 1 << 54;

/// `m` and `e` of a positive finite number m 2^e with an odd `m`.
#[fp]
pub fn odd_part(x: f64) -> (u64, i64) {
    let b = number_bits(x);
    let fraction = b & 0x000f_ffff_ffff_ffff;
    let exponent = (b >> 52) as i64;
    let (m, e) = if exponent == 0 {
        (fraction, -1074)
    } else {
        (fraction | 0x0010_0000_0000_0000, exponent - 1075)
    };
    let zeros = m.trailing_zeros();
    (m >> zeros, e + zeros as i64)
}

/// m^n for an odd `m`, or a number of at least `enough`, which is at most 2^54, if that is so large.
#[fp]
fn power_up_to(enough: u64, m: u64, n: u64) -> u64 {
    let mut product = 1_u64;
    let mut left = if m == 1 { 0 } else { n.min(54) };
    while left > 0 && product < enough {
        product = if product.mul_hi(m) == 0 {
            product * m
        } else {
            u64::MAX
        };
        left -= 1;
    }
    product
}

/// True if (x 2^-up)^y is an integer below 2^54 times a power of two, for a positive finite `x` and a finite `y` that is not 0.
#[fp(library)]
pub fn is_short(x: f64, up: f64, y: f64) -> bool {
    let (m, e) = odd_part(x);
    let (n, f) = odd_part(y.abs());
    let (mut m, mut e, mut f) = (m, e - up as i64, f);
    // With m = 1 the power is 2^(e y). Otherwise y has at most 5 binary places, since 3^64 is above 2^53.
    if m != 1 && (y < 0.0 || f < -5 || f > 5) {
        return false;
    }
    if m == 1 && (e == 0 || f < -11) {
        return e == 0;
    }
    while f < 0 {
        let root = m.isqrt();
        if root * root != m || (e & 1) != 0 {
            return false;
        }
        m = root;
        e >>= 1;
        f += 1;
    }
    power_up_to(TWO_54, m, n << (f as u64 & 63)) < TWO_54
}

/// True if (b 2^e)^n = x 2^-up for positive finite numbers.
#[fp(library)]
pub fn is_root(b: f64, e: f64, n: f64, x: f64, up: f64) -> bool {
    let (r, f) = odd_part(b);
    let (m, g) = odd_part(x);
    if (f + e as i64) * n as i64 != g - up as i64 {
        return false;
    }
    power_up_to(m + 1, r, n.max(0.0) as u64) == m
}
