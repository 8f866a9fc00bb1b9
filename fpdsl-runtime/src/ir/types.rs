//! What the scalar types of the language are made of.

use crate::format::Format;
use crate::lift::ScalarType;

/// The kinds of scalar, with what arithmetic needs to know of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `bool`, encoded as 0 or 1.
    Bool,
    /// A floating-point format.
    Float(Format),
    /// Two's complement, of so many bits.
    Signed(u32),
    /// Unsigned, of so many bits; `usize` has 64.
    Unsigned(u32),
}

impl ScalarType {
    /// What the type is.
    pub const fn kind(self) -> Kind {
        match self {
            ScalarType::Bool => Kind::Bool,
            ScalarType::F16 => Kind::Float(Format::F16),
            ScalarType::Bf16 => Kind::Float(Format::Bf16),
            ScalarType::F32 => Kind::Float(Format::F32),
            ScalarType::F64 => Kind::Float(Format::F64),
            ScalarType::I8 => Kind::Signed(8),
            ScalarType::I16 => Kind::Signed(16),
            ScalarType::I32 => Kind::Signed(32),
            ScalarType::I64 => Kind::Signed(64),
            ScalarType::U8 => Kind::Unsigned(8),
            ScalarType::U16 => Kind::Unsigned(16),
            ScalarType::U32 => Kind::Unsigned(32),
            ScalarType::U64 | ScalarType::Usize => Kind::Unsigned(64),
        }
    }

    /// Bytes in a buffer, on every device.
    pub const fn bytes(self) -> usize {
        match self.kind() {
            Kind::Bool => 1,
            Kind::Float(format) => format.width() as usize / 8,
            Kind::Signed(bits) | Kind::Unsigned(bits) => bits as usize / 8,
        }
    }
}
