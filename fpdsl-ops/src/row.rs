//! The rows as values.

use crate::{Kind, ScalarType};

/// A row of the table: an operation and its properties.
#[derive(Debug, PartialEq, Eq)]
pub struct Row {
    /// The operation; none for an elementary function.
    pub operation: Option<Operation>,
    /// The elementary function; none for an operation.
    pub elementary: Option<Elementary>,
    /// The name: of the method, and of the function in `fpdsl_runtime::ops`.
    pub name: &'static str,
    /// The number of operands, the receiver included.
    pub arity: usize,
    /// How a body writes it, with the operands `x`, `y`, `z`, `w`, or `n` for an integer.
    pub example: &'static str,
    /// The types that have it.
    pub domain: Domain,
    /// How the types of operands and results hang together.
    pub shape: Shape,
    /// True if the result is rounded, so that the operation takes the mode.
    pub rounds: bool,
    /// The effect of `ftz = true` on it.
    pub flushing: Flushing,
    /// The origin of its results.
    pub origin: Origin,
    /// The form in which a body writes it.
    pub spelling: Spelling,
    /// `clause: name` in IEEE 754-2019; the clause is `–` where the standard has nothing like it.
    pub ieee: &'static str,
    /// The function or intrinsic of CUDA with the same value, `X` standing for a mode; empty if there is none.
    pub cuda: &'static str,
    /// One sentence.
    pub doc: &'static str,
}

/// The types that have an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Domain {
    /// Every scalar type.
    Any,
    /// Floats and integers.
    Number,
    /// Floats and signed integers.
    Signed,
    /// Floats.
    Float,
    /// `f32` alone.
    Single,
    /// Integers and `bool`.
    Bits,
    /// Integers.
    Int,
    /// Signed integers.
    SignedInt,
    /// Unsigned integers.
    UnsignedInt,
}

impl Domain {
    /// Returns true if a type has the operations of the domain.
    pub const fn has(self, ty: ScalarType) -> bool {
        match self {
            Domain::Any => true,
            Domain::Number => !matches!(ty.kind(), Kind::Bool),
            Domain::Signed => matches!(ty.kind(), Kind::Float(_) | Kind::Signed(_)),
            Domain::Float => ty.is_float(),
            Domain::Single => matches!(ty, ScalarType::F32),
            Domain::Bits => !ty.is_float(),
            Domain::Int => ty.is_int(),
            Domain::SignedInt => matches!(ty.kind(), Kind::Signed(_)),
            Domain::UnsignedInt => matches!(ty.kind(), Kind::Unsigned(_)),
        }
    }
}

/// How the types of an operation's operands and results hang together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// All operands and the result have one type.
    Same,
    /// From a float to the integer of its width.
    ToBits,
    /// From an integer to the float that the path names.
    FromBits,
    /// Operands of one type, and a result of this one.
    To(ScalarType),
    /// A number and an `i32`, and a result like the number.
    Scaled,
    /// An integer and a `u32`, and a result like the integer.
    Counted,
    /// Integers of one type, and the unsigned integer of their width.
    ToUnsigned,
    /// Operands of one type; a pair of such and an `i32`.
    WithInt,
    /// Two results of the operand's type.
    Pair,
}

/// The effect of `ftz = true` on an operation on binary32.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flushing {
    /// Operands and result are flushed; of two results the first, since the second is integral.
    Flushed,
    /// Operands are flushed; the result is never subnormal.
    Operands,
    /// Nothing: it moves numbers or looks at encodings.
    Kept,
}

/// The origin of an operation's results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Every backend computes it in its own way, and recorded bodies have it as one operation.
    Primitive,
    /// A primitive comparison.
    Comparison,
    /// A primitive of binary32 that GPUs approximate.
    Approximation,
    /// Made of primitives, once for all backends; some have a better way.
    Derived,
    /// A function written in the language.
    Elementary,
}

/// The form in which a body writes an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// `x + y`.
    Operator,
    /// `x.sqrt()`, or `f32::sqrt(x)`.
    Method,
    /// `f32::from_bits(n)`.
    Function,
}

impl Row {
    /// The clause of IEEE 754-2019, or `–`.
    pub fn clause(&self) -> &'static str {
        self.ieee.split_once(": ").map_or("–", |(clause, _)| clause)
    }

    /// The operation's name in the standard, or what else it is.
    pub fn ieee_name(&self) -> &'static str {
        self.ieee.split_once(": ").map_or(self.ieee, |(_, name)| name)
    }

    /// Returns true if a body calls it by name.
    pub const fn is_called(&self) -> bool {
        !matches!(self.spelling, Spelling::Operator)
    }
}

