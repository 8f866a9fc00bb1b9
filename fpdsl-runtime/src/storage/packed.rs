//! Formats of 6 and 4 bits with nothing between them.
//!
//! The first value has the lowest bits, as in the PTX ISA's `e2m1x2`, and as the bits of MX's blocks are counted. Four values of 6 bits
//! have three bytes.

use fpdsl_macros::{Fp, fp};

use super::formats::{E2m1, E2m3, E3m2};

/// Two numbers of [`E2m1`] in a byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Fp)]
#[repr(transparent)]
pub struct E2m1x2 {
    byte: u8,
}

#[fp]
impl E2m1x2 {
    /// Packs two numbers.
    pub fn pack(values: [E2m1; 2]) -> Self {
        E2m1x2 {
            byte: (values[0].bits & 0xf) | (values[1].bits << 4),
        }
    }

    /// The two numbers.
    pub fn unpack(self) -> [E2m1; 2] {
        [
            E2m1 {
                bits: self.byte & 0xf,
            },
            E2m1 { bits: self.byte >> 4 },
        ]
    }
}

impl E2m1x2 {
    /// The numbers of a byte.
    pub const fn from_byte(byte: u8) -> Self {
        E2m1x2 { byte }
    }

    /// The byte.
    pub const fn to_byte(self) -> u8 {
        self.byte
    }
}

/// Four formats of 6 bits in three bytes.
macro_rules! of_six_bits {
    ($(#[$doc:meta])* $Packed:ident of $Format:ident;) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Fp)]
        #[repr(transparent)]
        pub struct $Packed {
            bytes: [u8; 3],
        }

        #[fp]
        impl $Packed {
            /// Packs four numbers.
            pub fn pack(values: [$Format; 4]) -> Self {
                let [a, b, c, d] = values;
                let bits = (a.bits as u32 & 63)
                    | ((b.bits as u32 & 63) << 6)
                    | ((c.bits as u32 & 63) << 12)
                    | ((d.bits as u32 & 63) << 18);
                $Packed { bytes: [bits as u8, (bits >> 8) as u8, (bits >> 16) as u8] }
            }

            /// The four numbers.
            pub fn unpack(self) -> [$Format; 4] {
                let bits = self.bytes[0] as u32 | ((self.bytes[1] as u32) << 8) | ((self.bytes[2] as u32) << 16);
                [
                    $Format { bits: (bits & 63) as u8 },
                    $Format { bits: ((bits >> 6) & 63) as u8 },
                    $Format { bits: ((bits >> 12) & 63) as u8 },
                    $Format { bits: (bits >> 18) as u8 },
                ]
            }
        }

        impl $Packed {
            /// The numbers of three bytes, the lowest first.
            pub const fn from_bytes(bytes: [u8; 3]) -> Self {
                $Packed { bytes }
            }

            /// The bytes, the lowest first.
            pub const fn to_bytes(self) -> [u8; 3] {
                self.bytes
            }
        }
    };
}

of_six_bits! {
    /// Four numbers of [`E2m3`] in three bytes.
    E2m3x4 of E2m3;
}

of_six_bits! {
    /// Four numbers of [`E3m2`] in three bytes.
    E3m2x4 of E3m2;
}
