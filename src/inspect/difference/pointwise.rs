//! The first element of two calls whose results differ, and the operations that this begins with.

use fpdsl_runtime::device::{Compared, Questioned};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::lift::ScalarType;

use super::devices::Pair;
use super::first::{self, Begun};
use super::other::{Known, Other, Results, Told, results};
use super::report::{Evaluation, FirstDifference, NamedValues, VariableValues};
use super::trace::{Named, Trace};
use super::values::{Value, differs};
use crate::Device;
use crate::inspect::firsts::First;
use crate::inspect::operation::Operation;
use crate::inspect::place::path;
use crate::verify::show::value;
use crate::verify::ulps::Distance;

/// The number of operations that a report lists as suspects.
const MOST_SUSPECTS: usize = 16;

/// How many results agree.
#[derive(Default)]
pub(super) struct Agreement {
    pub elements: usize,
    pub differing: usize,
    /// The largest distance in units in the last place.
    pub largest: u64,
    /// The first element that differs, and the scalars of its result that do.
    pub first: Option<(usize, Vec<usize>)>,
}

impl Agreement {
    /// Compares results of two functions.
    ///
    /// # Errors
    ///
    /// [`Error::Incomparable`].
    pub fn of(found: &[Results; 2], names: [&str; 2], allowed: u64) -> Result<Self, Error> {
        let mut agreement = Agreement {
            elements: elements(found, names)?,
            ..Agreement::default()
        };
        for element in 0..agreement.elements {
            let mut differing = Vec::new();
            for leaf in 0..found[0].columns.len() {
                let Some(distance) = distance(found, leaf, element).filter(|&far| differs(far, allowed))
                else {
                    continue;
                };
                if let Distance::Ulps(ulps) = distance {
                    agreement.largest = agreement.largest.max(ulps);
                }
                differing.push(leaf);
            }
            agreement.differing += usize::from(!differing.is_empty());
            if agreement.first.is_none() && !differing.is_empty() {
                agreement.first = Some((element, differing));
            }
        }
        Ok(agreement)
    }
}

/// A call, and what it is compared with.
pub(super) struct Pointwise<'a, V, O> {
    pub call: &'a V,
    pub other: &'a O,
    pub devices: &'a [Device; 2],
    pub allowed: u64,
}

impl<V: Questioned + Compared, O: Other<V>> Pointwise<'_, V, O> {
    /// Runs both.
    pub fn compare(&self) -> Result<(Agreement, Option<FirstDifference>), Error> {
        let found = [
            results(self.call, &self.devices[0])?,
            self.other.results(self.call, &self.devices[1])?,
        ];
        let names = [self.call.function(), &self.other.name(self.call)];
        let agreement = Agreement::of(&found, names, self.allowed)?;
        let difference = match &agreement.first {
            Some((element, differing)) => Some(self.difference(*element, differing, &found)?),
            None => None,
        };
        Ok((agreement, difference))
    }

    /// What leads to the differing results of an element.
    fn difference(
        &self,
        element: usize,
        differing: &[usize],
        found: &[Results; 2],
    ) -> Result<FirstDifference, Error> {
        let own = Trace::of(self.call, &self.devices[0], element)?;
        let Told(told) = self.other.told(self.call, &self.devices[1], element)?;
        let (begun, other, given): (Begun, Option<&Trace>, &[Named]) = match &told {
            Known::Steps(other) => {
                let begun = first::of_traces([&own, other], differing, self.allowed);
                (begun, Some(other), &other.named)
            }
            Known::Same => (Begun::default(), Some(&own), &[]),
            Known::Values(values) => {
                let begun = first::of_names(&own, values, differing, self.allowed);
                (begun, None, values)
            }
        };
        let runs = [Some(&own), other];
        let agrees = |run: usize| {
            let bits = |leaf: usize| found[run].columns[leaf][element];
            let results = runs[run]?.results.iter().enumerate();
            Some(
                results
                    .map(|(leaf, value)| {
                        value.distance(Value {
                            bits: bits(leaf),
                            ..*value
                        })
                    })
                    .all(|distance| distance == Some(Distance::Same)),
            )
        };
        let interpreted = [0, 1].map(agrees);
        let parted = match &told {
            Known::Same => {
                let pair = Pair {
                    call: self.call,
                    devices: self.devices,
                    element,
                    trace: &own,
                    interpreted: interpreted.map(|agrees| agrees == Some(true)),
                };
                pair.parted()?
            }
            Known::Steps(_) | Known::Values(_) => None,
        };
        let operation = |run: usize, number: Option<usize>| Some(evaluation(runs[run]?, element, number?));
        let variable = begun.variable.map(|at| {
            let named = [&own.named[at[0]], &given[at[1]]];
            let node = |run: usize| {
                let node = named[run].node?;
                runs[run]?.nodes[node as usize].operation
            };
            VariableValues {
                name: named[0].name.shown.clone(),
                turn: 1 + own.named[..at[0]]
                    .iter()
                    .filter(|before| before.name.is(&named[0].name))
                    .count(),
                values: named.map(|named| shown(named.value)),
                apart: apart(named.map(|named| named.value)),
                operations: [operation(0, node(0)), operation(1, node(1))],
            }
        });
        Ok(FirstDifference {
            element,
            combination: None,
            results: differing
                .iter()
                .map(|&leaf| result(found, leaf, element))
                .collect(),
            operations: [0, 1].map(|run| match &parted {
                Some(parted) => {
                    let mut differs = evaluation(&own, element, parted.operation);
                    differs.found.result = shown(parted.results[run]);
                    Some(differs)
                }
                None => operation(run, begun.operations[run]),
            }),
            variable,
            suspects: begun
                .suspects
                .iter()
                .take(MOST_SUSPECTS)
                .filter_map(|&suspect| operation(0, Some(suspect)))
                .collect(),
            interpreted,
        })
    }
}

