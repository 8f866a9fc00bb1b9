//! Functions with inner products for arguments, on the host by blocks.
//!
//! Threads take some rows of the result. They compute the chains of these by tiles, to memory that stays in a cache, and the function from
//! there. If something faults, the elements of the rows are computed one after the other, up to the first that does.

use std::ops::Range;
use std::ptr;

use super::blocked::{Task, threads, worth};
use super::job::{Job, Running};
use super::memory::Memory;
use super::rectangles::Rectangle;
use super::tile::Shared;
use super::tiles::Tiles;
use crate::device::compiled::{self, Code, Lies, Region, Step};
use crate::device::erased::{Finish, Work};
use crate::device::parts::in_blocks;
use crate::device::shortage::Shortage;
use crate::device::strategy::{Host, Strategy};
use crate::error::Error;
use crate::loops::{ElementFault, MATRICES, PlaceRoom, Places};

/// Bytes of the results of chains that a thread holds at a time: enough rows that copying the right matrix to panels for each is little.
const HELD: usize = 4 << 20;

/// Computes a function of inner products by blocks, if that is worth it and there is code for it. Returns false if nothing was computed.
///
/// # Errors
///
/// As [`Call::run`](crate::device::Call::run).
///
/// # Safety
///
/// `work` is this function of chains of these steps for elements `0..n`, which may be computed to its sink. The CPU has the host's level.
pub(in crate::device) unsafe fn finished(
    host: Host,
    finish: &Finish,
    work: &dyn Work,
    n: usize,
) -> Result<bool, Error> {
    if work.at_once() != usize::MAX {
        return Ok(false);
    }
    // SAFETY: the caller's.
    let chains = work.laid(|[inputs, _]| unsafe { chains(host, finish, inputs, n) });
    let Some(chains) = chains else {
        return Ok(false);
    };
    let code = work.laid(|[inputs, outputs]| {
        let mut room = PlaceRoom::NEW;
        let alone = inputs.without_chains(&mut room, |_, _| ptr::null());
        let at_once = host.strategy == Strategy::Lanes;
        compiled::code(&finish.function, host.level, [&alone, outputs], n, at_once)
    });
    let Some(code) = code else {
        return Ok(false);
    };
    let steps = chains.iter().map(|chain| chain.job.steps()).sum();
    let (threads, wake) = threads(steps);
    let shortage = Shortage::none();
    let bands = Bands::of(&chains, threads);
    in_blocks(0..bands.count(), 1, wake, &|range| {
        let finishing = Finishing {
            chains: &chains,
            code,
            work,
            shortage: &shortage,
        };
        // SAFETY: the caller's; no element is in two bands.
        range
            .into_iter()
            .try_for_each(|number| unsafe { finishing.band(bands.at(number), bands.columns) })
    })?;
    shortage.error()?;
    Ok(true)
}

/// A chain of steps.
struct Chain {
    /// Its results have no memory so far.
    job: Job,
    tiles: Tiles,
}

/// The chains of a call, if tiles are worth it and there is code for all of them.
///
/// # Safety
///
/// As [`finished`].
unsafe fn chains(host: Host, finish: &Finish, inputs: &Places<'_>, n: usize) -> Option<Vec<Chain>> {
    let all = Running::all(inputs)?;
    let places = inputs.chains();
    if places.len() != finish.steps.len() {
        return None;
    }
    let chains = places.iter().zip(&finish.steps).map(|(chain, step)| {
        let given = all[chain.first..chain.end].to_vec();
        let first = given.len().checked_sub(MATRICES)?;
        let results = given[..first].iter().map(|init| Running {
            region: Region {
                address: ptr::null(),
                step: init.lies.bytes,
                len: 0,
            },
            lies: Lies {
                step: Step::Next,
                ..init.lies.clone()
            },
        });
        let results = results.collect();
        // SAFETY: the caller's.
        let job = unsafe { Job::of(n, given, chain.extents, results)? };
        let (job, tiles) = worth(host, step, job)?;
        Some(Chain { job, tiles })
    });
    let chains = chains.collect::<Option<Vec<_>>>()?;
    // Of one shape, so that the rows of one are those of the others.
    let shape = chains.first()?.job.result();
    chains
        .iter()
        .all(|chain| chain.job.result() == shape)
        .then_some(chains)
}

