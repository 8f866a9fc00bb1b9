//! The exceptions that operations signal.

use std::fmt;

use fpdsl_runtime::device::{Inspected, Tally};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::exception::Flag;
use fpdsl_runtime::question::{self, AnyQuestion, Watched};
use serde_json::{Value, json};

use super::asking::Asking;
use super::firsts::{First, Firsts};
use super::operation::Operation;
use super::sheet::{Row, Sheet, title};

/// Which exceptions the operations of a call signalled.
///
/// It displays as text, [`json`](FlagReport::json) and [`html`](FlagReport::html) give other forms.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct FlagReport<R> {
    /// The results of the call.
    pub results: R,
    /// The name of the function.
    pub function: String,
    /// The name of the device.
    pub device: String,
    /// What was asked, if that is not the function itself: what another question computes beside it.
    pub within: Option<&'static str>,
    /// The operations that round, in the order in which the body has them.
    pub operations: Vec<OperationFlags>,
}

/// The exceptions that an operation signalled, in the order of the standard.
pub type OperationFlags = Operation<Vec<Signalled>>;

/// An exception that an operation signalled.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Signalled {
    /// Which.
    pub flag: Flag,
    /// How often.
    pub count: u64,
    /// The first time.
    pub first: First,
}

impl<R> FlagReport<R> {
    /// How often an exception was signalled, by all operations together.
    pub fn count(&self, flag: Flag) -> u64 {
        let found = self
            .operations
            .iter()
            .filter_map(|operation| operation.signalled(flag));
        found.map(|signalled| signalled.count).sum()
    }

    /// The report as JSON, without the results.
    pub fn json(&self) -> String {
        let operations = self.operations.iter().map(|operation| {
            let mut json = operation.json();
            json["signalled"] = operation.found.iter().map(Signalled::json).collect();
            json
        });
        let value = json!({
            "function": self.function,
            "device": self.device,
            "within": self.within,
            "operations": operations.collect::<Vec<Value>>(),
        });
        format!("{value:#}\n")
    }

    /// The report as a page of HTML, without the results. It needs nothing else.
    pub fn html(&self) -> String {
        self.sheet().html()
    }

    fn sheet(&self) -> Sheet {
        Sheet {
            title: title("flags", &self.function, self.within, &self.device),
            notes: Vec::new(),
            columns: Flag::ALL.map(|flag| flag.name().to_owned()).to_vec(),
            rows: self.operations.iter().map(row).collect(),
        }
    }
}

impl<R> fmt::Display for FlagReport<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sheet().fmt(f)
    }
}

fn row(operation: &OperationFlags) -> Row {
    let mut details: Vec<String> = operation.found.iter().map(Signalled::to_string).collect();
    if details.is_empty() {
        details.push("no exceptions".to_owned());
    }
    let count = |flag| operation.signalled(flag).map_or(0, |signalled| signalled.count);
    Row {
        cells: Flag::ALL.map(|flag| count(flag).to_string()).to_vec(),
        details,
        is_bad: Flag::ALL
            .iter()
            .any(|&flag| flag != Flag::Inexact && count(flag) > 0),
        ..Row::of(operation)
    }
}

impl fmt::Display for Signalled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}, first in {}", self.flag.name(), self.count, self.first)
    }
}

impl Signalled {
    fn json(&self) -> Value {
        json!({
            "flag": self.flag.name(),
            "count": self.count,
            "first": self.first.json(),
        })
    }
}

impl OperationFlags {
    /// What is known of an exception, if it signalled it.
    pub fn signalled(&self, flag: Flag) -> Option<&Signalled> {
        self.found.iter().find(|signalled| signalled.flag == flag)
    }
}

impl<V: Inspected> Asking<V, question::Flags> {
    /// Runs the call, and counts.
    ///
    /// # Errors
    ///
    /// Those of the call: a fault of an element is one, and gives no report.
    pub fn run(self) -> Result<FlagReport<V::Results>, Error> {
        report(&self, (AnyQuestion::of::<question::Flags>(), &[]), None)
    }
}

/// The report of a question that counts them, in the function or in what another question computes.
pub(super) fn report<V: Inspected, O>(
    asking: &Asking<V, O>,
    (question, given): (AnyQuestion, &[u64]),
    within: Option<&'static str>,
) -> Result<FlagReport<V::Results>, Error> {
    let answered = asking.answered(question, given)?;
    let every = |_: &Watched, _: &[Tally]| (0..Flag::ALL.len()).collect();
    let operations = asking.operations(&answered, (question, given), every, signalled)?;
    Ok(FlagReport {
        results: answered.results,
        function: asking.call.function().to_owned(),
        device: asking.device.name(),
        within,
        operations,
    })
}

fn signalled(watched: &Watched, tallies: &[Tally], firsts: &Firsts) -> Vec<Signalled> {
    let signalled = Flag::ALL.into_iter().zip(&watched.counters).enumerate();
    let signalled = signalled.filter_map(|(number, (flag, &counter))| {
        let tally = tallies[counter? as usize];
        Some(Signalled {
            flag,
            count: tally.count,
            first: firsts.first(watched, number, tally.first?),
        })
    });
    signalled.collect()
}
