//! `profile = "cc1x"`: products that are cut before the sum, and flushed numbers.

use fpdsl_ops::Rounding;

use super::{decode, encode, rounded};
use crate::format::F32;

/// An encoding of binary32 with a zero in place of a subnormal number.
pub fn flush(bits: u64) -> u64 {
    let subnormal = bits & !F32.sign() < 1 << 23;
    if subnormal { bits & F32.sign() } else { bits }
}

/// The number of an encoding.
pub fn float(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

/// What integers do not know: the result if an operand is not finite; `u64::MAX` is any NaN.
fn special(x: f32, y: f32, z: f32) -> Option<u64> {
    if x.is_finite() && y.is_finite() && z.is_finite() {
        return None;
    }
    // No product of finite numbers is infinite for its size.
    let sum = f64::from(x) * f64::from(y) + f64::from(z);
    Some(if sum.is_nan() {
        u64::MAX
    } else {
        (sum as f32).to_bits().into()
    })
}

/// What happens to a product before the sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Product {
    /// It is cut to the digits of the format.
    Cut,
    /// It is rounded.
    Rounded,
    /// Nothing.
    Kept,
}

impl Product {
    /// Where the profile contracts `x * y + z` in a mode.
    pub fn contracted(mode: Rounding) -> Product {
        match mode {
            Rounding::NearestEven => Product::Cut,
            Rounding::TowardZero | Rounding::TowardPositive | Rounding::TowardNegative => Product::Rounded,
        }
    }
}

/// `x * y + z` of flushed operands, flushed.
pub fn expected(product: Product, mode: Rounding, operands: [u64; 3]) -> u64 {
    let [x, y, z] = operands.map(flush);
    let exact = super::product(decode(F32, x), decode(F32, y));
    if let Some(result) = special(float(x), float(y), float(z)) {
        let overflows = float(x).is_finite()
            && float(y).is_finite()
            && encode(F32, exact, mode) & 0x7f80_0000 == 0x7f80_0000;
        // Then it is an infinity of its own.
        let differ = exact.negative != (z & F32.sign() != 0);
        return if product == Product::Rounded && overflows && differ {
            u64::MAX
        } else {
            result
        };
    }
    let is_zero = z & !F32.sign() == 0;
    let product = match product {
        Product::Cut if !is_zero => rounded(exact, 24, -1000, Rounding::TowardZero),
        Product::Kept => exact,
        Product::Cut | Product::Rounded => {
            let stored = flush(encode(F32, exact, mode));
            if let 0x7f80_0000 | 0xff80_0000 = stored {
                return stored;
            }
            decode(F32, stored)
        }
    };
    let z = decode(F32, z);
    let zero = |negative: bool| if negative { F32.sign() } else { 0 };
    let down = mode == Rounding::TowardNegative;
    match (product.m == 0, is_zero) {
        (true, true) if product.negative == z.negative => zero(z.negative),
        (true, true) => zero(down),
        (true, false) => encode(F32, z, mode),
        (false, true) => flush(encode(F32, product, mode)),
        (false, false) => match super::sum(product, z) {
            Some(sum) => flush(encode(F32, sum, mode)),
            None => zero(down),
        },
    }
}

/// Zeros of different signs, small cases and special values by hand.
#[test]
fn the_oracle_knows_small_cases() {
    use Rounding::{NearestEven, TowardNegative};
    let (one, zero, minus_zero) = (0x3f80_0000, 0, F32.sign());
    for product in [Product::Cut, Product::Rounded, Product::Kept] {
        // 1 * 1 + 1, and what is subnormal is a zero.
        assert_eq!(expected(product, NearestEven, [one; 3]), 0x4000_0000);
        assert_eq!(expected(product, NearestEven, [zero, one, minus_zero]), zero);
        assert_eq!(
            expected(product, TowardNegative, [zero, one, minus_zero]),
            minus_zero
        );
        assert_eq!(
            expected(product, TowardNegative, [zero, one, minus_zero | 1]),
            minus_zero
        );
        assert_eq!(
            expected(product, TowardNegative, [minus_zero, one, zero]),
            minus_zero
        );
        assert_eq!(expected(product, TowardNegative, [zero, one, zero]), zero);
        assert_eq!(expected(product, TowardNegative, [one, zero, one]), one);
        // An infinity takes everything with it, but for NaN.
        assert_eq!(
            expected(product, TowardNegative, [zero, one, 0xff80_0000]),
            0xff80_0000
        );
        assert_eq!(
            expected(product, TowardNegative, [zero, 0x7f80_0000, zero]),
            u64::MAX
        );
    }
}
