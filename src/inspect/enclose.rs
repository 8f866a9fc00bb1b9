//! Enclosures of the exact results.

use std::fmt;

use fpdsl_runtime::Rounding;
use fpdsl_runtime::combination::{Combination, at};
use fpdsl_runtime::device::{Added, Inspected, Tally};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::lift::{Lift, ScalarType, Shape};
use fpdsl_runtime::question::{self, Decoration, Watched, widths};
use serde_json::{Value, json};

use super::asking::Asking;
use super::firsts::Firsts;
use super::operation::Operation;
use super::results::number;
use super::sheet::{Row, Sheet};
use crate::verify::show::{Leaves, value};

/// How enclosures are computed.
#[derive(Debug)]
pub struct Limits {
    turns: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { turns: 10_000 }
    }
}

/// Between which bounds the exact results of a call lie.
///
/// It displays as text, [`json`](EncloseReport::json) and [`html`](EncloseReport::html) give other forms.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct EncloseReport<R> {
    /// The results of the call.
    pub results: R,
    /// The name of the function.
    pub function: String,
    /// The name of the device.
    pub device: String,
    /// The enclosures of each scalar of the result, in order.
    pub enclosures: Vec<Enclosures>,
    /// The operations that widen, in the order in which the body has them.
    pub operations: Vec<OperationWidths>,
    /// The conditions, in the order in which the body has them.
    pub conditions: Vec<OperationUndecided>,
}

/// How wide the enclosures of an operation's results are.
pub type OperationWidths = Operation<Widths>;

/// How often a condition was undecided.
pub type OperationUndecided = Operation<Undecided>;

/// The enclosures of a scalar of the results.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Enclosures {
    /// Which it is: nothing for the only one, otherwise `.1`, `.re`, `[2]`.
    pub name: String,
    /// The type of the scalar.
    pub ty: ScalarType,
    columns: [Added; question::Enclose::COLUMNS],
}

/// An enclosure: a number lies in it if it is neither below `lo` nor above `hi`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Enclosure {
    /// The lower bound; NaN if the enclosure is empty.
    pub lo: f64,
    /// The upper bound; NaN if the enclosure is empty.
    pub hi: f64,
    /// How far it can be trusted.
    pub decoration: Decoration,
}

/// How wide enclosures are.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Widths {
    /// How many were wider than a part of the largest number in them, that is two to the power of the first of each pair. They fall.
    pub above: Vec<(i32, u64)>,
    /// The first enclosure of the widest class that has one.
    pub first: Option<Widest>,
    /// Results that have no rule, or hang on an integer that is not known. Nothing is known of them.
    pub unruled: u64,
}

/// An enclosure that is as wide as any, within the classes that are counted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Widest {
    /// The smallest element that has one; of a function that combines, the number of the combination.
    pub element: usize,
    /// The combination, in the published order of the reduction or scan.
    pub combination: Option<Combination>,
    /// The lower and the upper bound, in decimals and as encodings.
    pub bounds: Vec<String>,
}

/// How often a condition was undecided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Undecided {
    /// Evaluations in which it might be true and might be false.
    pub count: u64,
    /// The smallest element with one; of a function that combines, the number of the combination.
    pub first: Option<usize>,
    /// The combination, in the published order of the reduction or scan.
    pub combination: Option<Combination>,
    /// Loops that went on up to the limit, after which nothing is known of what they assign.
    pub endless: u64,
}

impl Widths {
    /// The exponent of the widest class that has an enclosure: some are wider than this power of two, relative to the numbers in them.
    pub fn worst(&self) -> Option<i32> {
        let some = self.above.iter().filter(|(_, count)| *count > 0);
        some.map(|&(exponent, _)| exponent).max()
    }

    fn of(watched: &Watched, tallies: &[Tally], firsts: &Firsts) -> Self {
        let tally = |class: usize| watched.counters[class].map(|counter| tallies[counter as usize]);
        let classes = widths(watched.ty).iter().enumerate();
        let first = worst(watched, tallies).and_then(|class| {
            let found = firsts.values(watched, class, tally(class)?.first?);
            let bounds = found.values.iter().take(2);
            Some(Widest {
                element: found.element,
                combination: found.combination,
                bounds: bounds.map(|&(ty, bits)| value(ty, bits)).collect(),
            })
        });
        Widths {
            above: classes
                .map(|(class, &exponent)| (exponent, tally(class).unwrap_or_default().count))
                .collect(),
            first,
            unruled: tally(widths(watched.ty).len()).unwrap_or_default().count,
        }
    }

    fn json(&self) -> Value {
        let above = |&(exponent, count): &(i32, u64)| json!({"exponent": exponent, "count": count});
        json!({
            "above": self.above.iter().map(above).collect::<Vec<Value>>(),
            "first": self.first.as_ref().map(|first| json!({"element": first.element, "bounds": first.bounds})),
            "unruled": self.unruled,
        })
    }
}

