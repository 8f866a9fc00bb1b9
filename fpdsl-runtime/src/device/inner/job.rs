//! The work of an inner product, as tiles see it.

use std::mem::MaybeUninit;
use std::ops::Range;

use super::begin::Begin;
use super::rectangles::{Area, Rectangle};
use super::tile::{Shared, scalars};
use super::{Strides, Words, product};
use crate::device::compiled::{Lies, Region, Step as Way};
use crate::device::erased::Step;
use crate::element::Place;
use crate::ir::Kernel;
use crate::lift::ScalarType;
use crate::loops::Places;

/// Columns below which lanes run along rows.
pub(super) const NARROW: usize = 8;

/// The work of an inner product, as tiles see it: `rows` of elements that lanes share, and `lanes` of the others.
#[derive(Clone)]
pub(super) struct Job {
    pub shared: Shared,
    pub rows: usize,
    pub lanes: usize,
    pub k: usize,
    pub batch: usize,
    /// The memory of the matrices, and the places of the scalars of an element.
    pub one: Side,
    pub many: Side,
    /// The first running values; none if they are a call.
    pub init: Vec<Running>,
    /// What computes them then.
    pub begin: Option<Begin>,
    pub results: Vec<Running>,
}

// SAFETY: matrices and the arguments of a call for first running values are read alone, and results are written by rectangles, which share
// no element.
unsafe impl Sync for Job {}

/// A matrix as tiles see it.
#[derive(Clone)]
pub(super) struct Side {
    /// Each scalar of an element.
    pub scalars: Vec<Spread>,
    /// The types that panels have.
    pub packed: Vec<ScalarType>,
    pub first: usize,
    /// Elements from one row or lane to the next, from one `p` to the next, and from one matrix to the next.
    pub along: usize,
    pub deep: usize,
    pub matrix: usize,
}

/// A scalar of each element of a matrix.
#[derive(Clone, Copy)]
pub(super) struct Spread {
    pub ty: ScalarType,
    /// That of the first element of its array.
    pub address: *const u8,
    /// Bytes from one element to the next.
    pub bytes: usize,
}

impl Spread {
    /// Those of an array of each part of an element.
    fn all(arrays: &[Running]) -> Vec<Self> {
        let of_array = |Running { region, lies }: &Running| {
            let (address, bytes) = (region.address, lies.bytes);
            let spread = move |place: &Place| Spread {
                ty: place.ty,
                address: address.wrapping_add(place.at),
                bytes,
            };
            lies.scalars.iter().map(spread).collect::<Vec<_>>()
        };
        arrays.iter().flat_map(of_array).collect()
    }
}

/// Running values in memory.
#[derive(Clone, Debug)]
pub(super) struct Running {
    pub region: Region,
    pub lies: Lies,
}

impl Running {
    pub(super) fn all(places: &Places<'_>) -> Option<Vec<Running>> {
        let regions = places.with_grids()?.iter();
        let all = Lies::all(places);
        Some(
            regions
                .zip(all)
                .map(|(&region, lies)| Running { region, lies })
                .collect(),
        )
    }
}

impl Job {
    /// That of a chain of a step with `n` results, from the places of its first running values, unless these are a call, and of its other
    /// arguments, and from its positions.
    ///
    /// # Safety
    ///
    /// These are the places of such a chain.
    pub(super) unsafe fn of(
        step: &Step,
        n: usize,
        [init, mut others]: [Vec<Running>; 2],
        [columns, rows]: [usize; 2],
        results: Vec<Running>,
    ) -> Option<Self> {
        let [running, left, right] = step.parts;
        let is_value = |init: &Running, result: &Running| {
            let [init, result] = [&init.lies, &result.lies];
            (init.bytes, &init.scalars) == (result.bytes, &result.scalars)
        };
        let is_given = init.is_empty()
            || init.len() == running
                && init
                    .iter()
                    .zip(&results)
                    .all(|(init, result)| is_value(init, result));
        if others.len() != 1 + left + right || results.len() != running || !is_given {
            return None;
        }
        let right = others.split_off(1 + left);
        let left = others.split_off(1);
        let integers = others.pop()?;
        // One for all elements, as the call of an inner product has them.
        if integers.lies.step != Way::Shared || n == 0 {
            return None;
        }
        // SAFETY: the integers of a chain stand before its matrices.
        let words = unsafe { integers.region.address.cast::<Words>().read() };
        let (k, [a, b]) = (words[0], Strides::both(words));
        let batch = n / (columns * rows);
        // Tiles test nothing. What is not there is found one element at a time.
        let shortest = |arrays: &[Running]| arrays.iter().map(|array| array.region.len).min();
        let lengths = [shortest(&left)?, shortest(&right)?];
        if !product::is_there(words, [columns, rows, batch], lengths) {
            return None;
        }
        let side = |arrays: Vec<Running>, strides: Strides, along, deep| Side {
            scalars: Spread::all(&arrays),
            packed: Vec::new(),
            first: strides.first,
            along,
            deep,
            matrix: strides.matrix,
        };
        let left = side(left, a, a.row, a.column);
        let right = side(right, b, b.column, b.row);
        let turned = columns < NARROW && columns < rows;
        let (one, many) = if turned { (right, left) } else { (left, right) };
        Some(Job {
            shared: if turned { Shared::Right } else { Shared::Left },
            rows: if turned { columns } else { rows },
            lanes: if turned { rows } else { columns },
            k,
            batch,
            one,
            many,
            init,
            begin: None,
            results,
        })
    }

