//! Large inner products on the host, by blocks.
//!
//! Threads share the result by rectangles, and none waits for another. A rectangle goes through `k` in pieces. For each it copies a strip
//! of the left matrix to panels, then blocks of the right one, and tiles go over both: a panel of the left matrix stays in the nearest
//! cache, a block of the right one in the next. Running values lie in the memory of the results between two pieces, so chains go on where
//! they were.
//!
//! A rectangle in which a tile faults computes its elements once more, one after the other, up to the first that does.

use std::ops::Range;

use super::begin::Begin;
use super::job::{Job, NARROW, Running};
use super::pack::Section;
use super::panels::Panels;
use super::rectangles::{Rectangle, Rectangles};
use super::tiles::Tiles;
use crate::device::accelerator::MapKernel;
use crate::device::compiled::{self, Region};
use crate::device::erased::{Step, Work};
use crate::device::parts::{Wake, in_blocks};
use crate::device::shortage::Shortage;
use crate::device::strategy::{Host, Strategy};
use crate::error::Error;
use crate::loops::{ElementFault, PlaceRoom};
use crate::threads::Threads;

/// Steps of a call below which nothing is gained: panels and calls of tiles take their time.
const FEWEST: usize = 1 << 15;

/// Steps that other threads are worth waking for: a few tens of microseconds.
const WORTH: usize = 1 << 20;

/// Bytes of a panel of the elements that lanes share, which stays in the nearest cache.
const PANEL: usize = 24 << 10;

/// Bytes of a block of the others, which stays in the next cache.
const BLOCK: usize = 256 << 10;

/// Bytes of a strip of panels.
const STRIP: usize = 4 << 20;

/// Computes an inner product by blocks, if that is worth it and there is code for it. Returns false if nothing was computed.
///
/// # Errors
///
/// As [`Call::run`](crate::device::Call::run).
///
/// # Safety
///
/// `work` is a chain of `step`, or of a call for the first running value and `step`, for elements `0..n`, which may be computed to its
/// sink. The CPU has the host's level.
pub(in crate::device) unsafe fn blocked(
    host: Host,
    step: &Step,
    work: &dyn Work,
    n: usize,
) -> Result<bool, Error> {
    let job = work.laid(|[inputs, outputs]| {
        let (mut init, results) = (Running::all(inputs)?, Running::all(outputs)?);
        let mut room = PlaceRoom::NEW;
        let call = match &step.init {
            Some(_) if work.at_once() != usize::MAX => return None,
            Some(function) => Some((function, inputs.only_call(&mut room)?)),
            None => None,
        };
        let count = call.as_ref().map_or(results.len(), |(_, (_, count))| *count);
        if init.len() < count {
            return None;
        }
        let others = init.split_off(count);
        if call.is_some() {
            init.clear();
        }
        // SAFETY: the caller's.
        let job = unsafe { Job::of(step, n, [init, others], inputs.extents(), results)? };
        let (job, tiles) = worth(host, &step.kernel, job)?;
        let begin = match &call {
            Some((function, (alone, _))) => Some(Begin::of(host, function, [alone, outputs])?),
            None => None,
        };
        Some((Job { begin, ..job }, tiles))
    });
    let Some((job, tiles)) = job else {
        return Ok(false);
    };
    let (threads, wake) = threads(job.steps());
    let grid = Rectangles::of(job.area(), &tiles, threads);
    let shortage = Shortage::none();
    let done = in_blocks(0..grid.count(), 1, wake, &|range| {
        for number in range {
            let task = Task {
                job: &job,
                tiles: &tiles,
                shortage: &shortage,
                rectangle: grid.at(number),
            };
            // SAFETY: the caller's; rectangles do not overlap.
            let done = unsafe { task.run() };
            if done.is_none() {
                // SAFETY: as above.
                unsafe { task.single(work)? };
            }
        }
        Ok(())
    });
    // Where memory is short, elements were left out, and a fault may not be the first.
    shortage.error()?;
    done?;
    Ok(true)
}

