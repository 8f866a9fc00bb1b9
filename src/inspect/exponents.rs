//! The exponents of the results of operations.

use std::fmt;

use fpdsl_runtime::device::{Inspected, Tally};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir::Kind;
use fpdsl_runtime::lift::ScalarType;
use fpdsl_runtime::question::{self, AnyQuestion, Bin, Watched};
use serde_json::{Value, json};

use super::asking::Asking;
use super::chart::{bin_name, chart};
use super::firsts::{First, Firsts};
use super::operation::Operation;
use super::sheet::{Row, Sheet, title};

/// The exponents of the results of the operations of a call.
///
/// It displays as text, [`json`](ExponentReport::json) and [`html`](ExponentReport::html) give other forms.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ExponentReport<R> {
    /// The results of the call.
    pub results: R,
    /// The name of the function.
    pub function: String,
    /// The name of the device.
    pub device: String,
    /// What was asked, if that is not the function itself: what another question computes beside it.
    pub within: Option<&'static str>,
    /// The operations that round, in the order in which the body has them.
    pub operations: Vec<Operation<Histogram>>,
}

/// How often the results of an operation have which exponent.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Histogram {
    /// The bins that have results, from zero to infinity, each with how many.
    pub bins: Vec<(Bin, u64)>,
    /// The first result in the lowest bin of numbers that are not zero.
    pub smallest: Option<First>,
    /// The first one in the highest such bin.
    pub largest: Option<First>,
}

/// What would become of results in a narrower format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fit {
    /// How many would be too large.
    pub too_large: u64,
    /// How many would be smaller than all normal numbers, and not zero.
    pub too_small: u64,
    /// The exponent of a power of two that makes all of them normal numbers if they are multiplied by it, nearest to 0: 0 if they are
    /// already. None if there is no such factor.
    pub scale: Option<i32>,
}

impl Histogram {
    fn new(watched: &Watched, tallies: &[Tally], firsts: &Firsts) -> Self {
        let bins = question::Exponents::bins(watched.ty);
        let tally = |which: usize| watched.counters[which].map(|counter| tallies[counter as usize]);
        let counted = bins.iter().enumerate().map(|(which, &bin)| {
            let count = tally(which).map_or(0, |tally| tally.count);
            (bin, count)
        });
        let first = |which: usize| Some(firsts.first(watched, which, tally(which)?.first?));
        let [smallest, largest] = ends(watched, tallies);
        Histogram {
            bins: counted.filter(|&(_, count)| count > 0).collect(),
            smallest: smallest.and_then(first),
            largest: largest.and_then(first),
        }
    }

    /// The exponents of the numbers that are not zero: from `2^range.0` to below `2^range.1`. None if there are none.
    pub fn range(&self) -> Option<(i32, i32)> {
        let mut numbers = self.bins.iter().filter_map(|&(bin, _)| match bin {
            Bin::From { from, to } => Some((from, to)),
            Bin::Zero | Bin::NotFinite => None,
        });
        let (from, mut end) = numbers.next()?;
        end = numbers.next_back().map_or(end, |(_, to)| to);
        Some((from, end))
    }

    /// What would become of the results in another type: nothing fits into one that is no float. Bins end where the formats of the
    /// library do.
    pub fn fits(&self, ty: ScalarType) -> Fit {
        let mut fit = Fit {
            too_large: 0,
            too_small: 0,
            scale: None,
        };
        let Kind::Float(format) = ty.kind() else {
            return fit;
        };
        let (low, high) = (format.min_exponent(), format.max_exponent() + 1);
        fit.scale = Some(0);
        for &(bin, count) in &self.bins {
            match bin {
                Bin::From { to, .. } if to > high => fit.too_large += count,
                Bin::From { from, .. } if from < low => fit.too_small += count,
                _ => {}
            }
        }
        if let Some((from, to)) = self.range() {
            let (least, most) = (low - from, high - to);
            fit.scale = (least <= most).then(|| 0.clamp(least, most));
        }
        fit
    }

