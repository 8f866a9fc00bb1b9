//! Operators and methods.

use super::types::{PAIRS, ScalarType, Type, WITH_INT, bits_of, is_float};

/// Operators whose operands and result have one type (the shifts' right operand has one of its own).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryOp {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `%`
    Rem,
    /// `&`
    BitAnd,
    /// `|`
    BitOr,
    /// `^`
    BitXor,
    /// `<<`
    Shl,
    /// `>>`
    Shr,
}

/// Comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// `==`
    Eq,
    /// `!=`
    Ne,
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
}

/// What a method is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Domain {
    /// Floats.
    Float,
    /// Floats and integers.
    Number,
    /// Floats and signed integers.
    Signed,
}

/// What a method gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gives {
    /// A value of its receiver's type.
    Same,
    /// A value of this type.
    To(ScalarType),
    /// The unsigned integer of its receiver's width.
    Bits,
    /// A value of its receiver's type and an `i32`.
    WithInt,
    /// Two values of its receiver's type.
    Pair,
}

macro_rules! methods {
    ($($Method:ident $name:literal $arity:literal $domain:ident $gives:expr;)*) => {
        /// Methods of scalars. Those that promise no bits (`approx_div` and its kin) are not among them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum Method {
            $($Method,)*
        }

        impl Method {
            /// All of them.
            pub const ALL: &[Method] = &[$(Method::$Method),*];

            /// What it is called.
            pub fn name(self) -> &'static str {
                match self {
                    $(Method::$Method => $name,)*
                }
            }

            /// How many operands it has, the receiver counted.
            pub fn arity(self) -> usize {
                match self {
                    $(Method::$Method => $arity,)*
                }
            }

            /// What it is for.
            pub fn domain(self) -> Domain {
                match self {
                    $(Method::$Method => Domain::$domain,)*
                }
            }

            /// What it gives.
            pub fn gives(self) -> Gives {
                match self {
                    $(Method::$Method => $gives,)*
                }
            }
        }
    };
}

use Gives::{Bits, Pair, Same, To, WithInt};
const BOOL: Gives = To(ScalarType::Bool);
const I32: Gives = To(ScalarType::I32);

methods! {
    Sqrt "sqrt" 1 Float Same;
    Recip "recip" 1 Float Same;
    Rsqrt "rsqrt" 1 Float Same;
    Abs "abs" 1 Signed Same;
    Min "min" 2 Number Same;
    Max "max" 2 Number Same;
    Minimum "minimum" 2 Float Same;
    Maximum "maximum" 2 Float Same;
    Clamp "clamp" 3 Number Same;
    Saturate "saturate" 1 Float Same;
    MulAdd "mul_add" 3 Float Same;
    IeeeRemainder "ieee_remainder" 2 Float Same;
    Remquo "remquo" 2 Float WithInt;
    Floor "floor" 1 Float Same;
    Ceil "ceil" 1 Float Same;
    Trunc "trunc" 1 Float Same;
    Round "round" 1 Float Same;
    RoundTiesEven "round_ties_even" 1 Float Same;
    Rint "rint" 1 Float Same;
    ToI8 "to_i8" 1 Float To(ScalarType::I8);
    ToI16 "to_i16" 1 Float To(ScalarType::I16);
    ToI32 "to_i32" 1 Float To(ScalarType::I32);
    ToI64 "to_i64" 1 Float To(ScalarType::I64);
    ToU8 "to_u8" 1 Float To(ScalarType::U8);
    ToU16 "to_u16" 1 Float To(ScalarType::U16);
    ToU32 "to_u32" 1 Float To(ScalarType::U32);
    ToU64 "to_u64" 1 Float To(ScalarType::U64);
    ToUsize "to_usize" 1 Float To(ScalarType::Usize);
    Scalbn "scalbn" 2 Float Same;
    Ldexp "ldexp" 2 Float Same;
    Ilogb "ilogb" 1 Float I32;
    Logb "logb" 1 Float Same;
    Frexp "frexp" 1 Float WithInt;
    Modf "modf" 1 Float Pair;
    NextUp "next_up" 1 Float Same;
    NextDown "next_down" 1 Float Same;
    Ulp "ulp" 1 Float Same;
    Copysign "copysign" 2 Float Same;
    TotalCmp "total_cmp" 2 Float I32;
    IsNan "is_nan" 1 Float BOOL;
    IsInfinite "is_infinite" 1 Float BOOL;
    IsFinite "is_finite" 1 Float BOOL;
    IsNormal "is_normal" 1 Float BOOL;
    IsSubnormal "is_subnormal" 1 Float BOOL;
    IsZero "is_zero" 1 Float BOOL;
    IsSignNegative "is_sign_negative" 1 Float BOOL;
    IsSignPositive "is_sign_positive" 1 Float BOOL;
    ToBits "to_bits" 1 Float Bits;
}

impl Domain {
    /// Whether a type is in it.
    pub fn has(self, ty: ScalarType) -> bool {
        let signed = matches!(
            ty,
            ScalarType::I8 | ScalarType::I16 | ScalarType::I32 | ScalarType::I64
        );
        match self {
            Domain::Float => is_float(ty),
            Domain::Number => ty != ScalarType::Bool,
            Domain::Signed => is_float(ty) || signed,
        }
    }
}

impl Method {
    /// The type of the result for a receiver of type `ty`.
    pub fn result(self, ty: ScalarType) -> Type {
        match self.gives() {
            Gives::Same => Type::Scalar(ty),
            Gives::To(to) => Type::Scalar(to),
            Gives::Bits => Type::Scalar(bits_of(ty)),
            Gives::WithInt => of_float(WITH_INT, ty),
            Gives::Pair => of_float(PAIRS, ty),
        }
    }

    /// The type of an operand by its number for a receiver of type `ty`.
    pub fn operand(self, number: usize, ty: ScalarType) -> ScalarType {
        match (self, number) {
            (Method::Scalbn | Method::Ldexp, 1) => ScalarType::I32,
            _ => ty,
        }
    }
}

/// The type whose first component is `ty`.
fn of_float(types: [Type; 4], ty: ScalarType) -> Type {
    let found = types.into_iter().find(|of| of.field(0).0 == Type::Scalar(ty));
    found.expect("there is one for each float type")
}