/// A job with its tiles, if they are worth it and there is code for them.
pub(super) fn worth(host: Host, step: &MapKernel, mut job: Job) -> Option<(Job, Tiles)> {
    let is_worth = match host.strategy {
        Strategy::Single => false,
        // Whoever asks for lanes gets tiles, however few elements there are.
        Strategy::Lanes => job.k > 0,
        Strategy::Measured => job.steps() >= FEWEST && job.lanes >= NARROW,
    };
    if !is_worth {
        return None;
    }
    let recorded = compiled::recorded(step);
    job.packs(&recorded);
    let tiles = Tiles::of(host, step, &recorded, &job)?;
    Some((job, tiles))
}

/// The threads for so many steps.
pub(super) fn threads(steps: usize) -> (usize, Wake) {
    match Threads::of_caller().count() {
        threads if threads > 1 && steps >= WORTH => (threads, Wake::AtOnce),
        _ => (1, Wake::Not),
    }
}

/// A rectangle that is computed.
pub(super) struct Task<'a> {
    pub job: &'a Job,
    pub tiles: &'a Tiles,
    pub shortage: &'a Shortage,
    pub rectangle: Rectangle,
}

/// A piece of `k` of some rows and lanes.
struct Piece<'a> {
    rows: &'a Range<usize>,
    lanes: &'a Range<usize>,
    k: usize,
}

impl Task<'_> {
    /// Computes the rectangle by tiles. Nothing if one of them faults, or if there is no tile for some of its rows.
    ///
    /// # Safety
    ///
    /// The elements of the rectangle may be computed, and nobody else touches the room of their results.
    pub(super) unsafe fn run(&self) -> Option<()> {
        let Job { k, one, many, .. } = self.job;
        let Rectangle { batch, rows, lanes } = &self.rectangle;
        // SAFETY: the caller's.
        unsafe { self.job.begin(&self.rectangle)? };
        let (tall, wide) = (self.tiles.codes[0].0, self.tiles.width);
        let pieces = k.div_ceil((PANEL / (tall * one.bytes_in_panels())).max(16));
        let deep = k.div_ceil(pieces);
        let across = (BLOCK / (deep * many.bytes_in_panels())).max(wide) / wide * wide;
        let down = (STRIP / (deep * one.bytes_in_panels())).max(tall) / tall * tall;
        let room = |side, count, width| self.shortage.given(Panels::new(side, count, deep, width));
        let strips = room(one, down.min(rows.len()), tall);
        let blocks = room(many, across.min(lanes.len()), wide);
        let (Some(mut strips), Some(mut blocks)) = (strips, blocks) else {
            // The call returns that error.
            return Some(());
        };
        for rows in parts(rows, down) {
            for p in parts(&(0..*k), deep) {
                let section = |range: &Range<usize>| Section {
                    first: range.start,
                    count: range.len(),
                    p: p.start,
                    k: p.len(),
                };
                // SAFETY: the caller's; there is room.
                unsafe {
                    for (first, count, _) in self.tiles.split(rows.len()) {
                        let panel = rows.start + first..rows.start + first + count;
                        strips.fill(one, *batch, section(&panel), count, first * p.len());
                    }
                    for lanes in parts(lanes, across) {
                        blocks.fill(many, *batch, section(&lanes), wide, 0);
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
        Some(())
    }

    /// The tiles of a piece. Nothing if one of them faults.
    ///
    /// # Safety
    ///
    /// As [`Task::run`], and the panels are those of the piece.
    unsafe fn piece(&self, piece: &Piece<'_>, strips: &Panels, blocks: &Panels) -> Option<()> {
        let (k, width) = (piece.k, self.tiles.width);
        let shared = |address: *const u8, len| Region {
            address,
            step: 0,
            len,
        };
        let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
        let mut done = 0;
        for (first, count, code) in self.tiles.split(piece.rows.len()) {
            done = first + count;
            outputs.clear();
            for row in piece.rows.start + first..piece.rows.start + first + count {
                let element = self.job.element(self.rectangle.batch, row, piece.lanes.start);
                outputs.extend(self.job.results.iter().map(|array| {
                    Region {
                        address: array
                            .region
                            .address
                            .wrapping_add(element.wrapping_mul(array.region.step)),
                        step: array.region.step.wrapping_mul(self.job.lane_step()),
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
            unsafe { code.run(&inputs, &outputs, &elements) }.ok()?;
        }
        (done == piece.rows.len()).then_some(())
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
        let mut ranges = self.job.ranges(&self.rectangle);
        // SAFETY: the caller's.
        ranges.try_for_each(|range| unsafe { work.single(range) })
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
