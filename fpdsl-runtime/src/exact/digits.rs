//! Terms on accelerators, as integers: kernels in the language itself, whose sums are those of integers.
//!
//! A first kernel finds the least and the largest exponent. Then each pass adds the terms of a window of exponents: a term's
//! integer, shifted to its place, as digits to the base 2^32. A window holds 173 exponents, so most data need one pass. Where an element
//! is infinite or no number, where a product's error may be too small for the format, and where there are more than 2^30 terms, the host
//! adds the terms.

use fpdsl_macros::fp;

use super::accumulator::Accumulator;
use super::source::{Summand, Values};
use crate::device::{Device, map};
use crate::error::Error;
use crate::generic::Float;

/// Digits of a window.
const DIGITS: usize = 8;

/// Exponents of a window: 53 bits, moved by up to 31, take three digits, and the last three begin at bit 160.
const WINDOW: u32 = 173;

/// More terms than this could overflow a digit.
const MOST: usize = 1 << 30;

/// What the exponent field has for infinities and NaN.
const SPECIAL: u32 = 2047;

/// No exponent: that of a zero, as the least.
const NONE: u32 = 4000;

/// What is added up of each element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Plain,
    Absolute,
}

/// The exponent field, which for subnormal numbers is that of the smallest normal ones.
#[fp]
fn exponent(x: f64) -> u32 {
    (((x.to_bits() >> 52) & 2047) as u32).max(1)
}

/// The least and the largest exponent.
#[fp]
fn span(x: f64) -> (u32, u32) {
    if x == 0.0 {
        (NONE, 0)
    } else {
        (exponent(x), exponent(x))
    }
}

#[fp(identity = (NONE, 0))]
fn wider(a: (u32, u32), b: (u32, u32)) -> (u32, u32) {
    (a.0.min(b.0), a.1.max(b.1))
}

#[fp]
fn span_of<T: Float>(x: T) -> (u32, u32) {
    span(x as f64)
}

/// Of a product that is a binary64 number.
#[fp]
fn span_of_product<T: Float>(x: T, y: T) -> (u32, u32) {
    span(x as f64 * y as f64)
}

/// Of a product and its error; special where the error may be no number of the format.
#[fp]
fn span_of_wide_product(x: f64, y: f64) -> (u32, u32) {
    let product = x * y;
    let error = x.mul_add(y, -product);
    if product.abs() < 1e-289 && x != 0.0 && y != 0.0 {
        (1, SPECIAL)
    } else {
        wider(span(product), span(error))
    }
}

/// A term's digits in the window from exponent `base` on, or zeros.
#[fp]
fn digits(x: f64, base: u32) -> [i64; 8] {
    let mut digits = [0_i64; 8];
    let bits = x.to_bits();
    let fraction = bits & 0xf_ffff_ffff_ffff;
    let field = ((bits >> 52) & 2047) as u32;
    let integer = if field == 0 {
        fraction
    } else {
        fraction | (1 << 52)
    };
    let exponent = field.max(1);
    if exponent >= base && exponent - base < WINDOW {
        let shift = exponent - base;
        let (at, by) = ((shift / 32) as usize, shift % 32);
        let high = integer >> (32 - by);
        let parts = [(integer << by) & 0xffff_ffff, high & 0xffff_ffff, high >> 32];
        let negative = bits >> 63 != 0;
        for k in 0..3 {
            let part = parts[k] as i64;
            digits[at + k] = if negative { -part } else { part };
        }
    }
    digits
}

#[fp(identity = [0; 8])]
fn plus(a: [i64; 8], b: [i64; 8]) -> [i64; 8] {
    let mut sum = a;
    for k in 0..8 {
        sum[k] += b[k];
    }
    sum
}

#[fp]
fn digits_of<T: Float>(x: T, base: u32) -> [i64; 8] {
    digits(x as f64, base)
}

#[fp]
fn digits_of_magnitude<T: Float>(x: T, base: u32) -> [i64; 8] {
    digits((x as f64).abs(), base)
}

