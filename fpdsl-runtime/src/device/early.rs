//! The results of a colour in rows on their way to their places.
//!
//! All elements of a colour read the target as the colour before left it. So a result waits until what lies in its place is read no
//! more. Where it is known how many rows away elements read, the rows that a thread computes follow each other so closely that a result
//! is still in a cache when it goes to its place, and so is the place. Only the first and the last rows of a thread's part wait for all
//! others, since other threads read them. Otherwise all rows do.

use core::ops::Range;
use core::sync::atomic::{AtomicBool, Ordering};

use super::host::By;
use super::palette::Stripes;
use super::parts::{Wake, in_parts};
use super::room::room;
use super::seconds::to_every_second;
use crate::dispatch::Level;
use crate::error::Error;
use crate::loops::{ElementFault, Outputs};

/// Results that are computed at a time before some go to their places.
const BLOCK: usize = 4096;

/// The rows of a colour.
pub(super) struct Rows<'a, T> {
    level: Level,
    target: Outputs<T>,
    /// Room for all results.
    results: Outputs<T>,
    stripes: Stripes,
    starts: &'a [usize],
    /// The rows that have to be computed behind a row before that goes to its place, if it is known.
    lag: Option<usize>,
    /// Rows that are in their places.
    is_put: Vec<AtomicBool>,
}

impl<'a, T: Send> Rows<'a, T> {
    /// None of them is in its place. The CPU has the level.
    pub(super) fn new(
        level: Level,
        [target, results]: [Outputs<T>; 2],
        stripes: Stripes,
        starts: &'a [usize],
        lag: Option<usize>,
    ) -> Result<Self, Error> {
        let mut is_put = room(stripes.rows())?;
        is_put.resize_with(stripes.rows(), AtomicBool::default);
        Ok(Rows {
            level,
            target,
            results,
            stripes,
            starts,
            lag,
            is_put,
        })
    }

    /// Computes results by `run`, and brings some to their places.
    ///
    /// # Errors
    ///
    /// The fault of the lowest faulting element.
    ///
    /// # Safety
    ///
    /// `run` computes results to where a sink says. Nobody else computes those of the range or touches their places, and no element
    /// reads further away than the lag says.
    pub(super) unsafe fn compute(
        &self,
        run: &By<'_, Outputs<T>>,
        range: Range<usize>,
    ) -> Result<(), ElementFault> {
        let Some(lag) = self.lag else {
            return run(self.results, range);
        };
        let in_row = self.stripes.in_row;
        let block = BLOCK.div_ceil(in_row);
        // As many rows as wait at a time have room, block by block.
        let ring = lag.div_ceil(block).saturating_add(1).saturating_mul(block);
        // The rows that nobody else reads.
        let first = range.start.div_ceil(in_row).saturating_add(lag);
        let end = (range.end / in_row).saturating_sub(lag);
        if ring >= end.saturating_sub(first) {
            return run(self.results, range);
        }
        run(self.results, range.start..first * in_row)?;
        let room_of = |row: usize| first + (row - first) % ring;
        let put = |rows: Range<usize>| {
            for row in rows {
                // SAFETY: the caller's; the elements that may read what lies there are computed.
                unsafe { self.put(row, room_of(row)) };
            }
        };
        let mut next = first;
        for start in (first..end).step_by(block) {
            let after = end.min(start + block);
            let behind = (start - room_of(start)) * in_row;
            let sink = Outputs(self.results.0.wrapping_sub(behind));
            run(sink, start * in_row..after * in_row)?;
            let done = after.saturating_sub(lag).max(next);
            put(next..done);
            next = done;
        }
        run(self.results, end * in_row..range.end)?;
        put(next..end);
        Ok(())
    }

    /// Brings all other results to their places.
    ///
    /// # Safety
    ///
    /// All are computed, and nobody touches the target.
    pub(super) unsafe fn put_others(&self) -> Result<(), Error> {
        in_parts(0..self.stripes.rows(), 1, wake(self.stripes.len()), &|rows| {
            for row in rows {
                if !self.is_put[row].load(Ordering::Relaxed) {
                    // SAFETY: the caller's.
                    unsafe { self.put(row, row) };
                }
            }
            Ok(())
        })
    }

    /// Brings the results of a row, which lie in the room of one, to their places. Those of places beside the grid stay.
    ///
    /// # Safety
    ///
    /// They are computed, and nobody touches their places.
    unsafe fn put(&self, row: usize, room: usize) {
        let Stripes { extents, step, .. } = self.stripes;
        let (first, end) = (self.stripes.element(row, 0, self.starts), (row + 1) * extents[0]);
        // SAFETY: the caller's; there is a result for each element.
        unsafe {
            let from = self.results.0.add(room * self.stripes.in_row);
            if step == 2 {
                let n = (end - first).div_ceil(2);
                to_every_second(self.level, from, self.target.0.add(first), n);
            } else {
                for (k, i) in (first..end).step_by(step).enumerate() {
                    self.target.0.add(i).copy_from_nonoverlapping(from.add(k), 1);
                }
            }
        }
        self.is_put[row].store(true, Ordering::Relaxed);
    }
}

/// Threads for rows of this many results.
fn wake(results: usize) -> Wake {
    const MANY: usize = 1 << 16;
    if results >= MANY { Wake::AtOnce } else { Wake::Not }
}
