//! Chooses how the host computes the elements of a call: several at a time, or one after the other.
//!
//! Both ways give the same bits, so speed alone decides. Straight arithmetic is several times as fast on the lanes of compiled bodies;
//! a body that branches, loops and reads as its data say is often faster one element at a time, by the code of a plain call. That code
//! also computes what compiled bodies leave out, and everything where there are none (`loops/run.rs`).
//!
//! The first two large calls of a function measure both ways on some of their own elements, by the processor time of the thread, and the
//! process remembers the faster: for the first call alone, memory and code are new to the caches. Later calls are timed as a whole, by
//! the processor time of the process, since other programs take time as well. If two in a row take far longer than was measured, or with
//! long elements longer than the other way was measured to take on as many threads, the other way is tried.

use std::cell::Cell;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use super::accelerator::KernelId;
use super::clock::{self, Stretch};
use super::compiled;
use super::erased::{MaybeCode, Ways, Work};
use crate::dispatch::{Level, level};
use crate::log::log;
use crate::loops::{ElementFault, LANES};

/// How the host computes the elements of calls. The results have the same bits either way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Strategy {
    /// Whichever is faster: measured on elements of the first two large calls of each function, and remembered. The default.
    #[default]
    Measured,
    /// Several elements at a time, as vectors: by code that is compiled for this CPU. Where there is none, one at a time.
    Lanes,
    /// One element after the other, with real branches.
    Single,
}

/// The host, as calls see it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Host {
    pub level: Level,
    pub strategy: Strategy,
}

impl Default for Host {
    /// With the level in use.
    fn default() -> Self {
        Host {
            level: level(),
            strategy: Strategy::default(),
        }
    }
}

/// One of the two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Lanes,
    Single,
}

impl Way {
    fn other(self) -> Self {
        match self {
            Way::Lanes => Way::Single,
            Way::Single => Way::Lanes,
        }
    }
}

/// Elements of a strip that is timed, at most and at least.
const STRIP: usize = 256;
const SHORTEST: usize = LANES;

/// Each way twice, since the operating system may take the processor away for longer than a whole strip.
const PROBES: [Way; 4] = [Way::Single, Way::Lanes, Way::Single, Way::Lanes];

/// The strips that are timed, in the order of their elements. Each way has its share of the first places of pages, where memory is
/// touched for the first time.
const STRIPS: [Way; 8] = {
    use Way::{Lanes, Single};
    [Lanes, Single, Single, Lanes, Lanes, Single, Single, Lanes]
};

/// A strip that takes so long tells enough by itself.
const LONG: Duration = Duration::from_micros(200);

/// A strip that is over sooner says more of the clock than of the function.
const READABLE: Duration = Duration::from_micros(1);

/// The measurements, by the function, the address of its compiled code, the level, and the integers that the elements of a call share.
static KNOWN: RwLock<Option<HashMap<Key, Settled>>> = RwLock::new(None);

type Key = (KernelId, usize, Level, u64);

thread_local! {
    /// The last answer of this thread and the reviews before it, so that a loop of short calls does not ask again.
    static LAST: Cell<Option<(Key, usize, Settled)>> = const { Cell::new(None) };
}

/// How often calls that took too long have changed what is known.
static REVIEWS: AtomicUsize = AtomicUsize::new(0);

/// A way, and the time that an element takes that way in nanoseconds, where it has been measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Settled {
    pub way: Way,
    pub element: Option<f64>,
    /// The time of an element the other way, as long as this one may still give place to it.
    rival: Option<f64>,
    /// The time of an element in the last long call, if that took longer than the other way would.
    doubted: Option<f64>,
    /// True if this way has taken the place of the one that was measured to be faster.
    tried: bool,
    /// True if the first call was measured, whose memory and code were new to the caches. The next long call is measured, too.
    fresh: bool,
}

impl Settled {
    /// The way for elements of which nothing is known: a body that reads where it likes mostly branches, too.
    pub(super) fn guess(gather: bool) -> Self {
        let way = if gather { Way::Single } else { Way::Lanes };
        Settled::told(way)
    }

    /// A way that is not measured.
    pub(super) fn told(way: Way) -> Self {
        Settled {
            way,
            element: None,
            rival: None,
            doubted: None,
            tried: false,
            fresh: false,
        }
    }

    /// Returns true if a call of `n` elements is worth its time on the clock: a short one would feel that, and another way must be left.
    pub(super) fn is_reviewed(self, n: usize) -> bool {
        let is_long = self
            .element
            .is_some_and(|element| element * n as f64 >= LONG.as_nanos() as f64);
        (n >= LONG_CALL || is_long) && self.rival.is_some()
    }

