//! The operations of the IR.

use crate::mode::Rounding;

/// An operation on scalars; its operands and its result have types, which say what it is.
///
/// Operations that round carry their mode. Integers have no use for it and ignore it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// Its operand: a `let` of something that has a name already.
    Copy,
    /// `x + y`.
    Add(Rounding),
    /// `x - y`.
    Sub(Rounding),
    /// `x * y`.
    Mul(Rounding),
    /// `x / y`; a [`Stmt::Check`](super::Stmt::Check) before it guards an integer `y`.
    Div(Rounding),
    /// The remainder of truncated division; guarded likewise.
    Rem,
    /// `x * y + z`, rounded once.
    MulAdd(Rounding),
    /// The square root.
    Sqrt(Rounding),
    /// `1 / x`, rounded once.
    Recip(Rounding),
    /// The integer that a float rounds to, as a float.
    Rint(Rounding),
    /// The nearest integer, ties away from zero, as a float.
    RoundTiesAway,
    /// A subnormal binary32 number as the zero of its sign.
    Flush,
    /// An operation on binary32 that the GPU approximates and everything else rounds to nearest.
    Approx(Approximate),
    /// `-x`.
    Neg,
    /// `|x|`.
    Abs,
    /// `minimumNumber` for floats.
    Min,
    /// `maximumNumber` for floats.
    Max,
    /// A comparison.
    Compare(Comparison),
    /// The encoding, NaN made canonical.
    ToBits,
    /// The float with an encoding.
    FromBits,
    /// `x as T`, where `T` is the result's type, rounded in the mode; from integer to integer the mode is toward zero
    /// and means nothing.
    Cast(Rounding),
    /// `x & y`.
    BitAnd,
    /// `x | y`.
    BitOr,
    /// `x ^ y`.
    BitXor,
    /// `!x`.
    Not,
    /// `x << (n mod width)`, `n` a `u32`.
    Shl,
    /// `x >> (n mod width)`, `n` a `u32`.
    Shr,
    /// `x && y`, where evaluating `y` has no effect and cannot fault.
    And,
    /// `x || y`, likewise.
    Or,
    /// `if c { x } else { y }`, operands in this order.
    Select,
    /// `[x0, x1, …][i]`: the first operand is `i`, a `usize` that a check has found to be in bounds.
    Index,
    /// The length of the slice in this buffer of the inputs; no operands.
    Len(u32),
    /// A scalar of an element of a slice: the operand is the element's position, a `usize` that a check has found to be in
    /// bounds.
    Load {
        /// The slice: a position in the inputs' buffers.
        buffer: u32,
        /// Which scalar of the element.
        offset: u32,
    },
}

/// The operations with an approximate form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Approximate {
    /// `x / y`.
    Div,
    /// The square root.
    Sqrt,
    /// `1 / x`.
    Rcp,
    /// `1 / sqrt(x)`.
    Rsqrt,
}

/// The comparisons; those of floats are quiet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// `x == y`.
    Eq,
    /// `x != y`: true if either is NaN.
    Ne,
    /// `x < y`.
    Lt,
    /// `x <= y`.
    Le,
    /// `x > y`.
    Gt,
    /// `x >= y`.
    Ge,
}

impl Comparison {
    /// The name in listings.
    pub const fn name(self) -> &'static str {
        match self {
            Comparison::Eq => "eq",
            Comparison::Ne => "ne",
            Comparison::Lt => "lt",
            Comparison::Le => "le",
            Comparison::Gt => "gt",
            Comparison::Ge => "ge",
        }
    }

    /// The operator in Rust and C.
    pub const fn symbol(self) -> &'static str {
        match self {
            Comparison::Eq => "==",
            Comparison::Ne => "!=",
            Comparison::Lt => "<",
            Comparison::Le => "<=",
            Comparison::Gt => ">",
            Comparison::Ge => ">=",
        }
    }
}

impl Op {
    /// The name in listings.
    pub const fn name(self) -> &'static str {
        match self {
            Op::Copy => "copy",
            Op::Add(_) => "add",
            Op::Sub(_) => "sub",
            Op::Mul(_) => "mul",
            Op::Div(_) => "div",
            Op::Rem => "rem",
            Op::MulAdd(_) => "mul_add",
            Op::Sqrt(_) => "sqrt",
            Op::Recip(_) => "recip",
            Op::Rint(_) => "rint",
            Op::RoundTiesAway => "round",
            Op::Flush => "flush",
            Op::Approx(Approximate::Div) => "approx_div",
            Op::Approx(Approximate::Sqrt) => "approx_sqrt",
            Op::Approx(Approximate::Rcp) => "approx_rcp",
            Op::Approx(Approximate::Rsqrt) => "approx_rsqrt",
            Op::Neg => "neg",
            Op::Abs => "abs",
            Op::Min => "min",
            Op::Max => "max",
            Op::Compare(comparison) => comparison.name(),
            Op::ToBits => "to_bits",
            Op::FromBits => "from_bits",
            Op::Cast(_) => "cast",
            Op::BitAnd => "bitand",
            Op::BitOr => "bitor",
            Op::BitXor => "bitxor",
            Op::Not => "not",
            Op::Shl => "shl",
            Op::Shr => "shr",
            Op::And => "and",
            Op::Or => "or",
            Op::Select => "select",
            Op::Index => "index",
            Op::Len(_) => "len",
            Op::Load { .. } => "load",
        }
    }

    /// The mode, if the operation can round.
    pub const fn rounding(self) -> Option<Rounding> {
        match self {
            Op::Add(mode)
            | Op::Sub(mode)
            | Op::Mul(mode)
            | Op::Div(mode)
            | Op::MulAdd(mode)
            | Op::Sqrt(mode)
            | Op::Recip(mode)
            | Op::Rint(mode)
            | Op::Cast(mode) => Some(mode),
            Op::Copy
            | Op::Rem
            | Op::RoundTiesAway
            | Op::Flush
            | Op::Approx(_)
            | Op::Neg
            | Op::Abs
            | Op::Min
            | Op::Max
            | Op::Compare(_)
            | Op::ToBits
            | Op::FromBits
            | Op::BitAnd
            | Op::BitOr
            | Op::BitXor
            | Op::Not
            | Op::Shl
            | Op::Shr
            | Op::And
            | Op::Or
            | Op::Select
            | Op::Index
            | Op::Len(_)
            | Op::Load { .. } => None,
        }
    }
}
