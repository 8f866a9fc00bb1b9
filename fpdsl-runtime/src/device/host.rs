//! The host as a device: compiled code or single elements, then threads.

use core::ops::Range;

use super::arg::Form;
use super::clock::Call;
use super::erased::{Erased, MaybeCode, Work};
use super::inner::{blocked, finished};
use super::output::{Mapped, Output};
use super::parts::{Wake, in_parts};
use super::room::come_in_huge_pages;
use super::strategy::{Host, Settled, Way, measured};
use super::streaming::{self, Addresses};
use crate::dispatch::{Level, environment_changed};
use crate::error::Error;
use crate::function::ParameterList;
use crate::loops::{ElementFault, LANES, Outputs, Sink, Source};
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
    function: &Erased<P, O>,
) -> Result<Mapped<O>, Error>
where
    P: ParameterList,
    O: Output,
    A: Form<P>,
{
    let source = args.source(function.names.function)?;
    let bytes = O::Sink::BYTES;
    // The kernel zeroes a small page just before it is first written, which leaves it in the caches: no reason to pass them by.
    let tile = if come_in_huge_pages(n.saturating_mul(bytes)) {
        streaming::tile(n, bytes)
    } else {
        None
    };
    let mut room = O::room(n)?;
    let sink = O::sink(&mut room);
    // SAFETY: the caller's for the arguments and the level; there is room for `n` results.
    unsafe { run_parts(host, n, source, sink, tile, function)? };
    // SAFETY: no element faulted, so every result is written.
    Ok(unsafe { O::filled(room, n) })
}

/// As [`map`], into memory of the caller's.
///
/// # Safety
///
/// The array arguments have and the sink has room for `n` elements, nothing touches the room but the argument for the same element, and
/// the CPU has the host's level.
pub(super) unsafe fn map_to<P, O, A, K>(
    host: Host,
    n: usize,
    args: &A,
    sink: K,
    function: &Erased<P, O>,
) -> Result<(), Error>
where
    P: ParameterList,
    O: Output,
    A: Form<P>,
    K: Sink<O> + Addresses,
{
    let source = args.source(function.names.function)?;
    let tile = streaming::tile(n, K::BYTES);
    // SAFETY: the caller's.
    unsafe { run_parts(host, n, source, sink, tile, function) }
}

/// Computes the elements of `range` into a list, from its start on, the way that is faster.
///
/// # Safety
///
/// The source may be used for the range, the list has room for as many elements, and the CPU has the host's level.
pub(super) unsafe fn collect<P, T, Src>(
    host: Host,
    function: &Erased<P, T>,
    range: Range<usize>,
    source: Src,
    list: &mut Vec<T>,
) -> Result<(), Error>
where
    P: ParameterList,
    T: Output,
    Src: Source<P>,
{
    list.clear();
    let n = range.len();
    if n == 0 {
        return Ok(());
    }
    let sink = Outputs(list.as_mut_ptr().wrapping_sub(range.start));
    // SAFETY: the caller's.
    let elements = unsafe { function.elements(host.level, source, sink) };
    let work: &dyn Work = &elements;
    let part = |code: MaybeCode<'_>, range: Range<usize>| {
        // SAFETY: the caller's; there is room for the elements of the range, and parts do not overlap.
        unsafe { work.run(code, range) }
    };
    // SAFETY: the caller's; every element has been written once there is no fault.
    unsafe {
        compute(host, range, work, &part)?;
        list.set_len(n);
    }
    Ok(())
}