    /// Returns true if the next long call may give place to the other way, so that its time should be that of its own work.
    pub(super) fn is_doubted(self) -> bool {
        self.doubted.is_some() || self.tried
    }

    /// What is known after a long call on this many threads in which an element took this many nanoseconds, if that changes it.
    ///
    /// The strips that were measured may have been too few for elements that are rare and slow: a block of lanes is as slow as its
    /// slowest element. And they ran on one thread: where processors share their units for vectors, or caches, more threads bring lanes
    /// little. So a way that twice in a row takes far longer than it was measured to take, or for long elements longer than the other way
    /// was measured to take, shared among the threads, gives place to that. It comes back if whole calls do not get a tenth faster:
    /// memory may be what they wait for.
    fn reviewed(self, took: f64, threads: usize) -> Option<Self> {
        let (element, rival) = (self.element?, self.rival?);
        let slow = if self.tried {
            took > LESS * rival
        } else if element >= LONG_ELEMENT {
            took > rival / threads as f64
        } else {
            took > FAR * element && took > rival
        };
        match (slow, self.doubted) {
            (false, None) if !self.tried => None,
            (false, _) => Some(Settled {
                rival: self.rival.filter(|_| !self.tried),
                doubted: None,
                ..self
            }),
            (true, None) => Some(Settled {
                doubted: Some(took),
                ..self
            }),
            (true, Some(before)) => Some(Settled {
                way: self.way.other(),
                element: Some(rival),
                rival: Some(took.min(before)).filter(|_| !self.tried),
                doubted: None,
                tried: true,
                fresh: false,
            }),
        }
    }
}

/// This many times what was measured is far longer.
const FAR: f64 = 3.0;

/// Nanoseconds of an element that waits for arithmetic, and not for memory, whose first calls are often slow.
const LONG_ELEMENT: f64 = 100.0;

/// So much of what calls took is a gain worth to change the way for.
const LESS: f64 = 0.9;

/// A call of this many elements is long enough to measure even the shortest of them.
const LONG_CALL: usize = 4 * STRIPS.len() * STRIP;

/// More keys than a program has kernels and widths of grids. A loop that passes its counter would go on to make new ones; beyond this
/// many, calls share what the first of them measured.
const KEYS: usize = 1024;

/// The key of integers when there are too many.
const SHARED: u64 = 0;

