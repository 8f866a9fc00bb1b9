//! The meaning of a kernel at a position: plain arithmetic on words, then the meaning of its program.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::fault::{Fault, FaultKind};

use super::{Gather, IndexExpr, Operator, SLICES};
use crate::plain::{cast, outcomes};
use crate::run::Outcome;

impl Gather {
    /// How many elements a slice has.
    pub(super) fn len(&self, slice: usize) -> usize {
        self.slices[slice].len() / SLICES[slice].1
    }

    /// The first fault, if there is one: its element and its text.
    pub fn first_fault(outcomes: &[Outcome]) -> Option<(usize, String)> {
        let mut outcomes = outcomes.iter().enumerate();
        outcomes.find_map(|(element, outcome)| match outcome {
            Outcome::Fault(text) => Some((element, text.clone())),
            Outcome::Values(_) => None,
        })
    }

    /// The outcome at each position.
    pub fn meaning(&self) -> Vec<Outcome> {
        let positions = self.positions();
        positions
            .into_iter()
            .map(|position| self.meaning_at(position))
            .collect()
    }

    fn meaning_at(&self, position: [usize; 3]) -> Outcome {
        match self.gathered(position) {
            Ok(params) => {
                // The number of an element, of which nothing draws.
                let input = [0].into_iter().chain(params).collect();
                outcomes(&self.program, &[input]).remove(0)
            }
            Err(kind) => Outcome::Fault(
                Fault {
                    function: self.name,
                    kind,
                }
                .to_string(),
            ),
        }
    }

    /// The scalars of the program's parameters.
    fn gathered(&self, position: [usize; 3]) -> Result<Vec<u64>, FaultKind> {
        let reads = self.reads.iter();
        reads
            .map(|read| {
                let (index, len) = (self.index(&read.at, position)?, self.len(read.slice) as u64);
                if index >= len {
                    return Err(FaultKind::OutOfBounds { index, len });
                }
                let (ty, parts) = SLICES[read.slice];
                let bits = self.slices[read.slice][index as usize * parts + read.part];
                Ok(cast(Rounding::NearestEven, read.to, ty, bits))
            })
            .collect()
    }

    fn index(&self, index: &IndexExpr, position: [usize; 3]) -> Result<u64, FaultKind> {
        Ok(match index {
            IndexExpr::Axis(axis) => position[*axis] as u64,
            IndexExpr::Len(slice) => self.len(*slice) as u64,
            IndexExpr::Const(value) => *value,
            IndexExpr::Binary(operator, operands) => {
                let (x, y) = (
                    self.index(&operands.0, position)?,
                    self.index(&operands.1, position)?,
                );
                match operator {
                    Operator::Add => x.wrapping_add(y),
                    Operator::Sub => x.wrapping_sub(y),
                    Operator::Mul => x.wrapping_mul(y),
                    Operator::Rem => x.checked_rem(y).ok_or(FaultKind::DivisionByZero)?,
                }
            }
        })
    }
}
