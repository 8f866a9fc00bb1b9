//! Reductions over arrays: parts of 4096 elements into sixteen values each.
//!
//! The order is that of [`device::reduce`](crate::device::reduce()): its 128 running values are eight rows of sixteen.

use core::mem::MaybeUninit;
use core::ops::Range;

use super::plain::{Plain, PlainPair};
use super::stack::with_stack;
use super::{ElementFault, LANES, Outputs, PART, Source};
use crate::element::Placed;
use crate::fault::Site;
use crate::fault::site::{Watch, caught};
use crate::function::ParameterList;
use crate::lift::Lift;

/// Rows of this many running values.
const ROWS: usize = 8;

/// Combines what a function makes of the elements of `range`, part by part from its start on, and stops at the first part with a fault.
/// The values of the part that begins with element `i` go to `out` from place `i / PART * LANES` on.
///
/// # Errors
///
/// The fault of the lowest lane in the first part that has one, with that part's first element.
///
/// # Safety
///
/// `src` may be used for all of `range`, and the values of its parts may be written, which nobody else reads or writes. The CPU has the
/// level of the functions' code.
pub(crate) unsafe fn fold<P: ParameterList, T: Placed, Src: Source<P>>(
    function: Plain<P, T>,
    combination: PlainPair<T>,
    src: Src,
    range: Range<usize>,
    out: Outputs<T>,
) -> Result<(), ElementFault> {
    let fold = Fold {
        function,
        combination,
        src,
        out,
    };
    // SAFETY: the caller's: a window begins with a part.
    unsafe { fold.all(range) }
}

/// Combines the first `len` values, up to [`LANES`], the upper half onto the lower one until one is left, which is the first.
///
/// # Errors
///
/// The fault of the lowest lane in the first half that has one.
///
/// # Safety
///
/// That many values may be read and written, and nobody else does. The CPU has the level of the function's code.
#[inline(never)]
pub(crate) unsafe fn tree<T: Placed>(
    combination: PlainPair<T>,
    values: *mut T,
    len: usize,
) -> Result<(), ElementFault> {
    caught(0..len.min(1), &mut |_, watch| {
        // SAFETY: the caller's; the thread that has room for the values waits for nobody else.
        unsafe {
            with_stack(combination.stack, || {
                halve(combination, watch.site(0), values, len)
            })
        }
    })
}

struct Fold<P: ParameterList, T: Lift, Src> {
    function: Plain<P, T>,
    combination: PlainPair<T>,
    src: Src,
    out: Outputs<T>,
}

impl<P: ParameterList, T: Placed, Src: Source<P>> Fold<P, T, Src> {
    /// # Safety
    ///
    /// As [`fold`].
    #[inline(never)]
    unsafe fn all(self, range: Range<usize>) -> Result<(), ElementFault> {
        let stack = self.function.stack.saturating_add(self.combination.stack);
        let stack = stack.saturating_add(self.src.stack());
        // SAFETY: the caller's; sources are made for other threads.
        caught(range, &mut |range, watch| unsafe {
            with_stack(stack, || self.parts(range, watch));
        })
    }

    /// Lane by lane: no value of one meets a value of another before the sixteen of a part are written, and so the first fault is that
    /// of the lowest lane.
    ///
    /// # Safety
    ///
    /// As [`fold`].
    unsafe fn parts(&self, range: Range<usize>, watch: Watch) {
        let mut start = range.start;
        while start < range.end {
            let end = range.end.min(start + PART);
            for lane in 0..LANES.min(end - start) {
                // SAFETY: the caller's; the part lies within the range.
                unsafe {
                    let value = self.lane(watch.site(start - range.start), start + lane, end);
                    self.out.0.wrapping_add(start / PART * LANES + lane).write(value);
                }
                if watch.stops() {
                    return;
                }
            }
            start = end;
        }
    }

    /// Element `first` and every sixteenth after it.
    ///
    /// # Safety
    ///
    /// As [`fold`], for the elements from `first` to `end`, at least one.
    unsafe fn lane(&self, site: Site, first: usize, end: usize) -> T {
        let mut values = [const { MaybeUninit::<T>::uninit() }; ROWS];
        let at = values.as_mut_ptr().cast::<T>();
        let mut count = 0;
        for i in (first..end).step_by(LANES) {
            // SAFETY: the caller's for the element; a place is written before it is read.
            unsafe {
                let mut cursor = self.src.cursor(i);
                let x = self.function.call(site, self.src.next(&mut cursor, i, site));
                let place = at.add(count % ROWS);
                if count < ROWS {
                    place.write(x)
                } else {
                    self.combination.add(site, place, x)
                }
            }
            count += 1;
        }
        // SAFETY: that many are written, at least one.
        unsafe {
            halve(self.combination, site, at, count.min(ROWS));
            *at
        }
    }
}

/// The upper half onto the lower one, until one value is left.
///
/// # Safety
///
/// This many values may be read and written.
unsafe fn halve<T: Placed>(combination: PlainPair<T>, site: Site, values: *mut T, mut len: usize) {
    while len > 1 {
        let half = len.next_power_of_two() / 2;
        for k in 0..len - half {
            // SAFETY: the caller's.
            unsafe { combination.add(site, values.add(k), values.add(k + half).read()) };
        }
        len = half;
    }
}
