//! Values that are written to places of their own: permutations, compactions, the two ends of an edge.
//!
//! # The order
//!
//! For a function `f` that gives a place and a value for each element, the result is that of this loop, in any order:
//!
//! ```text
//! scatter(target, n):
//!     for i in 0 .. n:
//!         (place, value) = f(i)
//!         target[place] = value
//! ```
//!
//! It has no order because no two elements may have one place. If `f` gives `(write, place, value)` with a `bool` first, an element
//! writes only where that is true. If it gives an array of such, `[(usize, T); N]`, the element writes each of them. If it gives a tuple of
//! pairs or arrays, each part has a target of its own.
//!
//! Elements are computed on lanes, threads or an accelerator. The host compares their places and writes the values, on threads if
//! there are many, and only when all places are known to be good. While they are compared, each place of the target takes a bit for
//! each thread, and never more than eight bytes for each value.
//!
//! # Errors
//!
//! [`Error::Fault`] has the smallest element for which `f` faults. If there is none, the error is that of the smallest element whose
//! place is not in its target ([`Error::Fault`], with the place as the index) or was that of an element before it
//! ([`Error::SamePlace`]). Among the pairs of one element the first such pair counts. After any error the targets are as they were.

use core::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use fpdsl_macros::for_each_tuple;

use super::Device;
use super::arg::Forms;
use super::buffer::Buffer;
use super::map::map;
use super::output::{Mapped, Output};
use super::room::room;
use super::scattered::Scattered;
use super::view::ViewMut;
use crate::element::Element;
use crate::error::Error;
use crate::fault::{Fault, FaultKind};
use crate::function::Function;
use crate::loops::{Outputs, Pairs};
use crate::threads::Threads;

/// Values that are worth a thread of their own.
const SHARE: usize = 1 << 15;

/// Classes of places that are sorted apart, at most.
const CLASSES: usize = 16;

/// Targets of [`Call::scatter`](super::Call::scatter) for results of type `R`: for `(place, value)`, for `(write, place, value)` and for an array
/// of either a `&mut` [`Buffer`], slice, array or `Vec`, or a [`ViewMut`]; for a tuple of those, a tuple of targets.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot take results of type `{R}`",
    label = "pass a `&mut` `Buffer`, slice or `Vec` of values; for a tuple of places and values, a tuple of those"
)]
pub trait Targets<R: Output>: Sized {
    /// Results on the host.
    type Lists;

    /// Copies results to the host, if none of their places is beside the targets or twice in one.
    ///
    /// # Errors
    ///
    /// [`Error::Fault`], [`Error::SamePlace`], and the device's failures.
    fn proven(&self, function: &'static str, results: R::Buffers) -> Result<Self::Lists, Error>;

    /// Writes the values, whose places are proven.
    ///
    /// # Errors
    ///
    /// The device's failures.
    fn put(self, lists: Self::Lists) -> Result<(), Error>;
}

macro_rules! targets {
    ($(($($generics:tt)*) $type:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<R: Scattered<Value = T>, $($generics)*> Targets<R> for $type {
            type Lists = Proven<R>;

            fn proven(&self, function: &'static str, results: R::Buffers) -> Result<Proven<R>, Error> {
                Proven::of(function, self.len(), results)
            }

            fn put(self, lists: Proven<R>) -> Result<(), Error> {
                lists.write_to(self.into())
            }
        }
    )*};
}

targets! {
    (T: Element) &mut [T];
    (T: Element, const N: usize) &mut [T; N];
    (T: Element) &mut Vec<T>;
    (T: Element) &mut Buffer<T>;
    (T: Element) ViewMut<'_, T>;
    (T: Element) &mut ViewMut<'_, T>;
}

/// Results whose places a target of some length has, each once.
pub struct Proven<R: Scattered>(R::Lists, usize);

impl<R: Scattered> Proven<R> {
    fn of(function: &'static str, len: usize, results: R::Buffers) -> Result<Self, Error> {
        let lists = R::lists(results)?;
        let (pairs, n) = R::listed(&lists);
        // SAFETY: the lists are there.
        let bad = unsafe {
            if are_distinct(len, pairs, n)? {
                None
            } else {
                first_bad(len, pairs, n)?
            }
        };
        let element = |pair: usize| pair / R::PAIRS.max(1);
        Err(match bad {
            None => return Ok(Proven(lists, len)),
            Some(Bad {
                pair,
                place,
                first: None,
            }) => {
                let (index, len) = (place as u64, len as u64);
                let kind = FaultKind::OutOfBounds { index, len };
                Error::Fault {
                    fault: Fault { function, kind },
                    element: element(pair),
                }
            }
            Some(Bad {
                pair,
                place,
                first: Some(first),
            }) => Error::SamePlace {
                function,
                place,
                first: element(first),
                second: element(pair),
            },
        })
    }

