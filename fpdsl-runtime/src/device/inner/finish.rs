//! Functions with inner products for arguments, on the host by blocks.
//!
//! Some rows of the result are computed at a time. Threads share their chains by rectangles, and bring the results to memory of a few
//! megabytes. From there they compute the function. If a chain faults, the elements of the rows are computed one after the other, up to
//! the first that does.

use std::ops::Range;
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};

use super::blocked::{Task, threads, worth};
use super::job::{Job, Running};
use super::memory::Memory;
use super::rectangles::{Area, Rectangles};
use super::tile::Shared;
use super::tiles::Tiles;
use crate::device::compiled::{self, Code, Lies, Region, Step as Way};
use crate::device::erased::{Finish, Work};
use crate::device::parts::{Wake, in_blocks, in_parts};
use crate::device::shortage::Shortage;
use crate::device::strategy::Host;
use crate::error::Error;
use crate::loops::{LANES, PlaceRoom, Places};

/// Bytes of the results of chains for each thread: enough rows that copying the right matrix to panels for them is little.
const HELD: usize = 4 << 20;

/// Bytes of these results altogether, at most.
const MOST: usize = 64 << 20;

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
    let (threads, wake) = threads(chains.iter().map(|chain| chain.job.steps()).sum());
    let Some(bands) = Bands::of(&chains, threads) else {
        return Ok(false);
    };
    let code = work.laid(|[inputs, outputs]| {
        let mut room = PlaceRoom::NEW;
        let alone = inputs.without_chains(&mut room, |_, _| ptr::null());
        // The products are large enough for tiles, so this is worth its time.
        compiled::code(&finish.function, host.level, [&alone, outputs], n, true)
    });
    let Some(code) = code else {
        return Ok(false);
    };
    let mut finishing = Finishing {
        chains,
        code,
        work,
        threads,
        wake,
    };
    // Alive until all is computed.
    let mut memory = Vec::new();
    for result in finishing
        .chains
        .iter_mut()
        .flat_map(|chain| &mut chain.job.results)
    {
        let mut held = Memory::of(bands.elements() * result.region.step)?;
        result.region.address = held.start_mut();
        memory.push(held);
    }
    for number in 0..bands.count() {
        // SAFETY: the caller's; there is memory for the results of a band.
        unsafe { finishing.band(bands.at(number), bands.columns)? };
    }
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
        let (init, others) = all[chain.first..chain.end].split_at_checked(chain.integers - chain.first)?;
        let given = [init.to_vec(), others.to_vec()];
        let results = init.iter().map(|init| Running {
            region: Region {
                address: ptr::null(),
                step: init.lies.bytes,
                len: 0,
            },
            lies: Lies {
                step: Way::Next,
                ..init.lies.clone()
            },
        });
        let results = results.collect();
        // SAFETY: the caller's.
        let job = unsafe { Job::of(step, n, given, chain.extents, results)? };
        let (job, tiles) = worth(host, &step.kernel, job)?;
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

/// Rows of the result that are computed at a time: whole matrices of a batch, or a part of one.
struct Bands {
    batch: usize,
    rows: usize,
    columns: usize,
    /// Matrices and rows of each of one.
    height: [usize; 2],
}

impl Bands {
    /// Nothing if the fewest rows are too many.
    fn of(chains: &[Chain], threads: usize) -> Option<Self> {
        let job = &chains.first()?.job;
        let [rows, columns] = job.result();
        let results = chains.iter().flat_map(|chain| &chain.job.results);
        let row = columns
            .saturating_mul(results.map(|result| result.lies.bytes).sum())
            .max(1);
        // What is left of a matrix behind its bands is what is left behind its tiles, of each chain.
        let whole = chains.iter().map(|Chain { job, tiles }| match job.shared {
            Shared::Left => tiles.codes[0].0,
            Shared::Right => tiles.width,
        });
        let whole = whole.fold(1, least_multiple);
        if whole.min(rows).saturating_mul(row) > MOST {
            return None;
        }
        let held = HELD.saturating_mul(threads).min(MOST) / row;
        let height = if held >= rows {
            [(held / rows).min(job.batch), rows]
        } else {
            [1, (held / whole).max(1) * whole]
        };
        Some(Bands {
            batch: job.batch,
            rows,
            columns,
            height,
        })
    }

