//! What is reported of a difference.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::lift::ScalarType;

use crate::inspect::Place;

/// Where the results of two runs begin to differ.
///
/// It displays as text, [`json`](Self::json) and [`html`](Self::html) give other forms.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DifferenceReport {
    /// The runs: the inspected call, and what it is compared with.
    pub runs: [Run; 2],
    /// The number of elements.
    pub elements: usize,
    /// How many of them have other results.
    pub differing: usize,
    /// The largest distance of two results in units in the last place, those of NaN and numbers left aside; for integers the difference.
    pub largest: u64,
    /// The first difference; none if the results are the same.
    pub difference: Option<FirstDifference>,
}

/// What gave results.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Run {
    /// The name of the function, or the label of foreign results.
    pub function: String,
    /// The name of the device; none for foreign results.
    pub device: Option<String>,
}

/// The first element whose results differ, and the operations that this begins with. Pairs are in the order of the runs.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FirstDifference {
    /// The element.
    pub element: usize,
    /// The scalars of the result that differ.
    pub results: Vec<NamedValues>,
    /// For each run the first operation that leads to a differing result and has a value that the other run does not have. Of foreign
    /// results that give no more than the values of variables, the first run's is the last operation of the first such variable.
    pub operations: [Option<OperationValues>; 2],
    /// The first variable of one name that leads to a differing result and has another value.
    pub variable: Option<VariableValues>,
    /// With foreign results, the operations of the first run between the last value that agrees and the first that differs: the difference
    /// begins in one of them.
    pub suspects: Vec<OperationValues>,
    /// For each run true if the interpreter, which computes in integers, has its results. None for foreign results.
    pub interpreted: [Option<bool>; 2],
}

/// Two values of one name.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NamedValues {
    /// The name: of a scalar of a result `.1`, `.re`, `[2]`, or nothing if there is only one.
    pub name: String,
    /// The values, in decimals and as encodings: `0.1 (0x3FB999999999999A)`.
    pub values: [String; 2],
    /// How far they are apart, in words: `3 ulps`.
    pub apart: String,
}

/// A variable with two values.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct VariableValues {
    /// The name: `x`, `z.re`, `v[2]`.
    pub name: String,
    /// Which of its values, from 1.
    pub turn: usize,
    /// The values.
    pub values: [String; 2],
    /// How far they are apart, in words.
    pub apart: String,
    /// For each run the operation that gave the value.
    pub operations: [Option<OperationValues>; 2],
}

/// An operation with its operands.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OperationValues {
    /// Where it stands, after the calls that lead there, the outermost first; empty for one that has no place in the source.
    pub path: Vec<Place>,
    /// The operation: `add`, `mul_add`, `cast`, `exp`.
    pub operation: &'static str,
    /// The mode; none for one that does not round.
    pub mode: Option<Rounding>,
    /// The type of its result.
    pub ty: ScalarType,
    /// Which evaluation of it in this element, from 1.
    pub turn: usize,
    /// The operands, in decimals and as encodings.
    pub operands: Vec<String>,
    /// The result.
    pub result: String,
}

impl DifferenceReport {
    /// Returns true if all results are the same.
    pub fn agrees(&self) -> bool {
        self.difference.is_none()
    }

    /// The report as JSON.
    pub fn json(&self) -> String {
        super::json::json(self)
    }

    /// The report as a page of HTML. It needs nothing else.
    pub fn html(&self) -> String {
        super::html::html(self)
    }
}

impl OperationValues {
    /// Where it stands, if the source has a place for it.
    pub fn place(&self) -> Option<&Place> {
        self.path.last()
    }

    /// The operation and its mode: `add, rn, f64`.
    pub(super) fn about(&self) -> String {
        match self.mode {
            Some(mode) => format!("{}, {}, {}", self.operation, mode.name(), self.ty.name()),
            None => format!("{}, {}", self.operation, self.ty.name()),
        }
    }
}
