//! The scalar types of the language.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScalarType {
    Bool,
    F16,
    Bf16,
    F32,
    F64,
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    Usize,
}

impl ScalarType {
    pub const ALL: [(&'static str, ScalarType); 14] = [
        ("bool", ScalarType::Bool),
        ("f16", ScalarType::F16),
        ("bf16", ScalarType::Bf16),
        ("f32", ScalarType::F32),
        ("f64", ScalarType::F64),
        ("i8", ScalarType::I8),
        ("i16", ScalarType::I16),
        ("i32", ScalarType::I32),
        ("i64", ScalarType::I64),
        ("u8", ScalarType::U8),
        ("u16", ScalarType::U16),
        ("u32", ScalarType::U32),
        ("u64", ScalarType::U64),
        ("usize", ScalarType::Usize),
    ];

    pub fn from_name(name: &str) -> Option<ScalarType> {
        Self::ALL.iter().find(|(n, _)| *n == name).map(|(_, ty)| *ty)
    }

    pub fn name(self) -> &'static str {
        // Every variant is in the table.
        Self::ALL
            .iter()
            .find(|(_, ty)| *ty == self)
            .map_or("", |(name, _)| name)
    }

    pub fn is_float(self) -> bool {
        matches!(
            self,
            ScalarType::F16 | ScalarType::Bf16 | ScalarType::F32 | ScalarType::F64
        )
    }

    pub fn is_int(self) -> bool {
        !self.is_float() && self != ScalarType::Bool
    }

    /// The smallest and largest values of an integer type.
    pub fn int_range(self) -> Option<(i128, i128)> {
        let signed = |bits: u32| Some((-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1));
        let unsigned = |bits: u32| Some((0, (1i128 << bits) - 1));
        match self {
            ScalarType::Bool => None,
            ScalarType::F16 | ScalarType::Bf16 | ScalarType::F32 | ScalarType::F64 => None,
            ScalarType::I8 => signed(8),
            ScalarType::I16 => signed(16),
            ScalarType::I32 => signed(32),
            ScalarType::I64 => signed(64),
            ScalarType::U8 => unsigned(8),
            ScalarType::U16 => unsigned(16),
            ScalarType::U32 => unsigned(32),
            ScalarType::U64 | ScalarType::Usize => unsigned(64),
        }
    }
}
