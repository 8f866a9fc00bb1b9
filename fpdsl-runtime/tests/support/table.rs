//! The operation table: what there is to test, and who can say what is right.

use fpdsl_ops::Operation;
use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;

/// An integer type, as (signed, width); `usize` is 64 bits wide, and goes along with `u64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IntType {
    pub signed: bool,
    pub width: u32,
}

impl IntType {
    pub const ALL: [IntType; 8] = [
        IntType {
            signed: true,
            width: 8,
        },
        IntType {
            signed: true,
            width: 16,
        },
        IntType {
            signed: true,
            width: 32,
        },
        IntType {
            signed: true,
            width: 64,
        },
        IntType {
            signed: false,
            width: 8,
        },
        IntType {
            signed: false,
            width: 16,
        },
        IntType {
            signed: false,
            width: 32,
        },
        IntType {
            signed: false,
            width: 64,
        },
    ];

    pub const fn min(self) -> i128 {
        if self.signed { -(1 << (self.width - 1)) } else { 0 }
    }

    pub const fn max(self) -> i128 {
        if self.signed {
            (1 << (self.width - 1)) - 1
        } else {
            (1 << self.width) - 1
        }
    }

    /// The value in the low bits of a word.
    pub const fn decode(self, bits: u64) -> i128 {
        let unused = 64 - self.width;
        if self.signed {
            ((bits << unused) as i64 >> unused) as i128
        } else {
            (bits << unused >> unused) as i128
        }
    }

    /// The inverse of [`IntType::decode`].
    pub const fn encode(self, value: i128) -> u64 {
        let unused = 64 - self.width;
        (value as u64) << unused >> unused
    }
}

/// An operation. Operands and results are encodings in `u64`; comparisons give 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    Add,
    Sub,
    Mul,
    Div,
    Sqrt,
    Fma,
    Recip,
    Rem,
    Min,
    Max,
    Neg,
    Abs,
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
    /// From the row's format to this one.
    Convert(Format),
    /// `as`: toward zero, saturating, NaN is 0.
    ToInt(IntType),
    /// From this type to the row's format.
    FromInt(IntType),
}

impl Op {
    /// The operations whose operands are of the row's format alone.
    pub const ARITHMETIC: [Op; 18] = [
        Op::Add,
        Op::Sub,
        Op::Mul,
        Op::Div,
        Op::Sqrt,
        Op::Fma,
        Op::Recip,
        Op::Rem,
        Op::Min,
        Op::Max,
        Op::Neg,
        Op::Abs,
        Op::Lt,
        Op::Le,
        Op::Gt,
        Op::Ge,
        Op::Eq,
        Op::Ne,
    ];

    /// The function of `fpdsl_runtime::ops` that is the operation.
    #[allow(dead_code)] // Only some suites that include this file ask.
    pub const fn function(self) -> &'static str {
        match self {
            Op::Convert(_) | Op::ToInt(_) | Op::FromInt(_) => "cast",
            operation => operation.operation().row().name,
        }
    }

    /// The operation of the table among [`Op::ARITHMETIC`].
    pub const fn operation(self) -> Operation {
        match self {
            Op::Add => Operation::Add,
            Op::Sub => Operation::Sub,
            Op::Mul => Operation::Mul,
            Op::Div => Operation::Div,
            Op::Sqrt => Operation::Sqrt,
            Op::Fma => Operation::MulAdd,
            Op::Recip => Operation::Recip,
            Op::Rem => Operation::Rem,
            Op::Min => Operation::Min,
            Op::Max => Operation::Max,
            Op::Neg => Operation::Neg,
            Op::Abs => Operation::Abs,
            Op::Lt => Operation::Lt,
            Op::Le => Operation::Le,
            Op::Gt => Operation::Gt,
            Op::Ge => Operation::Ge,
            Op::Eq => Operation::Eq,
            Op::Ne => Operation::Ne,
            Op::Convert(_) | Op::ToInt(_) | Op::FromInt(_) => panic!("a cast is no row of the table"),
        }
    }

    /// The number of operands.
    pub const fn arity(self) -> usize {
        match self {
            Op::Sqrt | Op::Recip | Op::Neg | Op::Abs | Op::Convert(_) | Op::ToInt(_) | Op::FromInt(_) => 1,
            Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Rem | Op::Min | Op::Max => 2,
            Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Eq | Op::Ne => 2,
            Op::Fma => 3,
        }
    }

    /// The modes to test it in: all four if it rounds.
    pub const fn modes(self) -> &'static [Rounding] {
        match self {
            Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Sqrt | Op::Fma | Op::Recip => &Rounding::ALL,
            Op::Convert(_) | Op::FromInt(_) => &Rounding::ALL,
            Op::Rem | Op::Min | Op::Max | Op::Neg | Op::Abs | Op::ToInt(_) => &[Rounding::NearestEven],
            Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Eq | Op::Ne => &[Rounding::NearestEven],
        }
    }

    /// The format of the result, if it is a floating-point number.
    pub const fn result(self, format: Format) -> Option<Format> {
        match self {
            Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Sqrt | Op::Fma | Op::Recip => Some(format),
            Op::Rem | Op::Min | Op::Max | Op::Neg | Op::Abs | Op::FromInt(_) => Some(format),
            Op::Convert(to) => Some(to),
            Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Eq | Op::Ne | Op::ToInt(_) => None,
        }
    }
}

/// Every operation of a format.
pub fn rows(format: Format) -> Vec<Op> {
    let mut rows = Op::ARITHMETIC.to_vec();
    rows.extend(
        Format::ALL
            .iter()
            .filter(|&&to| to != format)
            .map(|&to| Op::Convert(to)),
    );
    rows.extend(IntType::ALL.iter().map(|&int| Op::ToInt(int)));
    rows.extend(IntType::ALL.iter().map(|&int| Op::FromInt(int)));
    rows
}
