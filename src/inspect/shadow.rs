//! The body once more with more digits.

use std::fmt;

use fpdsl_runtime::device::{Inspected, Tally};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::question::{self, AnyQuestion, Watched};
use serde_json::{Value, json};

use super::asking::Asking;
use super::firsts::Firsts;
use super::lost::{self, Lost, bits_lost, worst_counter, wrong_part};
use super::operation::Operation;
use super::results::{Column, columns};
use super::sheet::Sheet;

/// How far the results of a call, and of each of its operations, are from those with more digits.
///
/// It displays as text, [`json`](ShadowReport::json) and [`html`](ShadowReport::html) give other forms.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ShadowReport<R> {
    /// The results of the call.
    pub results: R,
    /// The name of the function.
    pub function: String,
    /// The name of the device.
    pub device: String,
    /// The floats of a result.
    pub errors: Vec<ResultError>,
    /// The operations that round, comparisons of floats, and conversions to integers, in the order in which the body has them.
    pub operations: Vec<Operation<Lost>>,
}

/// A float of each result, with its error.
#[derive(Clone, Debug)]
pub struct ResultError {
    column: Column,
    worst: Option<(usize, f64)>,
}

impl ResultError {
    fn of(column: Column) -> Self {
        let mut error = ResultError { column, worst: None };
        let mut worst = None;
        for element in 0..error.len() {
            // It is larger where more bits are lost, and takes no logarithm.
            let part = error.wrong_part(element);
            if worst.is_none_or(|(_, worst)| part > worst) {
                worst = Some((element, part));
            }
        }
        error.worst = worst.map(|(element, _)| (element, error.bits_lost(element)));
        error
    }

    fn wrong_part(&self, element: usize) -> f64 {
        wrong_part(
            self.column.ty,
            self.column.value(element),
            self.column.beside(element),
        )
    }

    /// Which scalar of a result it is: nothing for a scalar, `.1`, `.re`, `[2]`.
    pub fn name(&self) -> &str {
        &self.column.name
    }

    /// The number of results.
    pub fn len(&self) -> usize {
        self.column.len()
    }

    /// Returns true if there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The result with more digits, to the nearest binary64.
    ///
    /// # Panics
    ///
    /// If there is no such element, as the other methods.
    pub fn shadow(&self, element: usize) -> f64 {
        self.column.beside(element).iter().sum()
    }

    /// The relative error: the difference from the shadow, divided by the shadow.
    pub fn relative(&self, element: usize) -> f64 {
        let [high, low] = self.column.beside(element);
        (self.column.value(element) - high - low) / high
    }

    /// The bits lost: see [`Lost`].
    pub fn bits_lost(&self, element: usize) -> f64 {
        let beside = self.column.beside(element);
        bits_lost(self.column.ty, self.column.value(element), beside)
    }

    /// The first element that has lost most, and how many bits.
    pub fn worst(&self) -> Option<(usize, f64)> {
        self.worst
    }
}

impl<V: Inspected> Asking<V, question::Shadow> {
    /// Runs the call, and what is beside it.
    ///
    /// # Errors
    ///
    /// Those of the call: a fault of an element is one, and gives no report.
    pub fn run(self) -> Result<ShadowReport<V::Results>, Error> {
        let question = AnyQuestion::of::<question::Shadow>();
        let mut answered = self.answered(question, &[])?;
        let added = std::mem::take(&mut answered.added);
        let worst =
            |watched: &Watched, tallies: &[Tally]| worst_counter(watched, tallies).into_iter().collect();
        let found = |watched: &Watched, tallies: &[Tally], firsts: &Firsts| {
            let values = |which| lost::values_of(firsts, watched, tallies, which);
            Lost::new(watched, tallies, &values, question::Shadow::beside)
        };
        let operations = self.operations(&answered, (question, &[]), worst, found)?;
        let columns = columns(&V::Value::SHAPE, added, question::Shadow::beside);
        Ok(ShadowReport {
            results: answered.results,
            function: self.call.function().to_owned(),
            device: self.device.name(),
            errors: columns.into_iter().map(ResultError::of).collect(),
            operations,
        })
    }
}

impl<R> ShadowReport<R> {
    /// The report as JSON, without the results.
    pub fn json(&self) -> String {
        let operations = self.operations.iter().map(|operation| {
            let mut json = operation.json();
            json["lost"] = operation.found.json();
            json
        });
        let errors = self.errors.iter().map(|error| {
            let (element, bits) = error.worst.unwrap_or_default();
            json!({ "name": error.name(), "worst": { "element": element, "bits": bits } })
        });
        let value = json!({
            "function": self.function,
            "device": self.device,
            "errors": errors.collect::<Vec<Value>>(),
            "operations": operations.collect::<Vec<Value>>(),
        });
        format!("{value:#}\n")
    }

    /// The report as a page of HTML, without the results. It needs nothing else.
    pub fn html(&self) -> String {
        self.sheet().html()
    }

    fn sheet(&self) -> Sheet {
        let notes = self.errors.iter().filter_map(|error| {
            let (element, bits) = error.worst?;
            Some(format!(
                "result{}: at most {bits:.1} bits lost, in element {element}: {:e}, with more digits {:e}",
                error.name(),
                error.column.value(element),
                error.shadow(element),
            ))
        });
        Sheet {
            title: format!("{}: shadow on {}", self.function, self.device),
            notes: notes.collect(),
            columns: lost::columns(),
            rows: self.operations.iter().map(lost::row).collect(),
        }
    }
}

impl<R> fmt::Display for ShadowReport<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sheet().fmt(f)
    }
}
