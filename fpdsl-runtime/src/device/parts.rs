//! When the work of a call is shared among threads, and in which parts.

use core::ops::Range;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::clock::Moment;
use crate::dispatch::environment_changed;
use crate::error::Error;
use crate::loops::{ElementFault, LANES};
use crate::threads::Threads;

/// Below this many elements another thread costs more than it brings: waking one takes some microseconds, in which
/// vectors finish tens of thousands of cheap elements.
const PARALLEL: usize = 1 << 16;

/// Elements that a thread takes at a time, at least: a multiple of what code computes at a time, so that only the last part has a
/// tail.
const SHARE: usize = 1 << 14;
const _: () = assert!(SHARE.is_multiple_of(LANES));

/// Elements by which the others are judged, at least.
const SAMPLE: usize = 256;
const _: () = assert!(SAMPLE.is_multiple_of(LANES));

/// Parts of the work for each thread, if they are not too small.
const PARTS_OF_A_THREAD: usize = 16;

/// Work that other threads are worth waking for.
const WORTH: Duration = Duration::from_micros(100);

/// When other threads are woken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wake {
    /// Never.
    Not,
    /// For many elements.
    Many,
    /// For many elements, and for few that take long: one of a gather kernel may be a loop over all of a slice.
    ManyOrSlow,
    /// For elements that are known to take long enough.
    AtOnce,
    /// For elements that take long, however many: a sum writes next to nothing, and is through with a hundred thousand of them
    /// before another thread is awake.
    Slow,
}

impl Wake {
    /// For `n` elements of a function that may read where it likes, or not, of which each takes this many nanoseconds, if that is
    /// known.
    pub(super) fn for_map(gather: bool, element: Option<f64>, n: usize) -> Self {
        let worth = WORTH.as_nanos() as f64;
        match (element.map(|element| element * n as f64), gather) {
            (Some(time), _) if time >= worth => Wake::AtOnce,
            // So far below that a look at the clock would be for nothing.
            (Some(time), _) if time < worth / 4.0 => Wake::Not,
            (Some(_), _) => Wake::Slow,
            (None, false) => Wake::Many,
            (None, true) => Wake::ManyOrSlow,
        }
    }

    /// How many threads have run a call for sure.
    pub(super) fn threads(self) -> usize {
        match self {
            Wake::AtOnce => Threads::of_caller().count(),
            Wake::Not | Wake::Many | Wake::ManyOrSlow | Wake::Slow => 1,
        }
    }
}

/// Runs all parts of `all`, each from a multiple of `grain` after its start on, on threads where that pays, and reports the fault
/// of the lowest element.
///
/// The work comes as a trait object so that this is compiled once, not for each function that is mapped.
pub(crate) fn in_parts(
    all: Range<usize>,
    grain: usize,
    wake: Wake,
    run: &(dyn Fn(Range<usize>) -> Result<(), ElementFault> + Sync),
) -> Result<(), Error> {
    shared(all, (grain, usize::MAX), wake, run)
}

/// As [`in_parts`], by parts of a block where threads share them. They take the blocks in order.
pub(super) fn in_blocks(
    all: Range<usize>,
    block: usize,
    wake: Wake,
    run: &(dyn Fn(Range<usize>) -> Result<(), ElementFault> + Sync),
) -> Result<(), Error> {
    shared(all, (block, block), wake, run)
}

/// Parts of a multiple of `grain`, of `most` elements where threads share them.
fn shared(
    all: Range<usize>,
    (grain, most): (usize, usize),
    wake: Wake,
    run: &(dyn Fn(Range<usize>) -> Result<(), ElementFault> + Sync),
) -> Result<(), Error> {
    // Each thread has its own control register, and a pool's threads inherit that of whoever made the pool.
    let run = |range: Range<usize>| {
        if environment_changed() {
            Err(Stop::FloatEnvironment)
        } else {
            run(range).map_err(Stop::Fault)
        }
    };
    let n = all.len();
    let sample = SAMPLE.next_multiple_of(grain);
    match wake {
        Wake::AtOnce => return on_threads(all, (grain, most), &run),
        Wake::Many | Wake::ManyOrSlow if n >= PARALLEL => {
            return on_threads(all, (SHARE.next_multiple_of(grain), most), &run);
        }
        Wake::Not | Wake::Many => return run(all).map_err(Error::from),
        Wake::ManyOrSlow | Wake::Slow if n <= sample => return run(all).map_err(Error::from),
        Wake::ManyOrSlow | Wake::Slow => {}
    }
    // How long elements take shows when some have been computed.
    let start = Moment::now();
    let rest = all.start + sample..all.end;
    run(all.start..rest.start)?;
    let blocks = u32::try_from(rest.len() / sample).unwrap_or(u32::MAX);
    if start.elapsed().saturating_mul(blocks) < WORTH {
        return run(rest).map_err(Error::from);
    }
    on_threads(rest, (grain, most), &run)
}

/// All of `range` by parts of some multiple of `unit`, or of `most` if that is less. Only here are threads asked for: it takes time, and
/// may start them.
fn on_threads(
    range: Range<usize>,
    (unit, most): (usize, usize),
    run: &(impl Fn(Range<usize>) -> Result<(), Stop> + Sync),
) -> Result<(), Error> {
    let threads = Threads::of_caller();
    if threads.count() == 1 {
        return run(range).map_err(Error::from);
    }
    // Some parts a thread even out what other work the machine does.
    let part = range
        .len()
        .div_ceil(threads.count() * PARTS_OF_A_THREAD)
        .next_multiple_of(unit)
        .min(most);
    let first_stop = Mutex::new(None::<Stop>);
    threads.for_each(range.len().div_ceil(part), &|k| {
        let start = range.start + k * part;
        if let Err(stop) = run(start..range.end.min(start + part)) {
            let mut first = first_stop.lock().unwrap_or_else(PoisonError::into_inner);
            if first.as_ref().is_none_or(|first| stop.order() < first.order()) {
                *first = Some(stop);
            }
        }
    });
    let first_stop = first_stop.into_inner().unwrap_or_else(PoisonError::into_inner);
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
            Stop::Fault(fault) => fault.into(),
        }
    }
}

impl From<ElementFault> for Error {
    fn from(ElementFault { fault, element }: ElementFault) -> Self {
        Error::Fault { fault, element }
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn parts_begin_at_multiples_of_the_grain() -> Result<(), Error> {
        for wake in [Wake::Not, Wake::Many, Wake::ManyOrSlow, Wake::AtOnce, Wake::Slow] {
            for (grain, blocks) in [(16, false), (240, false), (240, true), (1008, true)] {
                let parts = Mutex::new(Vec::new());
                let run = |range: Range<usize>| {
                    // Elements that take so long are shared.
                    thread::sleep(Duration::from_millis(1));
                    parts.lock().unwrap_or_else(PoisonError::into_inner).push(range);
                    Ok(())
                };
                if blocks {
                    in_blocks(7..10_000, grain, wake, &run)?;
                } else {
                    in_parts(7..10_000, grain, wake, &run)?;
                }
                let mut parts = parts.into_inner().unwrap_or_else(PoisonError::into_inner);
                parts.sort_unstable_by_key(|range| range.start);
                let mut end = 7;
                for part in parts {
                    assert_eq!((part.start, (part.start - 7) % grain), (end, 0), "{wake:?}");
                    end = part.end;
                    let shared = wake == Wake::AtOnce && blocks && Threads::of_caller().count() > 1;
                    assert!(!shared || part.len() <= grain, "{wake:?}: {part:?}");
                }
                assert_eq!(end, 10_000);
            }
        }
        Ok(())
    }
}
