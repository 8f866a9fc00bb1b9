//! An operation of the source, and what a question has found of it.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::device::Replied;
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::question::Watched;
use serde_json::{Value, json};

use super::place::{Place, path};

/// An operation of the source, and what a question has found of it.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Operation<F> {
    /// Where it stands, after the calls that lead there, the outermost first; empty for one that has no place in the source.
    pub path: Vec<Place>,
    /// The operation: `add`, `mul_add`, `cast`, `exp`.
    pub operation: &'static str,
    /// The mode; none for an operation that does not round or rounds stochastically, and for an elementary function.
    pub mode: Option<Rounding>,
    /// True for an operation with stochastic rounding.
    pub stochastic: bool,
    /// The type of its result.
    pub ty: ScalarType,
    /// True for an operation that another question computes beside the one that stands there: see
    /// [`flags` of a shadow](super::Asking::flags).
    pub added: bool,
    /// How often it was evaluated.
    pub evaluated: u64,
    /// What the question has found.
    pub found: F,
}

impl<F> Operation<F> {
    /// Where it stands, if the source has a place for it.
    pub fn place(&self) -> Option<&Place> {
        self.path.last()
    }

    /// Its text and its place in the source, in a sentence.
    pub(super) fn named(&self) -> String {
        match self.place() {
            Some(place) => format!("`{}` at {place}", place.text),
            None => format!("an operation that is not in the source ({})", self.about()),
        }
    }

    /// The operation, its mode and its type: `add, rn, f64`.
    pub(super) fn about(&self) -> String {
        let mode = self.mode_name().map_or(String::new(), |mode| format!("{mode}, "));
        let added = if self.added { ", added" } else { "" };
        format!("{}, {mode}{}{added}", self.operation, self.ty.name())
    }

    fn mode_name(&self) -> Option<&'static str> {
        let otherwise = self.stochastic.then_some("sr");
        self.mode.map(Rounding::name).or(otherwise)
    }

    /// The operation as JSON, without what was found.
    pub(super) fn json(&self) -> Value {
        json!({
            "path": self.path.iter().map(Place::json).collect::<Vec<Value>>(),
            "operation": self.operation,
            "mode": self.mode_name(),
            "type": self.ty.name(),
            "added": self.added,
            "evaluated": self.evaluated,
        })
    }

    pub(super) fn new(watched: &Watched, part: &Replied, found: F) -> Self {
        let evaluated = watched.evaluated.iter();
        Operation {
            path: path(&part.asked.kernel, watched.origin),
            operation: watched.what.name(),
            mode: watched.what.mode(),
            stochastic: watched.what.is_stochastic(),
            ty: watched.ty,
            added: watched.added,
            evaluated: evaluated
                .map(|&counter| part.tallies[counter as usize].count)
                .sum(),
            found,
        }
    }
}
