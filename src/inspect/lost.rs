//! Bits that results have lost, against what was computed beside them.

use std::fmt;

use fpdsl_runtime::Rounding;
use fpdsl_runtime::device::Tally;
use fpdsl_runtime::ir::{Kind, Op};
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::question::{LOST, OTHERWISE, Watched, What, classes};
use serde_json::{Value, json};

use super::firsts::{First, Firsts, Values};
use super::operation::Operation;
use super::results::number;
use super::sheet::Row;

/// How much the results of an operation have lost.
///
/// A result has lost `k` bits where its relative error is more than `2^(k - p)`, in a format of `p` bits: a correctly rounded one has lost
/// none, and one that has lost `p` bits has no digit right.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Lost {
    /// How many results have lost so many bits or more: 4, 8, 12 and so on, the last one for all bits. Classes without results are left out.
    pub classes: Vec<(u32, u64)>,
    /// How many results have lost eight bits more than each of their operands: the digits are lost here.
    pub here: u64,
    /// How many comparisons, or conversions to an integer, have another result beside.
    pub otherwise: u64,
    /// The first result in the worst class, or the first one that is otherwise.
    pub worst: Option<Worst>,
}

/// A result that is far from what stands beside it.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Worst {
    /// Where, and from which operands.
    pub first: First,
    /// What stands beside the result.
    pub beside: f64,
    /// The bits that it has lost.
    pub bits: f64,
    /// Those that it would have lost if the operation itself were exact; unknown for random roundings and comparisons.
    pub inherited: Option<f64>,
    /// Those that it would have lost if its operands were exact.
    pub added: Option<f64>,
    /// The bits that cancel: by how much the largest term of a sum is larger than the sum.
    pub cancelled: Option<f64>,
}

impl Lost {
    /// The bits that the worst class has lost at least; 0 if no result has lost four.
    pub fn bits(&self) -> u32 {
        self.classes.last().map_or(0, |&(bits, _)| bits)
    }

    pub(super) fn new<'a>(
        watched: &Watched,
        tallies: &[Tally],
        firsts: &dyn Fn(usize) -> Option<Values<'a>>,
        beside: fn(ScalarType) -> usize,
    ) -> Self {
        let count =
            |which: usize| watched.counters[which].map_or(0, |counter| tallies[counter as usize].count);
        let classes: Vec<(u32, u64)> = match watched.what {
            What::Operation(Op::Compare(_)) => Vec::new(),
            _ => {
                let classes = classes(watched.ty).into_iter().enumerate();
                let counted = classes.map(|(which, bits)| (bits, count(which)));
                counted.filter(|&(_, count)| count > 0).collect()
            }
        };
        let worst =
            worst_counter(watched, tallies).and_then(|which| Worst::new(watched, &firsts(which)?, beside));
        Lost {
            classes,
            here: count(LOST),
            otherwise: count(OTHERWISE),
            worst,
        }
    }
}

/// The counter of the worst class that has results.
pub(super) fn worst_counter(watched: &Watched, tallies: &[Tally]) -> Option<usize> {
    let counted = |which: &usize| watched.counters[*which].is_some_and(|c| tallies[c as usize].count > 0);
    let classes = classes(watched.ty).len();
    (0..classes.min(LOST)).rev().chain([OTHERWISE]).find(counted)
}

/// A value to the nearest binary64.
fn nearest((ty, bits): (ScalarType, u64)) -> f64 {
    number(ty, bits, Rounding::NearestEven)
}

/// The relative error of a value against one with more digits, a sum of two numbers: from that of a correctly rounded value, which no
/// result falls short of, to 1, where no digit is right.
pub(super) fn wrong_part(ty: ScalarType, value: f64, [high, low]: [f64; 2]) -> f64 {
    let Kind::Float(format) = ty.kind() else {
        return 0.0;
    };
    let least = (-f64::from(format.precision())).exp2();
    let distance = (value - high) - low;
    let same = value == high && low == 0.0 || value.is_nan() && high.is_nan();
    if same || distance == 0.0 {
        return least;
    }
    match (distance / high).abs() {
        part if part.is_nan() => 1.0,
        part => part.clamp(least, 1.0),
    }
}

/// The bits that a value has lost against one with more digits.
pub(super) fn bits_lost(ty: ScalarType, value: f64, beside: [f64; 2]) -> f64 {
    match ty.kind() {
        Kind::Float(format) => wrong_part(ty, value, beside).log2() + f64::from(format.precision()),
        Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => 0.0,
    }
}