    /// How many there are along the batch and along rows.
    fn counts(&self) -> [usize; 2] {
        let [batch, rows] = self.height;
        [self.batch.div_ceil(batch), self.rows.div_ceil(rows)]
    }

    fn count(&self) -> usize {
        self.counts().iter().product()
    }

    /// Elements of one, at most.
    fn elements(&self) -> usize {
        let [batch, rows] = self.height;
        batch * rows.min(self.rows) * self.columns
    }

    /// The matrices of the batch, and their rows.
    fn at(&self, number: usize) -> [Range<usize>; 2] {
        let [_, down] = self.counts();
        let part = |number: usize, height: usize, all: usize| number * height..all.min((number + 1) * height);
        let [batch, rows] = self.height;
        [
            part(number / down, batch, self.batch),
            part(number % down, rows, self.rows),
        ]
    }
}

/// The least number that both divide.
fn least_multiple(x: usize, y: usize) -> usize {
    (1..=y)
        .map(|k| k * x)
        .find(|multiple| multiple.is_multiple_of(y))
        .unwrap_or(x * y)
}

/// A function that is computed from results of its chains.
struct Finishing<'a> {
    chains: Vec<Chain>,
    code: &'static dyn Code,
    work: &'a dyn Work,
    threads: usize,
    wake: Wake,
}

impl Finishing<'_> {
    /// Computes some rows of the result.
    ///
    /// # Errors
    ///
    /// As [`finished`].
    ///
    /// # Safety
    ///
    /// As [`finished`], for these elements. There is memory for the results of the chains.
    unsafe fn band(&self, [batches, rows]: [Range<usize>; 2], columns: usize) -> Result<(), Error> {
        let of_one = self.chains[0].job.result()[0];
        let first = (batches.start * of_one + rows.start) * columns;
        let elements = first..((batches.end - 1) * of_one + rows.end) * columns;
        let mut jobs = Vec::new();
        for Chain { job, tiles } in &self.chains {
            let mut job = job.clone();
            for Running { region, .. } in &mut job.results {
                region.address = region.address.wrapping_sub(first.wrapping_mul(region.step));
            }
            let mut area = Area {
                batches: batches.clone(),
                ..job.area()
            };
            match job.shared {
                Shared::Left => area.rows = rows.clone(),
                Shared::Right => area.lanes = rows.clone(),
            }
            let grid = Rectangles::of(area, tiles, self.threads);
            let (shortage, faulted) = (Shortage::none(), AtomicBool::new(false));
            in_blocks(0..grid.count(), 1, self.wake, &|range| {
                for number in range {
                    let task = Task {
                        job: &job,
                        tiles,
                        shortage: &shortage,
                        rectangle: grid.at(number),
                    };
                    // SAFETY: the caller's; rectangles do not overlap.
                    if unsafe { task.run() }.is_none() {
                        faulted.store(true, Ordering::Relaxed);
                    }
                }
                Ok(())
            })?;
            shortage.error()?;
            if faulted.into_inner() {
                // SAFETY: the caller's.
                return in_parts(elements, LANES, Wake::Not, &|range| unsafe {
                    self.work.single(range)
                });
            }
            jobs.push(job);
        }
        in_parts(elements, LANES, self.wake, &|range| {
            self.work.laid(|[inputs, outputs]| {
                let mut room = PlaceRoom::NEW;
                let alone = inputs.without_chains(&mut room, |chain, place| {
                    jobs[chain].results[place].region.address
                });
                // SAFETY: the caller's; the results of the chains are there.
                unsafe {
                    let mut single = |range| self.work.single(range);
                    compiled::run(self.code, [&alone, outputs], range, &mut single)
                }
            })
        })
    }
}
