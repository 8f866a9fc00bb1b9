//! The operations of the IR.

use fpdsl_macros::for_each_operation;

use super::Array;
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
    /// `x * y + z * w`, rounded once.
    Dot2(Rounding),
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
    /// The encoding of a number. Of a NaN it is any NaN's, whichever a device finds it to be, so nothing that a user sees may depend on
    /// it. The library's own functions have it, bodies do not.
    NumberToBits,
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
    /// The number of zeros above the highest one, as a `u32`.
    LeadingZeros,
    /// The number of ones, as a `u32`.
    CountOnes,
    /// The bits in the opposite order.
    ReverseBits,
    /// The high half of the product of twice the width.
    MulHi,
    /// `x && y`, where evaluating `y` has no effect and cannot fault.
    And,
    /// `x || y`, likewise.
    Or,
    /// `if c { x } else { y }`, operands in this order.
    Select,
    /// `[x0, x1, …][i]` of a few scalars: the first operand is `i`, a `usize` that a check has found to be in bounds.
    Index,
    /// A scalar of an array in memory, as it is where the statement stands: the operand is its position, a `usize` that is in bounds.
    Element(Array),
    /// The length of the slice or the row in this buffer of the inputs; no operands.
    Len(u32),
    /// A scalar of an element of a slice: the operand is the element's position, a `usize` that a check has found to be in
    /// bounds.
    Load {
        /// The slice: a position in the inputs' buffers.
        buffer: u32,
        /// Which scalar of the element.
        offset: u32,
    },
    /// A scalar of a row, as it is where the statement stands: the operand is its position in the memory of all rows, a `usize` that is in
    /// bounds. The row is a position in the inputs' buffers.
    Read(u32),
    /// Returns true on a processor that computes in binary64 many times slower than in binary32; no operands. It chooses between two
    /// forms of a function that have the same results.
    SlowDoubles,
    /// A scalar of an entry of a table: the operand is the entry's position, a `usize` that is in bounds.
    Entry {
        /// The table: a position in [`Kernel::tables`](super::Kernel::tables).
        table: u32,
        /// Which scalar of the entry.
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

/// An operation in a mode.
type InMode = fn(Rounding) -> Op;

impl Op {
    /// The name in listings.
    pub const fn name(self) -> &'static str {
        for_each_operation! {
            match self {
                Op::Copy => "copy",
                Op::Flush => "flush",
                Op::Approx(Approximate::Div) => "approx_div",
                Op::Approx(Approximate::Sqrt) => "approx_sqrt",
                Op::Approx(Approximate::Rcp) => "approx_rcp",
                Op::Approx(Approximate::Rsqrt) => "approx_rsqrt",
                Op::Compare(comparison) => comparison.name(),
                Op::NumberToBits => "number_to_bits",
                Op::Cast(_) => "cast",
                Op::Shl => "shl",
                Op::Shr => "shr",
                Op::And => "and",
                Op::Or => "or",
                Op::Select => "select",
                Op::Index => "index",
                Op::Element(_) => "element",
                Op::Len(_) => "len",
                Op::SlowDoubles => "slow_doubles",
                Op::Load { .. } => "load",
                Op::Read(_) => "read",
                Op::Entry { .. } => "entry",
                #for primitive { Op::#Op #if rounded { (_) } => stringify!(#name), }
            }
        }
    }

    /// The mode, if the operation can round.
    pub const fn rounding(self) -> Option<Rounding> {
        match self.rounded() {
            Some((mode, _)) => Some(mode),
            None => None,
        }
    }

    /// The operation in another mode, if it can round.
    #[must_use]
    pub fn in_mode(self, mode: Rounding) -> Self {
        self.rounded().map_or(self, |(_, op)| op(mode))
    }

    /// The mode, and the operation in any mode.
    const fn rounded(self) -> Option<(Rounding, InMode)> {
        for_each_operation! {
            match self {
                Op::Cast(mode) => Some((mode, Op::Cast)),
                #for primitive && rounded { Op::#Op(mode) => Some((mode, Op::#Op)), }
                Op::Copy
                | Op::Flush
                | Op::Approx(_)
                | Op::Compare(_)
                | Op::NumberToBits
                | Op::Shl
                | Op::Shr
                | Op::And
                | Op::Or
                | Op::Select
                | Op::Index
                | Op::Element(_)
                | Op::Len(_)
                | Op::SlowDoubles
                | Op::Load { .. }
                | Op::Read(_)
                | Op::Entry { .. }
                #for primitive && exact { | Op::#Op } => None,
            }
        }
    }
}
