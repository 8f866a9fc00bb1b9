//! Scans over arrays: segments of sixteen elements, sixteen segments at a time, in the order of
//! [`device::scan`](crate::device::scan()).

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Range;

use super::family::{Family, Task, run_task};
use super::serial::add;
use super::{ElementFault, LANES, Outputs, Sink, Source, stack};
use crate::dispatch::Level;
use crate::function::{Combine, Function};
use crate::scalar::ScalarBackend;
use crate::scalar::fault::{Watch, caught};

/// Elements of a segment.
pub const SEGMENT: usize = 16;

/// Elements of sixteen segments.
pub const CHUNK: usize = SEGMENT * LANES;

/// The input of a scan: the elements, and for all but the first segment the combination of all elements before it.
#[derive(Debug)]
pub struct Prefix<T, Src> {
    /// The elements.
    pub src: Src,
    /// For segment `s` at place `s - 1`.
    pub carries: *const T,
}

impl<T, Src: Copy> Clone for Prefix<T, Src> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, Src: Copy> Copy for Prefix<T, Src> {}

// SAFETY: the pointer is only used in functions whose callers answer for it; what it points to may be shared.
unsafe impl<T: Sync, Src: Send> Send for Prefix<T, Src> {}
// SAFETY: as above.
unsafe impl<T: Sync, Src: Sync> Sync for Prefix<T, Src> {}

/// Combines each segment of `range`; that of segment `s` goes to place `s` of `totals`.
///
/// # Errors
///
/// The fault of the lowest element that has one.
///
/// # Safety
///
/// `range` begins at a multiple of 256 and ends at one or at the last element. `src` may be used for all of it, and the
/// totals of its segments may be written, which nobody else reads or writes but `src` itself. `level` is one of
/// [`Level::available`].
pub unsafe fn totals_at<C, Src>(
    level: Level,
    src: Src,
    range: Range<usize>,
    totals: Outputs<C::Out>,
) -> Result<(), ElementFault>
where
    C: Combine,
    Src: Source<C::Out>,
{
    caught(range, |range, watch| {
        let task = Totals {
            src,
            range,
            totals,
            watch,
            function: PhantomData::<C>,
        };
        // SAFETY: the caller's: a window begins with a segment.
        unsafe { run_task(level, task) }
    })
}

/// Combines each element of `range` with all before it.
///
/// # Errors
///
/// The fault of the lowest element that has one.
///
/// # Safety
///
/// As [`totals_at`] for the range and the elements. The carries of its segments may be read, and what `snk` writes nobody else
/// reads or writes, but for the elements themselves.
pub unsafe fn prefix_at<C, Src, Snk>(
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
    caught(range, |range, watch| {
        let task = Prefixes {
            src,
            snk,
            range,
            watch,
            function: PhantomData::<C>,
        };
        // SAFETY: the caller's: a window begins with a segment.
        unsafe { run_task(level, task) }
    })
}

struct Totals<C: Function, Src> {
    src: Src,
    range: Range<usize>,
    totals: Outputs<C::Out>,
    watch: Watch,
    function: PhantomData<C>,
}

impl<C: Combine, Src: Source<C::Out>> Task for Totals<C, Src> {
    type Out = ();

    const STACK: usize = stack::of_function::<C>();

    #[inline(always)]
    unsafe fn run<I: Family>(self) {
        let mut cursor = self.src.cursor(self.range.start);
        for i in self.range.clone() {
            // SAFETY: the caller's: a total for each segment, and its first element is written before others come.
            unsafe {
                let b = I::single().at(self.watch.site(i - self.range.start));
                let total = self.totals.0.wrapping_add(i / SEGMENT);
                let x = self.src.next(&mut cursor, i);
                match i.is_multiple_of(SEGMENT) {
                    true => total.write(x),
                    false => add::<C, _>(b, total, x),
                }
            }
            if self.watch.stops() {
                return;
            }
        }
    }
}

struct Prefixes<C: Function, Src, Snk> {
    src: Prefix<C::Out, Src>,
    snk: Snk,
    range: Range<usize>,
    watch: Watch,
    function: PhantomData<C>,
}

impl<C: Combine, Src: Source<C::Out>, Snk: Sink<C::Out>> Task for Prefixes<C, Src, Snk> {
    type Out = ();

    const STACK: usize = stack::of_function::<C>();

    #[inline(always)]
    unsafe fn run<I: Family>(self) {
        let Prefix { src, carries } = self.src;
        let mut cursor = src.cursor(self.range.start);
        let mut value = MaybeUninit::<C::Out>::uninit();
        for i in self.range.clone() {
            // SAFETY: the caller's: a carry for each segment but the first; the first element of a segment writes the value.
            unsafe {
                let b = I::single().at(self.watch.site(i - self.range.start));
                let x = src.next(&mut cursor, i);
                match i.is_multiple_of(SEGMENT) {
                    true => {
                        value.write(x);
                    }
                    false => add::<C, _>(b, value.as_mut_ptr(), x),
                }
                if self.watch.stops() {
                    return;
                }
                match (i / SEGMENT).checked_sub(1) {
                    None => self.snk.put(i, value.assume_init_read()),
                    Some(before) => {
                        let mut whole = carries.add(before).read();
                        add::<C, _>(b, &raw mut whole, value.assume_init_read());
                        self.snk.put(i, whole);
                    }
                }
            }
        }
    }
}
