//! Types, and names that live as long as the tests.

use std::collections::BTreeSet;
use std::sync::Mutex;

pub use fpdsl_runtime::lift::ScalarType;

/// The type of a variable or result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// A scalar.
    Scalar(ScalarType),
    /// An array.
    Array(ArrayShape),
}

/// The array types that programs use: enough to meet every element type and several lengths, few enough that the
/// evaluator can have a variant for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum ArrayShape {
    F32x4,
    F32x3,
    F64x4,
    F64x2,
    /// `[[f32; 3]; 2]`
    F32x2x3,
    I32x4,
    U32x2,
    I64x3,
    Usizex4,
    Boolx3,
}

impl ArrayShape {
    /// All of them.
    pub const ALL: [ArrayShape; 10] = [
        ArrayShape::F32x4,
        ArrayShape::F32x3,
        ArrayShape::F64x4,
        ArrayShape::F64x2,
        ArrayShape::F32x2x3,
        ArrayShape::I32x4,
        ArrayShape::U32x2,
        ArrayShape::I64x3,
        ArrayShape::Usizex4,
        ArrayShape::Boolx3,
    ];

    /// The scalar type that it is made of.
    pub fn scalar(self) -> ScalarType {
        match self {
            ArrayShape::F32x4 | ArrayShape::F32x3 | ArrayShape::F32x2x3 => ScalarType::F32,
            ArrayShape::F64x4 | ArrayShape::F64x2 => ScalarType::F64,
            ArrayShape::I32x4 => ScalarType::I32,
            ArrayShape::U32x2 => ScalarType::U32,
            ArrayShape::I64x3 => ScalarType::I64,
            ArrayShape::Usizex4 => ScalarType::Usize,
            ArrayShape::Boolx3 => ScalarType::Bool,
        }
    }

    /// The lengths, outermost first.
    pub fn dims(self) -> &'static [usize] {
        match self {
            ArrayShape::F32x4 | ArrayShape::F64x4 | ArrayShape::I32x4 | ArrayShape::Usizex4 => &[4],
            ArrayShape::F32x3 | ArrayShape::I64x3 | ArrayShape::Boolx3 => &[3],
            ArrayShape::F64x2 | ArrayShape::U32x2 => &[2],
            ArrayShape::F32x2x3 => &[2, 3],
        }
    }

    /// How many scalars it has.
    pub fn count(self) -> usize {
        self.dims().iter().product()
    }
}

impl Type {
    /// The scalar type that it is made of.
    pub fn scalar(self) -> ScalarType {
        match self {
            Type::Scalar(ty) => ty,
            Type::Array(shape) => shape.scalar(),
        }
    }

    /// How many scalars it has.
    pub fn count(self) -> usize {
        match self {
            Type::Scalar(_) => 1,
            Type::Array(shape) => shape.count(),
        }
    }
}

/// The text for as long as the process lives; backends keep the names of functions and variables.
pub fn intern(text: &str) -> &'static str {
    static NAMES: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut names = NAMES.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some(known) = names.get(text) {
        return known;
    }
    let text: &'static str = Box::leak(text.into());
    names.insert(text);
    text
}

/// How Rust spells a scalar type of the programs.
pub fn type_name(ty: ScalarType) -> &'static str {
    match ty {
        ScalarType::Bool => "bool",
        ScalarType::F16 => "f16",
        ScalarType::Bf16 => "bf16",
        ScalarType::F32 => "f32",
        ScalarType::F64 => "f64",
        ScalarType::I8 => "i8",
        ScalarType::I16 => "i16",
        ScalarType::I32 => "i32",
        ScalarType::I64 => "i64",
        ScalarType::U8 => "u8",
        ScalarType::U16 => "u16",
        ScalarType::U32 => "u32",
        ScalarType::U64 => "u64",
        ScalarType::Usize => "usize",
    }
}
