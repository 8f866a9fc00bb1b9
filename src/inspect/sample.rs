//! Random rounding.

use std::fmt;

use fpdsl_runtime::device::{Inspected, Replied};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir::Kind;
use fpdsl_runtime::lift::Lift;
use fpdsl_runtime::question::{self, AnyQuestion, Watched};
use serde_json::{Value, json};

use super::asking::{Answered, Asking};
use super::lost::{self, Lost, worst_counter};
use super::operation::Operation;
use super::results::{Column, columns};
use super::sheet::Sheet;

/// How samples are taken.
#[derive(Debug)]
pub struct Samples {
    count: u16,
    seed: u64,
}

impl Default for Samples {
    fn default() -> Self {
        Samples { count: 3, seed: 0 }
    }
}

/// How many digits random roundings leave of the results of a call.
///
/// It displays as text, [`json`](SampleReport::json) and [`html`](SampleReport::html) give other forms.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SampleReport<R> {
    /// The results of the call, with its own roundings.
    pub results: R,
    /// The name of the function.
    pub function: String,
    /// The name of the device.
    pub device: String,
    /// How many samples there are.
    pub samples: u16,
    /// The floats of a result.
    pub digits: Vec<ResultDigits>,
    /// The operations that round, comparisons of floats, and conversions to integers, over all samples together.
    pub operations: Vec<Operation<Lost>>,
}

/// A float of each result, with its samples.
#[derive(Clone, Debug)]
pub struct ResultDigits {
    /// A column for each sample.
    columns: Vec<Column>,
    least: Option<(usize, f64)>,
}

/// Student's t for a probability of 95 % on both sides, for 1 to 30 degrees of freedom.
const STUDENT: [f64; 30] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
];

impl ResultDigits {
    fn of(columns: Vec<Column>) -> Self {
        let mut found = ResultDigits { columns, least: None };
        let ends = found.ends();
        let (mut widest, mut samples) = (None, Vec::new());
        for element in 0..found.len() {
            samples.clear();
            samples.extend(found.columns.iter().map(|column| column.beside(element)[0]));
            if widest.is_some_and(|(_, widest)| is_narrower(&samples, widest)) {
                continue;
            }
            // It is larger where fewer digits are left, and takes no logarithm.
            let spread = spread(&samples).clamp(ends[0], ends[1]);
            if widest.is_none_or(|(_, widest)| spread > widest) {
                widest = Some((element, spread));
            }
        }
        found.least = widest.map(|(element, _)| (element, found.digits(element)));
        found
    }

    /// The significant digits of the format.
    fn all(&self) -> f64 {
        match self.columns[0].ty.kind() {
            Kind::Float(format) => f64::from(format.precision()) * std::f64::consts::LOG10_2,
            Kind::Bool | Kind::Signed(_) | Kind::Unsigned(_) => 0.0,
        }
    }

    /// Student's t.
    fn student(&self) -> f64 {
        STUDENT[(self.columns.len() - 1).clamp(1, STUDENT.len()) - 1]
    }

    /// The [`spread`] with all digits, and that with none.
    fn ends(&self) -> [f64; 2] {
        let n = self.columns.len() as f64;
        [self.all(), 0.0].map(|digits| n * (n - 1.0) / (self.student() * 10_f64.powf(digits)).powi(2))
    }

    /// Which scalar of a result it is: nothing for a scalar, `.1`, `.re`, `[2]`.
    pub fn name(&self) -> &str {
        self.columns.first().map_or("", |column| &column.name)
    }

    /// The number of results.
    pub fn len(&self) -> usize {
        self.columns.first().map_or(0, Column::len)
    }

    /// Returns true if there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The samples of an element, to the nearest binary64.
    ///
    /// # Panics
    ///
    /// If there is no such element, as the other methods.
    pub fn samples(&self, element: usize) -> Vec<f64> {
        let samples = self.columns.iter().map(|column| column.beside(element)[0]);
        samples.collect()
    }

    /// The mean of the samples.
    pub fn mean(&self, element: usize) -> f64 {
        mean(&self.samples(element))
    }

