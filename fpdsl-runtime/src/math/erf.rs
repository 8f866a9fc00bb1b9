//! `erf` by way of binary64: a polynomial around the middle of each of 16 pieces of [0, 4], and around 0 for the first. Sixteen numbers
//! are two registers of AVX-512, which one instruction looks up.

use fpdsl_macros::fp;

use super::kit::{MAGIC, decided_through_zero, fast_two_sum, number_bits, odd_bits, two_product};
use super::near::SIGN;
use super::polynomial::polynomial;
use super::quick_angles::signed;
use super::tables::erf::*;
use super::tables::quick_angles::*;
use crate::generic::Float;
use crate::mode::Mode;

/// The pieces of the first phase in a unit, and their width: sixteen reach beyond 3.92, from where on all results round alike.
const PIECES: f64 = 128.0 / 33.0;
const STEP: f64 = 33.0 / 128.0;
/// The units that the first phase may be off, with room: the polynomials are within 2^-44.8 of the result, which is 300 units. Over all
/// arguments of 24 digits at most 169 were found.
const UNITS: u64 = 1024;

/// erf(x) rounded to odd. Before the rounding it has an error below 2^-57 of the result, for |x| < 4.
#[fp(cold)]
fn fpdsl_erf(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    if x.is_infinite() {
        return x.clamp(-1.0, 1.0);
    }
    // There the result is 1 less 2^-26. Beyond, it rounds alike.
    let a = x.abs().min(3.999);
    let t = a.mul_add(4.0, -0.5) + MAGIC;
    let i = (number_bits(t) & 15) as usize;
    let middle = (t - MAGIC).mul_add(0.25, 0.125);
    let d = if i == 0 { a } else { a - middle };
    let q = polynomial(
        d,
        [
            ERF2[i], ERF3[i], ERF4[i], ERF5[i], ERF6[i], ERF7[i], ERF8[i], ERF9[i], ERF10[i], ERF11[i],
            ERF12[i],
        ],
    );
    let (p, pl) = two_product(d, ERF1[i]);
    let (h, l) = fast_two_sum(ERF0[i], p);
    let small = l + (ERF0_L[i] + d.mul_add(ERF1_L[i], pl));
    let (hi, lo) = fast_two_sum(h, (d * d).mul_add(q, small));
    f64::from_bits(odd_bits(hi, lo) | (number_bits(x) & SIGN))
}

/// erf(a) for a >= 0: a polynomial around the nearest multiple of 33/128.
#[fp]
fn quick_erf(a: f64) -> f64 {
    // Beyond, it rounds alike.
    let a = if a < 3.99 { a } else { 3.99 };
    let t = a.mul_add(PIECES, MAGIC);
    let i = (number_bits(t) & 15) as usize;
    let d = (t - MAGIC).mul_add(-STEP, a);
    let w = d * d;
    let z = w * w;
    let low = QERF3[i]
        .mul_add(d, QERF2[i])
        .mul_add(w, QERF1[i].mul_add(d, QERF0[i]));
    let high = QERF7[i]
        .mul_add(d, QERF6[i])
        .mul_add(w, QERF5[i].mul_add(d, QERF4[i]));
    QERF9[i].mul_add(d, QERF8[i]).mul_add(z, high).mul_add(z, low)
}

/// The error function.
#[fp(mode = M)]
pub fn erf<M: Mode, T: Float>(x: T) -> T {
    let z = x as f64;
    let y = signed(quick_erf(z.abs()), z);
    decided_through_zero::<M, T, fpdsl_erf>(x, y, x.abs() < T::INFINITY, UNITS)
}
