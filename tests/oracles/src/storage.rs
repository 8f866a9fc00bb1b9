//! The storage formats, defined a second time: as lists of the numbers that they have, from OFP8 1.0 and MX 1.0, and as a rounding that
//! looks for the two numbers around the one to be rounded. From the library come the names of the formats and of its four modes.

// The fields of an encoding, as the specifications write them.
#![allow(clippy::unusual_byte_groupings)]

use fpdsl_ops::Storage;

use crate::format::Format;

/// A rounding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// To nearest, ties to even.
    Nearest,
    /// Toward zero.
    Zero,
    /// Toward positive infinity.
    Up,
    /// Toward negative infinity.
    Down,
    /// To nearest, ties away from zero.
    Away,
}

impl From<fpdsl_ops::Rounding> for Rounding {
    fn from(mode: fpdsl_ops::Rounding) -> Self {
        match mode {
            fpdsl_ops::Rounding::NearestEven => Rounding::Nearest,
            fpdsl_ops::Rounding::TowardZero => Rounding::Zero,
            fpdsl_ops::Rounding::TowardPositive => Rounding::Up,
            fpdsl_ops::Rounding::TowardNegative => Rounding::Down,
        }
    }
}

/// What becomes of numbers that are too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overflow {
    /// The largest number.
    Saturates,
    /// An infinity, or NaN.
    Overflows,
}

/// A format.
#[derive(Clone, Copy, Debug)]
pub struct Definition {
    /// Its name, as in `to_e4m3`.
    pub name: &'static str,
    /// Bits of the field of the exponent, and what is subtracted from it.
    exponent: (u32, i32),
    /// Bits of the trailing significand.
    fraction: u32,
    /// Bits below it that are zero: those of TF32.
    padding: u32,
    /// The largest number, as the count of numbers below it that are not negative.
    largest: u32,
    /// The encoding that a NaN gets.
    nan: Option<u32>,
    /// The encoding of infinity.
    infinity: Option<u32>,
    signed: bool,
    subnormal: bool,
    /// The random bits of a conversion with stochastic rounding.
    pub random: u32,
}

/// OFP8, table 1: 448 is the largest number, and S.1111.111 NaN.
pub const E4M3: Definition = Definition {
    name: "e4m3",
    exponent: (4, 7),
    fraction: 3,
    padding: 0,
    largest: 0b1111_110,
    nan: Some(0b1111_111),
    infinity: None,
    signed: true,
    subnormal: true,
    random: 16,
};

/// OFP8, table 1: 57344 is the largest number, S.11111.00 infinity, and the rest NaN.
pub const E5M2: Definition = Definition {
    name: "e5m2",
    exponent: (5, 15),
    fraction: 2,
    padding: 0,
    largest: 0b11110_11,
    nan: Some(0b11111_11),
    infinity: Some(0b11111_00),
    signed: true,
    subnormal: true,
    random: 16,
};

/// MX, table 3.
pub const E2M3: Definition = Definition {
    name: "e2m3",
    exponent: (2, 1),
    fraction: 3,
    padding: 0,
    largest: 0b11_111,
    nan: None,
    infinity: None,
    signed: true,
    subnormal: true,
    random: 16,
};

/// MX, table 3.
pub const E3M2: Definition = Definition {
    name: "e3m2",
    exponent: (3, 3),
    fraction: 2,
    padding: 0,
    largest: 0b111_11,
    nan: None,
    infinity: None,
    signed: true,
    subnormal: true,
    random: 16,
};

/// MX, table 4.
pub const E2M1: Definition = Definition {
    name: "e2m1",
    exponent: (2, 1),
    fraction: 1,
    padding: 0,
    largest: 0b11_1,
    nan: None,
    infinity: None,
    signed: true,
    subnormal: true,
    random: 8,
};

/// MX, table 6: the exponent of binary32 alone, with a NaN in place of infinity.
pub const UE8M0: Definition = Definition {
    name: "ue8m0",
    exponent: (8, 127),
    fraction: 0,
    padding: 0,
    largest: 254,
    nan: Some(255),
    infinity: None,
    signed: false,
    subnormal: false,
    random: 16,
};

/// PTX ISA, "tf32": the range of binary32 and 10 bits of the trailing significand.
pub const TF32: Definition = Definition {
    name: "tf32",
    exponent: (8, 127),
    fraction: 10,
    padding: 13,
    largest: (255 << 10) - 1,
    nan: Some(0x7fc0_0000),
    infinity: Some(0x7f80_0000),
    signed: true,
    subnormal: true,
    random: 13,
};

/// All of them.
pub const ALL: [Definition; 7] = [E4M3, E5M2, E2M3, E3M2, E2M1, UE8M0, TF32];

