//! The host as a device: lanes, then threads.

use core::ops::Range;
use std::time::{Duration, Instant};

use rayon::prelude::*;

use super::arg::Arg;
use super::callee::{Callee, Run};
use super::into::Destination;
use super::output::{Mapped, Output};
use super::room::come_in_huge_pages;
use super::streaming::{self, Addresses};
use crate::dispatch::{Level, environment_changed};
use crate::error::Error;
use crate::lanes::{ElementFault, LANES, Source};
use crate::lift::Lift;

/// Below this many elements another thread costs more than it brings: waking one takes some microseconds, in which
/// lanes finish tens of thousands of cheap elements.
const PARALLEL: usize = 1 << 16;

/// Elements that a thread takes at a time, at least: a multiple of the lanes, so that only the last part has a tail.
const PART: usize = 1 << 14;
const _: () = assert!(PART.is_multiple_of(LANES));

/// Elements by which the others are judged, at least.
const SAMPLE: usize = 256;
const _: () = assert!(SAMPLE.is_multiple_of(LANES));

/// Work that other threads are worth waking for, by far.
const WORTH: Duration = Duration::from_micros(100);

/// `host: avx512, 2 threads`.
pub(super) fn name(level: Level) -> String {
    format!("host: {}, {} threads", level.name(), rayon::current_num_threads())
}

/// Calls a function for elements `0..n` with the lanes of `level`.
///
/// # Safety
///
/// The array arguments have `n` elements, and the CPU has `level`.
pub(super) unsafe fn map<P, O, A>(
    level: Level,
    n: usize,
    args: &A,
    callee: &Callee<A::Source, O>,
) -> Result<Mapped<O>, Error>
where
    P: Lift,
    O: Output,
    A: Arg<P>,
{
    let source = args.source(callee.names.function)?;
    let bytes = O::Sink::BYTES;
    // The kernel zeroes a small page just before it is first written, which leaves it in the caches: no reason to pass them by.
    let tile = match come_in_huge_pages(n.saturating_mul(bytes)) {
        true => streaming::tile(n, bytes),
        false => None,
    };
    let mut room = O::room(n)?;
    let sink = O::sink(&mut room);
    // SAFETY: the caller's for the arguments and the level; there is room for `n` results.
    unsafe { run_parts::<P, O, A::Source>(level, n, source, sink, tile, callee.run)? };
    // SAFETY: no element faulted, so every result is written.
    Ok(unsafe { O::filled(room, n) })
}

/// As [`map`], into memory of the caller's.
///
/// # Safety
///
/// The array arguments and the output have `n` elements, and the CPU has `level`.
pub(super) unsafe fn map_into<P, O, A, D>(
    level: Level,
    n: usize,
    args: &A,
    mut output: D,
    callee: &Callee<A::Source, O>,
) -> Result<(), Error>
where
    P: Lift,
    O: Output,
    A: Arg<P>,
    D: Destination<O>,
{
    let source = args.source(callee.names.function)?;
    let sink = output.sink(callee.names.function)?;
    // SAFETY: the caller's for the arguments and the level; `output` is borrowed exclusively, with room for `n` results.
    unsafe {
        let tile = streaming::tile(n, O::Sink::BYTES);
        run_parts::<P, O, A::Source>(level, n, source, sink, tile, callee.run)
    }
}

/// By tiles of so many elements, if there is a `tile`.
///
/// # Safety
///
/// The source has and the sink has room for `n` elements, nothing else touches the room, and the CPU has `level`.
unsafe fn run_parts<P, O, S>(
    level: Level,
    n: usize,
    source: S,
    sink: O::Sink,
    tile: Option<usize>,
    run: Run<S, O::Sink>,
) -> Result<(), Error>
where
    P: Lift,
    O: Output,
    S: Source<P>,
{
    let run = |range: Range<usize>| {
        // SAFETY: the caller's; parts do not overlap.
        unsafe {
            match tile {
                None => run(level, source, sink, range),
                Some(len) => streaming::run_in_tiles::<O, S>(run, level, source, sink, range, len),
            }
        }
    };
    in_parts(n, LANES, Wake::for_map::<P>(), &run)
}

/// When other threads are woken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wake {
    /// For many elements.
    Many,
    /// For many elements, and for few that take long: one of a gather kernel may be a loop over all of a slice.
    ManyOrSlow,
    /// For elements that take long, however many: a sum writes next to nothing, and is through with a hundred thousand of them
    /// before another thread is awake.
    Slow,
}

impl Wake {
    /// For a map over parameters of this type.
    pub(super) fn for_map<P: Lift>() -> Self {
        match P::SHAPE.is_gather() {
            true => Wake::ManyOrSlow,
            false => Wake::Many,
        }
    }
}

/// Runs all parts of `0..n`, each from a multiple of `grain` on, on threads where that pays, and reports the fault of the
/// lowest element.
///
/// The work comes as a trait object so that rayon's machinery is compiled once, not for each function that is mapped.
pub(super) fn in_parts(
    n: usize,
    grain: usize,
    wake: Wake,
    run: &(dyn Fn(Range<usize>) -> Result<(), ElementFault> + Sync),
) -> Result<(), Error> {
    // Each thread has its own control register, and a pool's threads inherit that of whoever made the pool.
    let run = |range: Range<usize>| match environment_changed() {
        true => Err(Stop::FloatEnvironment),
        false => run(range).map_err(Stop::Fault),
    };
    let threads = rayon::current_num_threads();
    if threads > 1 && n >= PARALLEL && wake != Wake::Slow {
        let part = share(n, threads).next_multiple_of(PART).next_multiple_of(grain);
        return on_threads(0..n, part, &run);
    }
    let sample = SAMPLE.max(grain);
    if threads == 1 || wake == Wake::Many || n <= sample {
        return run(0..n).map_err(Error::from);
    }
    // How long elements take shows when some have been computed.
    let start = Instant::now();
    run(0..sample)?;
    let rest = n - sample;
    let blocks = u32::try_from(rest / sample).unwrap_or(u32::MAX);
    if start.elapsed().saturating_mul(blocks) < WORTH {
        return run(sample..n).map_err(Error::from);
    }
    on_threads(sample..n, share(rest, threads).next_multiple_of(grain), &run)
}

/// A few parts a thread even out what other work the machine does. None is empty, however many threads there are.
fn share(n: usize, threads: usize) -> usize {
    (n / (threads * 4)).max(1)
}

/// Runs parts of `part` elements, at least one, and a shorter last one.
fn on_threads(
    range: Range<usize>,
    part: usize,
    run: &(impl Fn(Range<usize>) -> Result<(), Stop> + Sync),
) -> Result<(), Error> {
    let parts = range.len().div_ceil(part);
    let first_stop = (0..parts)
        .into_par_iter()
        .filter_map(|k| {
            let start = range.start + k * part;
            run(start..range.end.min(start + part)).err()
        })
        .min_by_key(Stop::order);
    first_stop.map_or(Ok(()), |stop| Err(stop.into()))
}

/// Why a part did not finish.
enum Stop {
    FloatEnvironment,
    Fault(ElementFault),
}

impl Stop {
    /// Nothing that such a thread computes counts; otherwise the lowest element does.
    fn order(&self) -> usize {
        match self {
            Stop::FloatEnvironment => 0,
            Stop::Fault(fault) => fault.element + 1,
        }
    }
}

impl From<Stop> for Error {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::FloatEnvironment => Error::FloatEnvironment,
            Stop::Fault(ElementFault { fault, element }) => Error::Fault { fault, element },
        }
    }
}
