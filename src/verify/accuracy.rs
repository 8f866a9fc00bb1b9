//! The distance of results from the exact ones.

use super::report::Difference;

/// How far a column is from the exact results, in units in the last place of the result's format at the exact result. Of a
/// result with several scalars, the one that is farthest counts; integers and `bool` are not measured.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Accuracy {
    /// Elements that were measured.
    pub measured: u64,
    /// Elements that have no finite exact result in the format's range, or none that the computation reached.
    pub unmeasured: u64,
    /// The largest error.
    pub largest: f64,
    /// The mean error.
    pub mean: f64,
    /// How many elements have which error: `[0]` counts exact results, `[1]` errors up to half an ulp, `[2]` up to one ulp,
    /// and `[i]` those up to 2^(i-2).
    pub histogram: Vec<u64>,
    /// The first element of those with the largest error.
    pub worst: Option<Difference>,
}

#[cfg(feature = "mpfr")]
pub use measure::Measure;
#[cfg(not(feature = "mpfr"))]
pub use without::Measure;

#[cfg(not(feature = "mpfr"))]
mod without {
    use super::Accuracy;

    /// Nothing is measured without the feature `mpfr`, so there is none of these.
    pub enum Measure {}

    impl Measure {
        pub fn finish(self) -> Accuracy {
            match self {}
        }
    }
}

#[cfg(feature = "mpfr")]
mod measure {
    use rug::Float;

    use super::{Accuracy, Difference};
    use crate::verify::exact;
    use crate::verify::inputs::{Batch, row};

    /// Errors above this are in the last bucket.
    const LARGEST_BUCKET: usize = 66;

    /// The measurements so far.
    #[derive(Default)]
    pub struct Measure {
        accuracy: Accuracy,
        sum: f64,
    }

    impl Measure {
        /// Measures element `i` of a batch against the exact results, if there are any.
        pub fn add(
            &mut self,
            batch: &Batch<'_>,
            i: usize,
            found: &[Vec<u64>],
            exact: Option<&[exact::Number]>,
        ) {
            let found = row(found, i);
            let Some((error, exact)) = exact.and_then(|exact| Some((error(batch, &found, exact)?, exact)))
            else {
                self.accuracy.unmeasured += 1;
                return;
            };
            let accuracy = &mut self.accuracy;
            accuracy.measured += 1;
            self.sum += error;
            let bucket = bucket(error);
            if accuracy.histogram.len() <= bucket {
                accuracy.histogram.resize(bucket + 1, 0);
            }
            accuracy.histogram[bucket] += 1;
            if error > accuracy.largest {
                accuracy.largest = error;
                accuracy.worst = Some(Difference {
                    element: (batch.start + i) as u64,
                    inputs: batch.params.show(&batch.encodings(i)),
                    found: batch.results.show(&found),
                    expected: exact.iter().map(exact::Number::show).collect(),
                    distance: format!("{error:.3} ulps"),
                });
            }
        }

        pub fn finish(mut self) -> Accuracy {
            if self.accuracy.measured > 0 {
                self.accuracy.mean = self.sum / self.accuracy.measured as f64;
            }
            self.accuracy
        }
    }

    /// The largest error of an element's scalars; none if one of them cannot be measured, or there are no floats.
    fn error(batch: &Batch<'_>, found: &[u64], exact: &[exact::Number]) -> Option<f64> {
        let mut largest: Option<f64> = None;
        for (leaf, (&found, exact)) in found.iter().zip(exact).enumerate() {
            if let exact::Number::Real(exact) = exact {
                let error = scalar_error(batch.results.ty(leaf), found, exact)?;
                largest = Some(largest.map_or(error, |largest| largest.max(error)));
            }
        }
        largest
    }

    fn scalar_error(ty: fpdsl_runtime::lift::ScalarType, found: u64, exact: &Float) -> Option<f64> {
        let fpdsl_runtime::ir::Kind::Float(format) = ty.kind() else {
            return None;
        };
        let found = exact::decode(format, found);
        if !exact.is_finite() || !found.is_finite() {
            return None;
        }
        // The exponent of a significand in [1/2, 1), so one more than the standard's.
        let exponent = exact.get_exp().map_or(format.min_exponent(), |e| e - 1);
        if exponent > format.max_exponent() {
            return None;
        }
        let ulp = exponent.max(format.min_exponent()) - (format.precision() as i32 - 1);
        let difference = Float::with_val(exact.prec(), &found - exact).abs();
        Some((difference >> ulp).to_f64())
    }

    fn bucket(error: f64) -> usize {
        if error == 0.0 {
            return 0;
        }
        let mut bucket = 1;
        let mut limit = 0.5;
        while error > limit && bucket < LARGEST_BUCKET {
            bucket += 1;
            limit *= 2.0;
        }
        bucket
    }
}

/// The name of a bucket of [`Accuracy::histogram`].
pub fn bucket_name(bucket: usize) -> String {
    match bucket {
        0 => "exact".to_owned(),
        1 => "<= 1/2".to_owned(),
        2..12 => format!("<= {}", 1_u64 << (bucket - 2)),
        _ => format!("<= 2^{}", bucket - 2),
    }
}
