//! The storage formats, as parameters of their encodings.
//!
//! Values of these formats lie in memory and are read into binary32. There is no arithmetic in them.
//!
//! The sources are the OCP 8-bit Floating Point Specification (OFP8), revision 1.0, for E4M3 and E5M2, the OCP Microscaling Formats (MX)
//! Specification 1.0 for E2M3, E3M2, E2M1 and E8M0, and the PTX ISA for TF32 and for what becomes of NaN.

/// A format for storage: sign, biased exponent, trailing significand, in the low bits of an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Storage {
    /// OFP8's E4M3: no infinities, and one NaN of each sign.
    E4m3,
    /// OFP8's E5M2: binary16 with 2 digits behind the point.
    E5m2,
    /// MX's E2M3, of 6 bits: neither infinities nor NaN.
    E2m3,
    /// MX's E3M2, of 6 bits: neither infinities nor NaN.
    E3m2,
    /// MX's E2M1, of 4 bits: neither infinities nor NaN.
    E2m1,
    /// MX's E8M0, of 8 bits: powers of two without a sign and without zero, and one NaN.
    Ue8m0,
    /// TF32: binary32 with 10 digits behind the point, in 32 bits.
    Tf32,
}

impl Storage {
    /// All, in the order in which tables of this project list them.
    pub const ALL: [Storage; 7] = [
        Storage::E4m3,
        Storage::E5m2,
        Storage::E2m3,
        Storage::E3m2,
        Storage::E2m1,
        Storage::Ue8m0,
        Storage::Tf32,
    ];

    /// The name in methods, as in `to_e4m3`.
    pub const fn name(self) -> &'static str {
        match self {
            Storage::E4m3 => "e4m3",
            Storage::E5m2 => "e5m2",
            Storage::E2m3 => "e2m3",
            Storage::E3m2 => "e3m2",
            Storage::E2m1 => "e2m1",
            Storage::Ue8m0 => "ue8m0",
            Storage::Tf32 => "tf32",
        }
    }

    /// The name of the type.
    pub const fn type_name(self) -> &'static str {
        match self {
            Storage::E4m3 => "E4m3",
            Storage::E5m2 => "E5m2",
            Storage::E2m3 => "E2m3",
            Storage::E3m2 => "E3m2",
            Storage::E2m1 => "E2m1",
            Storage::Ue8m0 => "Ue8m0",
            Storage::Tf32 => "Tf32",
        }
    }

    /// Bits of an encoding.
    pub const fn width(self) -> u32 {
        match self {
            Storage::E4m3 | Storage::E5m2 | Storage::Ue8m0 => 8,
            Storage::E2m3 | Storage::E3m2 => 6,
            Storage::E2m1 => 4,
            Storage::Tf32 => 32,
        }
    }

    /// Bits of the significand with its leading bit.
    pub const fn precision(self) -> u32 {
        match self {
            Storage::E4m3 | Storage::E2m3 => 4,
            Storage::E5m2 | Storage::E3m2 => 3,
            Storage::E2m1 => 2,
            Storage::Ue8m0 => 1,
            Storage::Tf32 => 11,
        }
    }

    /// Random bits of a conversion with stochastic rounding: those of PTX's `cvt.rs` (PTX ISA 9.1). That has none to E8M0 and to TF32, which
    /// get those of other formats of 8 bits, and of binary16.
    ///
    /// # Examples
    ///
    /// ```
    /// use fpdsl::storage::Storage;
    ///
    /// assert_eq!((Storage::E4m3.random_bits(), Storage::E2m1.random_bits()), (16, 8));
    /// ```
    pub const fn random_bits(self) -> u32 {
        match self {
            Storage::E4m3 | Storage::E5m2 | Storage::E2m3 | Storage::E3m2 | Storage::Ue8m0 => 16,
            Storage::E2m1 => 8,
            Storage::Tf32 => 13,
        }
    }

    /// The exponent of the smallest normal number. Of E8M0, all of whose numbers are normal, that of the smallest number.
    pub const fn min_exponent(self) -> i32 {
        match self {
            Storage::E4m3 => -6,
            Storage::E5m2 => -14,
            Storage::E2m3 | Storage::E2m1 => 0,
            Storage::E3m2 => -2,
            Storage::Ue8m0 => -127,
            Storage::Tf32 => -126,
        }
    }

    /// The exponent of the largest finite number.
    pub const fn max_exponent(self) -> i32 {
        match self {
            Storage::E4m3 => 8,
            Storage::E5m2 => 15,
            Storage::E2m3 | Storage::E2m1 => 2,
            Storage::E3m2 => 4,
            Storage::Ue8m0 | Storage::Tf32 => 127,
        }
    }

    /// The encoding of the largest finite number.
    pub const fn max_finite(self) -> u32 {
        match self {
            Storage::E4m3 => 0x7e,
            Storage::E5m2 => 0x7b,
            Storage::E2m3 | Storage::E3m2 => 0x1f,
            Storage::E2m1 => 0x7,
            Storage::Ue8m0 => 0xfe,
            Storage::Tf32 => 0x7f7f_e000,
        }
    }

    /// The encoding of positive infinity.
    pub const fn infinity(self) -> Option<u32> {
        match self {
            Storage::E5m2 => Some(0x7c),
            Storage::Tf32 => Some(0x7f80_0000),
            Storage::E4m3 | Storage::E2m3 | Storage::E3m2 | Storage::E2m1 | Storage::Ue8m0 => None,
        }
    }

    /// The encoding that a NaN gets. For the formats of 8 bits it is that of the PTX ISA.
    pub const fn nan(self) -> Option<u32> {
        match self {
            Storage::E4m3 | Storage::E5m2 => Some(0x7f),
            Storage::Ue8m0 => Some(0xff),
            Storage::Tf32 => Some(0x7fc0_0000),
            Storage::E2m3 | Storage::E3m2 | Storage::E2m1 => None,
        }
    }

    /// The encoding of a number that has overflowed, where it does not saturate: infinity, or NaN where there is none.
    pub const fn overflowed(self) -> Option<u32> {
        match self.infinity() {
            Some(infinity) => Some(infinity),
            None => self.nan(),
        }
    }

    /// The end of the method whose results do not saturate: that of `to_e4m3_or_nan`.
    pub const fn overflow_name(self) -> Option<&'static str> {
        match (self.infinity(), self.nan()) {
            (Some(_), _) => Some("_or_inf"),
            (None, Some(_)) => Some("_or_nan"),
            (None, None) => None,
        }
    }

    /// The sign bit; 0 where there is none.
    pub const fn sign_mask(self) -> u32 {
        match self {
            Storage::Ue8m0 => 0,
            _ => 1 << (self.width() - 1),
        }
    }
}

impl core::fmt::Display for Storage {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name())
    }
}
