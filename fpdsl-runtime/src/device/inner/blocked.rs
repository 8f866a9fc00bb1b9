//! Large inner products on the host, by blocks.
//!
//! Threads share the result by rectangles, and none waits for another. A rectangle goes through `k` in pieces. For each it copies a strip
//! of the left matrix to panels, then blocks of the right one, and tiles go over both: a panel of the left matrix stays in the nearest
//! cache, a block of the right one in the next. Running values lie in the memory of the results between two pieces, so chains go on where
//! they were.
//!
//! A rectangle in which a tile faults computes its elements once more, one after the other, up to the first that does.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::pack::{Scalars, Some as Elements, pack};
use super::tile::{Shared, scalars, tile};
use super::{Lies, Words};
use crate::device::accelerator::MapKernel;
use crate::device::compiled::{self, Code, Lies as Way, Region, Step};
use crate::device::erased::Work;
use crate::device::parts::{Wake, in_blocks};
use crate::device::room::zeroed;
use crate::device::strategy::{Host, Strategy};
use crate::element::Place;
use crate::error::Error;
use crate::ir::Kernel;
use crate::lift::ScalarType;
use crate::loops::{ElementFault, Places};
use crate::threads::Threads;

/// Steps of a call below which nothing is gained: panels and calls of tiles take their time.
const FEWEST: usize = 1 << 15;

/// Steps that other threads are worth waking for.
const WORTH: usize = 1 << 18;

/// Steps that calls have altogether before tiles are worth compiling, each of which takes a millisecond or less.
const COMPILED: usize = 1 << 18;

/// Columns below which lanes run along rows.
const NARROW: usize = 8;

/// Bytes of a panel of the elements that lanes share, which stays in the nearest cache.
const PANEL: usize = 24 << 10;

/// Bytes of a block of the others, which stays in the next cache.
const BLOCK: usize = 256 << 10;

/// Bytes of a strip of panels.
const STRIP: usize = 4 << 20;

/// Rows of the largest tile: two vectors of each, beside what is read, are as many as there are registers.
const ROWS: usize = 12;

/// Operations of the steps of a tile, at most: more take long to compile, and do not fit into registers.
const OPERATIONS: usize = 400;

/// Computes an inner product by blocks, if that is worth it and there is code for it. Returns false if nothing was computed.
///
/// # Errors
///
/// As [`Call::run`](crate::device::Call::run).
///
/// # Safety
///
/// `work` is a chain of `step` for elements `0..n`, which may be computed to its sink. The CPU has the host's level.
pub(in crate::device) unsafe fn blocked(
    host: Host,
    step: &MapKernel,
    work: &dyn Work,
    n: usize,
) -> Result<bool, Error> {
    let product = work.laid(|[inputs, outputs]| {
        // SAFETY: the caller's.
        unsafe { Product::of(n, inputs, outputs) }
    });
    // Whoever asks for lanes gets tiles, however few elements there are.
    let fewest = match host.strategy {
        Strategy::Single => return Ok(false),
        Strategy::Lanes => 1,
        Strategy::Measured => FEWEST,
    };
    let is_worth = |product: &Product| product.steps() >= fewest && (fewest == 1 || product.lanes >= NARROW);
    let Some(mut product) = product.filter(is_worth) else {
        return Ok(false);
    };
    let recorded = compiled::recorded(step);
    product.packs(&recorded);
    let Some(tiles) = Tiles::of(host, step, &recorded, &product) else {
        return Ok(false);
    };
    let threads = if product.steps() >= WORTH {
        Threads::of_caller().count()
    } else {
        1
    };
    let grid = Rectangles::of(&product, &tiles, threads);
    let is_short = AtomicBool::new(false);
    let wake = if threads > 1 { Wake::AtOnce } else { Wake::Not };
    in_blocks(0..grid.count(), 1, wake, &|range| {
        for number in range {
            let task = Task {
                product: &product,
                tiles: &tiles,
                rectangle: grid.at(number),
            };
            // SAFETY: the caller's; rectangles do not overlap.
            match unsafe { task.run() } {
                Ok(()) => {}
                Err(Stop::Memory) => is_short.store(true, Ordering::Relaxed),
                // SAFETY: as above.
                Err(Stop::Fault) => unsafe { task.single(work)? },
            }
        }
        Ok(())
    })?;
    if is_short.into_inner() {
        return Err(Error::OutOfMemory {
            device: "host".to_owned(),
            bytes: STRIP + BLOCK,
        });
    }
    Ok(true)
}