/// Rows of the result that threads take at a time.
struct Bands {
    batch: usize,
    rows: usize,
    columns: usize,
    /// Rows of one.
    height: usize,
}

impl Bands {
    fn of(chains: &[Chain], threads: usize) -> Self {
        let job = &chains[0].job;
        let [rows, columns] = job.result();
        let results = chains.iter().flat_map(|chain| &chain.job.results);
        let bytes: usize = results.map(|result| result.lies.bytes).sum();
        let held = HELD / columns.saturating_mul(bytes).max(1);
        let whole = chains.iter().map(|Chain { job, tiles }| match job.shared {
            Shared::Left => tiles.codes[0].0,
            Shared::Right => tiles.width,
        });
        let shared = rows.div_ceil(threads.div_ceil(job.batch));
        Bands {
            batch: job.batch,
            rows,
            columns,
            height: shared.min(held).max(1).next_multiple_of(whole.max().unwrap_or(1)),
        }
    }

    /// How many there are of a matrix of the batch.
    fn of_one(&self) -> usize {
        self.rows.div_ceil(self.height)
    }

    fn count(&self) -> usize {
        self.batch * self.of_one()
    }

    /// The matrix of the batch, and its rows.
    fn at(&self, number: usize) -> (usize, Range<usize>) {
        let first = number % self.of_one() * self.height;
        (number / self.of_one(), first..self.rows.min(first + self.height))
    }
}

/// A function that is computed from results of its chains.
struct Finishing<'a> {
    chains: &'a [Chain],
    code: &'static dyn Code,
    work: &'a dyn Work,
    shortage: &'a Shortage,
}

impl Finishing<'_> {
    /// Computes some rows of the result.
    ///
    /// # Errors
    ///
    /// The first fault.
    ///
    /// # Safety
    ///
    /// As [`finished`], for these elements.
    unsafe fn band(&self, (batch, rows): (usize, Range<usize>), columns: usize) -> Result<(), ElementFault> {
        let of_batch = batch * self.chains[0].job.result()[0];
        let [first, end] = [rows.start, rows.end].map(|row| (of_batch + row) * columns);
        let (mut memory, mut results) = (Vec::new(), Vec::new());
        for Chain { job, tiles } in self.chains {
            let mut job = job.clone();
            for result in &mut job.results {
                let step = result.region.step;
                let Some(mut held) = self.shortage.given(Memory::of((end - first) * step)) else {
                    return Ok(());
                };
                result.region.address = held.start_mut().wrapping_sub(first * step);
                memory.push(held);
            }
            let (rows, lanes) = match job.shared {
                Shared::Left => (rows.clone(), 0..job.lanes),
                Shared::Right => (0..job.rows, rows.clone()),
            };
            let task = Task {
                job: &job,
                tiles,
                shortage: self.shortage,
                rectangle: Rectangle { batch, rows, lanes },
            };
            // SAFETY: the caller's; the memory is this thread's.
            if unsafe { task.run() }.is_none() {
                // SAFETY: the caller's.
                return unsafe { self.work.single(first..end) };
            }
            results.push(job.results);
        }
        if self.shortage.is_known() {
            return Ok(());
        }
        self.work.laid(|[inputs, outputs]| {
            let mut room = PlaceRoom::NEW;
            let alone = inputs.without_chains(&mut room, |chain, place| results[chain][place].region.address);
            // SAFETY: the caller's; the results of the chains are there.
            unsafe {
                let mut single = |range| self.work.single(range);
                compiled::run(self.code, [&alone, outputs], first..end, &mut single)
            }
        })
    }
}
