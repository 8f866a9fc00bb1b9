//! Relative errors, exactly, in integers.

use num_bigint::{BigInt, BigUint};

use super::functions::Number;

/// All inputs and results are integers in units of 2^-SCALE.
const SCALE: i32 = 500;

/// A number in units of 2^-SCALE.
pub fn integer(x: Number) -> BigInt {
    part(x.hi) + part(x.lo)
}

fn part(x: f64) -> BigInt {
    let exponent = ((x.to_bits() >> 52) & 0x7FF) as i32;
    if exponent == 0 {
        assert_eq!(x, 0.0, "subnormal parts are out of range");
        return BigInt::ZERO;
    }
    let significand = (x.to_bits() & ((1 << 52) - 1)) | 1 << 52;
    let shift = exponent - 1075 + SCALE;
    let magnitude =
        BigInt::from(significand) << u32::try_from(shift).expect("parts are multiples of the unit");
    if x < 0.0 { -magnitude } else { magnitude }
}

/// log2 of |difference / exact|, or minus infinity.
fn log2_ratio(difference: BigInt, exact: BigInt) -> f64 {
    log2(difference.magnitude()) - log2(exact.magnitude())
}

fn log2(n: &BigUint) -> f64 {
    let excess = n.bits().saturating_sub(60);
    let top: u64 = (n >> excess).try_into().expect("60 bits");
    (top as f64).log2() + excess as f64
}

/// log2 of the relative error of a sum.
pub fn of_sum(x: Number, y: Number, found: Number) -> f64 {
    let exact = integer(x) + integer(y);
    log2_ratio(integer(found) - &exact, exact)
}

/// log2 of the relative error of a product.
pub fn of_product(x: Number, y: Number, found: Number) -> f64 {
    let exact = integer(x) * integer(y);
    log2_ratio((integer(found) << SCALE) - &exact, exact)
}

/// log2 of the relative error of a quotient `q`: of `q y` against `x`.
pub fn of_quotient(x: Number, y: Number, found: Number) -> f64 {
    let exact = integer(x) << SCALE;
    log2_ratio(integer(found) * integer(y) - &exact, exact)
}

/// log2 of the relative error of a root `r`: half that of `r r` against `x`, to first order.
pub fn of_root(x: Number, found: Number) -> f64 {
    let exact = integer(x) << SCALE;
    let root = integer(found);
    log2_ratio(&root * &root - &exact, exact) - 1.0
}

/// Random numbers with exponents from -40 to 40 and low parts of all sizes.
pub fn numbers(count: usize, seed: u64) -> Vec<Number> {
    let mut state = seed;
    let mut bits = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        state >> 11
    };
    let mut one = || {
        let exponent = (bits() >> 30) % 81;
        let hi = f64::from_bits((1023 - 40 + exponent) << 52 | bits() >> 1);
        let part = bits() as f64 / 2_f64.powi(53) - 0.5;
        // Below half an ulp of `hi`, now and then far below.
        let lo = hi * part * 2_f64.powi(-53 - ((bits() >> 20) % 40) as i32 * ((bits() >> 20) % 2) as i32);
        Number::two_sum(if bits() & 1024 == 0 { hi } else { -hi }, lo)
    };
    (0..count).map(|_| one()).collect()
}

/// Its decimal digits.
pub fn decimal(x: Number, digits: u32) -> String {
    let scaled: BigInt = (integer(x) * BigInt::from(10).pow(digits)) >> SCALE;
    let (sign, text) = (
        if scaled < BigInt::ZERO { "-" } else { "" },
        scaled.magnitude().to_string(),
    );
    let padded = format!("{text:0>width$}", width = digits as usize + 1);
    let (whole, fraction) = padded.split_at(padded.len() - digits as usize);
    format!("{sign}{whole}.{fraction}")
}
