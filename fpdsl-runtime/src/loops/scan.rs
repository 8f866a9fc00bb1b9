//! Scans over arrays: segments of sixteen elements, sixteen segments at a time, in the order of
//! [`device::scan`](crate::device::scan()).

use core::ops::Range;

use super::{ElementFault, LANES, Outputs, Sink, Source, running};
use crate::dispatch::Level;
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
    unsafe { running::totals_at::<C, Src>(level, src, range, totals) }
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
    unsafe { running::prefix_at::<C, Src, Snk>(level, src, snk, range) }
}
