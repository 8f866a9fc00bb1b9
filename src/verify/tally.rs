//! Counting how a column differs from the first one.

use super::inputs::{Batch, row};
use super::report::{Agreement, Difference};
use super::ulps::{Distance, distance};

/// Differing elements that a report lists.
const LISTED: usize = 8;

/// The counts so far.
#[derive(Default)]
pub struct Tally {
    agreement: Agreement,
    /// The distance of [`Agreement::worst`].
    worst: Option<Distance>,
}

impl Tally {
    /// Counts a batch.
    pub fn add(&mut self, batch: &Batch<'_>, found: &[Vec<u64>], expected: &[Vec<u64>]) {
        // A result without scalars has no columns, and its elements agree.
        let n = batch.inputs.first().or(found.first()).map_or(0, Vec::len);
        for i in 0..n {
            let leaves = found.iter().zip(expected).enumerate();
            let far = leaves.map(|(leaf, (x, y))| distance(batch.results.ty(leaf), x[i], y[i]));
            let far = far.max().unwrap_or(Distance::Same);
            self.count(far);
            if far == Distance::Same {
                continue;
            }
            let listed = self.agreement.first.len() < LISTED;
            let worst = self.worst.is_none_or(|worst| far > worst);
            if !listed && !worst {
                continue;
            }
            let difference = difference(batch, i, found, expected, far);
            if worst {
                self.worst = Some(far);
                self.agreement.worst = Some(difference.clone());
            }
            if listed {
                self.agreement.first.push(difference);
            }
        }
    }

    fn count(&mut self, far: Distance) {
        let agreement = &mut self.agreement;
        match far {
            Distance::Same => agreement.same += 1,
            Distance::ZeroSign => agreement.zero_signs += 1,
            Distance::Nan => agreement.nans += 1,
            Distance::Ulps(ulps) => {
                agreement.largest = agreement.largest.max(ulps);
                // 1, 2, 3..=4, 5..=8, …
                let bucket = (u64::BITS - (ulps - 1).leading_zeros()) as usize;
                if agreement.histogram.len() <= bucket {
                    agreement.histogram.resize(bucket + 1, 0);
                }
                agreement.histogram[bucket] += 1;
            }
        }
    }

    pub fn finish(self) -> Agreement {
        self.agreement
    }
}

fn difference(
    batch: &Batch<'_>,
    i: usize,
    found: &[Vec<u64>],
    expected: &[Vec<u64>],
    far: Distance,
) -> Difference {
    Difference {
        element: (batch.start + i) as u64,
        inputs: batch.params.show(&batch.encodings(i)),
        found: batch.results.show(&row(found, i)),
        expected: batch.results.show(&row(expected, i)),
        distance: far.to_string(),
    }
}

/// The name of a bucket of [`Agreement::histogram`].
pub fn bucket_name(bucket: usize) -> String {
    match bucket {
        0 | 1 => (bucket + 1).to_string(),
        2..10 => format!("{}-{}", (1_u64 << (bucket - 1)) + 1, 1_u64 << bucket),
        _ => format!("2^{}-2^{bucket}", bucket - 1),
    }
}