impl Undecided {
    fn of(watched: &Watched, tallies: &[Tally], firsts: &Firsts) -> Self {
        let tally = |which: usize| watched.counters[which].map(|counter| tallies[counter as usize]);
        let undecided = tally(question::Enclose::UNDECIDED).unwrap_or_default();
        Undecided {
            count: undecided.count,
            first: undecided.first,
            combination: undecided.first.and_then(|first| firsts.combination(first)),
            endless: tally(question::Enclose::ENDLESS).unwrap_or_default().count,
        }
    }
}

impl Enclosure {
    /// The width relative to the largest number in it: 0 for a number, infinite without a bound, NaN if it is empty.
    pub fn relative_width(&self) -> f64 {
        let size = self.lo.abs().max(self.hi.abs());
        let width = self.hi - self.lo;
        match width {
            0.0 => 0.0,
            _ if size == f64::INFINITY => f64::INFINITY,
            // The width of two large numbers of other signs may overflow.
            _ => self.hi / size - self.lo / size,
        }
    }

    /// Returns true if a number lies in it.
    pub fn contains(&self, x: f64) -> bool {
        self.lo <= x && x <= self.hi
    }

    /// Returns true if it has no number.
    pub fn is_empty(&self) -> bool {
        self.lo.is_nan()
    }
}

impl fmt::Display for Enclosure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return write!(f, "empty ({})", self.decoration.name());
        }
        write!(f, "[{:?}, {:?}] ({})", self.lo, self.hi, self.decoration.name())
    }
}

impl Enclosures {
    /// How many elements there are.
    pub fn len(&self) -> usize {
        self.columns[0].len()
    }

    /// Returns true if there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The enclosure of an element's result, if there is such an element.
    pub fn get(&self, element: usize) -> Option<Enclosure> {
        if element >= self.len() {
            return None;
        }
        let [lo, hi, decoration] = [0, 1, 2].map(|column: usize| self.columns[column].bits(element));
        Some(Enclosure {
            lo: number(self.ty, lo, Rounding::TowardNegative),
            hi: number(self.ty, hi, Rounding::TowardPositive),
            decoration: Decoration::from_number(decoration),
        })
    }

    /// The encodings of the bounds of an element's result, in the type of the result.
    pub fn bits(&self, element: usize) -> Option<[u64; 2]> {
        (element < self.len()).then(|| [0, 1].map(|column: usize| self.columns[column].bits(element)))
    }

    /// The enclosures, element after element.
    pub fn iter(&self) -> impl Iterator<Item = Enclosure> {
        (0..self.len()).filter_map(|element| self.get(element))
    }

    /// The first of the widest, relative to the numbers in them; an empty one is as wide as any.
    pub fn widest(&self) -> Option<(usize, Enclosure)> {
        let width = |enclosure: &Enclosure| match enclosure.relative_width() {
            width if width.is_nan() => f64::INFINITY,
            width => width,
        };
        let mut widest: Option<(usize, Enclosure)> = None;
        for (element, enclosure) in self.iter().enumerate() {
            if widest.is_none_or(|(_, known)| width(&enclosure) > width(&known)) {
                widest = Some((element, enclosure));
            }
        }
        widest
    }

    /// How many have a decoration.
    pub fn count(&self, decoration: Decoration) -> usize {
        self.iter().filter(|found| found.decoration == decoration).count()
    }

    fn json(&self) -> Value {
        let widest = self.widest().map(|(element, widest)| {
            json!({
                "element": element,
                "lo": format!("{:?}", widest.lo),
                "hi": format!("{:?}", widest.hi),
                "decoration": widest.decoration.name(),
            })
        });
        let mut decorations = json!({});
        for decoration in Decoration::ALL {
            decorations[decoration.name()] = self.count(decoration).into();
        }
        json!({"name": self.name, "type": self.ty.name(), "widest": widest, "decorations": decorations})
    }

    fn note(&self) -> String {
        let counts = Decoration::ALL.into_iter().rev().filter_map(|decoration| {
            let count = self.count(decoration);
            (count > 0).then(|| format!("{count} {}", decoration.name()))
        });
        let counts = counts.collect::<Vec<_>>().join(", ");
        match self.widest() {
            Some((element, widest)) => {
                let width = widest.relative_width();
                format!(
                    "result{}: {counts}; widest in element {element}: {widest}, relative width {width:.1e}",
                    self.name
                )
            }
            None => format!("result{}: no elements", self.name),
        }
    }
}

impl<R> EncloseReport<R> {
    /// The report as JSON, without the results and the bounds of each.
    pub fn json(&self) -> String {
        let operations = self.operations.iter().map(|operation| {
            let mut json = operation.json();
            json["widths"] = operation.found.json();
            json
        });
        let conditions = self.conditions.iter().map(|condition| {
            let mut json = condition.json();
            json["undecided"] = condition.found.count.into();
            json["first"] = condition.found.first.into();
            json["endless"] = condition.found.endless.into();
            json
        });
        let value = json!({
            "function": self.function,
            "device": self.device,
            "results": self.enclosures.iter().map(Enclosures::json).collect::<Vec<Value>>(),
            "operations": operations.collect::<Vec<Value>>(),
            "conditions": conditions.collect::<Vec<Value>>(),
        });
        format!("{value:#}\n")
    }

