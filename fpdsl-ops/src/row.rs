//! The rows as values.

use crate::{Elementary, Format, Kind, Operation, ScalarType};

/// A row of the table: an operation or an elementary function, and its properties.
#[derive(Debug, PartialEq, Eq)]
pub struct Row {
    /// The operation; none for an elementary function.
    pub operation: Option<Operation>,
    /// The elementary function; none for an operation.
    pub elementary: Option<Elementary>,
    /// The name of the variant of [`Operation`] or [`Elementary`].
    pub variant: &'static str,
    /// The name: of the method, and of the function in `fpdsl_runtime::ops`.
    pub name: &'static str,
    /// The number of operands, the receiver included.
    pub arity: usize,
    /// The operands' names, and their types as the table writes them.
    pub operands: &'static [(&'static str, &'static str)],
    /// The result's type as the table writes it.
    pub result: &'static str,
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
    /// The code behind the origin, as the table writes it: names of a primitive, or paths of an elementary function's bodies.
    pub code: &'static [&'static str],
    /// The form in which a body writes it.
    pub spelling: Spelling,
    /// The trait of the operands.
    pub bound: &'static str,
    /// `clause: name` in IEEE 754-2019; the clause is `–` where the standard has nothing like it.
    pub ieee: &'static str,
    /// The function or intrinsic of CUDA with the same value, `X` standing for a mode; empty if there is none.
    pub cuda: &'static str,
    /// The accuracy of an elementary function, by format.
    pub promises: &'static [(Promise, &'static [Format])],
    /// About how many simple operations a call of an elementary function adds to a body on the host, where it is pasted: those that it
    /// has for formats of at most 32 bits, with 8 for each call of another function. Those of binary64 are called. Tests compare it
    /// with what is recorded.
    pub weight: u32,
    /// A known value of an elementary function, for its examples: the first argument, the rest, and the result to nearest, as text.
    pub known: &'static [&'static str],
    /// One sentence.
    pub doc: &'static str,
    /// The words of the table in the row, and its variant.
    pub words: &'static [&'static str],
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

/// The accuracy of an elementary function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// Correctly rounded in four modes.
    Correct,
    /// A number next to the exact result.
    Faithful,
    /// What a GPU has; no bits are promised.
    Approximate,
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

/// How the types of operands and results of a row hang together.
pub(crate) const fn shape(operands: &[(&str, &str)], result: &str) -> Shape {
    let last = operands[operands.len() - 1].1;
    match (last.as_bytes(), result.as_bytes()) {
        (b"Bits", _) => Shape::FromBits,
        (b"i32", _) => Shape::Scaled,
        (b"u32", _) => Shape::Counted,
        (_, b"Self") => Shape::Same,
        (_, b"Unsigned") => Shape::ToUnsigned,
        (_, b"Bits") => Shape::ToBits,
        (_, b"(Self, i32)") => Shape::WithInt,
        (_, b"(Self, Self)") => Shape::Pair,
        (_, b"bool") => Shape::To(ScalarType::Bool),
        (_, b"i8") => Shape::To(ScalarType::I8),
        (_, b"i16") => Shape::To(ScalarType::I16),
        (_, b"i32") => Shape::To(ScalarType::I32),
        (_, b"i64") => Shape::To(ScalarType::I64),
        (_, b"u8") => Shape::To(ScalarType::U8),
        (_, b"u16") => Shape::To(ScalarType::U16),
        (_, b"u32") => Shape::To(ScalarType::U32),
        (_, b"u64") => Shape::To(ScalarType::U64),
        (_, b"usize") => Shape::To(ScalarType::Usize),
        _ => panic!("a type that the table knows"),
    }
}

/// The words of the table, and what they stand for.
pub(crate) mod words {
    #![allow(non_upper_case_globals)]

    pub use super::Domain::{
        Any as any, Bits as bits, Float as float, Int as int, Number as number, Signed as signed,
        SignedInt as signed_int, Single as single, UnsignedInt as unsigned_int,
    };
    pub use super::Flushing::{Flushed as flushed, Kept as kept, Operands as flushed_in};
    pub use super::Origin::{
        Approximation as approximation, Comparison as comparison, Derived as derived, Derived as provided,
        Elementary as elementary, Primitive as primitive,
    };
    pub use super::Promise::{Approximate as approximate, Correct as correct, Faithful as faithful};
    pub use super::Spelling::{Function as function, Method as method, Operator as operator};
    pub use crate::Format::{Bf16 as bf16, F16 as f16, F32 as f32, F64 as f64};