impl Worst {
    fn new(watched: &Watched, found: &Values<'_>, beside: fn(ScalarType) -> usize) -> Option<Self> {
        let (&result, operands) = found.values.split_last()?;
        let (args, rest) = operands.split_at_checked(watched.args)?;
        let ofs: usize = args.iter().map(|&(ty, _)| beside(ty)).sum();
        let is_float = beside(watched.ty) > 0;
        let of_result = if is_float { beside(watched.ty) } else { 1 };
        let numbers: Vec<f64> = rest.iter().map(|&value| nearest(value)).collect();
        let (other, afresh) = numbers.get(ofs..)?.split_at_checked(of_result)?;
        let value = nearest(result);
        let pair = |parts: &[f64]| [parts[0], parts.get(1).copied().unwrap_or(0.0)];
        let bits = |value, beside: [f64; 2]| bits_lost(watched.ty, value, beside);
        let known = afresh.len() == of_result && is_float;
        let first = First::of(watched, found);
        Some(Worst {
            first,
            beside: other.iter().sum(),
            bits: bits(value, pair(other)),
            inherited: known.then(|| {
                // The two that stand beside differ by what is inherited.
                let ([high, low], [begun, rest]) = (pair(other), pair(afresh));
                bits(begun, [high, low - rest])
            }),
            added: known.then(|| bits(value, pair(afresh))),
            cancelled: cancelled(watched, args, value),
        })
    }
}

/// The bits that cancel in a sum.
fn cancelled(watched: &Watched, args: &[(ScalarType, u64)], value: f64) -> Option<f64> {
    let x: Vec<f64> = args.iter().map(|&arg| nearest(arg)).collect();
    let terms = match (watched.what, x.as_slice()) {
        (What::Operation(Op::Add(_) | Op::Sub(_)), &[x, y]) => [x, y],
        (What::Operation(Op::MulAdd(_)), &[x, y, z]) => [x * y, z],
        (What::Operation(Op::Dot2(_)), &[x, y, z, u]) => [x * y, z * u],
        _ => return None,
    };
    let largest = terms[0].abs().max(terms[1].abs());
    let bits = (largest / value.abs()).log2();
    Some(if bits.is_nan() { 0.0 } else { bits.max(0.0) })
}

impl fmt::Display for Worst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; beside {:e}", self.first, self.beside)?;
        if self.bits > 0.0 {
            write!(f, "; {:.1} bits lost", self.bits)?;
        }
        if let (Some(inherited), Some(added)) = (self.inherited, self.added) {
            write!(f, ", {inherited:.1} inherited, {added:.1} added")?;
        }
        match self.cancelled {
            Some(bits) if bits >= 1.0 => write!(f, ", {bits:.1} cancelled"),
            _ => Ok(()),
        }
    }
}

impl Lost {
    pub(super) fn json(&self) -> Value {
        json!({
            "classes": self.classes,
            "here": self.here,
            "otherwise": self.otherwise,
            "worst": self.worst.as_ref().map(|worst| json!({
                "first": worst.first.json(),
                "beside": worst.beside,
                "bits": worst.bits,
                "inherited": worst.inherited,
                "added": worst.added,
                "cancelled": worst.cancelled,
            })),
        })
    }
}

/// The names of the columns of [`row`].
pub(super) fn columns() -> Vec<String> {
    ["bits lost", "results", "lost here", "otherwise"]
        .map(str::to_owned)
        .to_vec()
}

/// An operation in a report.
pub(super) fn row(operation: &Operation<Lost>) -> Row {
    let lost = &operation.found;
    let (bits, count) = lost.classes.last().copied().unwrap_or_default();
    let mut details = Vec::new();
    if count > 0 {
        details.push(format!("{count} results have lost {bits} bits or more"));
    }
    if lost.here > 0 {
        details.push(format!("the digits of {} results are lost here", lost.here));
    }
    if lost.otherwise > 0 {
        details.push(format!("{} are otherwise", lost.otherwise));
    }
    details.extend(lost.worst.as_ref().map(|worst| format!("worst: {worst}")));
    Row {
        cells: [u64::from(bits), count, lost.here, lost.otherwise]
            .map(|count| count.to_string())
            .to_vec(),
        details,
        is_bad: lost.here > 0 || lost.otherwise > 0,
        ..Row::of(operation)
    }
}

/// The values of the first time that a counter was added to.
pub(super) fn values_of<'a>(
    firsts: &'a Firsts,
    watched: &Watched,
    tallies: &[Tally],
    which: usize,
) -> Option<Values<'a>> {
    let element = tallies[watched.counters[which]? as usize].first?;
    Some(firsts.values(watched, which, element))
}
