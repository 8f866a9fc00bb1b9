//! Scans over arrays: segments of sixteen elements, sixteen segments at a time, in the order of
//! [`device::scan`](crate::device::scan()).

use core::mem::MaybeUninit;
use core::ops::Range;

use super::plain::{Plain, PlainPair};
use super::stack::with_stack;
use super::{ElementFault, LANES, Outputs, Sink, Source};
use crate::dispatch::Level;
use crate::element::Placed;
use crate::fault::site::{Watch, caught};
use crate::function::Combine;

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
    // SAFETY: the caller's.
    unsafe { totals_of(Plain::of::<C>(level), src, range, totals) }
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
    // SAFETY: the caller's.
    unsafe { prefixes(Plain::of::<C>(level), src, snk, range) }
}

/// [`totals_at`] with a function whose code is given.
///
/// # Safety
///
/// As [`totals_at`].
#[inline(never)]
unsafe fn totals_of<T: Placed, Src: Source<T>>(
    combination: PlainPair<T>,
    src: Src,
    range: Range<usize>,
    totals: Outputs<T>,
) -> Result<(), ElementFault> {
    let elements = |range: Range<usize>, watch: Watch| {
        let mut cursor = src.cursor(range.start);
        for i in range.clone() {
            // SAFETY: the caller's: a total for each segment, and its first element is written before others come.
            unsafe {
                let total = totals.0.wrapping_add(i / SEGMENT);
                let site = watch.site(i - range.start);
                let x = src.next(&mut cursor, i, site);
                if i.is_multiple_of(SEGMENT) {
                    total.write(x)
                } else {
                    combination.add(site, total, x)
                }
            }
            if watch.stops() {
                return;
            }
        }
    };
    // SAFETY: the caller's: a window begins with a segment, and sources are made for other threads.
    caught(range, &mut |range, watch| unsafe {
        with_stack(combination.stack.saturating_add(src.stack()), || {
            elements(range, watch);
        });
    })
}

/// [`prefix_at`] with a function whose code is given.
///
/// # Safety
///
/// As [`prefix_at`].
#[inline(never)]
unsafe fn prefixes<T: Placed, Src: Source<T>, Snk: Sink<T>>(
    combination: PlainPair<T>,
    Prefix { src, carries }: Prefix<T, Src>,
    snk: Snk,
    range: Range<usize>,
) -> Result<(), ElementFault> {
    let elements = |range: Range<usize>, watch: Watch| {
        let mut cursor = src.cursor(range.start);
        let mut value = MaybeUninit::<T>::uninit();
        for i in range.clone() {
            // SAFETY: the caller's: a carry for each segment but the first; the first element of a segment writes the value.
            unsafe {
                let site = watch.site(i - range.start);
                let x = src.next(&mut cursor, i, site);
                if i.is_multiple_of(SEGMENT) {
                    value.write(x);
                } else {
                    combination.add(site, value.as_mut_ptr(), x)
                }
                if watch.stops() {
                    return;
                }
                match (i / SEGMENT).checked_sub(1) {
                    None => snk.put(i, value.assume_init_read()),
                    Some(before) => {
                        let mut whole = carries.add(before).read();
                        combination.add(site, &raw mut whole, value.assume_init_read());
                        snk.put(i, whole);
                    }
                }
            }
        }
    };
    // SAFETY: as in `totals_of`.
    caught(range, &mut |range, watch| unsafe {
        with_stack(combination.stack.saturating_add(src.stack()), || {
            elements(range, watch);
        });
    })
}