impl Definition {
    /// Of a format of the library.
    ///
    /// # Panics
    ///
    /// If it is not defined.
    pub fn of(format: Storage) -> &'static Definition {
        Definition::named(format.name())
    }

    /// Of a format by its name, as in `to_e4m3`.
    ///
    /// # Panics
    ///
    /// If it is not defined.
    pub fn named(name: &str) -> &'static Definition {
        ALL.iter()
            .find(|definition| definition.name == name)
            .unwrap_or_else(|| panic!("`{name}` is not defined"))
    }

    /// Number `count` of those that are not negative, exactly; beyond the largest as if the format went on.
    pub fn number(&self, count: u32) -> f64 {
        let (field, digits) = (count >> self.fraction, count & ((1 << self.fraction) - 1));
        let fraction = f64::from(digits) / f64::from(1 << self.fraction);
        let bias = self.exponent.1;
        if self.subnormal && field == 0 {
            2.0_f64.powi(1 - bias) * fraction
        } else {
            2.0_f64.powi(field as i32 - bias) * (1.0 + fraction)
        }
    }

    /// How many numbers are not negative, less one.
    pub fn largest(&self) -> u32 {
        self.largest
    }

    /// True for formats whose numbers have signs.
    pub fn is_signed(&self) -> bool {
        self.signed
    }

    /// True for formats with a value for what is too large.
    pub fn overflows(&self) -> bool {
        self.nan.is_some()
    }

    /// Bits of the significand with its leading bit.
    pub fn digits(&self) -> u32 {
        self.fraction + 1
    }

    /// The exponent of the last digit of its least numbers.
    pub fn lowest(&self) -> i32 {
        i32::from(self.subnormal) - self.exponent.1 - self.fraction as i32
    }

    /// Bits of an encoding.
    pub fn width(&self) -> u32 {
        u32::from(self.signed) + self.exponent.0 + self.fraction + self.padding
    }

    /// The encoding of a number.
    pub fn encoding(&self, negative: bool, count: u32) -> u32 {
        (count << self.padding) | self.sign(negative)
    }

    fn sign(&self, negative: bool) -> u32 {
        if negative && self.signed {
            1 << (self.width() - 1)
        } else {
            0
        }
    }

    /// The number of an encoding; NaN for NaN.
    pub fn decoded(&self, bits: u32) -> f64 {
        let negative = self.signed && bits >> (self.width() - 1) & 1 == 1;
        let magnitude = bits & !self.sign(negative);
        let sign = if negative { -1.0 } else { 1.0 };
        if Some(magnitude) == self.infinity {
            return sign * f64::INFINITY;
        }
        let count = magnitude >> self.padding;
        if count > self.largest {
            return f64::NAN;
        }
        sign * self.number(count)
    }

    /// The encoding that a NaN gets: the largest number where there is none.
    pub(crate) fn nan(&self) -> u32 {
        self.nan.unwrap_or(self.largest << self.padding)
    }

    /// The encoding that a number gets which is too large, and does not saturate; none where all saturate.
    pub(crate) fn overflowed(&self, negative: bool) -> Option<u32> {
        let overflowed = self.infinity.or(self.nan)?;
        Some(overflowed | self.sign(negative))
    }

    /// The encoding that a float gets, from its own encoding.
    pub fn encoded(&self, from: Format, x: u64, rounding: Rounding, overflow: Overflow) -> u32 {
        self.rounded(from.number(x), rounding, overflow)
    }

    /// The encoding that `x` gets.
    pub fn rounded(&self, x: f64, rounding: Rounding, overflow: Overflow) -> u32 {
        let negative = x.is_sign_negative();
        if x.is_nan() {
            return self.nan();
        }
        let away = match rounding {
            // Without a sign, up is away from zero.
            Rounding::Up => !negative || !self.signed,
            Rounding::Down => negative && self.signed,
            Rounding::Nearest | Rounding::Away => true,
            Rounding::Zero => false,
        };
        let count = self.counted(x.abs().max(self.number(0)), rounding, away);
        let too_large = count.is_none_or(|count| count > self.largest);
        match count {
            Some(count) if !too_large => self.encoding(negative, count),
            _ if overflow == Overflow::Saturates || x.is_finite() && !away => {
                self.encoding(negative, self.largest)
            }
            _ => self.overflowed(negative).expect("it overflows"),
        }
    }

    /// The count of the number that a magnitude rounds to; none for one that is beyond the next binade.
    fn counted(&self, x: f64, rounding: Rounding, away: bool) -> Option<u32> {
        if x >= 2.0 * self.number(self.largest) {
            return None;
        }
        // The last number that is not above it.
        let (mut low, mut high) = (0, 2 * self.largest + 2);
        while high - low > 1 {
            let middle = (low + high) / 2;
            if self.number(middle) <= x {
                low = middle;
            } else {
                high = middle;
            }
        }
        let (below, above) = (x - self.number(low), self.number(low + 1) - x);
        let up = match rounding {
            _ if below == 0.0 => false,
            Rounding::Nearest => above < below || above == below && low % 2 == 1,
            Rounding::Away => above <= below,
            Rounding::Zero | Rounding::Up | Rounding::Down => away,
        };
        Some(low + u32::from(up))
    }
}