impl Ways<'_> {
    /// The same with the code that was compiled for such a call of `n` elements, which it may be now.
    pub(super) fn compiled(self, host: Host, work: &dyn Work, n: usize) -> Self {
        let at_once = match host.strategy {
            Strategy::Single => return self,
            Strategy::Lanes => true,
            Strategy::Measured => false,
        };
        if !compiled::is_known(host.level) {
            return self;
        }
        let code = work.laid(|places| compiled::code(self.kernel, host.level, places, n, at_once));
        Ways { code, ..self }
    }

    /// The code for a way.
    pub(super) fn code(&self, way: Way) -> MaybeCode<'static> {
        self.code.filter(|_| way == Way::Lanes)
    }

    /// The way that is settled before a call of `n` elements begins: by the user, or by an earlier call. What a short
    /// call said of elements that were over too soon to time holds until there is a long one.
    pub(super) fn settled(&self, host: Host, n: usize) -> Option<Settled> {
        let forced = |way| Some(Settled::told(way));
        match host.strategy {
            Strategy::Lanes => forced(Way::Lanes),
            Strategy::Single => forced(Way::Single),
            Strategy::Measured => {
                let key = self.key(host.level, self.integers);
                let holds =
                    |settled: &Settled| n < LONG_CALL || (settled.element.is_some() && !settled.fresh);
                let reviews = REVIEWS.load(Ordering::Relaxed);
                let last = LAST
                    .get()
                    .filter(|(of, before, _)| *of == key && *before == reviews)
                    .map(|(_, _, settled)| settled);
                if let Some(settled) = last.filter(holds) {
                    return Some(settled);
                }
                let settled = self.look_up(key).filter(holds)?;
                LAST.set(Some((key, reviews, settled)));
                Some(settled)
            }
        }
    }

    /// Notes how long a call of `n` elements took on this many threads, of which `settled` was known before. It is one that is reviewed.
    pub(super) fn review(
        &self,
        level: Level,
        settled: Settled,
        (n, threads, took): (usize, usize, Duration),
    ) {
        let each = took.as_nanos() as f64 / n as f64;
        let Some(reviewed) = settled.reviewed(each, threads) else {
            return;
        };
        self.remember(level, reviewed);
        REVIEWS.fetch_add(1, Ordering::Relaxed);
        if reviewed.way != settled.way {
            log(|| {
                format!(
                    "`{}` on {}: {:?} from now on; an element of the last calls took {each:.1} ns",
                    self.names.function,
                    level.name(),
                    reviewed.way,
                )
            });
        }
    }

    fn remember(&self, level: Level, settled: Settled) {
        let mut known = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
        let known = known.get_or_insert_default();
        let integers = if known.len() < KEYS { self.integers } else { SHARED };
        known.insert(self.key(level, integers), settled);
    }

    fn look_up(&self, key: Key) -> Option<Settled> {
        let known = KNOWN.read().unwrap_or_else(PoisonError::into_inner);
        let known = known.as_ref()?;
        let shared = || known.get(&self.key(key.2, SHARED));
        let found = known
            .get(&key)
            .or_else(|| (known.len() >= KEYS).then(shared).flatten());
        found.copied()
    }

    fn key(&self, level: Level, integers: u64) -> Key {
        let code = self
            .code
            .map_or(0, |code| core::ptr::from_ref(code).cast::<()>() as usize);
        (self.kernel.id(), code, level, integers)
    }

    /// Computes a strip for each of [`STRIPS`] from `start` on, alternately the one way and the other, and returns the faster.
    /// `length` is that of a strip.
    ///
    /// # Errors
    ///
    /// The fault of the lowest faulting element.
    ///
    /// # Safety
    ///
    /// These are ways of `work`. As [`Work::single`] for the elements from `start` on, as many as [`measured`] says.
    pub(super) unsafe fn measure(
        &self,
        level: Level,
        work: &dyn Work,
        start: usize,
        length: usize,
    ) -> Result<Settled, ElementFault> {
        let mut best = [Timed::NOT_YET; 2];
        let mut first = start;
        // Few elements of each way first: what is many times as slow need not be waited for.
        let strips = PROBES.map(|way| (way, SHORTEST));
        let strips = strips.into_iter().chain(STRIPS.map(|way| (way, length)));
        for (k, (way, len)) in strips.enumerate() {
            let plain = is_plain(best);
            if k == PROBES.len() && !plain {
                best = [Timed::NOT_YET; 2];
            }
            let way = if plain && k >= PROBES.len() {
                faster(best)
            } else {
                way
            };
            let strip = Stretch::begins();
            // SAFETY: the caller's.
            unsafe { work.run(self.code(way), first..first + len)? };
            let timed = Timed {
                time: strip.took(),
                elements: len,
            };
            let best = &mut best[way as usize];
            if timed.each() < best.each() {
                *best = timed;
            }
            first += len;
        }
        let differ = self.code.is_some();
        let way = if differ { faster(best) } else { Way::Single };
        let readable = length == STRIP || best.iter().all(|timed| timed.time >= READABLE);
        let each = |way: Way| readable.then(|| best[way as usize].each());
        let settled = Settled {
            way,
            element: each(way),
            rival: each(way.other()).filter(|_| differ),
            doubted: None,
            tried: false,
            fresh: self.look_up(self.key(level, self.integers)).is_none(),
        };
        self.remember(level, settled);
        log(|| {
            let [lanes, single] = best.map(|timed| timed.each());
            if !differ {
                return format!(
                    "`{}` on {}: one element at a time; it took {:.1} ns",
                    self.names.function,
                    level.name(),
                    lanes.min(single)
                );
            }
            format!(
                "`{}` on {}: {:?} from now on; an element took {lanes:.1} ns on lanes, {single:.1} ns by itself",
                self.names.function,
                level.name(),
                settled.way,
            )
        });
        Ok(settled)
    }
}

/// A strip that was timed.
#[derive(Clone, Copy, Debug)]
struct Timed {
    time: Duration,
    elements: usize,
}

impl Timed {
    const NOT_YET: Timed = Timed {
        time: Duration::MAX,
        elements: 1,
    };

    /// Nanoseconds for an element.
    fn each(self) -> f64 {
        self.time.as_nanos() as f64 / self.elements as f64
    }
}

