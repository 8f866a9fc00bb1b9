//! Roundings apart from the mode in force, by the definitions of the oracles.

use fpdsl_oracles::narrow::Narrow;
use fpdsl_oracles::philox::draw;
use fpdsl_oracles::stochastic::{self, Op, Outcome};
use fpdsl_oracles::storage::{self, Definition, Overflow};
use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::soft;

use super::Machine;
use super::operate::{cast, format, int};
use crate::ast::{Apart, By, Method, ScalarType, int_width, is_float};
use crate::run::{KEY, STREAM};

impl Machine<'_> {
    /// The next random bits.
    fn draw(&mut self) -> u32 {
        let number = self.run.draws;
        self.run.draws += 1;
        draw(KEY, STREAM, self.run.element, number)
    }

    /// Of operands of a type, to another.
    pub fn apart(
        &mut self,
        mode: Rounding,
        apart: Apart,
        from: ScalarType,
        words: [u64; 3],
        to: ScalarType,
    ) -> u64 {
        let x = words[0];
        match apart {
            Apart::Stochastic(operation) => {
                let float = stochastic::Format::from(format(to));
                rounded(to, &op(operation).exact(float, words), self.draw())
            }
            // Nothing is drawn for what the format has.
            Apart::StochasticCast if holds(to, from) => cast(Rounding::NearestEven, to, from, x),
            Apart::StochasticCast => {
                let exact = match is_float(from) {
                    true => Outcome::of(format(from).into(), x),
                    false => Outcome::of_integer(int(from, x)),
                };
                rounded(to, &exact, self.draw())
            }
            Apart::Stored {
                format: storage,
                overflows,
                by,
            } => {
                let overflow = match overflows {
                    true => Overflow::Overflows,
                    false => Overflow::Saturates,
                };
                let definition = Definition::of(storage);
                // Every float is a number of binary64.
                let number =
                    f64::from_bits(soft::convert(format(from), Format::F64, Rounding::NearestEven, x));
                let encoding = match by {
                    By::Mode => definition.rounded(number, mode.into(), overflow),
                    By::Away => definition.rounded(number, storage::Rounding::Away, overflow),
                    By::Draw => {
                        let (exact, bits) = (Outcome::of(format(from).into(), x), self.draw());
                        Narrow::of(storage).rounded(&exact, !overflows, bits) as u32
                    }
                };
                let number = definition.decoded(encoding).to_bits();
                soft::convert(Format::F64, Format::F32, Rounding::NearestEven, number)
            }
        }
    }
}

/// An exact result rounded by random bits.
fn rounded(ty: ScalarType, exact: &Outcome, bits: u32) -> u64 {
    match exact.rounded(format(ty).into(), bits) {
        stochastic::NAN => format(ty).quiet_nan(),
        word => word,
    }
}

/// An operation as the oracle has it.
fn op(operation: Method) -> Op {
    match operation {
        Method::Add => Op::Add,
        Method::Sub => Op::Sub,
        Method::Mul => Op::Mul,
        Method::Div => Op::Div,
        Method::Sqrt => Op::Sqrt,
        Method::Recip => Op::Recip,
        Method::MulAdd => Op::MulAdd,
        other => unreachable!("{other:?} does not round stochastically"),
    }
}

/// Returns true if a format has every value of a type.
fn holds(to: ScalarType, from: ScalarType) -> bool {
    let to = format(to);
    match is_float(from) {
        true => {
            let from = format(from);
            to.precision() >= from.precision() && to.max_exponent() >= from.max_exponent()
        }
        false => {
            let (width, signed) = int_width(from);
            width - u32::from(signed) <= to.precision()
        }
    }
}