    /// Brings the first running values of a rectangle to the memory of the results. Nothing if one of them faults.
    ///
    /// # Safety
    ///
    /// The elements may be computed, read and written.
    pub(super) unsafe fn begin(&self, rectangle: &Rectangle) -> Option<()> {
        let Rectangle { batch, rows, lanes } = rectangle;
        // SAFETY: the caller's.
        unsafe {
            match &self.begin {
                Some(begin) => self
                    .ranges(rectangle)
                    .try_for_each(|range| begin.run(range, &self.results)),
                None => {
                    rows.clone().for_each(|row| self.copy(*batch, row, lanes));
                    Some(())
                }
            }
        }
    }

    /// The elements of a rectangle in their order, in ranges of which each is as long as may be.
    pub(super) fn ranges(&self, rectangle: &Rectangle) -> impl Iterator<Item = Range<usize>> + use<> {
        let Rectangle { batch, rows, lanes } = rectangle;
        let (outer, inner, extent) = match self.shared {
            Shared::Left => (rows, lanes, self.lanes),
            Shared::Right => (lanes, rows, self.rows),
        };
        let first = batch * self.rows * self.lanes + outer.start * extent + inner.start;
        let (count, len) = if inner.len() == extent {
            (1, outer.len() * extent)
        } else {
            (outer.len(), inner.len())
        };
        (0..count).map(move |number| {
            let start = first + number * extent;
            start..start + len
        })
    }

    /// Copies the first running values of some lanes of a row to the memory of the results.
    ///
    /// # Safety
    ///
    /// The elements may be read and written.
    unsafe fn copy(&self, batch: usize, row: usize, lanes: &Range<usize>) {
        let (first, step) = (self.element(batch, row, lanes.start), self.lane_step());
        for (from, to) in self.init.iter().zip(&self.results) {
            let [from, to] = [from, to].map(|array| Spaced {
                first: array
                    .region
                    .address
                    .wrapping_add(first.wrapping_mul(array.region.step)),
                step: array.region.step.wrapping_mul(step),
                bytes: array.lies.bytes,
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

    /// All of it.
    pub(super) fn area(&self) -> Area {
        Area {
            batches: 0..self.batch,
            rows: 0..self.rows,
            lanes: 0..self.lanes,
        }
    }

    /// Rows of the result of a matrix of the batch, and elements of each.
    pub(super) fn result(&self) -> [usize; 2] {
        match self.shared {
            Shared::Left => [self.rows, self.lanes],
            Shared::Right => [self.lanes, self.rows],
        }
    }

    /// How running values lie: lanes are as far apart as the elements of the result that they have.
    pub(super) fn lies(&self) -> Vec<Lies> {
        let lies = |array: &Running| Lies {
            step: if self.lane_step() * array.region.step == array.lies.bytes {
                Way::Next
            } else {
                Way::Given
            },
            ..array.lies.clone()
        };
        self.results.iter().map(lies).collect()
    }
}

impl Side {
    /// Bytes of an element in panels.
    pub(super) fn bytes_in_panels(&self) -> usize {
        self.packed.iter().map(|ty| ty.bytes()).sum::<usize>().max(1)
    }
}

/// Values in memory, so many bytes apart.
#[derive(Clone, Copy)]
struct Spaced {
    first: *const u8,
    step: usize,
    bytes: usize,
}

impl Spaced {
    /// Copies some values.
    ///
    /// # Safety
    ///
    /// They may be read, and written at the other place.
    unsafe fn copy(self, to: Spaced, count: usize) {
        // SAFETY: the caller's.
        unsafe {
            match self.bytes {
                2 => self.copy_as::<2>(to, count),
                4 => self.copy_as::<4>(to, count),
                8 => self.copy_as::<8>(to, count),
                16 => self.copy_as::<16>(to, count),
                bytes => (0..count).for_each(|i| {
                    let [from, to] = [self, to].map(|values| values.first.wrapping_add(i * values.step));
                    to.cast_mut().copy_from_nonoverlapping(from, bytes);
                }),
            }
        }
    }

    /// # Safety
    ///
    /// As [`Spaced::copy`], for values of `BYTES` bytes.
    unsafe fn copy_as<const BYTES: usize>(self, to: Spaced, count: usize) {
        // Aligned for nothing, and there may be bytes between fields.
        type Bytes<const BYTES: usize> = MaybeUninit<[u8; BYTES]>;
        let at = |values: Spaced, i: usize| values.first.wrapping_add(i * values.step).cast::<Bytes<BYTES>>();
        // SAFETY: the caller's.
        unsafe {
            if self.step == 0 {
                let value = at(self, 0).read();
                (0..count).for_each(|i| at(to, i).cast_mut().write(value));
            } else if [self.step, to.step] == [BYTES; 2] {
                at(to, 0).cast_mut().copy_from_nonoverlapping(at(self, 0), count);
            } else {
                (0..count).for_each(|i| at(to, i).cast_mut().write(at(self, i).read()));
            }
        }
    }
}