    pub const rounded: bool = true;
    pub const exact: bool = false;
}

/// The rows of one kind: an enum of their names, and the array `Row::$TABLE`. `$field` is the place of the name in a row, and `$methods` a
/// macro for the documentation of the attribute, where only a macro can stand: lines of a Markdown table of what bodies call by name.
macro_rules! rows {
    ($(#[doc = $of:literal])* $Rows:ident $TABLE:ident $field:ident $other:ident $methods:ident $(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($($x:ident: $X:tt),*) -> $R:tt = { $($example:tt)* },
        $domain:ident, $rounds:ident, $flushing:ident, ($origin:ident $($code:path),*), ($spelling:ident $($Trait:ident)?),
        $ieee:literal, $cuda:literal
        $(, $($promise:ident [$($format:ident)*])*, $weight:literal $(, $first:literal, $rest:literal, $result:literal)?)?;
    )*) => {
        $(#[doc = $of])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $Rows {
            $(#[doc = $doc] $Name,)*
        }

        impl $Rows {
            /// All of them, in the order of the table.
            pub const ALL: &[$Rows] = &[$($Rows::$Name),*];

            /// Its row of the table.
            pub const fn row(self) -> &'static Row {
                &Row::$TABLE[self as usize]
            }
        }

        impl Row {
            $(#[doc = $of])*
            pub const $TABLE: &'static [Row] = &[$(Row {
                $field: Some($Rows::$Name),
                $other: None,
                variant: stringify!($Name),
                name: stringify!($name),
                arity: [$(stringify!($x)),*].len(),
                operands: &[$((stringify!($x), stringify!($X))),*],
                result: stringify!($R),
                example: stringify!($($example)*),
                domain: words::$domain,
                shape: shape(&[$((stringify!($x), stringify!($X))),*], stringify!($R)),
                rounds: words::$rounds,
                flushing: words::$flushing,
                origin: words::$origin,
                code: &[$(stringify!($code)),*],
                spelling: words::$spelling,
                bound: concat!($(stringify!($Trait))?),
                ieee: $ieee,
                cuda: $cuda,
                promises: &[$($((words::$promise, &[$(words::$format),*])),*)?],
                weight: 0 $(+ $weight)?,
                known: &[$($($first, $rest, $result)?)?],
                doc: $doc.trim_ascii(),
                words: &[
                    stringify!($Name), stringify!($domain), stringify!($rounds), stringify!($flushing), stringify!($origin),
                    stringify!($spelling), $(stringify!($Trait),)? $($(stringify!($promise)),*)?
                ],
            }),*];
        }

        #[doc(hidden)]
        #[macro_export]
        macro_rules! $methods {
            () => {
                concat!($($crate::method_line!($spelling $domain $rounds $doc $($example)*)),*)
            };
        }
    };
}

/// A line of the table of methods: nothing for an operator.
#[doc(hidden)]
#[macro_export]
macro_rules! method_line {
    (operator $($row:tt)*) => { "" };
    (@on number) => { "floats, integers" };
    (@on signed) => { "floats, signed integers" };
    (@on float) => { "floats" };
    (@on single) => { "`f32`" };
    (@on int) => { "integers" };
    (@on signed_int) => { "signed integers" };
    (@on unsigned_int) => { "unsigned integers" };
    (@mode rounded) => { "in the mode" };
    (@mode exact) => { "" };
    // `stringify!` would put spaces around the colons.
    (@example Self::$name:ident($x:ident)) => { concat!("f32::", stringify!($name), "(", stringify!($x), ")") };
    (@example $($example:tt)*) => { stringify!($($example)*) };
    ($spelling:ident $domain:ident $rounds:ident $doc:literal $($example:tt)*) => {
        concat!(
            "| `", $crate::method_line!(@example $($example)*), "` | ", $crate::method_line!(@on $domain), " | ",
            $crate::method_line!(@mode $rounds), " | ", $doc, " |\n"
        )
    };
}
