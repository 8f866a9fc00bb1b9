//! The host as a device: compiled code or single elements, then threads.

use core::ops::Range;

use super::arg::Arg;
use super::clock::Call;
use super::erased::{Erased, Names, Run, Ways};
use super::into::Destination;
use super::output::{Mapped, Output};
use super::parts::{Wake, in_parts};
use super::room::come_in_huge_pages;
use super::strategy::{Host, Settled, Way, measured};
use super::streaming::{self, Addresses};
use crate::dispatch::{Level, environment_changed};
use crate::error::Error;
use crate::lift::Lift;
use crate::loops::{ElementFault, LANES, Sink, Source};
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
    unsafe { run_parts::<P, O, A::Source, O::Sink>(host, n, source, sink, tile, function)? };
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
    function: &Erased<A::Source, O, D::Sink>,
) -> Result<(), Error>
where
    P: Lift,
    O: Output,
    A: Arg<P>,
    D: Destination<O>,
{
    let sink = output.sink(function.names.function)?;
    // SAFETY: the caller's for the arguments and the level; `output` is borrowed exclusively, with room for `n` results.
    unsafe { map_to::<P, O, A, D::Sink>(host, n, args, sink, function) }
}

/// As [`map_into`], where the sink is known.
///
/// # Safety
///
/// As [`map_into`], and the sink has room for `n` elements that nothing touches but the argument for the same element.
pub(super) unsafe fn map_to<P, O, A, K>(
    host: Host,
    n: usize,
    args: &A,
    sink: K,
    function: &Erased<A::Source, O, K>,
) -> Result<(), Error>
where
    P: Lift,
    O: Output,
    A: Arg<P>,
    K: Sink<O> + Addresses,
{
    let source = args.source(function.names.function)?;
    let tile = streaming::tile(n, K::BYTES);
    // SAFETY: the caller's.
    unsafe { run_parts::<P, O, A::Source, K>(host, n, source, sink, tile, function) }
}

/// By tiles of so many elements, if there is a `tile`.
///
/// # Safety
///
/// The source has and the sink has room for `n` elements, nothing else touches the room, and the CPU has the host's level.
unsafe fn run_parts<P, O, S, K>(
    host: Host,
    n: usize,
    source: S,
    sink: K,
    tile: Option<usize>,
    function: &Erased<S, O, K>,
) -> Result<(), Error>
where
    P: Lift,
    O: Output,
    S: Source<P>,
    K: Sink<O> + Addresses,
{
    let level = host.level;
    let part = |run: Run<S, K>, range: Range<usize>| {
        // SAFETY: the caller's; parts do not overlap.
        unsafe {
            match tile {
                None => run.call(level, source, sink, range),
                Some(len) => streaming::run_in_tiles::<S, K>(run, level, source, sink, range, len),
            }
        }
    };
    // SAFETY: the caller's.
    unsafe {
        compute(
            host,
            0..n,
            (source, sink),
            &function.ways,
            (&function.names, source.mix(SEED)),
            P::SHAPE.is_gather(),
            &part,
        )
    }
}

/// The start of the mix of a call's integers (FNV-1a, Fowler, Noll and Vo).
pub(super) const SEED: u64 = 0xcbf2_9ce4_8422_2325;

/// Computes all elements of a range, the way that is faster, on threads where that pays. `part` runs a part of them the way that
/// it is told. `gather` says that an element may read where it likes;
/// `integers` is the mix of those that all elements share.
///
/// # Safety
///
/// The source has and the sink has room for the elements, nothing else touches the room, and the CPU has the host's level.
pub(super) unsafe fn compute<S: Copy, K: Copy>(
    host: Host,
    all: Range<usize>,
    (source, sink): (S, K),
    ways: &Ways<S, K>,
    (names, integers): (&Names, u64),
    gather: bool,
    part: &(dyn Fn(Run<S, K>, Range<usize>) -> Result<(), ElementFault> + Sync),
) -> Result<(), Error> {
    let ways = ways.compiled(host, &source, &sink, all.len());
    let wake = |settled: Settled, n: usize| Wake::for_map(gather, settled.element, n);
    let parts = |settled: Settled, elements: Range<usize>| {
        let run = ways.run(settled.way);
        let wake = wake(settled, elements.len());
        in_parts(elements, LANES, wake, &|range| part(run, range))
    };
    if let Some(settled) = ways.settled(host, integers, all.len()) {
        let n = all.len();
        let call = settled.is_reviewed(n).then(|| Call::begins(settled.is_doubted()));
        parts(settled, all)?;
        if let Some(call) = call {
            let took = call.took();
            let threads = wake(settled, n).threads();
            ways.review(host.level, (names, integers), settled, (n, threads, took));
        }
        return Ok(());
    }
    let Some((sample, strip)) = measured(&all) else {
        // Too few to tell.
        return parts(Settled::guess(gather), all);
    };
    if environment_changed() {
        return Err(Error::FloatEnvironment);
    }
    // SAFETY: the caller's; the sample is a part of the elements.
    match unsafe { ways.measure(host.level, source, sink, sample.start, strip, (names, integers)) } {
        Ok(settled) => {
            parts(settled, all.start..sample.start)?;
            parts(settled, sample.end..all.end)
        }
        // A lower element may have a fault as well.
        Err(ElementFault { fault, element }) => {
            let (way, lower) = (Way::Single, all.start..sample.start);
            parts(Settled::told(way), lower)?;
            Err(Error::Fault { fault, element })
        }
    }
}
