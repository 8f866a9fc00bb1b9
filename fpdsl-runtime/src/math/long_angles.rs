//! Decides whether the angle of a vector is above a number: sines and cosines with 320 binary places decide what triple-double does
//! not.
//!
//! Angles of vectors whose coordinates are numbers are no numbers themselves, but for those of the axes; in half turns those of the
//! diagonals are, and no others (I. Niven, Irrational Numbers, 1956, 3.11 and 9.11). So there is always a side.
//!
//! How near they come is searched, not proven. If 2^106 quotients of coordinates for each of some 200 exponents lie like random
//! numbers, the nearest is about 2^-168 of itself from a number or a middle. In half turns there are families that are nearer than
//! others: beside 1/2 and 1 the tangent or its inverse is about pi j 2^-54, and an error of it counts as little. For each `j` the
//! nearest quotient is a convergent of a continued fraction. `xtask/tables/near_angles.py` takes 2,000 of each: the nearest is
//! 2^-162.6 from a middle. The answers here hold to 2^-230.

use fpdsl_macros::fp;

use super::kit::{mantissa, power_of_two, two_product};
use super::long::{difference, fixed, is_negative, product, sum};
use super::tables::long::*;

/// 1.
const ONE: [u64; 6] = [0, 0, 0, 0, 0, 1];
/// Below this exponent of the quotient, its product with 1/pi is the angle to 2^-132.
pub const TINY: i64 = -66;

/// `a 2^-bits` for 0 < bits < 64.
#[fp(inline = false)]
fn lowered(a: [u64; 6], bits: u64) -> [u64; 6] {
    let mut shifted = a;
    for i in 0..5 {
        shifted[i] = (a[i] >> bits) | (a[i + 1] << (64 - bits));
    }
    shifted[5] = a[5] >> bits;
    shifted
}

/// 1 / n for 2 <= n <= 32.
#[fp]
fn reciprocal(n: u64) -> [u64; 6] {
    let at = (n & 31) as usize;
    [
        LONG_NTH_0[at],
        LONG_NTH_1[at],
        LONG_NTH_2[at],
        LONG_NTH_3[at],
        LONG_NTH_4[at],
        LONG_NTH_5[at],
    ]
}

/// 1 - u/(n (n - 1)) (1 - u/((n - 2) (n - 3)) (1 - ...)) from a large `n` down to 2 or 3.
#[fp(inline = false)]
fn alternating(u: [u64; 6], n: u64) -> [u64; 6] {
    let mut s = ONE;
    let mut n = n;
    while n > 1 {
        let part = product(product(u, s), reciprocal(n));
        s = difference(
            ONE,
            if n > 2 {
                product(part, reciprocal(n - 1))
            } else {
                part
            },
        );
        n -= 2;
    }
    s
}

/// The cosine and the sine of an angle between 0 and half a turn.
///
/// For its 256th part the terms left out are below 2^-320. Each doubling at most quadruples the error.
#[fp(inline = false)]
fn circle(angle: [u64; 6]) -> ([u64; 6], [u64; 6]) {
    let part = lowered(angle, 8);
    let u = product(part, part);
    let mut s = product(part, alternating(u, 31));
    let mut c = alternating(u, 32);
    for _ in 0..8 {
        let square = product(s, s);
        let p = product(s, c);
        s = sum(p, p, 0);
        c = difference(ONE, sum(square, square, 0));
    }
    (c, s)
}

/// `(h + l) 2^k` as an angle: in half turns, or in radians.
#[fp]
fn angle_of(h: f64, l: f64, k: i64, turns: bool) -> [u64; 6] {
    let unit = power_of_two(k);
    let a = sum(fixed(h * unit), fixed(l * unit), 0);
    if turns { product(a, LONG_PI) } else { a }
}

/// True if the angle of (|y|, x) is above (h + l) 2^k, the number or middle of two that is nearest to it; both are above 0.
#[fp(library)]
pub fn is_beyond(y: f64, x: f64, h: f64, l: f64, k: i64, turns: bool) -> bool {
    let (a, c) = mantissa(y.abs());
    let (b, d) = mantissa(x.abs());
    let e = c - d;
    if e < TINY && x > 0.0 {
        return is_beyond_tiny(a, b, e, h, l, k);
    }
    let (cosine, sine) = circle(angle_of(h, l, k, turns));
    let y = fixed(a * power_of_two(e.clamp(-200, 0)));
    let x_size = fixed(b * power_of_two((-e).clamp(-200, 0)));
    // The sine of the difference: y cos - x sin.
    if x > 0.0 {
        return is_negative(difference(product(sine, x_size), product(cosine, y)));
    }
    let size = difference([0; 6], cosine);
    is_negative(difference(product(size, y), product(sine, x_size)))
}

/// The same in half turns for a quotient a/b 2^e below 2^-66: a > b tan(pi z), and the tangent is the angle t (1 + t^2/3 + 2 t^4/15).
#[fp(library)]
fn is_beyond_tiny(a: f64, b: f64, e: i64, h: f64, l: f64, k: i64) -> bool {
    let t = angle_of(h, l, k.max(-200), true);
    let u = product(t, t);
    let fifth = product(u, reciprocal(5));
    let more = product(product(u, reciprocal(3)), sum(ONE, sum(fifth, fifth, 0), 0));
    let unit = power_of_two(k - e);
    let (p, pe) = two_product(b * unit, h);
    let (q, qe) = two_product(b * unit, l);
    let scaled = sum(sum(fixed(p), fixed(pe), 0), sum(fixed(q), fixed(qe), 0), 0);
    let first = product(scaled, LONG_PI);
    let right = sum(first, product(more, first), 0);
    is_negative(difference(right, fixed(a)))
}
