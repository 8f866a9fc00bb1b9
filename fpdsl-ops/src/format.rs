//! The four binary floating-point formats, as parameters of their encodings.
//!
//! An encoding is kept in the low bits of a `u64`, whatever its width, so that one integer algorithm serves all.

/// A binary interchange format: sign, biased exponent, trailing significand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Format {
    /// IEEE 754 binary16.
    F16,
    /// bfloat16: the upper half of binary32.
    Bf16,
    /// IEEE 754 binary32.
    F32,
    /// IEEE 754 binary64.
    F64,
}

impl Format {
    /// All four, narrowest first.
    pub const ALL: [Format; 4] = [Format::F16, Format::Bf16, Format::F32, Format::F64];

    /// The Rust name of the type.
    pub const fn name(self) -> &'static str {
        match self {
            Format::F16 => "f16",
            Format::Bf16 => "bf16",
            Format::F32 => "f32",
            Format::F64 => "f64",
        }
    }

    /// Bits of an encoding.
    pub const fn width(self) -> u32 {
        match self {
            Format::F16 | Format::Bf16 => 16,
            Format::F32 => 32,
            Format::F64 => 64,
        }
    }

    /// Bits of the significand with its leading bit (`p` in the standard).
    pub const fn precision(self) -> u32 {
        match self {
            Format::F16 => 11,
            Format::Bf16 => 8,
            Format::F32 => 24,
            Format::F64 => 53,
        }
    }

    /// The exponent of the largest finite number (`emax`), which is also the bias.
    pub const fn max_exponent(self) -> i32 {
        match self {
            Format::F16 => 15,
            Format::Bf16 | Format::F32 => 127,
            Format::F64 => 1023,
        }
    }

    /// The exponent of the smallest normal number (`emin`).
    pub const fn min_exponent(self) -> i32 {
        1 - self.max_exponent()
    }

    /// The exponent of the smallest subnormal number, which is the unit of all numbers below `2^(emin + 1)`.
    pub const fn quantum_exponent(self) -> i32 {
        self.min_exponent() - (self.precision() as i32 - 1)
    }

    /// The sign bit.
    pub const fn sign_mask(self) -> u64 {
        1 << (self.width() - 1)
    }

    /// Everything but the sign bit.
    pub const fn magnitude_mask(self) -> u64 {
        self.sign_mask() - 1
    }

    /// The trailing significand field.
    pub const fn fraction_mask(self) -> u64 {
        (1 << (self.precision() - 1)) - 1
    }

    /// The encoding of positive infinity.
    pub const fn infinity(self) -> u64 {
        self.magnitude_mask() & !self.fraction_mask()
    }

    /// The encoding of the largest finite number.
    pub const fn max_finite(self) -> u64 {
        self.infinity() - 1
    }

    /// The encoding of the smallest positive normal number.
    pub const fn min_normal(self) -> u64 {
        1 << (self.precision() - 1)
    }

    /// The encoding of one.
    pub const fn one(self) -> u64 {
        (self.max_exponent() as u64) << (self.precision() - 1)
    }

    /// The canonical quiet NaN: positive, only the top bit of the trailing significand set.
    pub const fn quiet_nan(self) -> u64 {
        self.infinity() | (1 << (self.precision() - 2))
    }

    /// Returns true if an encoding is a NaN.
    pub const fn is_nan(self, bits: u64) -> bool {
        bits & self.magnitude_mask() > self.infinity()
    }

    /// Returns true if the sign bit is set.
    pub const fn is_negative(self, bits: u64) -> bool {
        bits & self.sign_mask() != 0
    }

    /// The encoding itself, or the canonical quiet NaN for any NaN.
    pub const fn canonical(self, bits: u64) -> u64 {
        if self.is_nan(bits) { self.quiet_nan() } else { bits }
    }
}

impl core::fmt::Display for Format {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name())
    }
}