#[fp]
fn digits_of_product<T: Float>(x: T, y: T, base: u32) -> [i64; 8] {
    digits(x as f64 * y as f64, base)
}

#[fp]
fn digits_of_wide_product(x: f64, y: f64, base: u32) -> [i64; 8] {
    let product = x * y;
    let error = x.mul_add(y, -product);
    plus(digits(product, base), digits(error, base))
}

/// Adds the elements of `x`, or their magnitudes.
pub(super) fn add<T: Summand>(
    device: &Device,
    kind: Kind,
    x: impl Values<T>,
    sum: &mut Accumulator,
) -> Result<(), Error> {
    let spans = || map::<span_of<T>, _>((x,)).reduce::<wider>().run(device);
    let added = in_windows(x.count(), spans, sum, |base| match kind {
        Kind::Plain => map::<digits_of<T>, _>((x, base)).reduce::<plus>().run(device),
        Kind::Absolute => map::<digits_of_magnitude<T>, _>((x, base))
            .reduce::<plus>()
            .run(device),
    })?;
    match (added, kind) {
        (true, _) => Ok(()),
        (false, Kind::Plain) => sum.add(&Device::host(), &*x.fetched()?),
        (false, Kind::Absolute) => sum.add_magnitudes(&Device::host(), &*x.fetched()?),
    }
}

/// Adds the products of elements of `x` and `y`, which have the same number.
pub(super) fn add_products<T: Summand>(
    device: &Device,
    x: impl Values<T>,
    y: impl Values<T>,
    sum: &mut Accumulator,
) -> Result<(), Error> {
    if T::products_on(device, (x, y), sum)? {
        return Ok(());
    }
    sum.add_products(&Device::host(), &*x.fetched()?, &*y.fetched()?)
}

/// Adds products that are binary64 numbers; false if some are special.
pub(super) fn narrow_products<T: Summand>(
    device: &Device,
    (x, y): (impl Values<T>, impl Values<T>),
    sum: &mut Accumulator,
) -> Result<bool, Error> {
    let spans = || map::<span_of_product<T>, _>((x, y)).reduce::<wider>().run(device);
    in_windows(x.count(), spans, sum, |base| {
        map::<digits_of_product<T>, _>((x, y, base))
            .reduce::<plus>()
            .run(device)
    })
}

/// Adds products of binary64 numbers; false if some are special, or too small.
pub(super) fn wide_products(
    device: &Device,
    (x, y): (impl Values<f64>, impl Values<f64>),
    sum: &mut Accumulator,
) -> Result<bool, Error> {
    let spans = || {
        map::<span_of_wide_product, _>((x, y))
            .reduce::<wider>()
            .run(device)
    };
    in_windows(x.count(), spans, sum, |base| {
        map::<digits_of_wide_product, _>((x, y, base))
            .reduce::<plus>()
            .run(device)
    })
}

/// Adds `n` terms by windows; false if nothing was added, as terms are special.
fn in_windows(
    n: usize,
    span: impl Fn() -> Result<(u32, u32), Error>,
    sum: &mut Accumulator,
    pass: impl Fn(u32) -> Result<[i64; DIGITS], Error>,
) -> Result<bool, Error> {
    if n == 0 {
        return Ok(true);
    }
    let (least, largest) = span()?;
    // The host also counts zeros by their signs, and what could overflow a digit.
    if largest >= SPECIAL || largest == 0 || n > MOST {
        return Ok(false);
    }
    let mut found = Accumulator::new();
    let mut base = least;
    while base <= largest {
        for (k, digit) in pass(base)?.into_iter().enumerate() {
            // The exponent field 1 is that of multiples of 2^-1074.
            found.deposit(
                digit < 0,
                digit.unsigned_abs(),
                base as i32 - 1075 + 32 * k as i32,
            );
        }
        base += WINDOW;
    }
    found.count(super::accumulator::Kind::Other, n as u64);
    sum.merge(&found);
    Ok(true)
}
