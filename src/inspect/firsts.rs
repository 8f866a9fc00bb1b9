//! The operands of the first time that something happened.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use fpdsl_runtime::device::{Questioned, Tally};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir::Kernel;
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::question::{Asked, Question, Watched, What};
use serde_json::{Value, json};

use crate::Device;
use crate::verify::interpreter::{self, Seen};
use crate::verify::show::value;

/// The first time that something happened.
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

impl fmt::Display for First {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let operands = self.operands.join(", ");
        write!(f, "element {}: {} from {operands}", self.element, self.result)
    }
}

impl First {
    pub(super) fn of(watched: &Watched, values: &[(ScalarType, u64)], element: usize) -> Self {
        let shown = |&(ty, bits): &(ScalarType, u64)| value(ty, bits);
        First {
            element,
            operands: values.iter().take(watched.args).map(shown).collect(),
            result: values.last().map(shown).unwrap_or_default(),
        }
    }

    pub(super) fn json(&self) -> Value {
        json!({
            "element": self.element,
            "operands": self.operands,
            "result": self.result,
        })
    }
}

/// The values of the operands and the result, the first time that each counter was added to.
pub(super) struct Firsts(HashMap<(Key, usize, usize), Vec<(ScalarType, u64)>>);

/// What tells operations from one another.
type Key = (What, Option<u32>, ScalarType);

fn key(watched: &Watched) -> Key {
    (watched.what, watched.origin, watched.ty)
}

impl Firsts {
    /// The first elements run once more, in the interpreter, with counters for each copy of an operation. `wanted` are the counters whose
    /// first elements are looked at; `given` are the values for a call that begins with some element. Buffers may lie on `device`.
    pub fn find<Q: Question, V: Questioned>(
        (call, body, device): (&V, &Kernel, &Device),
        given: &dyn Fn(usize) -> Vec<u64>,
        asked: &Asked,
        tallies: &[Tally],
        wanted: impl Fn(&Watched) -> Vec<usize>,
    ) -> Result<Self, Error> {
        let counters = asked.operations.iter().flat_map(|watched| {
            let wanted = wanted(watched).into_iter();
            wanted.filter_map(|which| watched.counters[which])
        });
        let mut elements: Vec<usize> = counters
            .filter_map(|counter| tallies[counter as usize].first)
            .collect();
        elements.sort_unstable();
        elements.dedup();
        if elements.is_empty() {
            return Ok(Firsts(HashMap::new()));
        }
        let apart = Q::ask(body, true);
        let mut operands = vec![Vec::new(); apart.counters as usize];
        let mut owners = vec![None; apart.counters as usize];
        for watched in &apart.operations {
            for (which, &counter) in watched.counters.iter().enumerate() {
                let Some(counter) = counter else { continue };
                let all = watched.operands.iter().map(|&(_, operand)| operand);
                operands[counter as usize] = all.chain([watched.result]).collect();
                owners[counter as usize] = Some((watched, which));
            }
        }
        let operands = Arc::new(operands);
        let mut all = Vec::new();
        if call.is_divisible() {
            for element in elements {
                let (interpreter, watch) = interpreter::watching(device, vec![0], &operands);
                call.ask_alone::<Q>(&interpreter, element, &given(element))?;
                all.extend(watch.seen().into_iter().map(|seen| Seen { element, ..seen }));
            }
        } else {
            let (interpreter, watch) = interpreter::watching(device, elements, &operands);
            call.ask::<Q, true>(&interpreter, &given(0))?;
            all = watch.seen();
        }
        let mut found = HashMap::new();
        for seen in all {
            let Some((watched, which)) = owners[seen.counter as usize] else {
                continue;
            };
            found
                .entry((key(watched), which, seen.element))
                .or_insert_with(|| {
                    let types = watched.operands.iter().map(|&(ty, _)| ty);
                    types.chain([watched.ty]).zip(seen.operands).collect()
                });
        }
        Ok(Firsts(found))
    }

    /// The values of the operands, what the question computes of them, and the result, the first time that an operation added to a counter of its own.
    pub fn values(&self, watched: &Watched, which: usize, element: usize) -> &[(ScalarType, u64)] {
        let known = self.0.get(&(key(watched), which, element));
        known.map_or(&[], Vec::as_slice)
    }

    /// The same to be read.
    pub fn first(&self, watched: &Watched, which: usize, element: usize) -> First {
        First::of(watched, self.values(watched, which, element), element)
    }
}
