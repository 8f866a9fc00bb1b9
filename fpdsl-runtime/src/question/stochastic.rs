//! Operations with stochastic rounding: functions of the library, each of which is one operation to those who ask.
//!
//! The exact result is that of the same operation in any mode, so rounded down and up it is the two numbers that random bits choose from.

use crate::ir::writer::{Write as _, Writer, constant};
use crate::ir::{Op, Operand, Stochastic};
use crate::lift::ScalarType;
use crate::mode::Rounding;

/// The operation in another mode; none for what is no operation of its own.
pub(super) const fn in_mode(which: Stochastic, mode: Rounding) -> Option<Op> {
    Some(match which {
        Stochastic::Add => Op::Add(mode),
        Stochastic::Sub => Op::Sub(mode),
        Stochastic::Mul => Op::Mul(mode),
        Stochastic::Div => Op::Div(mode),
        Stochastic::MulAdd => Op::MulAdd(mode),
        Stochastic::Sqrt => Op::Sqrt(mode),
        Stochastic::Recip => Op::Recip(mode),
        Stochastic::Cast => Op::Cast(mode),
        Stochastic::Parts => return None,
    })
}

/// The operands of a call, which has its random bits behind them. Where the second part of a number that is converted is zero, the first
/// is the number.
pub(super) fn operands(which: Stochastic, args: &[Operand]) -> &[Operand] {
    match (which, args) {
        (Stochastic::Parts, _) | (_, []) => args,
        (Stochastic::Cast, [number, zero, _]) if *zero == constant(ScalarType::F64, 0) => {
            core::slice::from_ref(number)
        }
        (_, [operands @ .., _]) => operands,
    }
}

/// The two parts of a number that is converted, if it has two.
pub(super) fn parts(operands: &[Operand]) -> Option<[Operand; 2]> {
    <[Operand; 2]>::try_from(operands).ok()
}

/// The operation in a directed mode, which gives the neighbour of the exact result on that side.
pub(super) fn directed(
    w: &mut Writer<'_>,
    which: Stochastic,
    ty: ScalarType,
    operands: &[Operand],
    mode: Rounding,
) -> Option<Operand> {
    let op = in_mode(which, mode)?;
    if which != Stochastic::Cast {
        return Some(w.op(ty, op, operands));
    }
    // A sum that is rounded to one side, and then once more, is rounded to that side.
    let number = match parts(operands) {
        Some(parts) => w.op(ScalarType::F64, Op::Add(mode), &parts),
        None => operands[0],
    };
    Some(match ty {
        ScalarType::F64 => number,
        _ => w.op(ty, op, &[number]),
    })
}