    /// The report as a page of HTML, without the results and the bounds of each. It needs nothing else.
    pub fn html(&self) -> String {
        self.sheet().html()
    }

    fn sheet(&self) -> Sheet {
        let conditions = self.conditions.iter().map(condition_row);
        Sheet {
            title: format!("{}: enclosures on {}", self.function, self.device),
            notes: self.enclosures.iter().map(Enclosures::note).collect(),
            columns: vec!["relative width".to_owned(), "undecided".to_owned()],
            rows: self.operations.iter().map(row).chain(conditions).collect(),
        }
    }
}

impl<R> fmt::Display for EncloseReport<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sheet().fmt(f)
    }
}

fn row(operation: &OperationWidths) -> Row {
    let widths = &operation.found;
    let class = match (widths.worst(), widths.above.first()) {
        (Some(worst), _) => format!("above 2^{worst}"),
        (None, Some((least, _))) => format!("at most 2^{least}"),
        (None, None) => String::new(),
    };
    let mut details = Vec::new();
    for &(exponent, count) in widths.above.iter().filter(|(_, count)| *count > 0) {
        details.push(format!("relative width above 2^{exponent}: {count}"));
    }
    if let Some(first) = &widths.first {
        let bounds = first.bounds.join(", ");
        details.push(format!(
            "first of the widest in {}: [{bounds}]",
            at(first.element, first.combination)
        ));
    }
    if widths.unruled > 0 {
        details.push(format!(
            "nothing is known of {} results: no rule, or an integer that is not known",
            widths.unruled
        ));
    }
    if details.is_empty() {
        details.push(format!("relative width {class}"));
    }
    Row {
        cells: vec![class, String::new()],
        details,
        is_bad: widths.unruled > 0 || widths.worst().is_some_and(|worst| worst >= 0),
        ..Row::of(operation)
    }
}

fn condition_row(condition: &OperationUndecided) -> Row {
    let Undecided {
        count,
        first,
        combination,
        endless,
    } = condition.found;
    let mut details = vec![match first {
        Some(first) => format!("undecided: {count}, first in {}", at(first, combination)),
        None => "always decided".to_owned(),
    }];
    if endless > 0 {
        details.push(format!("loops that went on up to the limit: {endless}"));
    }
    Row {
        cells: vec![String::new(), count.to_string()],
        details,
        is_bad: count > 0 || endless > 0,
        ..Row::of(condition)
    }
}

impl<V: Inspected> Asking<V, Limits> {
    /// How many turns a `while` goes on after the first that it might have ended with; without it, 10 000.
    pub fn limit(mut self, turns: u64) -> Self {
        self.options.turns = turns;
        self
    }

    /// Runs the call, and the same with intervals.
    ///
    /// # Errors
    ///
    /// Those of the call: a fault of an element is one, and gives no report.
    pub fn run(self) -> Result<EncloseReport<V::Results>, Error> {
        let given = [self.options.turns];
        let answered = self.answered::<question::Enclose>(&given)?;
        let (mut operations, mut conditions) = (Vec::new(), Vec::new());
        for (number, part) in answered.parts.iter().enumerate() {
            let wanted = |watched: &Watched| worst(watched, &part.tallies).into_iter().collect();
            let firsts =
                self.firsts::<question::Enclose>((number, part, &answered.device), &given, wanted)?;
            for watched in &part.asked.operations {
                match watched.ty {
                    ScalarType::Bool => {
                        let found = Undecided::of(watched, &part.tallies, &firsts);
                        conditions.push(Operation::new(watched, part, found));
                    }
                    _ => {
                        let found = Widths::of(watched, &part.tallies, &firsts);
                        operations.push(Operation::new(watched, part, found));
                    }
                }
            }
        }
        Ok(EncloseReport {
            results: answered.results,
            function: self.call.function().to_owned(),
            device: self.device.name(),
            operations,
            conditions,
            enclosures: enclosures(&V::Value::SHAPE, answered.added),
        })
    }
}

/// The counter of the widest class that an operation has counted.
fn worst(watched: &Watched, tallies: &[Tally]) -> Option<usize> {
    let some =
        |&class: &usize| watched.counters[class].is_some_and(|counter| tallies[counter as usize].count > 0);
    (0..widths(watched.ty).len()).rev().find(some)
}

fn enclosures(shape: &Shape, added: Vec<Added>) -> Vec<Enclosures> {
    let mut added = added.into_iter();
    let leaves = Leaves::of_result(shape);
    let enclosures = leaves.iter().filter_map(|(name, ty)| {
        Some(Enclosures {
            name: name.to_owned(),
            ty,
            columns: [added.next()?, added.next()?, added.next()?],
        })
    });
    enclosures.collect()
}