    fn json(&self) -> Value {
        let bins = self.bins.iter().map(|&(bin, count)| match bin {
            Bin::Zero => json!({ "zero": count }),
            Bin::From { from, to } => json!({ "from": from, "to": to, "count": count }),
            Bin::NotFinite => json!({ "not finite": count }),
        });
        json!({
            "bins": bins.collect::<Vec<Value>>(),
            "smallest": self.smallest.as_ref().map(First::json),
            "largest": self.largest.as_ref().map(First::json),
        })
    }
}

/// The counters of the lowest and the highest bin of numbers that has results.
fn ends(watched: &Watched, tallies: &[Tally]) -> [Option<usize>; 2] {
    let bins = question::Exponents::bins(watched.ty);
    let has = |which: &usize| {
        let counted = watched.counters[*which].is_some_and(|counter| tallies[counter as usize].count > 0);
        counted && matches!(bins[*which], Bin::From { .. })
    };
    let all = 0..bins.len();
    [all.clone().find(has), all.rev().find(has)]
}

impl<V: Inspected> Asking<V, question::Exponents> {
    /// Runs the call, and counts.
    ///
    /// # Errors
    ///
    /// Those of the call: a fault of an element is one, and gives no report.
    pub fn run(self) -> Result<ExponentReport<V::Results>, Error> {
        report(&self, (AnyQuestion::of::<question::Exponents>(), &[]), None)
    }
}

/// The report of a question that counts them, in the function or in what another question computes.
pub(super) fn report<V: Inspected, O>(
    asking: &Asking<V, O>,
    (question, given): (AnyQuestion, &[u64]),
    within: Option<&'static str>,
) -> Result<ExponentReport<V::Results>, Error> {
    let answered = asking.answered(question, given)?;
    let both = |watched: &Watched, tallies: &[Tally]| ends(watched, tallies).into_iter().flatten().collect();
    let operations = asking.operations(&answered, (question, given), both, Histogram::new)?;
    Ok(ExponentReport {
        results: answered.results,
        function: asking.call.function().to_owned(),
        device: asking.device.name(),
        within,
        operations,
    })
}

/// The narrower formats that reports speak of.
const NARROW: [ScalarType; 3] = [ScalarType::F32, ScalarType::Bf16, ScalarType::F16];

impl<R> ExponentReport<R> {
    /// The report as JSON, without the results.
    pub fn json(&self) -> String {
        let operations = self.operations.iter().map(|operation| {
            let mut json = operation.json();
            json["exponents"] = operation.found.json();
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
        let formats = NARROW.map(|ty| ty.name().to_owned());
        Sheet {
            title: title("exponents", &self.function, self.within, &self.device),
            notes: Vec::new(),
            columns: ["exponents".to_owned()].into_iter().chain(formats).collect(),
            rows: self.operations.iter().map(row).collect(),
        }
    }
}

impl<R> fmt::Display for ExponentReport<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sheet().fmt(f)
    }
}

impl fmt::Display for Fit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.too_large, self.too_small, self.scale) {
            (0, 0, _) => f.write_str("fits"),
            (_, _, Some(scale)) => write!(f, "fits times 2^{scale}"),
            (large, small, None) => write!(f, "{large} too large, {small} too small"),
        }
    }
}

fn row(operation: &Operation<Histogram>) -> Row {
    let histogram = &operation.found;
    let range = match histogram.range() {
        Some((from, to)) => format!("{from} to {}", to - 1),
        None => "none".to_owned(),
    };
    let fits = NARROW.map(|ty| histogram.fits(ty));
    let mut details = vec![format!("exponents {range}")];
    for (ty, fit) in NARROW.iter().zip(&fits) {
        details.push(format!("{}: {fit}", ty.name()));
    }
    for &(bin, count) in &histogram.bins {
        details.push(format!("{}: {count}", bin_name(bin)));
    }
    let figure = chart(operation.ty, &histogram.bins, &NARROW, &details.join("; "));
    for (name, first) in [("smallest", &histogram.smallest), ("largest", &histogram.largest)] {
        details.extend(first.as_ref().map(|first| format!("{name} bin: {first}")));
    }
    Row {
        cells: [range]
            .into_iter()
            .chain(fits.map(|fit| fit.to_string()))
            .collect(),
        details,
        figure,
        is_bad: histogram.bins.iter().any(|&(bin, _)| bin == Bin::NotFinite),
        ..Row::of(operation)
    }
}
