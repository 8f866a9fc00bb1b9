//! Roundings apart from the mode in force, by the definitions of the oracles.

use fpdsl_oracles::philox::draw;
use fpdsl_oracles::stochastic::{Outcome, exact};
use fpdsl_oracles::storage::{self, Definition, Overflow};
use fpdsl_runtime::Rounding;
use fpdsl_runtime::format::Format;
use fpdsl_runtime::soft;

use super::Machine;
use super::operate::{cast, format, int};
use crate::ast::{Apart, By, ScalarType, int_width, is_float};
use crate::bits::canonical;
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
                rounded(to, &exact(operation, format(to).into(), words), self.draw())
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
                let (definition, from) = (Definition::of(storage), format(from).into());
                let encoding = match by {
                    By::Mode => definition.encoded(from, x, mode.into(), overflow),
                    By::Away => definition.encoded(from, x, storage::Rounding::Away, overflow),
                    By::Draw => definition.encoded_by(from, x, self.draw(), overflow),
                };
                let number = definition.decoded(encoding).to_bits();
                soft::convert(Format::F64, Format::F32, Rounding::NearestEven, number)
            }
        }
    }
}

/// An exact result rounded by random bits.
fn rounded(ty: ScalarType, exact: &Outcome, bits: u32) -> u64 {
    canonical(ty, exact.rounded(format(ty).into(), bits))
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
