//! What is reported of a difference.

use std::fmt;

use fpdsl_runtime::combination::{Combination, at};
use serde_json::{Value, json};

use crate::inspect::firsts::First;
use crate::inspect::operation::Operation;
use crate::inspect::sheet::{Row, Sheet};
use crate::verify::ulps::Distance;

/// Where the results of two runs begin to differ.
///
/// It displays as text, [`json`](Self::json) and [`html`](Self::html) give other forms.
#[derive(Clone, Debug, PartialEq)]
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
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Run {
    /// The name of the function, or the label of foreign results.
    pub function: String,
    /// The name of the device; none for foreign results.
    pub device: Option<String>,
}

/// The first element whose results differ, and the operations that this begins with. Pairs are in the order of the runs.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FirstDifference {
    /// The element; of functions that combine, the number of the combination.
    pub element: usize,
    /// The combination, in the published order of the reductions or scans.
    pub combination: Option<Combination>,
    /// The scalars of the result that differ.
    pub results: Vec<NamedValues>,
    /// For each run the first operation that leads to a differing result and has a value that the other run does not have. Of foreign
    /// results that give no more than the values of variables, the first run's is the last operation of the first such variable.
    pub operations: [Option<Evaluation>; 2],
    /// The first variable of one name that leads to a differing result and has another value.
    pub variable: Option<VariableValues>,
    /// With foreign results, the operations of the first run between the last value that agrees and the first that differs: the difference
    /// begins in one of them.
    pub suspects: Vec<Evaluation>,
    /// For each run true if the interpreter, which computes in integers, has its results. None for foreign results.
    pub interpreted: [Option<bool>; 2],
}

/// Two values of one name.
#[derive(Clone, Debug, PartialEq)]
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
#[derive(Clone, Debug, PartialEq)]
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
    pub operations: [Option<Evaluation>; 2],
}

/// An operation in one element: which evaluation of it is `evaluated`, from 1, and its operands and result are `found`.
pub type Evaluation = Operation<First>;

impl DifferenceReport {
    /// Returns true if all results are the same.
    pub fn agrees(&self) -> bool {
        self.difference.is_none()
    }

    /// The report as JSON.
    pub fn json(&self) -> String {
        let run = |run: &Run| json!({ "function": run.function, "device": run.device });
        let value = json!({
            "runs": self.runs.each_ref().map(run),
            "elements": self.elements,
            "differing": self.differing,
            "largest": self.largest,
            "difference": self.difference.as_ref().map(FirstDifference::json),
        });
        format!("{value:#}\n")
    }

    /// The report as a page of HTML. It needs nothing else.
    pub fn html(&self) -> String {
        self.sheet().html()
    }

    fn sheet(&self) -> Sheet {
        let [x, y] = &self.runs;
        let mut sheet = Sheet {
            title: format!("{x} against {y}"),
            notes: Vec::new(),
            columns: Vec::new(),
            rows: Vec::new(),
        };
        match (&self.difference, self.elements) {
            (None, 0) => sheet
                .notes
                .push("no elements, so nothing was compared".to_owned()),
            (None, elements) => sheet.notes.push(format!("no difference in {elements} elements")),
            (Some(difference), elements) => {
                let (differing, largest) = (self.differing, Distance::Ulps(self.largest));
                let note = format!("{differing} of {elements} elements differ, by {largest} at most");
                sheet.notes.push(note);
                difference.tell(&self.runs, &mut sheet);
            }
        }
        sheet
    }
}

impl fmt::Display for DifferenceReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sheet().fmt(f)
    }
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.function)?;
        match &self.device {
            Some(device) => write!(f, " on {device}"),
            None => Ok(()),
        }
    }
}

impl FirstDifference {
    /// The same of a combination, which was compared as a call of one element.
    pub(super) fn of_combination(mut self, number: usize, combination: Combination) -> Self {
        (self.element, self.combination) = (number, Some(combination));
        let of_variable = self
            .variable
            .iter_mut()
            .flat_map(|variable| &mut variable.operations);
        let operations = self.operations.iter_mut().chain(of_variable).flatten();
        for operation in operations.chain(&mut self.suspects) {
            let first = &mut operation.found;
            (first.element, first.combination) = (number, Some(combination));
        }
        self
    }

    fn tell(&self, runs: &[Run; 2], sheet: &mut Sheet) {
        let notes = &mut sheet.notes;
        for result in &self.results {
            let ([x, y], name) = (&result.values, &result.name);
            let at = at(self.element, self.combination);
            notes.push(format!("{at}, result{name}: {x} and {y}, {}", result.apart));
        }
        if let Some(variable) = &self.variable {
            let ([x, y], name) = (&variable.values, &variable.name);
            let turn = variable.turn;
            notes.push(format!("{name}, value {turn}: {x} and {y}, {}", variable.apart));
        }
        for (run, agrees) in runs.iter().zip(self.interpreted) {
            if agrees == Some(false) {
                notes.push(format!("the interpreter has another result than {run}"));
            }
        }
        let [x, y] = &runs;
        match &self.operations {
            [None, None] if self.interpreted == [None, None] && y.device.is_none() => {
                notes.push("no element and no combination that is told differs beyond the limit".to_owned());
            }
            [None, None] if self.interpreted == [None, None] => {
                notes.push("no combination alone differs beyond the limit".to_owned());
            }
            [None, None] => notes.push("no operation differs in the interpreter".to_owned()),
            [None, Some(_)] => notes.push(format!("{x} has no such operation")),
            [Some(_), None] if y.device.is_some() => notes.push(format!("{y} has no such operation")),
            [Some(_), _] => {}
        }
        for (run, operation) in runs.iter().zip(&self.operations) {
            let says = format!("the first that differs in {run}");
            sheet
                .rows
                .extend(operation.as_ref().map(|operation| row(operation, says)));
        }
        if self.suspects.len() > 1 {
            let says = "may be the first that differs".to_owned();
            let rows = self.suspects.iter().map(|operation| row(operation, says.clone()));
            sheet.rows.extend(rows);
        }
    }

    fn json(&self) -> Value {
        json!({
            "element": self.element,
            "combination": self.combination.map(|combination| combination.to_string()),
            "results": self.results.iter().map(NamedValues::json).collect::<Vec<Value>>(),
            "operations": self.operations.each_ref().map(optional),
            "variable": self.variable.as_ref().map(VariableValues::json),
            "suspects": self.suspects.iter().map(evaluation).collect::<Vec<Value>>(),
            "interpreted": self.interpreted,
        })
    }
}

impl NamedValues {
    fn json(&self) -> Value {
        json!({ "name": self.name, "values": self.values, "apart": self.apart })
    }
}

impl VariableValues {
    fn json(&self) -> Value {
        json!({
            "name": self.name,
            "turn": self.turn,
            "values": self.values,
            "apart": self.apart,
            "operations": self.operations.each_ref().map(optional),
        })
    }
}

fn row(operation: &Evaluation, says: String) -> Row {
    Row {
        details: vec![says, operation.found.to_string()],
        is_bad: true,
        ..Row::of(operation)
    }
}

fn optional(operation: &Option<Evaluation>) -> Option<Value> {
    operation.as_ref().map(evaluation)
}

fn evaluation(operation: &Evaluation) -> Value {
    let mut json = operation.json();
    json["found"] = operation.found.json();
    json
}
