//! The operands of the first time that something happened.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::Arc;

use fpdsl_runtime::combination::{Combination, at};
use fpdsl_runtime::device::{Inspected, Replied, Which};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::question::{AnyQuestion, Watched, What};
use serde_json::{Value, json};

use crate::Device;
use crate::verify::interpreter;
use crate::verify::show::value;

/// The first time that something happened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct First {
    /// The smallest element in which it did; of a function that combines, the number of the combination.
    pub element: usize,
    /// The combination, in the published order of the reduction or scan.
    pub combination: Option<Combination>,
    /// The operands, in decimals and as encodings: `0.1 (0x3FB999999999999A)`.
    pub operands: Vec<String>,
    /// The result.
    pub result: String,
}

impl fmt::Display for First {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let operands = self.operands.join(", ");
        let at = at(self.element, self.combination);
        write!(f, "{at}: {} from {operands}", self.result)
    }
}

/// The values of an operation in an element: see [`Firsts::values`].
pub(super) struct Values<'a> {
    pub element: usize,
    pub combination: Option<Combination>,
    pub values: &'a [(ScalarType, u64)],
}

impl First {
    pub(super) fn of(watched: &Watched, found: &Values<'_>) -> Self {
        let shown = |&(ty, bits): &(ScalarType, u64)| value(ty, bits);
        let values = found.values;
        First {
            element: found.element,
            combination: found.combination,
            operands: values.iter().take(watched.args).map(shown).collect(),
            result: values.last().map(shown).unwrap_or_default(),
        }
    }

    pub(super) fn json(&self) -> Value {
        json!({
            "element": self.element,
            "combination": self.combination.map(|combination| combination.to_string()),
            "operands": self.operands,
            "result": self.result,
        })
    }
}

/// The values of the operands and the result, the first time that each counter was added to.
pub(super) struct Firsts {
    found: HashMap<(Key, usize, usize), Vec<(ScalarType, u64)>>,
    combinations: BTreeMap<usize, Combination>,
}

/// What tells operations from one another.
type Key = (What, Option<u32>, ScalarType, bool);

fn key(watched: &Watched) -> Key {
    (watched.what, watched.origin, watched.ty, watched.added)
}

impl Firsts {
    /// The first elements of one of the functions run once more, in the interpreter, with counters for each copy of an operation. `wanted`
    /// are the counters whose first elements are looked at. Buffers may lie on the device.
    pub fn find<V: Inspected>(
        (call, device): (&V, &Device),
        (number, part): (usize, &Replied),
        (question, given): (AnyQuestion, &[u64]),
        wanted: impl Fn(&Watched) -> Vec<usize>,
    ) -> Result<Self, Error> {
        let mut firsts = Firsts {
            found: HashMap::new(),
            combinations: part.firsts.clone(),
        };
        let counters = part.asked.operations.iter().flat_map(|watched| {
            let wanted = wanted(watched).into_iter();
            wanted.filter_map(|which| watched.counters[which])
        });
        let mut elements: Vec<usize> = counters
            .filter_map(|counter| part.tallies[counter as usize].first)
            .collect();
        elements.sort_unstable();
        elements.dedup();
        if elements.is_empty() {
            return Ok(firsts);
        }
        let apart = match part.how.carried {
            true => question.carried().apart(),
            false => question.apart(),
        };
        let apart = apart.ask(&call.body(number));
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
        let which = Which {
            device,
            part: number,
            elements: &elements,
        };
        call.again(&which, question, given, &mut |elements, ask| {
            let launched = elements.iter().map(|&(_, launched)| launched).collect();
            let (interpreter, watch) = interpreter::watching(device, launched, &operands);
            ask(&interpreter)?;
            for seen in watch.seen() {
                let known = elements.iter().find(|&&(_, launched)| launched == seen.element);
                let (Some(&(element, _)), Some((watched, which))) = (known, owners[seen.counter as usize])
                else {
                    continue;
                };
                let types = watched.operands.iter().map(|&(ty, _)| ty).chain([watched.ty]);
                let values = types.zip(seen.operands);
                let place = (key(watched), which, element);
                firsts.found.entry(place).or_insert_with(|| values.collect());
            }
            Ok(())
        })?;
        Ok(firsts)
    }

    /// The combination with a number, if the function combines.
    pub fn combination(&self, element: usize) -> Option<Combination> {
        self.combinations.get(&element).copied()
    }

    /// The values of the operands, what the question computes of them, and the result, the first time that an operation added to a counter of
    /// its own.
    pub fn values(&self, watched: &Watched, which: usize, element: usize) -> Values<'_> {
        let known = self.found.get(&(key(watched), which, element));
        Values {
            element,
            combination: self.combination(element),
            values: known.map_or(&[], Vec::as_slice),
        }
    }

    /// The same to be read.
    pub fn first(&self, watched: &Watched, which: usize, element: usize) -> First {
        First::of(watched, &self.values(watched, which, element))
    }
}
