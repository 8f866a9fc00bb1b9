//! Enclosures of the exact results.
//!
//! | file | |
//! |---|---|
//! | `mod.rs` | the question |
//! | `enclosures.rs` | bounds of results |
//! | `widths.rs` | what is found of operations and conditions |
//! | `report.rs` | the report |

mod enclosures;
mod report;
mod widths;

use fpdsl_runtime::device::Inspected;
use fpdsl_runtime::error::Error;
use fpdsl_runtime::lift::{Lift, ScalarType};
use fpdsl_runtime::question::{self, AnyQuestion, Watched};

use super::asking::Asking;
use super::operation::Operation;
use enclosures::enclosures;
pub use enclosures::{Enclosure, Enclosures};
use widths::worst;
pub use widths::{LostBounds, Undecided, Widest, Widths};

/// How enclosures are computed.
#[derive(Debug)]
pub struct Limits {
    turns: u64,
}

impl Limits {
    /// What the question is given.
    pub(super) fn given(&self) -> [u64; 1] {
        [self.turns]
    }
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
        let (question, given) = (AnyQuestion::of::<question::Enclose>(), self.options.given());
        let answered = self.answered(question, &given)?;
        let (mut operations, mut conditions) = (Vec::new(), Vec::new());
        for (number, part) in answered.parts.iter().enumerate() {
            let wanted = |watched: &Watched| worst(watched, &part.tallies).into_iter().collect();
            let firsts = self.firsts((number, part, &answered.device), (question, &given), wanted)?;
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
