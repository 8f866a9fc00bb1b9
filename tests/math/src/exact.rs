//! Exact comparisons by large integers: they say whether a result is rounded right.

use std::cmp::Ordering;

use fpdsl_runtime::mode::Rounding;
use num_bigint::BigInt;

/// A number `m 2^e`.
#[derive(Clone, Debug)]
pub struct Dyadic {
    m: BigInt,
    e: i64,
}

impl Dyadic {
    /// A finite number of binary64.
    pub fn new(x: f64) -> Self {
        let bits = x.to_bits();
        let exponent = ((bits >> 52) & 2047) as i64;
        let fraction = (bits & ((1 << 52) - 1)) as i64;
        let (m, e) = if exponent == 0 {
            (fraction, -1074)
        } else {
            (fraction | 1 << 52, exponent - 1075)
        };
        Self {
            m: BigInt::from(if x < 0.0 { -m } else { m }),
            e,
        }
    }

    /// The sum.
    pub fn plus(&self, other: &Self) -> Self {
        let e = self.e.min(other.e);
        let m = (&self.m << (self.e - e) as usize) + (&other.m << (other.e - e) as usize);
        Self { m, e }
    }

    /// The product.
    pub fn times(&self, other: &Self) -> Self {
        Self {
            m: &self.m * &other.m,
            e: self.e + other.e,
        }
    }

    /// The power.
    pub fn to_the(&self, n: u32) -> Self {
        Self {
            m: self.m.pow(n),
            e: self.e * i64::from(n),
        }
    }

    /// Half of the sum: between two neighbours, the half-way case.
    fn middle(&self, other: &Self) -> Self {
        let mut sum = self.plus(other);
        sum.e -= 1;
        sum
    }

    /// The order of two numbers.
    pub fn compare(&self, other: &Self) -> Ordering {
        let difference = self.plus(&Self {
            m: -&other.m,
            e: other.e,
        });
        difference.m.cmp(&BigInt::ZERO)
    }
}

/// True if a positive number between its two neighbours is the rounded result, where `order` compares any number with the exact one.
pub fn is_rounded(
    mode: Rounding,
    [below, x, above]: [f64; 3],
    is_even: bool,
    order: impl Fn(&Dyadic) -> Ordering,
) -> bool {
    let [below, x, above] = [below, x, above].map(Dyadic::new);
    match mode {
        Rounding::NearestEven => {
            let (low, high) = (order(&below.middle(&x)), order(&x.middle(&above)));
            (low.is_lt() || (low.is_eq() && is_even)) && (high.is_gt() || (high.is_eq() && is_even))
        }
        Rounding::TowardPositive => order(&below).is_lt() && order(&x).is_ge(),
        Rounding::TowardZero | Rounding::TowardNegative => order(&x).is_le() && order(&above).is_gt(),
    }
}
