//! One operation in one format: how it is run, and what is right.

use fpdsl::backend::{Level, call_at};
use fpdsl::generic::{Function, Rounding};
use fpdsl::{Device, Error};
use fpdsl_runtime::format::Format;
use fpdsl_runtime::soft;

use crate::words::{Case, Operands, Pair, Results, WordType};

/// Runs cases on a device.
pub type MapCases = fn(&Device, &[Case], &mut [Pair]) -> Result<(), Error>;

/// A function of words on every backend.
#[derive(Clone, Copy)]
pub struct Runner {
    /// On a scalar backend, case after case.
    pub scalar: fn(Level, &[Case], &mut [Pair]),
    /// On a device.
    pub map: MapCases,
    /// The types of the operands.
    pub operands: &'static [WordType],
    /// The types of the results.
    pub results: &'static [WordType],
}

impl Runner {
    /// The runner of an annotated function.
    pub fn of<F: Function<Args: Operands, Out: Results>>() -> Self {
        Runner {
            scalar: |level, cases, results| {
                for (case, result) in cases.iter().zip(results) {
                    *result = call_at::<F>(level, F::Args::of(case)).pair();
                }
            },
            map: |device, cases, results| F::Out::pairs(F::Args::map::<F>(device, cases)?, results),
            operands: F::Args::TYPES,
            results: F::Out::TYPES,
        }
    }
}

/// The kind of cases that are hard for an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Operands on their own.
    Plain,
    /// Near cancellation, and exponents up to a precision apart.
    Sum,
    /// Results at the ends of the range.
    Product,
    /// The same for quotients, and halfway cases.
    Quotient,
    /// A product and an addend that all but cancel.
    Fused,
    /// Two products that all but cancel.
    Products,
    /// Numbers near integers and near halves.
    Integral,
    /// The second operand is an exponent.
    Scale,
    /// The operand is an integer.
    Integer,
}

/// The results by definition, in integers alone.
pub type Reference = fn(Format, Rounding, Case) -> Pair;

/// One operation in one format.
pub struct Row {
    /// As in `fpdsl_runtime::ops`; for a conversion `as_f32`, `from_i8` and so on.
    pub op: &'static str,
    /// Its operands' format, or a conversion's result's.
    pub format: Format,
    /// True if subnormal binary32 numbers are flushed.
    pub ftz: bool,
    /// The kind of cases that are hard for it.
    pub shape: Shape,
    /// In each mode, or once where nothing is rounded.
    pub runners: Vec<(Option<Rounding>, Runner)>,
    /// None for approximations, whose bits are not promised.
    pub reference: Option<Reference>,
}

impl Row {
    /// `f32`, or `f32 ftz`.
    pub fn format_name(&self) -> String {
        format!("{}{}", self.format, if self.ftz { " ftz" } else { "" })
    }

    /// The types of the operands.
    pub fn operands(&self) -> &'static [WordType] {
        self.runners[0].1.operands
    }

    /// The types of the results.
    pub fn results(&self) -> &'static [WordType] {
        self.runners[0].1.results
    }

    /// The right results; none for approximations.
    pub fn expected(&self, mode: Option<Rounding>, mut case: Case) -> Option<Pair> {
        let reference = self.reference?;
        let mode = mode.unwrap_or(Rounding::NearestEven);
        if self.ftz {
            flush(self.operands(), &mut case);
        }
        let mut pair = reference(self.format, mode, case);
        if self.ftz {
            flush(self.results(), &mut pair);
        }
        Some(pair)
    }

    /// Returns true if two results are the same: their bits are equal, or both are NaN.
    pub fn same(&self, x: Pair, y: Pair) -> bool {
        let words = self.results().iter().zip(x.into_iter().zip(y));
        x == y
            || words
                .into_iter()
                .all(|(ty, (x, y))| ty.canonical(x) == ty.canonical(y))
    }
}

fn flush(types: &[WordType], words: &mut [u64]) {
    for (ty, word) in types.iter().zip(words) {
        if let WordType::Float(format) = ty {
            *word = soft::flush(*format, *word);
        }
    }
}
