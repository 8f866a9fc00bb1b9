//! The errors of a function.

use super::subjects::{Function, Subject};

/// The parts of a range.
pub const PARTS: usize = 200;

/// What a library's function does over the range.
#[derive(Default)]
pub struct Errors {
    /// The largest error of each part, in the middle of the part.
    pub points: Vec<(f64, f64)>,
    /// Results that are not the nearest number, or a zero of the other sign.
    pub wrong: usize,
    pub largest: f64,
}

/// Arguments of binary32 and their exact result.
struct Sample {
    arguments: [f32; 2],
    exact: f64,
}

/// The errors of each library, from this many inputs in each part of the range.
pub fn measure(subject: &Subject, inputs: usize) -> Vec<Errors> {
    let mut all: Vec<Errors> = subject.libraries.iter().map(|_| Errors::default()).collect();
    let (low, high) = subject.ranges[0];
    for part in 0..PARTS {
        let samples: Vec<Sample> = (part * inputs..(part + 1) * inputs)
            .map(|k| sample(subject, k, PARTS * inputs))
            // Poles have no error.
            .filter(|sample| sample.exact.is_finite())
            .collect();
        let middle = low + (high - low) * (part as f64 + 0.5) / PARTS as f64;
        for (errors, (_, function)) in all.iter_mut().zip(subject.libraries) {
            errors.add(middle, &samples, *function);
        }
    }
    all
}

/// The `k`th of `count` arguments in order. Second arguments are spread over their range by the golden ratio.
fn sample(subject: &Subject, k: usize, count: usize) -> Sample {
    let within = |(low, high): (f64, f64), share: f64| (low + (high - low) * share) as f32;
    let first = within(subject.ranges[0], k as f64 / count as f64);
    let second = within(subject.ranges[1], (k as f64 * 0.618_033_988_749_894_9).fract());
    Sample {
        arguments: [first, second],
        exact: (subject.exact)([first.into(), second.into()]),
    }
}

impl Errors {
    fn add(&mut self, middle: f64, samples: &[Sample], function: Function) {
        let mut most = 0.0_f64;
        for sample in samples {
            let found = function(sample.arguments);
            most = most.max(ulps(found, sample.exact));
            self.wrong += usize::from(found.to_bits() != (sample.exact as f32).to_bits());
        }
        self.largest = self.largest.max(most);
        self.points.push((middle, most));
    }
}

/// The distance from `exact` in units of the last place of a number of binary32 that has its size.
fn ulps(found: f32, exact: f64) -> f64 {
    if found.is_nan() {
        return f64::INFINITY;
    }
    // Beyond the largest number, an infinity is as near.
    if f64::from(found) == exact || found == exact as f32 && found.is_infinite() {
        return 0.0;
    }
    let exponent = exact.abs().log2().floor().max(-126.0) as i32;
    (f64::from(found) - exact).abs() / 2.0_f64.powi(exponent - 23)
}
