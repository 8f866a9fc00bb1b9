//! Combines values with those that lie at their places: one value after the other, or threads that have places of their own.
//!
//! For threads the pairs of a chunk are sorted by place, by the upper bits alone: each class of places is a bucket. The sort is
//! stable, and one thread goes through a bucket from its first pair on. So each place meets its values in the order of their numbers,
//! and results have the bits of the loop over the pairs. Which way is the faster one depends on the function, on the target and on the
//! machine; the first chunks of a call tell.

use core::marker::PhantomData;
use core::ops::Range;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::clock::Moment;
use super::parts::{Wake, in_parts};
use super::room::room;
use crate::dispatch::Level;
use crate::error::Error;
use crate::fault::{Fault, FaultKind};
use crate::function::Combine;
use crate::loops::{Chosen, ElementFault, Outputs, Pairs, scatter_at};
use crate::threads::Threads;

/// Classes of places: so many that threads are busy to the end, and that the places of one stay in a cache.
const BUCKETS: usize = 64;

/// Parts of a chunk that are sorted apart.
const PARTS: usize = 16;

/// Pairs that are worth sorting.
const WORTH: usize = 1 << 15;

/// Chunks that tell which way is the faster one. Both ways take turns.
const TRIALS: usize = 4;

/// Combines pairs with a target, chunk by chunk.
pub(super) struct Combiner<C: Combine> {
    level: Level,
    function: &'static str,
    /// The pairs of an element.
    of_each: usize,
    target: Outputs<C::Out>,
    len: usize,
    chunks: usize,
    /// The least time that a chunk took in turn, and by places.
    took: [Duration; 2],
    parts: Vec<Mutex<Part>>,
    combination: PhantomData<fn() -> C>,
}

impl<C: Combine> Combiner<C> {
    /// For pairs of `function`, this many of each element.
    pub(super) fn new(level: Level, function: &'static str, of_each: usize, target: &mut [C::Out]) -> Self {
        Combiner {
            level,
            function,
            of_each,
            target: Outputs(target.as_mut_ptr()),
            len: target.len(),
            chunks: 0,
            took: [Duration::MAX; 2],
            parts: Vec::new(),
            combination: PhantomData,
        }
    }

    /// Combines the values of a range of elements with what lies at their places.
    ///
    /// # Errors
    ///
    /// [`Error::Fault`] of the first element that has one, and [`Error::OutOfMemory`].
    ///
    /// # Safety
    ///
    /// The pairs of the elements may be read, the target is there and nobody else uses it, and the CPU has the level.
    pub(super) unsafe fn combine<P>(&mut self, pairs: P, elements: Range<usize>) -> Result<(), Error>
    where
        P: Pairs<Value = C::Out>,
    {
        let pair = |element: usize| element.saturating_mul(self.of_each);
        let range = pair(elements.start)..pair(elements.end);
        let by_places = self.are_worth_sorting(range.len());
        let began = Moment::now();
        // SAFETY: the caller's.
        let combined = unsafe {
            if by_places {
                self.by_places(pairs, range)
            } else {
                self.in_turn(pairs, range).map_err(Error::from)
            }
        };
        let least = &mut self.took[usize::from(by_places)];
        *least = began.elapsed().min(*least);
        combined.map_err(|error| match error {
            Error::Fault { fault, element } => Error::Fault {
                fault,
                element: element / self.of_each.max(1),
            },
            other => other,
        })
    }

    fn are_worth_sorting(&mut self, pairs: usize) -> bool {
        if !(WORTH..=u32::MAX as usize).contains(&pairs) || self.len == 0 {
            return false;
        }
        let chunk = self.chunks;
        self.chunks += 1;
        let [in_turn, by_places] = self.took;
        match chunk {
            // Threads are asked for only where there is more than one chunk.
            0 => false,
            1..TRIALS => chunk % 2 == 1 && Threads::of_caller().count() > 1,
            _ => by_places < in_turn,
        }
    }

    unsafe fn in_turn<P>(&self, pairs: P, range: Range<usize>) -> Result<(), ElementFault>
    where
        P: Pairs<Value = C::Out>,
    {
        let target = (self.target.0, self.len);
        // SAFETY: the caller's.
        unsafe { scatter_at::<C, P>(self.level, self.function, pairs, range, target) }
    }

