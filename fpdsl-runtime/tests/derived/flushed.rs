//! The right results of flushed operations, by the oracles of operations that flush nothing: a subnormal binary32 number is
//! read and written as a zero of its sign.

use fpdsl_ops::{Flushing, Shape};
use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;

use super::oracle::ORACLES;
use super::parts::Part;
use super::support::oracle::ORACLES as ARITHMETIC;
use super::support::table::Op;
use super::table::Words;

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

/// A word of the results of derived operations, side by side; those that flushing leaves as they are see what is given.
pub fn word(parts: &[Part], format: Format, mode: Rounding, operands: Words) -> u64 {
    let of = |part: Part| {
        let row = part.operation().row();
        let (x, y, z) = operands;
        let y_is_float = row.shape != Shape::Scaled;
        let seen = match row.flushing {
            Flushing::Kept => operands,
            Flushing::Flushed | Flushing::Operands if y_is_float => {
                (flush(format, x), flush(format, y), flush(format, z))
            }
            Flushing::Flushed | Flushing::Operands => (flush(format, x), y, z),
        };
        let mut answers = ORACLES
            .iter()
            .filter_map(|(_, oracle)| oracle(part, format, mode, seen));
        let answer = part.canonical(format, answers.next().expect("every operation has an oracle"));
        match row.flushing {
            Flushing::Flushed if part.is_float() => flush(format, answer),
            Flushing::Flushed | Flushing::Operands | Flushing::Kept => answer,
        }
    };
    let shift = |place| place * 64 / parts.len();
    (parts.iter().enumerate()).fold(0, |word, (place, &part)| word | of(part) << shift(place))
}
