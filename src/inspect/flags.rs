//! The exceptions that operations signal.

use std::collections::HashMap;
use std::sync::Arc;

use fpdsl_runtime::Rounding;
use fpdsl_runtime::device::{Questioned, Tally};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir::Kernel;
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::question::{self, Asked, Flag, Question, Watched, What};

use super::place::{Place, path};
use crate::Device;
use crate::verify::interpreter::{self, Seen};
use crate::verify::show::value;

/// A question under construction: see [`Inspect::flags`](super::Inspect::flags).
#[must_use = "nothing is asked before `run`"]
#[derive(Debug)]
pub struct Flags<V> {
    call: V,
    device: Device,
}

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
    /// The operations that round, in the order in which the body has them.
    pub operations: Vec<OperationFlags>,
}

/// The exceptions that an operation signalled.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OperationFlags {
    /// Where it stands, after the calls that lead there, the outermost first; empty for one that has no place in the source.
    pub path: Vec<Place>,
    /// The operation: `add`, `mul_add`, `cast`, `exp`.
    pub operation: &'static str,
    /// The mode; none for an elementary function.
    pub mode: Option<Rounding>,
    /// The type of its result.
    pub ty: ScalarType,
    /// How often it was evaluated.
    pub evaluated: u64,
    /// The exceptions that it signalled, in the order of the standard.
    pub signalled: Vec<Signalled>,
}

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

/// The first time that an operation signalled an exception.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct First {
    /// The smallest element in which it did.
    pub element: usize,
    /// The operands, in decimals and as encodings: `0.1 (0x3FB999999999999A)`.
    pub operands: Vec<String>,
    /// The result.
    pub result: String,
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
        super::json::json(self)
    }

    /// The report as a page of HTML, without the results. It needs nothing else.
    pub fn html(&self) -> String {
        super::html::html(self)
    }
}

impl OperationFlags {
    /// Where it stands, if the source has a place for it.
    pub fn place(&self) -> Option<&Place> {
        self.path.last()
    }

    /// What is known of an exception, if it signalled it.
    pub fn signalled(&self, flag: Flag) -> Option<&Signalled> {
        self.signalled.iter().find(|signalled| signalled.flag == flag)
    }
}

impl<V: Questioned> Flags<V> {
    pub(super) fn new(call: V) -> Self {
        Flags {
            call,
            device: Device::host(),
        }
    }

    /// The device that the call runs on; without it, it is the host.
    pub fn on(self, device: &Device) -> Self {
        Flags {
            device: device.clone(),
            ..self
        }
    }

    /// Runs the call, and counts.
    ///
    /// # Errors
    ///
    /// Those of the call: a fault of an element is one, and gives no report.
    pub fn run(self) -> Result<FlagReport<V::Results>, Error> {
        let Flags { call, device } = self;
        let (results, tallies) = call.ask::<question::Flags, false>(&device)?;
        let tallies = match tallies {
            Some(tallies) => tallies,
            None => tallies_of(call.ask::<question::Flags, false>(&interpreter::device())?.1),
        };
        let body = call.body();
        let asked = question::Flags::ask(&body, false);
        let firsts = Firsts::find(&call, &body, &asked, &tallies)?;
        let operations = asked
            .operations
            .iter()
            .map(|watched| operation(&body, watched, &tallies, &firsts))
            .collect();
        Ok(FlagReport {
            results,
            function: call.function().to_owned(),
            device: device.name(),
            operations,
        })
    }
}

/// The interpreter always has some.
fn tallies_of(found: Option<Vec<Tally>>) -> Vec<Tally> {
    found.unwrap_or_default()
}

/// The operands of the first time that each counter was added to.
struct Firsts(HashMap<(Key, usize, usize), First>);

/// What tells operations from one another.
type Key = (What, Option<u32>, ScalarType);

fn key(watched: &Watched) -> Key {
    (watched.what, watched.origin, watched.ty)
}

impl Firsts {
    /// The first elements run once more, in the interpreter, with counters for each copy of an operation.
    fn find<V: Questioned>(call: &V, body: &Kernel, asked: &Asked, tallies: &[Tally]) -> Result<Self, Error> {
        let counters = asked.operations.iter().flat_map(|watched| &watched.counters);
        let mut elements: Vec<usize> = counters
            .flatten()
            .filter_map(|&counter| tallies[counter as usize].first)
            .collect();
        elements.sort_unstable();
        elements.dedup();
        if elements.is_empty() {
            return Ok(Firsts(HashMap::new()));
        }
        let apart = question::Flags::ask(body, true);
        let mut operands = vec![Vec::new(); apart.counters as usize];
        let mut owners = vec![None; apart.counters as usize];
        for watched in &apart.operations {
            for (flag, &counter) in watched.counters.iter().enumerate() {
                let Some(counter) = counter else { continue };
                let all = watched.operands.iter().map(|&(_, operand)| operand);
                operands[counter as usize] = all.chain([watched.result]).collect();
                owners[counter as usize] = Some((watched, flag));
            }
        }
        let operands = Arc::new(operands);
        let mut all = Vec::new();
        if call.is_divisible() {
            for element in elements {
                let (device, watch) = interpreter::watching(vec![0], &operands);
                call.ask_alone::<question::Flags>(&device, element)?;
                all.extend(watch.seen().into_iter().map(|seen| Seen { element, ..seen }));
            }
        } else {
            let (device, watch) = interpreter::watching(elements, &operands);
            call.ask::<question::Flags, true>(&device)?;
            all = watch.seen();
        }
        let mut found = HashMap::new();
        for seen in all {
            let Some((watched, flag)) = owners[seen.counter as usize] else {
                continue;
            };
            found
                .entry((key(watched), flag, seen.element))
                .or_insert_with(|| {
                    let types = watched.operands.iter().map(|&(ty, _)| ty);
                    let mut shown: Vec<String> = types
                        .chain([watched.ty])
                        .zip(&seen.operands)
                        .map(|(ty, &bits)| value(ty, bits))
                        .collect();
                    let result = shown.pop().unwrap_or_default();
                    First {
                        element: seen.element,
                        operands: shown,
                        result,
                    }
                });
        }
        Ok(Firsts(found))
    }
}

fn operation(body: &Kernel, watched: &Watched, tallies: &[Tally], firsts: &Firsts) -> OperationFlags {
    let (operation, mode) = match watched.what {
        What::Operation(op) => (op.name(), op.rounding()),
        What::Function(function) => (function.row().name, None),
    };
    let evaluated = watched
        .evaluated
        .iter()
        .map(|&counter| tallies[counter as usize].count);
    let signalled = Flag::ALL.into_iter().zip(&watched.counters).enumerate();
    let signalled = signalled.filter_map(|(number, (flag, &counter))| {
        let tally = tallies[counter? as usize];
        let element = tally.first?;
        let known = firsts.0.get(&(key(watched), number, element)).cloned();
        Some(Signalled {
            flag,
            count: tally.count,
            first: known.unwrap_or(First {
                element,
                operands: Vec::new(),
                result: String::new(),
            }),
        })
    });
    OperationFlags {
        path: path(body, watched.origin),
        operation,
        mode,
        ty: watched.ty,
        evaluated: evaluated.sum(),
        signalled: signalled.collect(),
    }
}
