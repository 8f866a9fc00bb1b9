//! Logarithms with 320 binary places: they decide on which side of a number a power lies that is too close for triple-double.
//!
//! Numbers are in two's complement in six limbs, the lowest first; the last limb is the integer. The functions are called, not pasted:
//! they are long.

use fpdsl_macros::fp;

use super::exact::odd_part;
use super::kit::{number_bits, two_product};
use super::log64::nearer;
use super::split::split;
use super::tables::exp::LOG_INV;
use super::tables::long::*;
use super::tables::wide::LB_INV;

/// `a + b` and a unit of 2^-320 if there is a carry, and the carry of the last limb.
#[fp(inline = false)]
fn sum_and_carry(a: [u64; 6], b: [u64; 6], carry: u64) -> ([u64; 6], u64) {
    let mut total = a;
    let mut carry = carry;
    for i in 0..6 {
        let s = a[i] + b[i];
        let t = s + carry;
        carry = (s < a[i]) as u64 | (t < s) as u64;
        total[i] = t;
    }
    (total, carry)
}

/// `a + b` and a unit of 2^-320 if there is a carry.
#[fp]
pub fn sum(a: [u64; 6], b: [u64; 6], carry: u64) -> [u64; 6] {
    let (total, _) = sum_and_carry(a, b, carry);
    total
}

#[fp]
fn inverted(a: [u64; 6]) -> [u64; 6] {
    [!a[0], !a[1], !a[2], !a[3], !a[4], !a[5]]
}

/// `a - b`.
#[fp]
pub fn difference(a: [u64; 6], b: [u64; 6]) -> [u64; 6] {
    sum(a, inverted(b), 1)
}

/// True below 0.
#[fp]
pub fn is_negative(a: [u64; 6]) -> bool {
    (a[5] >> 63) == 1
}

/// True for 0.
#[fp]
pub fn is_zero(a: [u64; 6]) -> bool {
    (a[0] | a[1] | a[2] | a[3] | a[4] | a[5]) == 0
}

/// `a` or `-a`.
#[fp]
fn with_sign(a: [u64; 6], negative: bool) -> [u64; 6] {
    if negative { difference([0; 6], a) } else { a }
}

/// `a n` for an `a` that is not negative, and the limb above.
#[fp(inline = false)]
fn multiple_and_top(a: [u64; 6], n: u64) -> ([u64; 6], u64) {
    let mut product = a;
    let mut carry = 0_u64;
    for i in 0..6 {
        let low = a[i] * n;
        let s = low + carry;
        carry = a[i].mul_hi(n) + (s < low) as u64;
        product[i] = s;
    }
    (product, carry)
}

/// `a n` for an `a` that is not negative.
#[fp]
pub fn multiple(a: [u64; 6], n: u64) -> [u64; 6] {
    let (product, _) = multiple_and_top(a, n);
    product
}

/// `a b` rounded down by a few units, for numbers that are not negative, `a` below 1.
#[fp(inline = false)]
pub fn product(a: [u64; 6], b: [u64; 6]) -> [u64; 6] {
    let mut total = [0_u64; 6];
    for i in 0..5 {
        // What the limbs above have given moves down by one.
        let (row, top) = multiple_and_top(b, a[i]);
        let (s, over) = sum_and_carry(total, row, 0);
        total = [s[1], s[2], s[3], s[4], s[5], top + over];
    }
    total
}

/// The digits of a number that is not zero, and the place of the lowest above 2^-320.
#[fp]
fn digits(x: f64) -> (u64, i64) {
    let b = number_bits(x);
    let m = (b & 0x000f_ffff_ffff_ffff) | 0x0010_0000_0000_0000;
    (m, ((b >> 52) & 2047) as i64 - 1075 + 320)
}

/// True if a number has digits beyond 2^-320; subnormal numbers are none.
#[fp]
pub fn is_cut(x: f64) -> bool {
    let (m, place) = digits(x);
    x != 0.0 && place + (m.trailing_zeros() as i64) < 0
}

/// A number below 2^63, rounded down to a multiple of 2^-320.
#[fp(inline = false)]
pub fn fixed(x: f64) -> [u64; 6] {
    let (m, place) = digits(x);
    let mut limbs = [0_u64; 6];
    for i in 0..6 {
        let shift = place - 64 * i as i64;
        if shift >= 0 && shift < 64 {
            limbs[i] = m << (shift as u64);
        }
        if shift < 0 && shift > -64 {
            limbs[i] = m >> ((-shift) as u64);
        }
    }
    if x < 0.0 {
        limbs = sum([0; 6], inverted(limbs), if is_cut(x) { 0 } else { 1 });
    }
    limbs
}

/// The logarithm of `(h + l) 2^-up`, for a normal `h` and an `l` below a unit of it; the error is below 2^-310.
#[fp(inline = false)]
fn logarithm(h: f64, l: f64, up: f64) -> [u64; 6] {
    let (k, i, m) = split(h);
    let (j, rh, rl) = nearer(m, i);
    let (a, ae) = two_product(l * (m / h), LOG_INV[i]);
    let (b, be) = two_product(a, LB_INV[j]);
    let r = sum(
        sum(fixed(rh), fixed(rl), 0),
        sum(fixed(b), fixed(be + ae * LB_INV[j]), 0),
        0,
    );
    let negative = is_negative(r);
    let size = with_sign(r, negative);
    let mut s = [0_u64; 6];
    let mut n = 32_u64;
    while n > 0 {
        let at = (n & 31) as usize;
        let nth = [
            LONG_NTH_0[at],
            LONG_NTH_1[at],
            LONG_NTH_2[at],
            LONG_NTH_3[at],
            LONG_NTH_4[at],
            LONG_NTH_5[at],
        ];
        s = sum(nth, with_sign(product(size, s), !negative), 0);
        n -= 1;
    }
    let s = with_sign(product(size, s), negative);
    let a = [
        LONG_A_0[i],
        LONG_A_1[i],
        LONG_A_2[i],
        LONG_A_3[i],
        LONG_A_4[i],
        LONG_A_5[i],
    ];
    let b = [
        LONG_B_0[j],
        LONG_B_1[j],
        LONG_B_2[j],
        LONG_B_3[j],
        LONG_B_4[j],
        LONG_B_5[j],
    ];
    let k = k - up;
    let twos = with_sign(multiple(LONG_LN2, k.abs() as u64), k < 0.0);
    sum(sum(a, b, 0), sum(twos, s, 0), 0)
}

/// True if ((xh + xl) 2^-up)^y is above (bh + bl) 2^e, where both logarithms are below 750 and the first is at least 2^-60. The answer
/// holds if they differ by 2^-240.
#[fp(library)]
pub fn is_above(xh: f64, xl: f64, up: f64, y: f64, bh: f64, bl: f64, e: f64) -> bool {
    let x = logarithm(xh, xl, up);
    let (n, f) = odd_part(y.abs());
    let negative = is_negative(x);
    let mut size = multiple(with_sign(x, negative), n);
    let mut left = f;
    while left > 0 {
        size = sum(size, size, 0);
        left -= 1;
    }
    while left < 0 {
        for i in 0..5 {
            size[i] = (size[i] >> 1) | (size[i + 1] << 63);
        }
        size[5] >>= 1;
        left += 1;
    }
    let power = with_sign(size, negative != (y < 0.0));
    is_negative(difference(logarithm(bh, bl, -e), power))
}
