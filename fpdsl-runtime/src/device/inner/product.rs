//! An inner product as tiles see it.

use std::ops::Range;

use super::tile::{Shared, scalars};
use super::{Lies, Words};
use crate::device::compiled::{Lies as Way, Region, Step};
use crate::element::Place;
use crate::ir::Kernel;
use crate::lift::ScalarType;
use crate::loops::Places;

/// Columns below which lanes run along rows.
pub(super) const NARROW: usize = 8;

/// An inner product as tiles see it: `rows` of elements that lanes share, and `lanes` of the others.
pub(super) struct Product {
    pub shared: Shared,
    pub rows: usize,
    pub lanes: usize,
    pub k: usize,
    pub batch: usize,
    /// The memory of the matrices, and the places of the scalars of an element.
    pub one: Source,
    pub many: Source,
    pub init: Vec<Array>,
    pub results: Vec<Array>,
}

// SAFETY: matrices are read alone, and results are written by rectangles, which share no element.
unsafe impl Sync for Product {}

/// A matrix as tiles see it.
pub(super) struct Source {
    pub elements: Region,
    pub bytes: usize,
    pub places: Vec<Place>,
    /// The types that panels have.
    pub packed: Vec<ScalarType>,
    pub first: usize,
    /// Elements from one row or lane to the next, from one `p` to the next, and from one matrix to the next.
    pub along: usize,
    pub deep: usize,
    pub matrix: usize,
}

/// Running values in memory.
#[derive(Clone, Debug)]
pub(super) struct Array {
    pub region: Region,
    pub way: Way,
}

impl Array {
    fn all(places: &Places<'_>) -> Option<Vec<Array>> {
        let regions = places.regions()?.iter();
        let ways = Way::all(places);
        Some(
            regions
                .zip(ways)
                .map(|(&region, way)| Array { region, way })
                .collect(),
        )
    }
}

impl Product {
    /// That of a chain with `n` results.
    ///
    /// # Safety
    ///
    /// These are the places of a chain.
    pub(super) unsafe fn of(n: usize, inputs: &Places<'_>, outputs: &Places<'_>) -> Option<Self> {
        let (mut given, results) = (Array::all(inputs)?, Array::all(outputs)?);
        if given.len() != 3 + results.len() {
            return None;
        }
        let (right, left) = (given.pop()?, given.pop()?);
        // SAFETY: the integers of a chain stand before its matrices.
        let words = unsafe { given.pop()?.region.address.cast::<Words>().read() };
        let [columns, rows] = inputs.extents();
        if n == 0 {
            return None;
        }
        let batch = n / (columns * rows);
        let [a, b] = Lies::both(words);
        let matrix = |array: Array, lies: Lies, along, deep| Source {
            elements: array.region,
            bytes: array.way.bytes,
            places: array.way.scalars,
            packed: Vec::new(),
            first: lies.first,
            along,
            deep,
            matrix: lies.matrix,
        };
        let left = matrix(left, a, a.row, a.column);
        let right = matrix(right, b, b.column, b.row);
        let turned = columns < NARROW && columns < rows;
        let (one, many) = if turned { (right, left) } else { (left, right) };
        Some(Product {
            shared: if turned { Shared::Right } else { Shared::Left },
            rows: if turned { columns } else { rows },
            lanes: if turned { rows } else { columns },
            k: words[0],
            batch,
            one,
            many,
            init: given,
            results,
        })
    }

    /// Copies the first running values of some lanes of a row to the memory of the results.
    ///
    /// # Safety
    ///
    /// The elements may be read and written.
    pub(super) unsafe fn begin(&self, batch: usize, row: usize, lanes: &Range<usize>) {
        let (first, step) = (self.element(batch, row, lanes.start), self.lane_step());
        for (from, to) in self.init.iter().zip(&self.results) {
            let [from, to] = [from, to].map(|array| Row {
                first: array
                    .region
                    .address
                    .wrapping_add(first.wrapping_mul(array.region.step)),
                step: array.region.step.wrapping_mul(step),
                bytes: array.way.bytes,
            });
            // SAFETY: the caller's; both hold values of one type.
            unsafe { from.copy(to, lanes.len()) };
        }
    }

    /// Says which types panels have.
    pub(super) fn packs(&mut self, step: &Kernel) {
        let (one, many) = self.shared.params();
        self.one.packed = scalars(step, one);
        self.many.packed = scalars(step, many);
    }

    pub(super) fn steps(&self) -> usize {
        let all = [self.rows, self.lanes, self.batch];
        all.into_iter().fold(self.k, usize::saturating_mul)
    }

    /// The element of the result for a row and a lane.
    pub(super) fn element(&self, batch: usize, row: usize, lane: usize) -> usize {
        let (i, j, columns) = match self.shared {
            Shared::Left => (row, lane, self.lanes),
            Shared::Right => (lane, row, self.rows),
        };
        (batch * self.rows * self.lanes) + i * columns + j
    }

    /// Elements of the result from one lane to the next.
    pub(super) fn lane_step(&self) -> usize {
        match self.shared {
            Shared::Left => 1,
            Shared::Right => self.rows,
        }
    }

    /// How running values lie: lanes are as far apart as the elements of the result that they have.
    pub(super) fn ways(&self) -> Vec<Way> {
        let way = |array: &Array| Way {
            step: if self.lane_step() * array.region.step == array.way.bytes {
                Step::Next
            } else {
                Step::Given
            },
            ..array.way.clone()
        };
        self.results.iter().map(way).collect()
    }
}

impl Source {
    /// Bytes of an element in panels.
    pub(super) fn bytes_in_panels(&self) -> usize {
        self.packed.iter().map(|ty| ty.bytes()).sum::<usize>().max(1)
    }
}

/// Values in memory, so many bytes apart.
#[derive(Clone, Copy)]
struct Row {
    first: *const u8,
    step: usize,
    bytes: usize,
}

impl Row {
    /// Copies some values.
    ///
    /// # Safety
    ///
    /// They may be read, and written at the other place.
    unsafe fn copy(self, to: Row, count: usize) {
        let is_aligned = |bytes: usize| {
            let addresses = [self, to].map(|row| (row.first.addr() | row.step) % bytes);
            self.bytes == bytes && addresses == [0, 0]
        };
        // SAFETY: the caller's.
        unsafe {
            if is_aligned(4) {
                self.copy_as::<u32>(to, count);
            } else if is_aligned(8) {
                self.copy_as::<u64>(to, count);
            } else {
                for i in 0..count {
                    let [from, to] = [self, to].map(|row| row.first.wrapping_add(i * row.step));
                    to.cast_mut().copy_from_nonoverlapping(from, self.bytes);
                }
            }
        }
    }

    /// # Safety
    ///
    /// As [`Row::copy`], for values of the size of `T`.
    unsafe fn copy_as<T: Copy>(self, to: Row, count: usize) {
        let at = |row: Row, i: usize| row.first.wrapping_add(i * row.step).cast::<T>();
        // SAFETY: the caller's.
        unsafe {
            let is_dense = to.step == size_of::<T>();
            match self.step {
                0 if is_dense => {
                    let value = self.first.cast::<T>().read();
                    std::slice::from_raw_parts_mut(to.first.cast_mut().cast(), count).fill(value);
                }
                step if is_dense && step == to.step => {
                    at(to, 0).cast_mut().copy_from_nonoverlapping(at(self, 0), count);
                }
                _ => (0..count).for_each(|i| at(to, i).cast_mut().write(at(self, i).read())),
            }
        }
    }
}
