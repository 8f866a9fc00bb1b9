//! What is right for flushed operations, by the oracles of operations that flush nothing: a subnormal binary32 number is
//! read and written as a zero of its sign.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;

use super::oracle::ORACLES;
use super::parts::{IntType, Part};
use super::support::oracle::ORACLES as ARITHMETIC;
use super::support::table::Op;
use super::table::Pair;

/// An operand or a result as PTX's `.ftz` has it.
pub fn flush(format: Format, x: u64) -> u64 {
    let (sign, exponent) = (1 << 31, 0xff << 23);
    if format == Format::F32 && x & exponent == 0 {
        x & sign
    } else {
        format.canonical(x)
    }
}

/// The first oracle's answer, flushed if it is a number.
pub fn op(op: Op, format: Format, mode: Rounding, operands: [u64; 3]) -> u64 {
    let mut answers = ARITHMETIC
        .iter()
        .filter_map(|(_, oracle)| oracle(op, format, mode, operands));
    let answer = answers.next().expect("every operation has an oracle");
    op.result(format).map_or(answer, |to| flush(to, answer))
}

/// The same of an operation that is derived.
pub fn part(part: Part, format: Format, mode: Rounding, operands: [u64; 3]) -> u64 {
    let operands = (operands[0], operands[1], operands[2]);
    let mut answers = ORACLES
        .iter()
        .filter_map(|(_, oracle)| oracle(part, format, mode, operands));
    let answer = answers.next().expect("every operation has an oracle");
    if part.is_float() {
        flush(format, answer)
    } else {
        answer
    }
}

/// An integer in the mode, sign-extended.
fn integer(format: Format, mode: Rounding, x: u64, signed: bool, width: u32) -> u64 {
    let int = IntType { signed, width };
    int.decode(part(Part::ToInt(int), format, mode, [x, 0, 0])) as u64
}

/// Conversions to integers of a width, with and without a sign.
pub fn integers(format: Format, mode: Rounding, x: u64, width: u32) -> Pair {
    let of = |signed| integer(format, mode, x, signed, width);
    (of(true), of(false))
}
