//! How wide enclosures are, where bounds are lost, and which conditions are undecided.

use fpdsl_runtime::combination::Combination;
use fpdsl_runtime::device::Tally;
use fpdsl_runtime::ir::{Op, Stochastic};
use fpdsl_runtime::question::{self, Watched, What, widths};
use serde_json::{Value, json};

use crate::inspect::firsts::Firsts;
use crate::verify::show::value;

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
    /// Where bounds are lost: results that have none, of operands that have some.
    pub lost: Option<LostBounds>,
}

/// The bounds that an operation has lost: its results may be anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LostBounds {
    /// How many results have lost theirs.
    pub count: u64,
    /// The smallest element with one; of a function that combines, the number of the combination.
    pub element: usize,
    /// The combination, in the published order of the reduction or scan.
    pub combination: Option<Combination>,
    /// Why there are none.
    pub why: &'static str,
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

    pub(super) fn of(watched: &Watched, tallies: &[Tally], firsts: &Firsts) -> Self {
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
        let unruled = tally(widths(watched.ty).len()).unwrap_or_default();
        let without = tally(widths(watched.ty).len() + 1).unwrap_or_default();
        let lost = [(without, false), (unruled, true)]
            .into_iter()
            .find_map(|(tally, is_unruled)| {
                let element = tally.first?;
                Some(LostBounds {
                    count: tally.count,
                    element,
                    combination: firsts.combination(element),
                    why: why(watched.what, is_unruled),
                })
            });
        Widths {
            above: classes
                .map(|(class, &exponent)| (exponent, tally(class).unwrap_or_default().count))
                .collect(),
            first,
            unruled: unruled.count,
            lost,
        }
    }

    pub(super) fn json(&self) -> Value {
        let above = |&(exponent, count): &(i32, u64)| json!({"exponent": exponent, "count": count});
        json!({
            "above": self.above.iter().map(above).collect::<Vec<Value>>(),
            "first": self.first.as_ref().map(|first| json!({
                "element": first.element,
                "combination": first.combination.map(|combination| combination.to_string()),
                "bounds": first.bounds,
            })),
            "unruled": self.unruled,
            "lost": self.lost.as_ref().map(|lost| json!({
                "count": lost.count,
                "element": lost.element,
                "combination": lost.combination.map(|combination| combination.to_string()),
                "why": lost.why,
            })),
        })
    }
}

impl Undecided {
    pub(super) fn of(watched: &Watched, tallies: &[Tally], firsts: &Firsts) -> Self {
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

/// Why the results of an operation have no bounds although operands have. `unruled`: there is no rule.
fn why(what: What, unruled: bool) -> &'static str {
    match what {
        What::Operation(Op::Read(_)) => "rows are not enclosed, so what is read from one may be anything",
        What::Operation(Op::Load { .. } | Op::Entry { .. } | Op::Element(_)) => "the index is not known",
        What::Operation(Op::FromBits) => "the encoding is not known",
        What::Operation(Op::Cast(_)) if unruled => "the integer is not known",
        What::Operation(_) if unruled => "there is no rule for it",
        What::Operation(Op::Div(_) | Op::Recip(_) | Op::Rem | Op::Approx(_))
        | What::Stochastic(Stochastic::Div | Stochastic::Recip) => {
            "the divisor may be zero, or the quotient larger than all numbers"
        }
        What::Operation(_) | What::Stochastic(_) => "the bounds are larger than all numbers",
        What::Function(_) if unruled => "there is no rule for such arguments",
        What::Function(_) => "an argument may be at a pole, or the result larger than all numbers",
    }
}

/// The counter of the widest class that an operation has counted.
pub(super) fn worst(watched: &Watched, tallies: &[Tally]) -> Option<usize> {
    let some =
        |&class: &usize| watched.counters[class].is_some_and(|counter| tallies[counter as usize].count > 0);
    (0..widths(watched.ty).len()).rev().find(some)
}
