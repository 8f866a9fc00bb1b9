//! Scans over arrays: a segment in each lane.

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use super::super::{
    CHUNK, ElementFault, LANES, LaneBackend, LaneFaults, Mask, Outputs, Prefix, SEGMENT, Sink, Source,
    Stored, stack,
};
use super::{Family, Task, run_task};
use crate::array::from_fn;
use crate::backend::State;
use crate::dispatch::Level;
use crate::function::Combine;

/// # Safety
///
/// As [`lanes::totals_at`](crate::lanes::totals_at).
pub(in crate::lanes) unsafe fn totals_at<C, Src>(
    level: Level,
    src: Src,
    range: Range<usize>,
    totals: Outputs<C::Out>,
) -> Result<(), ElementFault>
where
    C: Combine,
    Src: Source<C::Out>,
{
    let scan = Scan {
        src: Prefix {
            src,
            carries: core::ptr::null(),
        },
        range,
        to: Totals(totals),
        function: PhantomData::<C>,
    };
    // SAFETY: the caller's; without carries none is read.
    unsafe { run_task(level, scan) }
}

/// # Safety
///
/// As [`lanes::prefix_at`](crate::lanes::prefix_at).
pub(in crate::lanes) unsafe fn prefix_at<C, Src, Snk>(
    level: Level,
    src: Prefix<C::Out, Src>,
    snk: Snk,
    range: Range<usize>,
) -> Result<(), ElementFault>
where
    C: Combine,
    Src: Source<C::Out>,
    Snk: Sink<C::Out>,
{
    let scan = Scan {
        src,
        range,
        to: Elements(snk),
        function: PhantomData::<C>,
    };
    // SAFETY: the caller's.
    unsafe { run_task(level, scan) }
}

/// A consumer of the prefixes of blocks.
trait To<T: Stored> {
    /// True if what was combined before a segment is wanted.
    const CARRIES: bool;

    /// # Safety
    ///
    /// `block` has the prefixes of the elements of `range`, which are those of a block, or without carries the totals of its
    /// segments.
    unsafe fn put<I: Family>(&self, block: &[MaybeUninit<T>; CHUNK], range: Range<usize>);

    /// # Safety
    ///
    /// Value `i` has the prefixes of the elements `i` of the segments of the whole block from `start` on.
    unsafe fn put_whole<L: LaneBackend>(&self, l: L, values: [T::On<L>; SEGMENT], start: usize);
}

struct Totals<T>(Outputs<T>);

impl<T: Stored> To<T> for Totals<T> {
    const CARRIES: bool = false;

    #[inline(always)]
    unsafe fn put<I: Family>(&self, block: &[MaybeUninit<T>; CHUNK], range: Range<usize>) {
        let segments = (range.end - range.start).div_ceil(SEGMENT);
        for (s, total) in block[..segments].iter().enumerate() {
            // SAFETY: the caller's: a total for each segment, and a place for it.
            unsafe { self.0.0.add(range.start / SEGMENT + s).write(total.assume_init()) };
        }
    }

    #[inline(always)]
    unsafe fn put_whole<L: LaneBackend>(&self, l: L, values: [T::On<L>; SEGMENT], start: usize) {
        // SAFETY: the caller's.
        unsafe {
            T::store(
                l,
                values[SEGMENT - 1],
                self.0.0.add(start / SEGMENT),
                size_of::<T>(),
            )
        }
    }
}

struct Elements<Snk>(Snk);

impl<T: Stored, Snk: Sink<T>> To<T> for Elements<Snk> {
    const CARRIES: bool = true;

    #[inline(always)]
    unsafe fn put<I: Family>(&self, block: &[MaybeUninit<T>; CHUNK], range: Range<usize>) {
        let faults = LaneFaults::new();
        for i in range.clone().step_by(LANES) {
            // SAFETY: the caller's; the executing lanes lie within the range.
            unsafe {
                let l = I::backend(Mask::first(range.end - i), &faults);
                let at = block.as_ptr().add(i - range.start).cast::<T>();
                self.0.store(l, i, T::load(l, at, size_of::<T>()));
            }
        }
    }

