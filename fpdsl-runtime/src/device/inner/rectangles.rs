//! The rectangles of a result that threads take.

use std::ops::Range;

use super::job::Job;
use super::tiles::Tiles;

/// The rectangles that threads take.
pub(super) struct Rectangles<'p> {
    job: &'p Job,
    /// Rows and lanes of one.
    extents: [usize; 2],
    /// How many there are along each.
    counts: [usize; 2],
}

/// Some rows and lanes of a matrix of a batch.
#[derive(Clone, Debug)]
pub(super) struct Rectangle {
    pub batch: usize,
    pub rows: Range<usize>,
    pub lanes: Range<usize>,
}

impl<'p> Rectangles<'p> {
    /// About as many for each matrix as there are threads, as square as may be: each copies its rows and lanes of the matrices.
    pub(super) fn of(job: &'p Job, tiles: &Tiles, threads: usize) -> Self {
        let wanted = threads.div_ceil(job.batch);
        let (tall, wide) = (tiles.codes[0].0, tiles.width);
        let square = |down: usize| {
            let across = wanted.div_ceil(down);
            let [rows, lanes] = [job.rows.div_ceil(down), job.lanes.div_ceil(across)];
            (1.0 / rows as f64 + 1.0 / lanes as f64, [down, across])
        };
        let ways = (1..=wanted).map(square);
        let [down, across] = ways
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map_or([1, 1], |(_, counts)| counts);
        let extents = [
            job.rows.div_ceil(down).next_multiple_of(tall),
            job.lanes.div_ceil(across).next_multiple_of(wide),
        ];
        Rectangles {
            job,
            extents,
            counts: [job.rows.div_ceil(extents[0]), job.lanes.div_ceil(extents[1])],
        }
    }

    pub(super) fn count(&self) -> usize {
        self.job.batch * self.counts[0] * self.counts[1]
    }

    pub(super) fn at(&self, number: usize) -> Rectangle {
        let [down, across] = self.counts;
        let part = |number: usize, extent: usize, all: usize| number * extent..all.min((number + 1) * extent);
        Rectangle {
            batch: number / (down * across),
            rows: part(number / across % down, self.extents[0], self.job.rows),
            lanes: part(number % across, self.extents[1], self.job.lanes),
        }
    }
}