/// The fields of a row that are words in the table.
macro_rules! word {
    (any) => {
        Domain::Any
    };
    (number) => {
        Domain::Number
    };
    (signed) => {
        Domain::Signed
    };
    (float) => {
        Domain::Float
    };
    (single) => {
        Domain::Single
    };
    (bits) => {
        Domain::Bits
    };
    (int) => {
        Domain::Int
    };
    (signed_int) => {
        Domain::SignedInt
    };
    (unsigned_int) => {
        Domain::UnsignedInt
    };
    (rounded) => {
        true
    };
    (exact) => {
        false
    };
    (flushed) => {
        Flushing::Flushed
    };
    (flushed_in) => {
        Flushing::Operands
    };
    (kept) => {
        Flushing::Kept
    };
    (primitive) => {
        Origin::Primitive
    };
    (compare) => {
        Origin::Comparison
    };
    (approximate) => {
        Origin::Approximation
    };
    (derived) => {
        Origin::Derived
    };
    (provided) => {
        Origin::Derived
    };
    (elementary) => {
        Origin::Elementary
    };
    (operator) => {
        Spelling::Operator
    };
    (method) => {
        Spelling::Method
    };
    (function) => {
        Spelling::Function
    };
}

macro_rules! shape {
    ((Bits) Self) => {
        Shape::FromBits
    };
    ((Self i32) Self) => {
        Shape::Scaled
    };
    ((Self u32) Self) => {
        Shape::Counted
    };
    (($(Self)+) Self) => {
        Shape::Same
    };
    (($(Self)+) Unsigned) => {
        Shape::ToUnsigned
    };
    (($(Self)+) Bits) => {
        Shape::ToBits
    };
    (($(Self)+) (Self, i32)) => {
        Shape::WithInt
    };
    (($(Self)+) (Self, Self)) => {
        Shape::Pair
    };
    (($(Self)+) bool) => {
        Shape::To(ScalarType::Bool)
    };
    (($(Self)+) i8) => {
        Shape::To(ScalarType::I8)
    };
    (($(Self)+) i16) => {
        Shape::To(ScalarType::I16)
    };
    (($(Self)+) i32) => {
        Shape::To(ScalarType::I32)
    };
    (($(Self)+) i64) => {
        Shape::To(ScalarType::I64)
    };
    (($(Self)+) u8) => {
        Shape::To(ScalarType::U8)
    };
    (($(Self)+) u16) => {
        Shape::To(ScalarType::U16)
    };
    (($(Self)+) u32) => {
        Shape::To(ScalarType::U32)
    };
    (($(Self)+) u64) => {
        Shape::To(ScalarType::U64)
    };
    (($(Self)+) usize) => {
        Shape::To(ScalarType::Usize)
    };
}

macro_rules! rows {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($($x:ident: $X:tt),*) -> $R:tt = { $($example:tt)* },
        $domain:ident, $rounds:ident, $flushing:ident, ($origin:ident $($ir:tt)*), ($spelling:ident $($call:tt)*),
        $ieee:literal, $cuda:literal;
    )*) => {
        /// Every operation, as a value.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Operation {
            $(#[doc = $doc] $Name,)*
        }

        impl Operation {
            /// All of them, in the order of the table.
            pub const ALL: &[Operation] = &[$(Operation::$Name),*];

            /// Its row of the table.
            pub const fn row(self) -> &'static Row {
                &Row::ALL[self as usize]
            }
        }

        impl Row {
            /// The table.
            pub const ALL: &'static [Row] = &[$(Row {
                operation: Some(Operation::$Name),
                elementary: None,
                name: stringify!($name),
                arity: [$(stringify!($x)),*].len(),
                example: stringify!($($example)*),
                domain: word!($domain),
                shape: shape!(($($X)*) $R),
                rounds: word!($rounds),
                flushing: word!($flushing),
                origin: word!($origin),
                spelling: word!($spelling),
                ieee: $ieee,
                cuda: $cuda,
                doc: $doc.trim_ascii(),
            }),*];
        }
    };
}

crate::operations!(rows);

macro_rules! elementary_rows {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($($x:ident: $X:tt),*) -> $R:tt = { $($example:tt)* },
        $domain:ident, $rounds:ident, $flushing:ident, ($origin:ident $($format:tt)*), ($spelling:ident $($call:tt)*),
        $ieee:literal, $cuda:literal;
    )*) => {
        /// Every elementary function, as a value.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Elementary {
            $(#[doc = $doc] $Name,)*
        }

        impl Elementary {
            /// All of them, in the order of the table.
            pub const ALL: &[Elementary] = &[$(Elementary::$Name),*];

            /// Its row of the table.
            pub const fn row(self) -> &'static Row {
                &Row::ELEMENTARY[self as usize]
            }
        }

        impl Row {
            /// The elementary functions.
            pub const ELEMENTARY: &'static [Row] = &[$(Row {
                operation: None,
                elementary: Some(Elementary::$Name),
                name: stringify!($name),
                arity: [$(stringify!($x)),*].len(),
                example: stringify!($($example)*),
                domain: word!($domain),
                shape: shape!(($($X)*) $R),
                rounds: word!($rounds),
                flushing: word!($flushing),
                origin: word!($origin),
                spelling: word!($spelling),
                ieee: $ieee,
                cuda: $cuda,
                doc: $doc.trim_ascii(),
            }),*];
        }
    };
}

crate::elementary!(elementary_rows);
