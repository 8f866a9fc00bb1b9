//! The rectangles of a result that threads take.

use std::ops::Range;

use super::tiles::Tiles;

/// Some rows and lanes of some matrices of a batch.
#[derive(Clone, Debug)]
pub(super) struct Area {
    pub batches: Range<usize>,
    pub rows: Range<usize>,
    pub lanes: Range<usize>,
}

/// The rectangles that threads take of an area.
pub(super) struct Rectangles {
    all: Area,
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

impl Rectangles {
    /// About as many for each matrix as there are threads, as square as may be: each copies its rows and lanes of the matrices.
    pub(super) fn of(all: Area, tiles: &Tiles, threads: usize) -> Self {
        let (rows, lanes) = (all.rows.len(), all.lanes.len());
        let wanted = threads.div_ceil(all.batches.len().max(1));
        let (tall, wide) = (tiles.codes[0].0, tiles.width);
        let square = |down: usize| {
            let across = wanted.div_ceil(down);
            let [rows, lanes] = [rows.div_ceil(down), lanes.div_ceil(across)];
            (1.0 / rows as f64 + 1.0 / lanes as f64, [down, across])
        };
        let ways = (1..=wanted).map(square);
        let [down, across] = ways
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map_or([1, 1], |(_, counts)| counts);
        let extents = [
            rows.div_ceil(down).next_multiple_of(tall),
            lanes.div_ceil(across).next_multiple_of(wide),
        ];
        Rectangles {
            all,
            extents,
            counts: [rows.div_ceil(extents[0]), lanes.div_ceil(extents[1])],
        }
    }

    pub(super) fn count(&self) -> usize {
        self.all.batches.len() * self.counts[0] * self.counts[1]
    }

    pub(super) fn at(&self, number: usize) -> Rectangle {
        let [down, across] = self.counts;
        let part = |number: usize, extent: usize, all: &Range<usize>| {
            let start = all.start + number * extent;
            start..all.end.min(start + extent)
        };
        Rectangle {
            batch: self.all.batches.start + number / (down * across),
            rows: part(number / across % down, self.extents[0], &self.all.rows),
            lanes: part(number % across, self.extents[1], &self.all.lanes),
        }
    }
}