/// Returns true if strips of both ways took so long, or the one so much longer than the other, that no more need be timed.
fn is_plain([lanes, single]: [Timed; 2]) -> bool {
    let (less, more) = if lanes.each() <= single.each() {
        (lanes, single)
    } else {
        (single, lanes)
    };
    // Code that runs for the first time waits for its pages, some tens of microseconds.
    let apart = more.each() > 8.0 * less.each() && more.time > LONG;
    more.time != Duration::MAX && (less.time > LONG || apart)
}

fn faster([lanes, single]: [Timed; 2]) -> Way {
    if lanes.each() <= single.each() {
        Way::Lanes
    } else {
        Way::Single
    }
}

/// The elements of a call that are measured, and the length of a strip; none for calls that are too short, or without a clock. They lie in the middle:
/// the first elements of a grid are its border.
pub(super) fn measured(all: &Range<usize>) -> Option<(Range<usize>, usize)> {
    let n = all.len();
    let length = (n / (4 * STRIPS.len())).min(STRIP) / SHORTEST * SHORTEST;
    let start = all.start + n / 2 / LANES * LANES;
    (length > 0 && clock::EXISTS).then(|| {
        (
            start..start + PROBES.len() * SHORTEST + STRIPS.len() * length,
            length,
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LANES_FIRST: Settled = Settled {
        way: Way::Lanes,
        element: Some(5.0),
        rival: Some(8.0),
        doubted: None,
        tried: false,
        fresh: false,
    };

    /// What is known after calls in which an element took so long.
    fn after(calls: &[f64]) -> Settled {
        let review = |settled: Settled, &took: &f64| settled.reviewed(took, 1).unwrap_or(settled);
        calls.iter().fold(LANES_FIRST, review)
    }

    #[test]
    fn threads_that_bring_nothing_give_place_to_the_other_way() {
        let long = Settled {
            element: Some(5000.0),
            rival: Some(8000.0),
            ..LANES_FIRST
        };
        let after = |calls: &[f64]| {
            let review = |settled: Settled, &took: &f64| settled.reviewed(took, 2).unwrap_or(settled);
            calls.iter().fold(long, review)
        };
        assert_eq!(after(&[2500.0, 3900.0, 3900.0, 2500.0]), long);
        assert_eq!(after(&[6000.0, 2500.0, 6000.0]).way, Way::Lanes);
        assert_eq!(after(&[6000.0, 6000.0]).way, Way::Single);
        assert_eq!(after(&[6000.0, 6000.0, 5300.0, 9000.0, 9000.0]).way, Way::Single);
        // Memory was what it waited for.
        let settled = after(&[6000.0, 6000.0, 5900.0, 5900.0]);
        assert_eq!(settled.way, Way::Lanes);
        assert_eq!(after(&[6000.0, 6000.0, 5900.0, 5900.0, 9000.0, 9000.0]), settled);
        // Short elements wait for memory from the first.
        let short = |took| LANES_FIRST.reviewed(took, 2);
        assert_eq!(short(6.0), None);
    }

    #[test]
    fn one_thread_gives_place_to_the_other_way_as_well() {
        let long = Settled {
            element: Some(5000.0),
            rival: Some(8000.0),
            ..LANES_FIRST
        };
        let once = long.reviewed(9000.0, 1).unwrap_or(long);
        assert_eq!(once.way, Way::Lanes);
        assert_eq!(
            once.reviewed(9000.0, 1).map(|settled| settled.way),
            Some(Way::Single)
        );
        assert_eq!(long.reviewed(7000.0, 1), None);
    }

    #[test]
    fn calls_as_measured_change_nothing() {
        assert_eq!(after(&[2.6, 5.0, 7.0, 14.0]), LANES_FIRST);
    }

    #[test]
    fn one_slow_call_is_forgotten() {
        assert_eq!(after(&[500.0, 5.0, 500.0, 5.0]), LANES_FIRST);
    }

    #[test]
    fn two_slow_calls_give_place_to_the_other_way() {
        let settled = after(&[100.0, 90.0]);
        assert_eq!((settled.way, settled.element), (Way::Single, Some(8.0)));
        // For good once it was the faster.
        let settled = after(&[100.0, 90.0, 4.0, 500.0, 500.0, 500.0]);
        assert_eq!(settled.way, Way::Single);
    }

    #[test]
    fn the_first_way_comes_back_if_the_other_is_slower_still() {
        let settled = after(&[20.0, 20.0, 30.0, 30.0]);
        assert_eq!(settled.way, Way::Lanes);
        assert_eq!(after(&[20.0, 20.0, 30.0, 30.0, 90.0, 90.0, 90.0]), settled);
    }
}
