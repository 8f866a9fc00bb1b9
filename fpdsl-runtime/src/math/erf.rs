//! `erf` by way of binary64: a polynomial around the middle of each of 16 pieces of [0, 4], and around 0 for the first. Sixteen numbers
//! are two registers of AVX-512, which one instruction looks up.

use fpdsl_macros::fp;

use super::kit::{MAGIC, fast_two_sum, number_bits, odd_bits, two_product};
use super::near::SIGN;
use super::tables::erf::*;
use crate::generic::Float;
use crate::mode::Mode;

/// erf(x) rounded to odd. Before the rounding it has an error below 2^-57 of the result, for |x| < 4.
#[fp(inline = false)]
fn fpdsl_erf(x: f64) -> f64 {
    // There the result is 1 less 2^-26. Beyond, it rounds alike.
    let a = x.abs().min(3.999);
    let t = a.mul_add(4.0, -0.5) + MAGIC;
    let i = (number_bits(t) & 15) as usize;
    let middle = (t - MAGIC).mul_add(0.25, 0.125);
    let d = if i == 0 { a } else { a - middle };
    let q = ERF12[i]
        .mul_add(d, ERF11[i])
        .mul_add(d, ERF10[i])
        .mul_add(d, ERF9[i])
        .mul_add(d, ERF8[i])
        .mul_add(d, ERF7[i])
        .mul_add(d, ERF6[i])
        .mul_add(d, ERF5[i])
        .mul_add(d, ERF4[i])
        .mul_add(d, ERF3[i])
        .mul_add(d, ERF2[i]);
    let (p, pl) = two_product(d, ERF1[i]);
    let (h, l) = fast_two_sum(ERF0[i], p);
    let small = l + (ERF0_L[i] + d.mul_add(ERF1_L[i], pl));
    let (hi, lo) = fast_two_sum(h, (d * d).mul_add(q, small));
    f64::from_bits(odd_bits(hi, lo) | (number_bits(x) & SIGN))
}

#[fp(mode = M, cold)]
fn erf_far<M: Mode, T: Float>(x: T) -> T {
    if x.is_nan() {
        x
    } else if x.is_infinite() {
        x.clamp(-1.0, 1.0)
    } else {
        fpdsl_erf(x as f64) as T
    }
}

/// The error function.
#[fp(mode = M)]
pub fn erf<M: Mode, T: Float>(x: T) -> T {
    if !(x.abs() < 4.0) {
        return erf_far::<M, T>(x);
    }
    fpdsl_erf(x as f64) as T
}
