//! Types, and names that live as long as the tests.

use std::collections::BTreeSet;
use std::sync::Mutex;

use super::record::Record;

pub use fpdsl_runtime::lift::ScalarType;

use ScalarType::{Bf16, Bool, F16, F32, F64, I8, I16, I32, I64, U8, U16, U32, U64, Usize};

/// No value is made of more scalars than this.
pub const MAX_LEAVES: usize = 12;

/// The type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// A scalar.
    Scalar(ScalarType),
    /// This many of one type.
    Array(&'static Type, usize),
    /// One after the other.
    Tuple(&'static [Type]),
    /// A struct over a scalar.
    Record(&'static Record, ScalarType),
}

const fn s(ty: ScalarType) -> Type {
    Type::Scalar(ty)
}

/// Every scalar type.
pub const SCALARS: [ScalarType; 14] = [
    Bool, F16, Bf16, F32, F64, I8, I16, I32, I64, U8, U16, U32, U64, Usize,
];

/// The arrays that programs have.
pub const ARRAYS: [Type; 20] = [
    Type::Array(&s(F32), 4),
    Type::Array(&s(F32), 3),
    Type::Array(&s(F64), 4),
    Type::Array(&s(F64), 2),
    Type::Array(&Type::Array(&s(F32), 3), 2),
    Type::Array(&Type::Array(&s(F64), 2), 2),
    Type::Array(&s(F16), 2),
    Type::Array(&s(Bf16), 3),
    Type::Array(&s(I8), 3),
    Type::Array(&s(I16), 2),
    Type::Array(&s(I32), 4),
    Type::Array(&s(I64), 3),
    Type::Array(&s(U8), 4),
    Type::Array(&s(U16), 3),
    Type::Array(&s(U32), 2),
    Type::Array(&s(U64), 2),
    Type::Array(&s(Usize), 4),
    Type::Array(&s(Bool), 3),
    Type::Array(&Type::Tuple(&[s(F32), s(I32)]), 3),
    Type::Array(&Type::Tuple(&[s(F64), Type::Array(&s(Bool), 2)]), 2),
];

/// The tuples that programs have.
pub const TUPLES: [Type; 10] = [
    Type::Tuple(&[s(F32), s(F32)]),
    Type::Tuple(&[s(F64), s(F64)]),
    Type::Tuple(&[s(F64), s(I64), s(Bool)]),
    Type::Tuple(&[s(F32), s(Usize)]),
    Type::Tuple(&[Type::Array(&s(F32), 3), s(I32)]),
    Type::Tuple(&[s(F16), Type::Tuple(&[s(U8), s(F64)])]),
    Type::Tuple(&[s(Bf16), s(I16)]),
    Type::Tuple(&[Type::Tuple(&[s(F32), s(U32)]), Type::Tuple(&[s(F64), s(I8)])]),
    Type::Tuple(&[s(F64), Type::Array(&s(F64), 2)]),
    Type::Tuple(&[s(U64), s(U16), s(F32)]),
];

/// The results of an operation that returns a number and an integer.
pub const WITH_INT: [Type; 4] = [
    Type::Tuple(&[s(F16), s(I32)]),
    Type::Tuple(&[s(Bf16), s(I32)]),
    Type::Tuple(&[s(F32), s(I32)]),
    Type::Tuple(&[s(F64), s(I32)]),
];

/// The results of an operation that returns two numbers of its operand's type.
pub const PAIRS: [Type; 4] = [
    Type::Tuple(&[s(F16), s(F16)]),
    Type::Tuple(&[s(Bf16), s(Bf16)]),
    Type::Tuple(&[s(F32), s(F32)]),
    Type::Tuple(&[s(F64), s(F64)]),
];

impl Type {
    /// The type as a scalar type, if it is one.
    pub fn as_scalar(self) -> Option<ScalarType> {
        match self {
            Type::Scalar(ty) => Some(ty),
            Type::Array(..) | Type::Tuple(_) | Type::Record(..) => None,
        }
    }

    /// The type of an expression that is a scalar.
    ///
    /// # Panics
    ///
    /// If it is none.
    pub fn scalar(self) -> ScalarType {
        self.as_scalar().expect("the expression is a scalar")
    }

    /// How many scalars it has.
    pub fn count(self) -> usize {
        match self {
            Type::Scalar(_) => 1,
            Type::Array(element, n) => n * element.count(),
            Type::Tuple(parts) => parts.iter().map(|part| part.count()).sum(),
            Type::Record(record, _) => record.count(),
        }
    }

    /// Its scalars, in order.
    pub fn leaves(self) -> Vec<ScalarType> {
        match self {
            Type::Scalar(ty) => vec![ty],
            Type::Array(element, n) => element.leaves().repeat(n),
            Type::Tuple(parts) => parts.iter().flat_map(|part| part.leaves()).collect(),
            Type::Record(_, scalar) => vec![scalar; self.count()],
        }
    }

    /// The types of the components of a tuple or the fields of a struct; nothing else has any.
    pub fn parts(self) -> Vec<Type> {
        match self {
            Type::Tuple(parts) => parts.to_vec(),
            Type::Record(record, scalar) => record
                .fields
                .iter()
                .map(|(_, field)| field.over(scalar))
                .collect(),
            Type::Scalar(_) | Type::Array(..) => Vec::new(),
        }
    }

    /// The type of a component of a tuple or of a field, and which scalar is its first.
    ///
    /// # Panics
    ///
    /// If there is no such component.
    pub fn field(self, number: usize) -> (Type, usize) {
        match self {
            Type::Tuple(parts) => {
                let before = parts[..number].iter().map(|part| part.count()).sum();
                (parts[number], before)
            }
            Type::Record(record, scalar) => {
                let before = record.fields[..number]
                    .iter()
                    .map(|(_, field)| field.count())
                    .sum();
                (record.fields[number].1.over(scalar), before)
            }
            Type::Scalar(_) | Type::Array(..) => unreachable!("only tuples and structs have components"),
        }
    }

    /// The type of an element, and how many there are.
    ///
    /// # Panics
    ///
    /// If it is no array.
    pub fn element(self) -> (Type, usize) {
        match self {
            Type::Array(element, n) => (*element, n),
            Type::Scalar(_) | Type::Tuple(_) | Type::Record(..) => unreachable!("only arrays are indexed"),
        }
    }
}

/// An array of this many of a type.
pub fn array_of(element: Type, n: usize) -> Type {
    static KNOWN: Mutex<Vec<&'static Type>> = Mutex::new(Vec::new());
    let mut known = KNOWN.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some(same) = known.iter().find(|same| ***same == element) {
        return Type::Array(same, n);
    }
    let element: &'static Type = Box::leak(Box::new(element));
    known.push(element);
    Type::Array(element, n)
}

/// A tuple of these types.
pub fn tuple_of(parts: &[Type]) -> Type {
    static KNOWN: Mutex<Vec<&'static [Type]>> = Mutex::new(Vec::new());
    let mut known = KNOWN.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some(same) = known.iter().find(|same| **same == parts) {
        return Type::Tuple(same);
    }
    let parts: &'static [Type] = Box::leak(parts.into());
    known.push(parts);
    Type::Tuple(parts)
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
        Bool => "bool",
        F16 => "f16",
        Bf16 => "bf16",
        F32 => "f32",
        F64 => "f64",
        I8 => "i8",
        I16 => "i16",
        I32 => "i32",
        I64 => "i64",
        U8 => "u8",
        U16 => "u16",
        U32 => "u32",
        U64 => "u64",
        Usize => "usize",
    }
}

/// Returns true if it is a floating-point type.
pub fn is_float(ty: ScalarType) -> bool {
    matches!(ty, F16 | Bf16 | F32 | F64)
}

/// Returns true if it is an integer type.
pub fn is_int(ty: ScalarType) -> bool {
    !is_float(ty) && ty != Bool
}

/// The number of bits of an integer type, and whether it has a sign.
///
/// # Panics
///
/// If it is none.
pub fn int_width(ty: ScalarType) -> (u32, bool) {
    match ty {
        I8 => (8, true),
        I16 => (16, true),
        I32 => (32, true),
        I64 => (64, true),
        U8 => (8, false),
        U16 => (16, false),
        U32 => (32, false),
        U64 | Usize => (64, false),
        Bool | F16 | Bf16 | F32 | F64 => unreachable!("no integer"),
    }
}

/// The unsigned integer of a float's width.
///
/// # Panics
///
/// If it is no float.
pub fn bits_of(ty: ScalarType) -> ScalarType {
    match ty {
        F16 | Bf16 => U16,
        F32 => U32,
        F64 => U64,
        _ => unreachable!("no float"),
    }
}
