//! The host as a device: lanes or single elements, then threads.

use core::ops::Range;

use super::arg::Arg;
use super::erased::{Erased, Run};
use super::into::Destination;
use super::output::{Mapped, Output};
use super::parts::{Wake, in_parts};
use super::room::come_in_huge_pages;
use super::strategy::{Host, Way, measured};
use super::streaming::{self, Addresses};
use crate::dispatch::{Level, environment_changed};
use crate::error::Error;
use crate::lanes::{ElementFault, LANES, Source};
use crate::lift::Lift;
use crate::threads::Threads;

/// `host: avx512, 2 threads`.
pub(super) fn name(level: Level) -> String {
    format!("host: {}, {} threads", level.name(), Threads::of_caller().count())
}

/// Calls a function for elements `0..n`.
///
/// # Safety
///
/// The array arguments have `n` elements, and the CPU has the host's level.
pub(super) unsafe fn map<P, O, A>(
    host: Host,
    n: usize,
    args: &A,
    function: &Erased<A::Source, O>,
) -> Result<Mapped<O>, Error>
where
    P: Lift,
    O: Output,
    A: Arg<P>,
{
    let source = args.source(function.names.function)?;
    let bytes = O::Sink::BYTES;
    // The kernel zeroes a small page just before it is first written, which leaves it in the caches: no reason to pass them by.
    let tile = match come_in_huge_pages(n.saturating_mul(bytes)) {
        true => streaming::tile(n, bytes),
        false => None,
    };
    let mut room = O::room(n)?;
    let sink = O::sink(&mut room);
    // SAFETY: the caller's for the arguments and the level; there is room for `n` results.
    unsafe { run_parts::<P, O, A::Source>(host, n, source, sink, tile, function)? };
    // SAFETY: no element faulted, so every result is written.
    Ok(unsafe { O::filled(room, n) })
}

/// As [`map`], into memory of the caller's.
///
/// # Safety
///
/// The array arguments and the output have `n` elements, and the CPU has the host's level.
pub(super) unsafe fn map_into<P, O, A, D>(
    host: Host,
    n: usize,
    args: &A,
    mut output: D,
    function: &Erased<A::Source, O>,
) -> Result<(), Error>
where
    P: Lift,
    O: Output,
    A: Arg<P>,
    D: Destination<O>,
{
    let source = args.source(function.names.function)?;
    let sink = output.sink(function.names.function)?;
    // SAFETY: the caller's for the arguments and the level; `output` is borrowed exclusively, with room for `n` results.
    unsafe {
        let tile = streaming::tile(n, O::Sink::BYTES);
        run_parts::<P, O, A::Source>(host, n, source, sink, tile, function)
    }
}

/// By tiles of so many elements, if there is a `tile`.
///
/// # Safety
///
/// The source has and the sink has room for `n` elements, nothing else touches the room, and the CPU has the host's level.
unsafe fn run_parts<P, O, S>(
    host: Host,
    n: usize,
    source: S,
    sink: O::Sink,
    tile: Option<usize>,
    function: &Erased<S, O>,
) -> Result<(), Error>
where
    P: Lift,
    O: Output,
    S: Source<P>,
{
    let level = host.level;
    let ways = function.ways;
    let wake = Wake::for_map::<P>();
    let parts = |way: Way, all: Range<usize>| {
        let run: Run<S, O::Sink> = ways.run(way);
        let part = |range: Range<usize>| {
            // SAFETY: the caller's; parts do not overlap.
            unsafe {
                match tile {
                    None => run(level, source, sink, range),
                    Some(len) => streaming::run_in_tiles::<O, S>(run, level, source, sink, range, len),
                }
            }
        };
        in_parts(all, LANES, wake, &part)
    };
    if let Some(way) = ways.settled(host) {
        return parts(way, 0..n);
    }
    let Some((sample, strip)) = measured(n) else {
        // Too few to tell: a body that reads where it likes mostly branches, too.
        let way = match P::SHAPE.is_gather() {
            true => Way::Single,
            false => Way::Lanes,
        };
        return parts(way, 0..n);
    };
    if environment_changed() {
        return Err(Error::FloatEnvironment);
    }
    // SAFETY: the caller's; the sample is a part of the elements.
    match unsafe { ways.measure(level, source, sink, sample.start, strip, &function.names) } {
        Ok(way) => {
            parts(way, 0..sample.start)?;
            parts(way, sample.end..n)
        }
        // A lower element may have a fault as well.
        Err(ElementFault { fault, element }) => {
            parts(Way::Single, 0..sample.start)?;
            Err(Error::Fault { fault, element })
        }
    }
}