/// The number of elements, if results of two functions can be compared.
pub(super) fn elements([x, y]: &[Results; 2], names: [&str; 2]) -> Result<usize, Error> {
    let incomparable = |reason: String| Error::Incomparable {
        function: names[0].to_owned(),
        other: names[1].to_owned(),
        reason,
    };
    let scalars = [&x.columns, &y.columns].map(Vec::len);
    if scalars[0] != scalars[1] {
        return Err(incomparable(format!(
            "their results have {} and {} scalars; compare functions with results of one shape",
            scalars[0], scalars[1]
        )));
    }
    let lengths = [x, y].map(|results| results.columns.iter().map(Vec::len));
    let [Some(elements), Some(other)] = lengths.map(Iterator::min) else {
        return Ok(0);
    };
    if elements != other {
        return Err(incomparable(format!(
            "they have {elements} and {other} elements; pass arrays of one length to both"
        )));
    }
    for leaf in 0..scalars[0] {
        let types = [x, y].map(|results| results.leaves.ty(leaf));
        let [zero, other] = types.map(|ty| Value { ty, bits: 0 });
        if zero.distance(other).is_none() {
            return Err(incomparable(format!(
                "scalar {leaf} of their results is of the types `{}` and `{}`; compare floats with floats, and integers with integers",
                types[0].name(),
                types[1].name()
            )));
        }
    }
    Ok(elements)
}

/// How far two results are apart.
fn distance(found: &[Results; 2], leaf: usize, element: usize) -> Option<Distance> {
    let [x, y] = values_of(found, leaf, element);
    x.distance(y)
}

fn values_of(found: &[Results; 2], leaf: usize, element: usize) -> [Value; 2] {
    [0, 1].map(|run| Value {
        ty: found[run].leaves.ty(leaf),
        bits: found[run].columns[leaf][element],
    })
}

pub(super) fn result(found: &[Results; 2], leaf: usize, element: usize) -> NamedValues {
    let values = values_of(found, leaf, element);
    NamedValues {
        name: found[0].leaves.name(leaf).to_owned(),
        values: values.map(shown),
        apart: apart(values),
    }
}

fn shown(scalar: Value) -> String {
    value(scalar.ty, scalar.bits)
}

fn apart([x, y]: [Value; 2]) -> String {
    x.distance(y)
        .map_or_else(|| "of other types".to_owned(), |distance| distance.to_string())
}

fn evaluation(run: &Trace, element: usize, number: usize) -> Evaluation {
    let operation = &run.operations[number];
    let what = operation.what;
    let list = |values: &[Value]| -> Vec<String> { values.iter().map(|&value| shown(value)).collect() };
    Operation {
        path: path(&run.body, operation.origin),
        operation: what.name(),
        mode: what.mode(),
        stochastic: what.is_stochastic(),
        ty: operation
            .results
            .first()
            .map_or(ScalarType::Bool, |result| result.ty),
        added: false,
        evaluated: operation.turn,
        found: First {
            element,
            combination: None,
            operands: list(&operation.args),
            result: list(&operation.results).join(", "),
        },
    }
}
