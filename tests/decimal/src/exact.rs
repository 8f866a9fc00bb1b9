//! Rounding by fractions of big integers.

use std::cmp::Ordering;

use num_bigint::BigUint;

use crate::{FORMATS, Format};

/// No format tells a number above 10^400 from 10^400, nor one between 0 and 10^-400 from that.
const LIMIT: i128 = 400;

/// The exact value of a decimal.
#[derive(Clone, Debug)]
pub struct Fraction {
    numerator: BigUint,
    denominator: BigUint,
}

impl Fraction {
    /// Reads a decimal such as `0.1`, `2.` or `1_000e-3`. `None`: it is none.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.replace('_', "").to_lowercase();
        let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let (int, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let digits: BigUint = format!("{int}{fraction}").parse().ok()?;
        let exponent = exponent.parse::<i128>().ok()? - fraction.len() as i128;
        let ten = |power: i128| BigUint::from(10u32).pow(power as u32);
        let place = digits.to_string().len() as i128 + exponent;
        let (numerator, denominator) = if digits == BigUint::ZERO {
            (digits, ten(0))
        } else if place > LIMIT {
            (ten(LIMIT), ten(0))
        } else if place < -LIMIT {
            (ten(0), ten(LIMIT))
        } else if exponent >= 0 {
            (digits * ten(exponent), ten(0))
        } else {
            (digits, ten(-exponent))
        };
        Some(Self {
            numerator,
            denominator,
        })
    }

    /// The encodings in a format under rn, rz, ru and rd.
    pub fn round(&self, format: &Format) -> [u64; 4] {
        if self.numerator == BigUint::ZERO {
            return [0; 4];
        }
        // The number lies between 2^(size - 1) and 2^(size + 1).
        let size = self.numerator.bits() as i32 - self.denominator.bits() as i32;
        let mut unit = (size - format.precision as i32).max(format.quantum());
        let (mut whole, mut rest, mut one) = self.divide(unit);
        if whole.bits() > u64::from(format.precision) {
            unit += 1;
            (whole, rest, one) = self.divide(unit);
        }
        let whole = u64::try_from(whole).expect("no more digits than a significand has");
        let below = encode(format, whole, unit);
        if below == format.infinity() {
            return [below, below - 1, below, below - 1];
        }
        if rest == BigUint::ZERO {
            return [below; 4];
        }
        let above = encode(format, whole + 1, unit);
        let nearest = match (rest * 2u32).cmp(&one) {
            Ordering::Less => below,
            Ordering::Equal if whole % 2 == 0 => below,
            Ordering::Equal | Ordering::Greater => above,
        };
        [nearest, below, above, below]
    }

    /// What it is more than a number of binary64, rounded to another one in rn: zero for zero and infinity.
    pub fn rest(&self, x: f64) -> f64 {
        if x == 0.0 || x.is_infinite() {
            return 0.0;
        }
        let (exponent, field) = ((x.to_bits() >> 52) as i32, x.to_bits() & ((1 << 52) - 1));
        let significand = if exponent == 0 { field } else { field | 1 << 52 };
        let unit = exponent.max(1) - 1075;
        let other = (BigUint::from(significand) << unit.max(0)) * &self.denominator;
        let own = &self.numerator << (-unit).max(0);
        let denominator = &self.denominator << (-unit).max(0);
        let is_less = own < other;
        let numerator = if is_less { other - own } else { own - other };
        let size = Fraction {
            numerator,
            denominator,
        };
        let [nearest, ..] = size.round(&FORMATS[3]);
        let size = f64::from_bits(nearest);
        if is_less { -size } else { size }
    }

    /// The number as a multiple of `2^unit`, and what is left over, where the third is one.
    fn divide(&self, unit: i32) -> (BigUint, BigUint, BigUint) {
        let numerator = &self.numerator << (-unit).max(0);
        let one = &self.denominator << unit.max(0);
        let whole = &numerator / &one;
        let rest = numerator - &whole * &one;
        (whole, rest, one)
    }
}

/// `whole × 2^unit`, or infinity where that is too large; `whole` is at most 2^precision.
fn encode(format: &Format, mut whole: u64, mut unit: i32) -> u64 {
    let hidden = 1u64 << (format.precision - 1);
    if whole == 2 * hidden {
        whole = hidden;
        unit += 1;
    }
    let exponent = unit + format.precision as i32 - 1;
    if exponent > format.max_exponent {
        return format.infinity();
    }
    if whole < hidden {
        return whole;
    }
    let biased = (exponent + format.max_exponent) as u64;
    biased * hidden + (whole - hidden)
}
