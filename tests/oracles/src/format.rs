//! The float formats.

/// A format: its digits, the bits of its exponent, and the random bits of a rounding to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// With the leading one.
    pub digits: u32,
    /// Bits of the exponent.
    pub exponent_bits: u32,
    /// Random bits of a rounding.
    pub random: u32,
}

const fn format(digits: u32, exponent_bits: u32, random: u32) -> Format {
    Format {
        digits,
        exponent_bits,
        random,
    }
}

/// binary16.
pub const F16: Format = format(11, 5, 13);
/// bfloat16.
pub const BF16: Format = format(8, 8, 16);
/// binary32.
pub const F32: Format = format(24, 8, 32);
/// binary64.
pub const F64: Format = format(53, 11, 32);

impl From<fpdsl_ops::Format> for Format {
    fn from(format: fpdsl_ops::Format) -> Self {
        match format {
            fpdsl_ops::Format::F16 => F16,
            fpdsl_ops::Format::Bf16 => BF16,
            fpdsl_ops::Format::F32 => F32,
            fpdsl_ops::Format::F64 => F64,
        }
    }
}

impl Format {
    fn bias(self) -> i32 {
        (1 << (self.exponent_bits - 1)) - 1
    }

    /// The exponent of the last digit of subnormal numbers.
    pub fn lowest(self) -> i32 {
        2 - self.bias() - self.digits as i32
    }

    /// The encoding of positive infinity.
    pub fn infinity(self) -> u64 {
        ((1 << self.exponent_bits) - 1) << (self.digits - 1)
    }

    /// The sign bit.
    pub fn sign(self) -> u64 {
        1 << (self.digits - 1 + self.exponent_bits)
    }

    /// The encoding of 1.
    pub fn one(self) -> u64 {
        (self.bias() as u64) << (self.digits - 1)
    }

    /// Returns true for an encoding of a NaN.
    pub fn is_nan(self, bits: u64) -> bool {
        bits & (self.sign() - 1) > self.infinity()
    }

    /// Returns true for an encoding of an infinity.
    pub fn is_infinite(self, bits: u64) -> bool {
        bits & (self.sign() - 1) == self.infinity()
    }

    /// True below zero, the significand, and the exponent of its last digit, of a finite number.
    pub fn parts(self, bits: u64) -> (bool, u64, i32) {
        let field = (bits & self.infinity()) >> (self.digits - 1);
        let fraction = bits & ((1 << (self.digits - 1)) - 1);
        let hidden = if field == 0 { 0 } else { 1 << (self.digits - 1) };
        let exponent = self.lowest() + (field.max(1) - 1) as i32;
        (bits & self.sign() != 0, fraction | hidden, exponent)
    }

    /// The number of an encoding. Binary64 has those of every format.
    pub fn number(self, bits: u64) -> f64 {
        match self {
            F64 => f64::from_bits(bits),
            F32 => f32::from_bits(bits as u32).into(),
            F16 => half::f16::from_bits(bits as u16).into(),
            _ => half::bf16::from_bits(bits as u16).into(),
        }
    }
}