    /// The significant decimal digits of the mean, with a probability of 95 % (Student's t, as CADNA has it): from 0 to those of the
    /// format, which a result has whose samples are equal.
    pub fn digits(&self, element: usize) -> f64 {
        let spread = spread(&self.samples(element));
        if spread == 0.0 {
            return self.all();
        }
        let n = self.columns.len() as f64;
        let deviation = (spread / (n - 1.0)).sqrt();
        let digits = (n.sqrt() / (deviation * self.student())).log10();
        digits.clamp(0.0, self.all())
    }

    /// The first element with the fewest digits, and how many.
    pub fn least(&self) -> Option<(usize, f64)> {
        self.least
    }
}

fn mean(samples: &[f64]) -> f64 {
    // The sum of large samples is not too large.
    samples.iter().map(|sample| sample / samples.len() as f64).sum()
}

/// The sum of the squares of the samples' relative distances from their mean; 0 if they are equal.
fn spread(samples: &[f64]) -> f64 {
    let is_first = |sample: &f64| *sample == samples[0] || sample.is_nan() && samples[0].is_nan();
    if samples.iter().all(is_first) {
        return 0.0;
    }
    let mean = mean(samples);
    let squares = samples.iter().map(|sample| ((sample - mean) / mean).powi(2));
    match squares.sum::<f64>() {
        spread if spread.is_nan() => f64::INFINITY,
        spread => spread,
    }
}

/// Returns true for samples whose [`spread`] is at most so much, without a division; false where that takes one.
fn is_narrower(samples: &[f64], spread: f64) -> bool {
    let first = samples[0];
    // At least the sum of the squares of the distances from the mean. If it is less than a fifth of the square of the first, the mean is
    // more than half of that.
    let squares: f64 = samples.iter().map(|sample| (sample - first).powi(2)).sum();
    let size = first * first;
    // Otherwise a square may have been too large or too small.
    (1e-280..1e300).contains(&size) && 5.0 * squares < spread.min(1.0) * size
}

impl<V: Inspected> Asking<V, Samples> {
    /// How many samples are taken: 3 without it, as in CADNA, and 2 at least.
    pub fn samples(mut self, samples: u16) -> Self {
        self.options.count = samples.max(2);
        self
    }

    /// The seed of the draws: 0 without it.
    pub fn seed(mut self, seed: u64) -> Self {
        self.options.seed = seed;
        self
    }

    /// Runs the call, and the samples beside it.
    ///
    /// # Errors
    ///
    /// Those of the call: a fault of an element is one, and gives no report.
    pub fn run(self) -> Result<SampleReport<V::Results>, Error> {
        let Samples { count, seed } = self.options;
        let given = |sample: u16| [seed, u64::from(sample), 0];
        let question = AnyQuestion::of::<question::Sample>();
        let mut all = Vec::new();
        for sample in 0..count {
            all.push(self.answered(question, &given(sample))?);
        }
        let mut operations = Vec::new();
        for (number, (part, of_sample)) in together(&mut all).into_iter().enumerate() {
            let mut firsts = Vec::new();
            for sample in 0..count {
                let is_its = |which: usize, watched: &Watched| {
                    watched.counters[which].is_some_and(|counter| of_sample[counter as usize] == sample)
                };
                let wanted = |watched: &Watched| {
                    let worst = worst_counter(watched, &part.tallies).into_iter();
                    worst.filter(|&which| is_its(which, watched)).collect()
                };
                let asked = (question, &given(sample)[..]);
                firsts.push(self.firsts((number, &part, &all[0].device), asked, wanted)?);
            }
            for watched in &part.asked.operations {
                let values = |which: usize| {
                    let sample = of_sample[watched.counters[which]? as usize];
                    lost::values_of(&firsts[usize::from(sample)], watched, &part.tallies, which)
                };
                let found = Lost::new(watched, &part.tallies, &values, question::Sample::beside);
                operations.push(Operation::new(watched, &part, found));
            }
        }
        let mut digits: Vec<Vec<Column>> = Vec::new();
        for answer in &mut all {
            let added = std::mem::take(&mut answer.added);
            let found = columns(&V::Value::SHAPE, added, question::Sample::beside);
            digits.resize_with(found.len(), Vec::new);
            for (columns, column) in digits.iter_mut().zip(found) {
                columns.push(column);
            }
        }
        Ok(SampleReport {
            results: all.swap_remove(0).results,
            function: self.call.function().to_owned(),
            device: self.device.name(),
            samples: count,
            digits: digits.into_iter().map(ResultDigits::of).collect(),
            operations,
        })
    }
}