    unsafe fn by_places<P>(&mut self, pairs: P, range: Range<usize>) -> Result<(), Error>
    where
        P: Pairs<Value = C::Out>,
    {
        let (len, from, piece) = (self.len, range.start, range.len().div_ceil(PARTS));
        let shift = (usize::BITS - (len - 1).leading_zeros()).saturating_sub(BUCKETS.ilog2());
        if self.parts.is_empty() {
            self.parts.resize_with(PARTS, Mutex::default);
        }
        for part in &mut self.parts {
            let part = part.get_mut().unwrap_or_else(PoisonError::into_inner);
            if part.numbers.capacity() < piece {
                part.numbers = room(piece)?;
            }
        }
        in_parts(0..PARTS, 1, Wake::AtOnce, &|parts| {
            for k in parts {
                let mut part = self.parts[k].lock().unwrap_or_else(PoisonError::into_inner);
                let end = range.end.min(from + (k + 1) * piece);
                // SAFETY: the caller's.
                unsafe { part.sort(pairs, (from + k * piece).min(end)..end, from, shift, len) };
            }
            Ok(())
        })?;
        let parts: Vec<_> = self
            .parts
            .iter()
            .map(|part| part.lock().unwrap_or_else(PoisonError::into_inner))
            .collect();
        let parts: Vec<&Part> = parts.iter().map(|part| &**part).collect();
        let beside = parts.iter().find_map(|part| part.beside);
        let combined = in_parts(0..BUCKETS, 1, Wake::AtOnce, &|buckets| {
            let mut first = None::<ElementFault>;
            for bucket in buckets {
                let mut values = parts.iter().map(|part| {
                    let numbers = part.of(bucket);
                    let chosen = Chosen {
                        pairs,
                        from,
                        numbers: Outputs(numbers.as_ptr().cast_mut()),
                    };
                    // SAFETY: the caller's for the pairs; no other bucket has these places.
                    unsafe {
                        self.in_turn(chosen, 0..numbers.len())
                            .map_err(|fault| ElementFault {
                                element: chosen.number(fault.element),
                                ..fault
                            })
                    }
                });
                let fault = values.find_map(Result::err);
                first = first.into_iter().chain(fault).min_by_key(|fault| fault.element);
            }
            first.map_or(Ok(()), Err)
        });
        match (combined, beside) {
            (Err(Error::Fault { fault, element }), Some((pair, _))) if element < pair => {
                Err(Error::Fault { fault, element })
            }
            (Ok(()) | Err(Error::Fault { .. }), Some((element, place))) => {
                let (index, len) = (place as u64, len as u64);
                let fault = Fault {
                    function: self.function,
                    kind: FaultKind::OutOfBounds { index, len },
                };
                Err(Error::Fault { fault, element })
            }
            (combined, _) => combined,
        }
    }
}

/// A part of a chunk, sorted.
#[derive(Debug)]
struct Part {
    /// The numbers of pairs from the first of the chunk on, bucket by bucket.
    numbers: Vec<u32>,
    /// Where buckets begin, and the last one's end.
    starts: [u32; BUCKETS + 1],
    /// The first pair whose place is not in the target, and that place. Pairs after it are left out.
    beside: Option<(usize, usize)>,
}

impl Default for Part {
    fn default() -> Self {
        Part {
            numbers: Vec::new(),
            starts: [0; BUCKETS + 1],
            beside: None,
        }
    }
}

impl Part {
    /// Sorts a range of pairs by the bits of their places from `shift` on, for a target of `len` places.
    ///
    /// # Safety
    ///
    /// The pairs may be read.
    unsafe fn sort<P: Pairs>(
        &mut self,
        pairs: P,
        mut range: Range<usize>,
        from: usize,
        shift: u32,
        len: usize,
    ) {
        let bucket = |place: usize| (place >> shift) % BUCKETS;
        let mut counts = [0; BUCKETS];
        self.beside = None;
        for i in range.clone() {
            // SAFETY: the caller's.
            let Some(place) = (unsafe { pairs.place(i) }) else {
                continue;
            };
            if place >= len {
                self.beside = Some((i, place));
                range.end = i;
                break;
            }
            counts[bucket(place)] += 1;
        }
        let mut next = [0; BUCKETS];
        let mut end = 0;
        for (k, count) in counts.into_iter().enumerate() {
            (self.starts[k], next[k]) = (end, end);
            end += count;
        }
        self.starts[BUCKETS] = end;
        self.numbers.resize(end as usize, 0);
        for i in range {
            // SAFETY: the caller's.
            if let Some(place) = unsafe { pairs.place(i) } {
                let next = &mut next[bucket(place)];
                self.numbers[*next as usize] = (i - from) as u32;
                *next += 1;
            }
        }
    }

    /// The numbers of a bucket.
    fn of(&self, bucket: usize) -> &[u32] {
        &self.numbers[self.starts[bucket] as usize..self.starts[bucket + 1] as usize]
    }
}
