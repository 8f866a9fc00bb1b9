//! The rows of a call, of which each element writes its own.

use core::ops::Range;

use super::given::Itself;
use super::{Places, Source};
use crate::fault::Site;
use crate::lift::Scalar;
use crate::row::Row;

/// Bytes of rows that are made zero at a time before code writes them: they stay in the second cache.
const AT_ONCE: usize = 128 << 10;

/// Rows of so many scalars in consecutive memory. Each is zero when its element begins.
#[derive(Debug)]
pub struct RowsOf<T> {
    first: *mut T,
    len: usize,
}

impl<T: Scalar> RowsOf<T> {
    /// # Safety
    ///
    /// There is memory for the rows of all elements for which the source is used, and nobody else uses it meanwhile.
    pub unsafe fn new(first: *mut T, len: usize) -> Self {
        RowsOf { first, len }
    }

    /// Makes so many rows zero.
    ///
    /// # Safety
    ///
    /// They are among those of the call.
    #[inline(always)]
    unsafe fn clear(self, rows: Range<usize>) -> *mut T {
        let first = self.first.wrapping_add(rows.start.wrapping_mul(self.len));
        // SAFETY: the caller's; zero is a value of every scalar.
        unsafe { first.write_bytes(0, rows.len() * self.len) };
        first
    }
}

impl<T> Clone for RowsOf<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for RowsOf<T> {}

// SAFETY: the pointer is used in loops, whose callers answer for it.
unsafe impl<T: Send> Send for RowsOf<T> {}
// SAFETY: as above; each element has a row of its own.
unsafe impl<T: Send> Sync for RowsOf<T> {}

// SAFETY: touches the element's row alone.
unsafe impl<T: Scalar> Source<Row<T>> for RowsOf<T> {
    type Given = Itself;
    type Cursor = ();

    #[inline(always)]
    fn cursor(self, _: usize) {}

    #[inline(always)]
    unsafe fn next(self, (): &mut (), i: usize, _: Site) -> Row<T> {
        // SAFETY: the caller's.
        unsafe {
            let row = self.clear(i..i + 1);
            Row::new(core::ptr::slice_from_raw_parts_mut(row, self.len))
        }
    }

    fn mix(self, key: u64) -> u64 {
        (key ^ self.len as u64).wrapping_mul(0x0100_0000_01b3)
    }

    fn at_once(self) -> usize {
        AT_ONCE / (self.len * size_of::<T>()).max(1)
    }

    unsafe fn prepare(self, elements: Range<usize>) {
        // SAFETY: the caller's.
        unsafe { self.clear(elements) };
    }

    #[inline]
    fn lay(&self, places: &mut Places<'_>) {
        places.rows(self.first.cast_const(), self.len);
    }
}