    fn write_to(&self, mut target: ViewMut<'_, R::Value>) -> Result<(), Error> {
        if let Some(values) = target.as_mut_slice() {
            self.write(values);
            return Ok(());
        }
        let mut values = target.to_vec()?;
        self.write(&mut values);
        target.write(&values)
    }

    fn write(&self, target: &mut [R::Value]) {
        assert_eq!(target.len(), self.1, "the target is as long as it was");
        let (pairs, n) = R::listed(&self.0);
        let target = Outputs(target.as_mut_ptr());
        on_threads(n, n.div_ceil(SHARE), &|_, range| {
            for i in range {
                // SAFETY: the lists are there, and the target has the place; no other pair has it.
                unsafe {
                    if let Some(place) = pairs.place(i) {
                        target.at(place).copy_from_nonoverlapping(pairs.value(i), 1);
                    }
                }
            }
        });
    }
}

/// Runs `work` for `parts` ranges of `0..n`, on threads if there are several.
fn on_threads(n: usize, parts: usize, work: &(dyn Fn(usize, Range<usize>) + Sync)) {
    if parts <= 1 {
        return work(0, 0..n);
    }
    let part = n.div_ceil(parts);
    Threads::of_caller().for_each(parts, &|k| {
        work(k, (k * part).min(n)..((k + 1) * part).min(n));
    });
}

/// The number of threads for this many values.
fn threads_for(n: usize) -> usize {
    match n {
        ..=SHARE => 1,
        _ => Threads::of_caller().count(),
    }
}

fn unpoisoned<T>(locked: Result<T, PoisonError<T>>) -> T {
    locked.unwrap_or_else(PoisonError::into_inner)
}

/// Returns true if all places are in a target of that length, and none is there twice. For few values and a long target that is not known,
/// and the answer is false.
///
/// # Safety
///
/// This many pairs may be read.
unsafe fn are_distinct<P: Pairs>(len: usize, pairs: P, n: usize) -> Result<bool, Error> {
    let words = len.div_ceil(64);
    if words > n || words == 0 {
        return Ok(n == 0);
    }
    // All bits together take no more than a word for each value.
    let parts = threads_for(n).min(n / words);
    let rooms = (0..parts).map(|_| room::<u64>(words).map(Mutex::new));
    let maps = rooms.collect::<Result<Vec<_>, _>>()?;
    let good = AtomicBool::new(true);
    on_threads(n, parts, &|k, range| {
        let mut taken = unpoisoned(maps[k].lock());
        taken.resize(words, 0);
        for i in range {
            // SAFETY: the caller's.
            let Some(place) = (unsafe { pairs.place(i) }) else {
                continue;
            };
            let bit = 1 << (place % 64);
            if place >= len || taken[place / 64] & bit != 0 {
                good.store(false, Ordering::Relaxed);
                return;
            }
            taken[place / 64] |= bit;
        }
    });
    let maps: Vec<_> = maps.into_iter().map(|map| unpoisoned(map.into_inner())).collect();
    if parts > 1 && good.load(Ordering::Relaxed) {
        on_threads(words, parts, &|_, range| {
            for word in range {
                let sum: u32 = maps.iter().map(|map| map[word].count_ones()).sum();
                let union = maps.iter().fold(0, |union, map| union | map[word]);
                if union.count_ones() != sum {
                    good.store(false, Ordering::Relaxed);
                }
            }
        });
    }
    Ok(good.into_inner())
}

/// A pair whose value cannot be written.
#[derive(Clone, Copy, Debug)]
struct Bad {
    pair: usize,
    place: usize,
    /// The pair before it that has the place; none if the target has no such place.
    first: Option<usize>,
}

/// The first pair whose place is not in a target of that length, or that of a pair before it. Places are sorted, a class of them on each
/// thread.
///
/// # Safety
///
/// This many pairs may be read.
unsafe fn first_bad<P: Pairs>(len: usize, pairs: P, n: usize) -> Result<Option<Bad>, Error> {
    let classes = threads_for(n).min(CLASSES);
    // The upper bits of a product with the golden ratio: neighbours are in classes of their own.
    let class = |place: usize| ((place as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize % classes;
    let first = Mutex::new(Ok(None::<Bad>));
    let of_class = |k: usize| -> Result<Option<Bad>, Error> {
        let (mut mine, mut first) = (Vec::<(usize, usize)>::new(), None);
        for pair in 0..n {
            // SAFETY: the caller's.
            let Some(place) = (unsafe { pairs.place(pair) }) else {
                continue;
            };
            if class(place) != k {
                continue;
            }
            if place >= len {
                first = Some(Bad {
                    pair,
                    place,
                    first: None,
                });
                break;
            }
            mine.try_reserve(1).map_err(|_| Error::OutOfMemory {
                device: "host".to_owned(),
                bytes: (mine.len() + 1) * size_of::<(usize, usize)>(),
            })?;
            mine.push((place, pair));
        }
        mine.sort_unstable();
        let again = mine.windows(2).filter(|two| two[0].0 == two[1].0);
        let again = again.map(|two| Bad {
            pair: two[1].1,
            place: two[1].0,
            first: Some(two[0].1),
        });
        Ok(again.chain(first).min_by_key(|bad| bad.pair))
    };
    on_threads(classes, classes, &|k, _| {
        let found = of_class(k);
        let mut first = unpoisoned(first.lock());
        *first = match (std::mem::replace(&mut *first, Ok(None)), found) {
            (Err(error), _) | (_, Err(error)) => Err(error),
            (Ok(one), Ok(other)) => Ok(one.into_iter().chain(other).min_by_key(|bad| bad.pair)),
        };
    });
    unpoisoned(first.into_inner())
}

/// The first element that an error is about; other errors come before all elements.
fn element_of(error: &Error) -> usize {
    match error {
        Error::Fault { element, .. } => element.saturating_add(1),
        Error::SamePlace { second, .. } => second.saturating_add(1),
        _ => 0,
    }
}

for_each_tuple! {
    #for len > 0 {
        #[diagnostic::do_not_recommend]
        impl<#(#T: Output, #A: Targets<#T>),*> Targets<(#(#T,)*)> for (#(#A,)*) {
            type Lists = (#(#A::Lists,)*);

            fn proven(
                &self,
                function: &'static str,
                results: (#(#T::Buffers,)*),
            ) -> Result<Self::Lists, Error> {
                let lists = (#(self.#i.proven(function, results.#i),)*);
                let mut first: Option<&Error> = None;
                #(if let Err(error) = &lists.#i {
                    match first {
                        Some(before) if element_of(before) <= element_of(error) => {}
                        Some(_) | None => first = Some(error),
                    }
                })*
                match first {
                    Some(error) => Err(error.clone()),
                    None => Ok((#(lists.#i?,)*)),
                }
            }

            fn put(self, lists: Self::Lists) -> Result<(), Error> {
                #(self.#i.put(lists.#i)?;)*
                Ok(())
            }
        }
    }
}

/// Writes values to their places in the targets. The [module](self) has the rules.
///
/// # Errors
///
/// As [`Call::scatter`](super::Call::scatter).
pub(super) fn scatter<F, D, A>(device: &Device, targets: D, args: &A) -> Result<(), Error>
where
    F: Function<Out: Output>,
    D: Targets<F::Out>,
    A: Forms<F::Args>,
{
    let results: Mapped<F::Out> = map::<F, A>(device, args)?;
    let lists = targets.proven(F::NAME, results)?;
    targets.put(lists)
}
