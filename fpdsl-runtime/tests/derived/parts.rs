//! The parts of a row's results: operations that oracles know.

use fpdsl_ops::{Operation, ScalarType, Shape};
use fpdsl_runtime::format::Format;

pub use super::support::table::IntType;
pub use Part::{First, Second};

/// A result of an operation, the first or the second of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    First(Operation),
    Second(Operation),
}

impl Part {
    pub fn operation(self) -> Operation {
        let (First(operation) | Second(operation)) = self;
        operation
    }

    /// The type of the result, for operands of a format; none if it is that of the operands.
    fn result(self) -> Option<ScalarType> {
        match (self, self.operation().row().shape) {
            (First(_), Shape::To(ty)) => Some(ty),
            (Second(_), Shape::WithInt) => Some(ScalarType::I32),
            _ => None,
        }
    }

    /// The integer type that a number is rounded to.
    pub fn int(self) -> Option<IntType> {
        match (self.operation().row().rounds, self.result()?.int_range()?) {
            (true, (least, most)) => Some(IntType {
                signed: least < 0,
                width: (most - least + 1).trailing_zeros(),
            }),
            (false, _) => None,
        }
    }

    /// Returns true if the result is a number of the format.
    pub fn is_float(self) -> bool {
        self.result().is_none()
    }

    /// An oracle's NaN made canonical, as the subjects' are.
    pub fn canonical(self, format: Format, bits: u64) -> u64 {
        if self.is_float() {
            format.canonical(bits)
        } else {
            bits
        }
    }

    /// A word of the reference, sign-extended as the subjects' are where it has a word of its own.
    pub fn extended(self, word: u64) -> u64 {
        match self.result() {
            Some(ScalarType::I32) if self.int().is_none() => word as i32 as i64 as u64,
            _ => word,
        }
    }
}