/// By tiles of this many elements, if there is a `tile`.
///
/// # Safety
///
/// The source has and the sink has room for `n` elements, nothing else touches the room, and the CPU has the host's level.
pub(super) unsafe fn run_parts<P, O, S, K>(
    host: Host,
    n: usize,
    source: S,
    sink: K,
    tile: Option<usize>,
    function: &Erased<P, O>,
) -> Result<(), Error>
where
    P: ParameterList,
    O: Output,
    S: Source<P>,
    K: Sink<O> + Addresses,
{
    // SAFETY: the caller's.
    let elements = unsafe { function.elements(host.level, source, sink) };
    let work: &dyn Work = &elements;
    if let Some(step) = &function.step
        // SAFETY: the caller's.
        && unsafe { blocked(host, step, work, n)? }
    {
        return Ok(());
    }
    if let Some(finish) = &function.finish
        // SAFETY: the caller's.
        && unsafe { finished(host, finish, work, n)? }
    {
        return Ok(());
    }
    let part = |code: MaybeCode<'_>, range: Range<usize>| {
        // SAFETY: the caller's; parts do not overlap. A tile has room for its elements, and all are written unless one faults.
        unsafe {
            match tile {
                None => work.run(code, range),
                Some(len) => {
                    let run = |tile, range| (&elements.with_sink(tile) as &dyn Work).run(code, range);
                    streaming::run_in_tiles(&run, host.level, sink, range, len)
                }
            }
        }
    };
    // SAFETY: the caller's.
    unsafe { compute(host, 0..n, work, &part) }
}

/// Computes elements of a call, to a sink.
pub(super) type By<'a, K> = dyn Fn(K, Range<usize>) -> Result<(), ElementFault> + 'a;

/// Computes a part of the elements of a call by calls of what it gets.
type PartBy<'a, K> = dyn Fn(&By<'_, K>, Range<usize>) -> Result<(), ElementFault> + Sync + 'a;

/// As [`run_parts`], where `part` computes the elements of a range by calls of what it gets. The sink is that of elements that are
/// measured.
///
/// # Safety
///
/// As [`run_parts`]. `part` computes each element once, to room that nothing else touches.
pub(super) unsafe fn run_parts_by<P, O, S, K>(
    host: Host,
    n: usize,
    source: S,
    sink: K,
    function: &Erased<P, O>,
    part: &PartBy<'_, K>,
) -> Result<(), Error>
where
    P: ParameterList,
    O: Output,
    S: Source<P>,
    K: Sink<O>,
{
    // SAFETY: the caller's.
    let elements = unsafe { function.elements(host.level, source, sink) };
    let by_code = |code: MaybeCode<'_>, range: Range<usize>| {
        // SAFETY: the caller's.
        let run = |sink, range| unsafe { (&elements.with_sink(sink) as &dyn Work).run(code, range) };
        part(&run, range)
    };
    // SAFETY: the caller's.
    unsafe { compute(host, 0..n, &elements, &by_code) }
}

/// Computes a part of the elements of a call, with code or without.
type Part<'a> = dyn Fn(MaybeCode<'_>, Range<usize>) -> Result<(), ElementFault> + Sync + 'a;

/// Computes all elements of a range, the way that is faster, on threads where that pays. `part` runs a part of them, with code or
/// without.
///
/// # Safety
///
/// The elements may be computed, nothing else touches the room of their results, and the CPU has the host's level. `part` computes and
/// writes all elements of its range, unless one faults, by the code that it gets.
pub(super) unsafe fn compute(
    host: Host,
    all: Range<usize>,
    work: &dyn Work,
    part: &Part<'_>,
) -> Result<(), Error> {
    let ways = work.ways().compiled(host, work, all.len());
    let wake = |settled: Settled, n: usize| Wake::for_map(ways.gather, settled.element, n);
    let parts = |settled: Settled, elements: Range<usize>| {
        let code = ways.code(settled.way);
        let wake = wake(settled, elements.len());
        in_parts(elements, LANES, wake, &|range| part(code, range))
    };
    if let Some(settled) = ways.settled(host, all.len()) {
        let n = all.len();
        let call = settled.is_reviewed(n).then(|| Call::begins(settled.is_doubted()));
        parts(settled, all)?;
        if let Some(call) = call {
            let took = call.took();
            let threads = wake(settled, n).threads();
            ways.review(host.level, settled, (n, threads, took));
        }
        return Ok(());
    }
    let Some((sample, strip)) = measured(&all) else {
        // Too few to tell.
        return parts(Settled::guess(ways.gather), all);
    };
    if environment_changed() {
        return Err(Error::FloatEnvironment);
    }
    // SAFETY: the caller's; the sample is a part of the elements.
    match unsafe { ways.measure(host.level, work, sample.start, strip) } {
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