/// An inner product as tiles see it: `rows` of elements that lanes share, and `lanes` of the others.
struct Product {
    shared: Shared,
    rows: usize,
    lanes: usize,
    k: usize,
    batch: usize,
    /// The memory of the matrices, and the places of the scalars of an element.
    one: Matrix,
    many: Matrix,
    init: Vec<Array>,
    results: Vec<Array>,
}

// SAFETY: matrices are read alone, and results are written by rectangles, which share no element.
unsafe impl Sync for Product {}

/// A matrix as tiles see it.
struct Matrix {
    elements: Region,
    bytes: usize,
    places: Vec<Place>,
    /// The types that panels have.
    packed: Vec<ScalarType>,
    first: usize,
    /// Elements from one row or lane to the next, from one `p` to the next, and from one matrix to the next.
    along: usize,
    deep: usize,
    matrix: usize,
}

/// Running values in memory.
#[derive(Clone, Debug)]
struct Array {
    region: Region,
    way: Way,
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
    unsafe fn of(n: usize, inputs: &Places<'_>, outputs: &Places<'_>) -> Option<Self> {
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
        let matrix = |array: Array, lies: Lies, along, deep| Matrix {
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

    /// Says which types panels have.
    fn packs(&mut self, step: &Kernel) {
        let (one, many) = self.shared.params();
        self.one.packed = scalars(step, one);
        self.many.packed = scalars(step, many);
    }

    fn steps(&self) -> usize {
        let all = [self.rows, self.lanes, self.batch];
        all.into_iter().fold(self.k, usize::saturating_mul)
    }

    /// The element of the result for a row and a lane.
    fn element(&self, batch: usize, row: usize, lane: usize) -> usize {
        let (i, j, columns) = match self.shared {
            Shared::Left => (row, lane, self.lanes),
            Shared::Right => (lane, row, self.rows),
        };
        (batch * self.rows * self.lanes) + i * columns + j
    }

    /// Elements of the result from one lane to the next.
    fn lane_step(&self) -> usize {
        match self.shared {
            Shared::Left => 1,
            Shared::Right => self.rows,
        }
    }
}

/// The code of tiles of a product: of the most rows that there are, and of fewer.
struct Tiles {
    codes: Vec<(usize, &'static dyn Code)>,
    /// Columns of a tile.
    width: usize,
}

impl Tiles {
    fn of(host: Host, step: &MapKernel, recorded: &Kernel, product: &Product) -> Option<Self> {
        let registers = compiled::registers(host.level)?;
        let scalars = product.results.iter().map(|array| array.way.scalars.len());
        let operations = recorded.temps.len().max(1);
        let most = (registers - 4) / (2 * scalars.sum::<usize>().max(1));
        let mut rows = most
            .min(ROWS)
            .min(OPERATIONS / operations)
            .min(product.rows)
            .max(1);
        let worth = if host.strategy == Strategy::Lanes {
            0
        } else {
            COMPILED
        };
        let largest = loop {
            match Self::code(host, step, recorded, product, (rows, worth)) {
                Some(code) => break code,
                None if rows > 1 && worth == 0 => rows /= 2,
                None => return None,
            }
        };
        let mut codes = vec![(rows, largest)];
        // What is left below the last whole tile.
        let mut left = product.rows % rows;
        while left > 0 {
            let fewer = 1 << left.ilog2();
            codes.push((fewer, Self::code(host, step, recorded, product, (fewer, 0))?));
            left -= fewer;
        }
        Some(Tiles {
            codes,
            width: largest.group(),
        })
    }

    fn code(
        host: Host,
        step: &MapKernel,
        recorded: &Kernel,
        product: &Product,
        (rows, worth): (usize, usize),
    ) -> Option<&'static dyn Code> {
        let ways = product.ways();
        let pattern = ways
            .iter()
            .fold(0, |pattern, way| pattern << 3 | way.step as u128);
        let form = 1 << 127 | (rows as u128) << 1 | u128::from(product.shared == Shared::Right);
        compiled::made(
            step,
            host.level,
            [form, pattern],
            (product.steps(), worth),
            || {
                let kernel = tile(recorded, rows, product.shared);
                let value = |ty: ScalarType| Way {
                    step: Step::Shared,
                    bytes: ty.bytes(),
                    scalars: vec![Place {
                        ty,
                        at: 0,
                        below: None,
                    }],
                };
                let panels = [&product.one.packed[..], &product.many.packed[..]].concat();
                let mut inputs = vec![value(ScalarType::Usize), value(ScalarType::Usize)];
                inputs.extend(panels.into_iter().map(value));
                let outputs = vec![ways; rows].concat();
                inputs.extend(outputs.iter().cloned());
                (Arc::new(kernel), inputs, outputs)
            },
        )
    }

    /// How many panels of each number of rows a strip has, from the first on.
    fn split(&self, rows: usize) -> impl Iterator<Item = (usize, usize, &'static dyn Code)> + '_ {
        let mut first = 0;
        let most = self.codes[0];
        std::iter::from_fn(move || {
            let left = rows - first;
            let (count, code) = if left >= most.0 {
                most
            } else {
                *self.codes[1..].iter().find(|(count, _)| *count <= left)?
            };
            first += count;
            Some((first - count, count, code))
        })
    }
}

impl Product {
    /// How running values lie: lanes are as far apart as the elements of the result that they have.
    fn ways(&self) -> Vec<Way> {
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

/// The rectangles that threads take.
struct Rectangles<'p> {
    product: &'p Product,
    /// Rows and lanes of one.
    extents: [usize; 2],
    /// How many there are along each.
    counts: [usize; 2],
}

/// Some rows and lanes of a matrix of a batch.
#[derive(Clone, Debug)]
struct Rectangle {
    batch: usize,
    rows: Range<usize>,
    lanes: Range<usize>,
}

impl<'p> Rectangles<'p> {
    /// About as many for each matrix as there are threads, as square as may be: each copies its rows and lanes of the matrices.
    fn of(product: &'p Product, tiles: &Tiles, threads: usize) -> Self {
        let wanted = threads.div_ceil(product.batch);
        let (tall, wide) = (tiles.codes[0].0, tiles.width);
        let square = |down: usize| {
            let across = wanted.div_ceil(down);
            let [rows, lanes] = [product.rows.div_ceil(down), product.lanes.div_ceil(across)];
            (1.0 / rows as f64 + 1.0 / lanes as f64, [down, across])
        };
        let ways = (1..=wanted).map(square);
        let [down, across] = ways
            .min_by(|a, b| a.0.total_cmp(&b.0))
            .map_or([1, 1], |(_, counts)| counts);
        let extents = [
            product.rows.div_ceil(down).next_multiple_of(tall),
            product.lanes.div_ceil(across).next_multiple_of(wide),
        ];
        Rectangles {
            product,
            extents,
            counts: [
                product.rows.div_ceil(extents[0]),
                product.lanes.div_ceil(extents[1]),
            ],
        }
    }

    fn count(&self) -> usize {
        self.product.batch * self.counts[0] * self.counts[1]
    }

    fn at(&self, number: usize) -> Rectangle {
        let [down, across] = self.counts;
        let part = |number: usize, extent: usize, all: usize| number * extent..all.min((number + 1) * extent);
        Rectangle {
            batch: number / (down * across),
            rows: part(number / across % down, self.extents[0], self.product.rows),
            lanes: part(number % across, self.extents[1], self.product.lanes),
        }
    }
}

/// Why a rectangle is not computed.
enum Stop {
    Memory,
    Fault,
}

/// A rectangle that is computed.
struct Task<'a> {
    product: &'a Product,
    tiles: &'a Tiles,
    rectangle: Rectangle,
}

/// A piece of `k` of some rows and lanes.
struct Piece<'a> {
    rows: &'a Range<usize>,
    lanes: &'a Range<usize>,
    k: usize,
}

impl Task<'_> {
    /// # Safety
    ///
    /// The elements of the rectangle may be computed, and nobody else touches the room of their results.
    unsafe fn run(&self) -> Result<(), Stop> {
        let Product { k, one, many, .. } = self.product;
        // SAFETY: the caller's.
        unsafe { self.begin() };
        let (tall, wide) = (self.tiles.codes[0].0, self.tiles.width);
        let pieces = k.div_ceil((PANEL / (tall * one.packed())).max(16));
        let deep = k.div_ceil(pieces);
        let across = (BLOCK / (deep * many.packed())).max(wide) / wide * wide;
        let down = (STRIP / (deep * one.packed())).max(tall) / tall * tall;
        let mut strips = one.room(down.min(self.rectangle.rows.len()), deep, tall)?;
        let mut blocks = many.room(across.min(self.rectangle.lanes.len()), deep, wide)?;
        for rows in parts(&self.rectangle.rows, down) {
            for p in parts(&(0..*k), deep) {
                let some = |first: &Range<usize>| Elements {
                    first: first.start,
                    count: first.len(),
                    p: p.start,
                    k: p.len(),
                };
                // Panels of fewer rows come last.
                // SAFETY: the caller's; there is room.
                unsafe {
                    for (first, count, _) in self.tiles.split(rows.len()) {
                        let rows = rows.start + first..rows.start + first + count;
                        one.pack(
                            self.rectangle.batch,
                            some(&rows),
                            count,
                            first * p.len(),
                            &mut strips,
                        );
                    }
                    for lanes in parts(&self.rectangle.lanes, across) {
                        many.pack(self.rectangle.batch, some(&lanes), wide, 0, &mut blocks);
                        let piece = Piece {
                            rows: &rows,
                            lanes: &lanes,
                            k: p.len(),
                        };
                        self.piece(&piece, &strips, &blocks)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// The tiles of a piece.
    ///
    /// # Safety
    ///
    /// As [`Task::run`], and the panels are those of the piece.
    unsafe fn piece(&self, piece: &Piece<'_>, strips: &Panels, blocks: &Panels) -> Result<(), Stop> {
        let (k, width) = (piece.k, self.tiles.width);
        let shared = |address: *const u8, len| Region {
            address,
            step: 0,
            len,
        };
        let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
        for (first, count, code) in self.tiles.split(piece.rows.len()) {
            outputs.clear();
            for row in piece.rows.start + first..piece.rows.start + first + count {
                let element = self.product.element(self.rectangle.batch, row, piece.lanes.start);
                outputs.extend(self.product.results.iter().map(|array| {
                    Region {
                        address: array
                            .region
                            .address
                            .wrapping_add(element.wrapping_mul(array.region.step)),
                        step: array.region.step.wrapping_mul(self.product.lane_step()),
                        len: 0,
                    }
                }));
            }
            inputs.clear();
            inputs.extend([&k, &width].map(|word| shared(std::ptr::from_ref(word).cast(), 0)));
            inputs.extend(strips.regions(first * k, count * k));
            inputs.extend(blocks.regions(0, piece.lanes.len().next_multiple_of(width) * k));
            inputs.extend_from_slice(&outputs);
            let elements = compiled::Elements {
                range: 0..piece.lanes.len(),
                extents: [width, usize::MAX],
                in_place: true,
            };
            // SAFETY: the caller's.
            unsafe { code.run(&inputs, &outputs, &elements) }.map_err(|_| Stop::Fault)?;
        }
        Ok(())
    }

    /// Copies the first running values to the memory of the results.
    ///
    /// # Safety
    ///
    /// As [`Task::run`].
    unsafe fn begin(&self) {
        let Rectangle { batch, rows, lanes } = &self.rectangle;
        for (from, to) in self.product.init.iter().zip(&self.product.results) {
            if (from.region.address, from.region.step) == (to.region.address, to.region.step) {
                continue;
            }
            for row in rows.clone() {
                for lane in lanes.clone() {
                    let element = self.product.element(*batch, row, lane);
                    let at = |array: &Array| {
                        array
                            .region
                            .address
                            .wrapping_add(element.wrapping_mul(array.region.step))
                    };
                    // SAFETY: the caller's; both hold values of one type.
                    unsafe { at(to).cast_mut().copy_from_nonoverlapping(at(from), to.way.bytes) };
                }
            }
        }
    }

    /// Computes the elements of the rectangle one after the other.
    ///
    /// # Errors
    ///
    /// The first fault.
    ///
    /// # Safety
    ///
    /// As [`Task::run`], for the elements of `work`.
    unsafe fn single(&self, work: &dyn Work) -> Result<(), ElementFault> {
        let Rectangle { batch, rows, lanes } = &self.rectangle;
        let element = |row, lane| self.product.element(*batch, row, lane);
        let (first, last) = (
            element(rows.start, lanes.start),
            element(rows.end - 1, lanes.end - 1),
        );
        let columns = match self.product.shared {
            Shared::Left => (lanes, self.product.lanes),
            Shared::Right => (rows, self.product.rows),
        };
        let within = |element: usize| columns.0.contains(&(element % columns.1));
        for element in (first..=last).filter(|&element| within(element)) {
            // SAFETY: the caller's.
            unsafe { work.single(element..element + 1)? };
        }
        Ok(())
    }
}

/// Ranges of this length that make up another.
fn parts(range: &Range<usize>, len: usize) -> impl Iterator<Item = Range<usize>> + use<> {
    let end = range.end;
    range
        .clone()
        .step_by(len)
        .map(move |start| start..end.min(start + len))
}

/// Panels in memory: for each scalar of an element its own.
struct Panels {
    words: Vec<u64>,
    /// The type and the first byte of each.
    scalars: Vec<(ScalarType, usize)>,
}

impl Panels {
    /// Those of some elements, from that at `first` on.
    fn regions(&self, first: usize, len: usize) -> impl Iterator<Item = Region> + '_ {
        let start = self.words.as_ptr().cast::<u8>();
        self.scalars.iter().map(move |(ty, at)| Region {
            address: start.wrapping_add(at + first * ty.bytes()),
            step: 0,
            len,
        })
    }
}

impl Matrix {
    /// Bytes of an element in panels.
    fn packed(&self) -> usize {
        self.places
            .iter()
            .map(|place| place.ty.bytes())
            .sum::<usize>()
            .max(1)
    }

    /// Room for panels of so many rows or lanes.
    fn room(&self, count: usize, k: usize, width: usize) -> Result<Panels, Stop> {
        let elements = count.next_multiple_of(width) * k;
        let mut bytes = 0;
        let scalars = self.packed.iter().map(|ty| {
            let at = bytes;
            bytes += (elements * ty.bytes()).next_multiple_of(64);
            (*ty, at)
        });
        let scalars = scalars.collect();
        let words = zeroed(bytes.div_ceil(8)).map_err(|_| Stop::Memory)?;
        Ok(Panels { words, scalars })
    }

    /// Fills panels from the element at `at` on.
    ///
    /// # Safety
    ///
    /// The elements may be read, and there is room.
    unsafe fn pack(&self, batch: usize, some: Elements, width: usize, at: usize, to: &mut Panels) {
        let first = self.first + batch * self.matrix;
        let start = to.words.as_mut_ptr().cast::<u8>();
        for (place, (ty, panel)) in self.places.iter().zip(&to.scalars) {
            let scalars = Scalars {
                ty: place.ty,
                first: self.elements.address.wrapping_add(first * self.bytes + place.at),
                along: self.along * self.bytes,
                deep: self.deep * self.bytes,
            };
            // SAFETY: the caller's.
            unsafe {
                let to = start.wrapping_add(panel + at * ty.bytes());
                pack(scalars, some, width, *ty, to);
            }
        }
    }
}
