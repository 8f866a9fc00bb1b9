//! Numbers as a power of two times a number about 1, which lies in one of the bins of a table.

use fpdsl_macros::fp;

use super::kit::{MAGIC, number_bits};
use super::tables::exp::LOG_OFF;
use super::tables::pow::POW_OFF;

/// The part of an encoding that is the sign and the exponent.
const EXPONENT: u64 = 0xfff0_0000_0000_0000;
/// An exponent that keeps those of all numbers positive.
const BIAS: u64 = 2048;
/// The encoding of [`MAGIC`].
const MAGIC_BITS: u64 = MAGIC.to_bits();
/// [`MAGIC`] and the bias.
const MAGIC_BIASED: f64 = MAGIC + BIAS as f64;

/// `x` as 2^k m: `k`, what is in the encoding of `m` beyond that of the first bin, and `m`.
#[fp]
fn beyond(x: f64, first: u64) -> (f64, u64, f64) {
    let b = number_bits(x);
    let t = b - first;
    let biased = ((t >> 52) + BIAS) & 4095;
    let k = f64::from_bits(MAGIC_BITS + biased) - MAGIC_BIASED;
    (k, t, f64::from_bits(b - (t & EXPONENT)))
}

/// `x` as 2^k m, with `m` from 0.85 up to 1.7; `k`, the number of the bin of `m` among 32, and `m`.
#[fp]
pub fn split(x: f64) -> (f64, usize, f64) {
    let (k, t, m) = beyond(x, LOG_OFF);
    (k, ((t >> 47) & 31) as usize, m)
}

/// The same with bins half as wide, 64 of them.
#[fp]
pub fn split_in_64(x: f64) -> (f64, usize, f64) {
    let (k, t, m) = beyond(x, POW_OFF);
    (k, ((t >> 46) & 63) as usize, m)
}