    #[inline(always)]
    unsafe fn put_whole<L: LaneBackend>(&self, l: L, values: [T::On<L>; SEGMENT], start: usize) {
        for (s, row) in T::transpose(l, values).into_iter().enumerate() {
            // SAFETY: the caller's.
            unsafe { self.0.store(l, start + s * SEGMENT, row) };
        }
    }
}

struct Scan<C: Combine, Src, To> {
    src: Prefix<C::Out, Src>,
    range: Range<usize>,
    to: To,
    function: PhantomData<C>,
}

impl<C, Src, K> Task for Scan<C, Src, K>
where
    C: Combine,
    Src: Source<C::Out>,
    K: To<C::Out>,
{
    type Out = Result<(), ElementFault>;

    const STACK: usize = stack::of_function::<C>()
        .saturating_mul(LANES)
        .saturating_add(stack::of_bytes(CHUNK.saturating_mul(size_of::<C::Out>())));

    #[inline(always)]
    unsafe fn run<I: Family>(self) -> Result<(), ElementFault> {
        let mut block = [const { MaybeUninit::uninit() }; CHUNK];
        let mut start = self.range.start;
        while start < self.range.end {
            let range = start..self.range.end.min(start + CHUNK);
            // SAFETY: the caller's; the block lies within the range.
            unsafe {
                // Before the first segment there is nothing, which only the other way knows.
                if range.len() == CHUNK && start > 0 && self.whole::<I>(start) {
                    start = range.end;
                    continue;
                }
                self.load::<I>(&mut block, range.clone());
                if self.prefixes::<I>(&mut block, range.clone()) {
                    self.load::<I>(&mut block, range.clone());
                    return Err(self.locate::<I>(&block, range));
                }
                self.to.put::<I>(&block, range.clone());
            }
            start = range.end;
        }
        Ok(())
    }
}