/// What a function replies in all samples together, and which of them has the first element of each counter.
fn together<R>(samples: &mut [Answered<R>]) -> Vec<(Replied, Vec<u16>)> {
    let mut all: Vec<(Replied, Vec<u16>)> = Vec::new();
    for (sample, answered) in (0..).zip(samples) {
        for (number, part) in std::mem::take(&mut answered.parts).into_iter().enumerate() {
            let Some((total, of_sample)) = all.get_mut(number) else {
                let of_sample = vec![0; part.tallies.len()];
                all.push((part, of_sample));
                continue;
            };
            total.firsts.extend(part.firsts);
            for (counter, tally) in part.tallies.into_iter().enumerate() {
                let known = &mut total.tallies[counter];
                known.count += tally.count;
                let is_before = |first| known.first.is_none_or(|known| first < known);
                if tally.first.is_some_and(is_before) {
                    (known.first, of_sample[counter]) = (tally.first, sample);
                }
            }
        }
    }
    all
}

impl<R> SampleReport<R> {
    /// The report as JSON, without the results.
    pub fn json(&self) -> String {
        let operations = self.operations.iter().map(|operation| {
            let mut json = operation.json();
            json["lost"] = operation.found.json();
            json
        });
        let digits = self.digits.iter().map(|digits| {
            let (element, least) = digits.least.unwrap_or_default();
            json!({ "name": digits.name(), "least": { "element": element, "digits": least } })
        });
        let value = json!({
            "function": self.function,
            "device": self.device,
            "samples": self.samples,
            "digits": digits.collect::<Vec<Value>>(),
            "operations": operations.collect::<Vec<Value>>(),
        });
        format!("{value:#}\n")
    }

    /// The report as a page of HTML, without the results. It needs nothing else.
    pub fn html(&self) -> String {
        self.sheet().html()
    }

    fn sheet(&self) -> Sheet {
        let notes = self.digits.iter().filter_map(|digits| {
            let (element, least) = digits.least?;
            Some(format!(
                "result{}: {least:.1} digits at least, in element {element}: samples {:?}",
                digits.name(),
                digits.samples(element),
            ))
        });
        Sheet {
            title: format!("{}: {} samples on {}", self.function, self.samples, self.device),
            notes: notes.collect(),
            columns: lost::columns(),
            rows: self.operations.iter().map(lost::row).collect(),
        }
    }
}

impl<R> fmt::Display for SampleReport<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sheet().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_narrower_has_no_larger_spread() {
        let mut seed = 7_u64;
        let mut random = || {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            seed >> 11
        };
        let special = [
            0.0,
            -1.0,
            f64::MAX,
            f64::MIN_POSITIVE,
            1e154,
            -1e-160,
            f64::INFINITY,
            f64::NAN,
        ];
        let mut narrower = 0;
        for _ in 0..200_000 {
            let first = match random() % 3 {
                0 => special[random() as usize % special.len()],
                _ => f64::from_bits(random() << 11),
            };
            let distance = 2_f64.powi(-((random() % 60) as i32));
            let samples: Vec<f64> = (0..2 + random() % 4)
                .map(|_| first + first * distance * (random() % 2001) as f64 / 1000.0)
                .collect();
            let widest = 10_f64.powi(-((random() % 34) as i32) + 2);
            if is_narrower(&samples, widest) {
                assert!(spread(&samples) <= widest, "{samples:?}");
                narrower += 1;
            }
        }
        assert!(narrower > 10_000, "{narrower}");
    }
}
