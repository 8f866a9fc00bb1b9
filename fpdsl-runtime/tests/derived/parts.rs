//! What the words of a row's results are made of: the operations that oracles know.

use fpdsl_runtime::format::Format;

pub use super::support::table::IntType;
use super::table::Op;

/// An operation with one result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Floor,
    Ceil,
    Trunc,
    Round,
    RoundTiesEven,
    Rint,
    ToInt(IntType),
    Rsqrt,
    Scalbn,
    Significand,
    Exponent,
    Ilogb,
    Logb,
    Fraction,
    Whole,
    NextUp,
    NextDown,
    Ulp,
    Saturate,
    Class,
    Copysign,
    Minimum,
    Maximum,
    TotalCmp,
    Remainder,
    Quotient,
    Clamp,
}

impl Part {
    /// Whether the result is a number of the format.
    pub fn is_float(self) -> bool {
        match self {
            Part::ToInt(_) | Part::Exponent | Part::Ilogb | Part::Class | Part::TotalCmp | Part::Quotient => {
                false
            }
            Part::Floor | Part::Ceil | Part::Trunc | Part::Round | Part::RoundTiesEven | Part::Rint => true,
            Part::Rsqrt | Part::Scalbn | Part::Significand | Part::Logb | Part::Fraction | Part::Whole => {
                true
            }
            Part::NextUp | Part::NextDown | Part::Ulp | Part::Saturate | Part::Copysign | Part::Minimum => {
                true
            }
            Part::Maximum | Part::Remainder | Part::Clamp => true,
        }
    }

    /// An oracle's NaN made canonical, as the subjects' are.
    pub fn canonical(self, format: Format, bits: u64) -> u64 {
        if self.is_float() {
            format.canonical(bits)
        } else {
            bits
        }
    }
}

const fn to(signed: bool, width: u32) -> Part {
    Part::ToInt(IntType { signed, width })
}

const I8_U8_I16_U16: [Part; 4] = [to(true, 8), to(false, 8), to(true, 16), to(false, 16)];
const I64: [Part; 1] = [to(true, 64)];
const U64: [Part; 1] = [to(false, 64)];
const I32_U32: [Part; 2] = [to(true, 32), to(false, 32)];

/// The parts of the first and of the second word, lowest first; a word is divided evenly.
pub fn parts(op: Op) -> [&'static [Part]; 2] {
    match op {
        Op::FloorCeil => [&[Part::Floor], &[Part::Ceil]],
        Op::TruncRound => [&[Part::Trunc], &[Part::Round]],
        Op::Rint => [&[Part::Rint], &[Part::RoundTiesEven]],
        Op::ToSmall => [&I8_U8_I16_U16, &I32_U32],
        Op::ToLarge => [&I64, &U64],
        Op::Rsqrt => [&[Part::Rsqrt], &[]],
        Op::Scalbn => [&[Part::Scalbn], &[]],
        Op::Frexp => [&[Part::Significand], &[Part::Exponent]],
        Op::LogbIlogb => [&[Part::Logb], &[Part::Ilogb]],
        Op::Modf => [&[Part::Fraction], &[Part::Whole]],
        Op::NextUpDown => [&[Part::NextUp], &[Part::NextDown]],
        Op::UlpSaturate => [&[Part::Ulp], &[Part::Saturate]],
        Op::Class => [&[Part::Class], &[]],
        Op::MinimumMaximum => [&[Part::Minimum], &[Part::Maximum]],
        Op::CopysignTotalCmp => [&[Part::Copysign], &[Part::TotalCmp]],
        Op::Remquo => [&[Part::Remainder], &[Part::Quotient]],
        Op::Clamp => [&[Part::Clamp], &[]],
    }
}
