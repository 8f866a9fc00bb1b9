//! Exact comparisons by large integers: they say whether a result is rounded right.

use std::cmp::Ordering;

use fpdsl_runtime::format::Format;
use fpdsl_runtime::mode::Rounding;
use fpdsl_runtime::soft;
use num_bigint::{BigInt, Sign};

/// Digits of the numbers that a [`Power`] lies between, of which the last 37 may be wrong.
const DIGITS: u64 = 384;

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

    /// The positive number with an encoding. That of infinity stands for the next power of two.
    fn of_encoding(format: Format, bits: u64) -> Self {
        let places = format.precision() - 1;
        let (exponent, fraction) = (bits >> places, bits & format.fraction_mask());
        let m = if exponent == 0 {
            fraction
        } else {
            fraction | 1 << places
        };
        Self {
            m: BigInt::from(m),
            e: i64::from(format.quantum_exponent()) + exponent.max(1) as i64 - 1,
        }
    }

    /// The place above the first digit.
    fn top(&self) -> i64 {
        self.e + self.m.bits() as i64
    }

    /// A positive number without digits beyond [`DIGITS`], and whether that is all of it.
    fn cut(&self) -> (Self, bool) {
        let beyond = self.m.bits().saturating_sub(DIGITS);
        let whole = beyond == 0 || self.m.trailing_zeros().is_some_and(|zeros| zeros >= beyond);
        let cut = Self {
            m: &self.m >> beyond,
            e: self.e + beyond as i64,
        };
        (cut, whole)
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
        // Numbers of very different size would have a difference of very many digits.
        let both_positive = self.m.sign() == Sign::Plus && other.m.sign() == Sign::Plus;
        if both_positive && self.top() != other.top() {
            return self.top().cmp(&other.top());
        }
        let difference = self.plus(&Self {
            m: -&other.m,
            e: other.e,
        });
        difference.m.cmp(&BigInt::ZERO)
    }
}

/// A power of a positive number: it is `below`, if that is `above`, and lies between them otherwise.
pub struct Power {
    below: Dyadic,
    above: Dyadic,
}

impl Power {
    /// The power `x^n`.
    pub fn new(x: &Dyadic, n: u32) -> Self {
        let one = Dyadic::new(1.0);
        let below_one = x.compare(&one).is_lt();
        let (x, mut all) = x.cut();
        let mut below = one.clone();
        for bit in (0..u32::BITS - n.leading_zeros()).rev() {
            let square = below.times(&below);
            let next = if n >> bit & 1 == 1 {
                square.times(&x)
            } else {
                square
            };
            let (cut, whole) = next.cut();
            (below, all) = (cut, all && whole);
        }
        // Fewer than 2^34 factors are cut, each by less than 2^-383 of itself: 2^35 units of the last digit.
        let missing = if all { 0 } else { 1_u64 << 36 };
        let above = Dyadic {
            m: &below.m + missing,
            e: below.e,
        };
        // A base that is cut may be very near to 1, and the power is on its side.
        let beyond = below_one && above.compare(&one).is_gt();
        Self {
            below,
            above: if beyond { one } else { above },
        }
    }

    /// How this power times a number that is not negative compares with another number.
    pub fn times_compare(&self, factor: &Dyadic, other: &Dyadic) -> Ordering {
        let [below, above] = [&self.below, &self.above].map(|power| power.times(factor).compare(other));
        match (below, above) {
            (Ordering::Equal, Ordering::Equal) => Ordering::Equal,
            (_, Ordering::Less | Ordering::Equal) => Ordering::Less,
            (Ordering::Greater | Ordering::Equal, _) => Ordering::Greater,
            (Ordering::Less, Ordering::Greater) => panic!("{DIGITS} digits do not tell them apart"),
        }
    }
}

/// What a result should be.
pub enum Right {
    /// This value in every mode.
    Is(f64),
    /// A rounded number.
    Rounded {
        /// Whether it is below 0.
        negative: bool,
        /// How any positive number compares with the exact size.
        order: Box<dyn Fn(&Dyadic) -> Ordering>,
    },
}

impl Right {
    /// The encodings of the results in the modes, in the order of `Rounding::ALL`, if `toward_zero` is the right one in that mode.
    pub fn results(&self, format: Format, toward_zero: u64) -> Option<[u64; 4]> {
        let (negative, order) = match self {
            Right::Is(x) => {
                let bits = soft::convert(Format::F64, format, Rounding::NearestEven, x.to_bits());
                return Some([bits; 4]);
            }
            Right::Rounded { negative, order } => (*negative, order),
        };
        let sign = if negative { format.sign_mask() } else { 0 };
        let size = toward_zero ^ sign;
        if size > format.max_finite() {
            return None;
        }
        let [below, above] = [size, size + 1].map(|bits| Dyadic::of_encoding(format, bits));
        let away = match order(&below) {
            Ordering::Greater => return None,
            Ordering::Equal => size,
            Ordering::Less if size < format.max_finite() && order(&above).is_le() => return None,
            Ordering::Less => size + 1,
        };
        let nearest = match order(&below.middle(&above)) {
            Ordering::Less => size + 1,
            Ordering::Equal => size + (size & 1),
            Ordering::Greater => size,
        };
        Some(Rounding::ALL.map(|mode| {
            sign | match mode {
                Rounding::NearestEven => nearest,
                Rounding::TowardZero => size,
                Rounding::TowardPositive if negative => size,
                Rounding::TowardNegative if !negative => size,
                Rounding::TowardPositive | Rounding::TowardNegative => away,
            }
        }))
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
