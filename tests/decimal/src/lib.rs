//! Decimal literals for tests: hard ones, and how they round.
//!
//! The oracle is a fraction of big integers. It shares no code with the macro, which compares digits, nor with a parser.

pub mod cases;
pub mod exact;
#[cfg(feature = "mpfr")]
pub mod mpfr;

/// A binary format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// Its name in Rust.
    pub name: &'static str,
    /// Digits of the significand, the leading one included.
    pub precision: u32,
    /// The exponent of the smallest normal number, as a power of two.
    pub min_exponent: i32,
    /// The exponent of the largest number.
    pub max_exponent: i32,
}

/// f16, bf16, f32, f64.
pub const FORMATS: [Format; 4] = [
    Format::new("f16", 11, 15),
    Format::new("bf16", 8, 127),
    Format::new("f32", 24, 127),
    Format::new("f64", 53, 1023),
];

impl Format {
    const fn new(name: &'static str, precision: u32, max_exponent: i32) -> Self {
        Self {
            name,
            precision,
            min_exponent: 1 - max_exponent,
            max_exponent,
        }
    }

    /// The exponent of the smallest subnormal number.
    pub const fn quantum(&self) -> i32 {
        self.min_exponent - (self.precision as i32 - 1)
    }

    /// The encoding of infinity.
    pub const fn infinity(&self) -> u64 {
        ((2 * self.max_exponent + 1) as u64) << (self.precision - 1)
    }

    /// The number of an encoding without a sign, as an integer and the exponent of its unit.
    pub const fn parts(&self, encoding: u64) -> (u64, i32) {
        let hidden = 1 << (self.precision - 1);
        let (biased, fraction) = (encoding / hidden, encoding % hidden);
        if biased == 0 {
            (fraction, self.quantum())
        } else {
            (hidden + fraction, self.quantum() + biased as i32 - 1)
        }
    }
}
