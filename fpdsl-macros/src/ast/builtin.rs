//! What a row of the table of built-ins says (see `parse/builtin.rs`).

use super::ScalarType;

/// A function of the operation table that has no operator.
#[derive(Debug, PartialEq, Eq)]
pub struct Builtin {
    pub name: &'static str,
    /// The number of arguments, the receiver included.
    pub arity: usize,
    /// Whether the result is rounded, so that the operation takes the mode.
    pub rounds: bool,
    pub domain: Domain,
    pub shape: Shape,
}

/// The types that have a built-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Domain {
    /// Floats and integers.
    Number,
    /// Floats and signed integers.
    Signed,
    Float,
    /// `f32` alone.
    Single,
}

/// How a built-in's argument and result types hang together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// All arguments and the result have one type.
    Same,
    /// From a float to the integer of its width.
    ToBits,
    /// From an integer to the float that the path names.
    FromBits,
    /// Arguments of one type, and a result of this one.
    To(ScalarType),
    /// A number and an `i32`, and a result like the number.
    Scaled,
    /// Arguments of one type; a pair of such and an `i32`.
    WithInt,
    /// Two results of the argument's type.
    Pair,
}

impl Domain {
    pub fn has(self, ty: ScalarType) -> bool {
        match self {
            Domain::Number => ty != ScalarType::Bool,
            Domain::Signed => ty.is_float() || ty.int_range().is_some_and(|(low, _)| low < 0),
            Domain::Float => ty.is_float(),
            Domain::Single => ty == ScalarType::F32,
        }
    }
}
