//! Conversions to the storage formats with stochastic rounding.

use fpdsl_ops::Storage;

use crate::stochastic::Outcome;

/// A format: its digits, the exponent of the last digit of its least numbers, the random bits, and encodings, those of TF32 without the
/// zeros behind them.
pub struct Narrow {
    /// Its name, as in `to_e4m3`.
    pub name: &'static str,
    /// Bits of the significand with its leading bit.
    pub digits: u32,
    /// The exponent of the last digit of its least numbers.
    pub lowest: i64,
    /// The random bits of a conversion.
    pub random: u32,
    /// The encoding of the largest number.
    pub largest: u64,
    nan: Option<u64>,
    overflowed: Option<u64>,
    /// The bits of encodings, and of zeros behind them.
    width: u32,
    padding: u32,
}

/// All of them.
pub const ALL: [Narrow; 7] = [
    narrow("e4m3", 4, -9, 16, 0x7e, [0x7f, 0x7f], 8),
    narrow("e5m2", 3, -16, 16, 0x7b, [0x7f, 0x7c], 8),
    narrow("e2m3", 4, -3, 16, 0x1f, [0; 2], 6),
    narrow("e3m2", 3, -4, 16, 0x1f, [0; 2], 6),
    narrow("e2m1", 2, -1, 8, 0x7, [0; 2], 4),
    narrow("ue8m0", 1, -127, 16, 0xfe, [0xff, 0xff], 8),
    Narrow {
        padding: 13,
        width: 32,
        ..narrow("tf32", 11, -136, 13, (0xff << 10) - 1, [0x3fe00, 0x3fc00], 19)
    },
];

const fn narrow(
    name: &'static str,
    digits: u32,
    lowest: i64,
    random: u32,
    largest: u64,
    [nan, overflowed]: [u64; 2],
    width: u32,
) -> Narrow {
    Narrow {
        name,
        digits,
        lowest,
        random,
        largest,
        nan: if nan == 0 { None } else { Some(nan) },
        overflowed: if overflowed == 0 { None } else { Some(overflowed) },
        width,
        padding: 0,
    }
}

impl Narrow {
    /// Of a format by its name in the library.
    ///
    /// # Panics
    ///
    /// If it is not defined.
    pub fn of(format: Storage) -> &'static Narrow {
        let mut all = ALL.iter();
        all.find(|narrow| narrow.name == format.name())
            .expect("every format is defined")
    }

    fn is_signed(&self) -> bool {
        self.name != "ue8m0"
    }

    /// The encoding that a number gets.
    pub fn rounded(&self, x: &Outcome, saturates: bool, bits: u32) -> u64 {
        let (negative, size) = match x {
            Outcome::Nan => return self.nan.unwrap_or(self.largest) << self.padding,
            Outcome::Infinity(negative) => (*negative, u64::MAX),
            Outcome::Zero(negative) => (*negative, 0),
            Outcome::Number(x) => (x.negative, x.rounded(self.digits, self.lowest, self.random, bits)),
        };
        // The least number of E8M0 is 2^-127, to which all smaller ones go, and it has no zero.
        let size = if self.is_signed() {
            size
        } else {
            match x {
                Outcome::Number(x) if x.is_below(self.lowest) => 0,
                _ => size.saturating_sub(1),
            }
        };
        let size = match self.overflowed {
            _ if size <= self.largest => size,
            Some(overflowed) if !saturates => overflowed,
            _ => self.largest,
        };
        let sign = u64::from(negative && self.is_signed()) << (self.width - 1);
        size << self.padding | sign
    }
}