impl<C, Src, K> Scan<C, Src, K>
where
    C: Combine,
    Src: Source<C::Out>,
    K: To<C::Out>,
{
    /// A whole block, but for the first of all, unless an element faults: whether it is done.
    ///
    /// # Safety
    ///
    /// The block's elements may be read, their carries too if they are wanted, and their results written.
    #[inline(always)]
    unsafe fn whole<I: Family>(&self, start: usize) -> bool {
        const { assert!(SEGMENT == LANES) };
        let faults = LaneFaults::new();
        // SAFETY: the caller's.
        unsafe {
            let l = I::backend(Mask::ALL, &faults);
            let rows = from_fn(
                #[inline(always)]
                |s| self.src.src.load(l, start + s * SEGMENT),
            );
            let mut values = C::Out::transpose(l, rows);
            for i in 1..SEGMENT {
                values[i] = C::eval(l, (values[i - 1], values[i]));
            }
            if K::CARRIES {
                let from = self.src.carries.add(start / SEGMENT - 1);
                let carry = C::Out::load(l, from, size_of::<C::Out>());
                for value in &mut values {
                    *value = C::eval(l, (carry, *value));
                }
            }
            let done = faults.lowest().is_none();
            if done {
                self.to.put_whole(l, values, start);
            }
            done
        }
    }

    /// # Safety
    ///
    /// The elements of `range` may be read.
    #[inline(always)]
    unsafe fn load<I: Family>(&self, block: &mut [MaybeUninit<C::Out>; CHUNK], range: Range<usize>) {
        let faults = LaneFaults::new();
        for i in range.clone().step_by(LANES) {
            // SAFETY: the caller's; the executing lanes lie within the range.
            unsafe {
                let l = I::backend(Mask::first(range.end - i), &faults);
                let at = block.as_mut_ptr().add(i - range.start).cast::<C::Out>();
                C::Out::store(l, self.src.src.load(l, i), at, size_of::<C::Out>());
            }
        }
    }

    /// Replaces the elements by their prefixes, or without carries the first of them by the segments' totals; whether one
    /// faulted.
    ///
    /// # Safety
    ///
    /// `block` has the elements of `range`, and their carries may be read if they are wanted.
    #[inline(always)]
    unsafe fn prefixes<I: Family>(
        &self,
        block: &mut [MaybeUninit<C::Out>; CHUNK],
        range: Range<usize>,
    ) -> bool {
        let stride = SEGMENT * size_of::<C::Out>();
        let (len, at) = (range.end - range.start, block.as_mut_ptr().cast::<C::Out>());
        let segments = Mask::first(len.div_ceil(SEGMENT));
        // The first segment of all has nothing before it.
        let carried = if range.start == 0 {
            segments & !Mask::first(1)
        } else {
            segments
        };
        let faults = LaneFaults::new();
        // SAFETY: the caller's; lane `s` stays in segment `s`, and executes as long as that has elements.
        unsafe {
            let l = I::backend(segments, &faults);
            let carry = K::CARRIES.then(
                #[inline(always)]
                || {
                    let carries = self.carries_of(range.start / SEGMENT, carried);
                    C::Out::load(
                        l.with_active(carried),
                        carries.as_ptr().cast(),
                        size_of::<C::Out>(),
                    )
                },
            );
            let mut value = C::Out::load(l, at, stride);
            for i in 0..SEGMENT.min(len) {
                let here = Mask::first((len - i).div_ceil(SEGMENT));
                let l = l.with_active(here);
                if i > 0 {
                    let next = C::eval(l, (value, C::Out::load(l, at.add(i), stride)));
                    value = State::merge(l, &mut { here }, next, value);
                }
                if let Some(carry) = carry {
                    let lanes = here & carried;
                    let whole = C::eval(l.with_active(lanes), (carry, value));
                    let whole = State::merge(l, &mut { lanes }, whole, value);
                    C::Out::store(l, whole, at.add(i), stride);
                }
            }
            if !K::CARRIES {
                C::Out::store(l, value, at, size_of::<C::Out>());
            }
        }
        faults.lowest().is_some()
    }

    /// The combinations before the segments from `segment` on, in the places of their lanes. That of the first segment of all
    /// would lie before the carries, where no pointer may point, so they are not loaded from there as they lie.
    ///
    /// # Safety
    ///
    /// The carries of these lanes may be read.
    #[inline(always)]
    unsafe fn carries_of(&self, segment: usize, lanes: Mask) -> [MaybeUninit<C::Out>; LANES] {
        let mut carries = [const { MaybeUninit::uninit() }; LANES];
        for (k, carry) in carries.iter_mut().enumerate() {
            if lanes.has(k) {
                // SAFETY: the caller's; it is not the first segment of all.
                *carry = unsafe {
                    self.src
                        .carries
                        .add(segment + k - 1)
                        .cast::<MaybeUninit<C::Out>>()
                        .read()
                };
            }
        }
        carries
    }

    /// The first element of a block that faults, one element at a time.
    ///
    /// # Safety
    ///
    /// As for `prefixes`, and there is one.
    #[cold]
    unsafe fn locate<I: Family>(
        &self,
        block: &[MaybeUninit<C::Out>; CHUNK],
        range: Range<usize>,
    ) -> ElementFault {
        let faults = LaneFaults::new();
        let mut element = range.start;
        // SAFETY: the caller's; the one lane that executes reads single elements.
        unsafe {
            let l = I::backend(Mask::first(1), &faults);
            let size = size_of::<C::Out>();
            let at = |i: usize| block.as_ptr().add(i - range.start).cast::<C::Out>();
            let mut value = C::Out::load(l, at(element), size);
            loop {
                if element.is_multiple_of(SEGMENT) {
                    value = C::Out::load(l, at(element), size);
                } else {
                    value = C::eval(l, (value, C::Out::load(l, at(element), size)));
                }
                if K::CARRIES && element >= SEGMENT {
                    let carry = C::Out::load(l, self.src.carries.add(element / SEGMENT - 1), size);
                    C::eval(l, (carry, value));
                }
                match faults.lowest() {
                    Some((_, fault)) => return ElementFault { fault, element },
                    None => element += 1,
                }
            }
        }
    }
}
