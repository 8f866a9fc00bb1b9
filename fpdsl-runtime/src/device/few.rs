//! Room for few values.

use core::mem::MaybeUninit;

use super::room::room;
use crate::error::Error;
use crate::loops::{LANES, Outputs};

/// Words for small values.
const WORDS: usize = 128;

/// Room for [`LANES`] values: on the stack if they are small. The first of them is a result on its way to whoever asked for it, so that
/// a large one has no copy in each function that it comes through.
pub(super) struct Few<T> {
    small: [MaybeUninit<u64>; WORDS],
    large: Vec<T>,
}

impl<T: Copy> Few<T> {
    const SMALL: bool =
        LANES * size_of::<T>() <= WORDS * size_of::<u64>() && align_of::<T>() <= align_of::<u64>();

    pub(super) fn new() -> Result<Self, Error> {
        Ok(Few {
            small: [const { MaybeUninit::uninit() }; WORDS],
            large: room(if Self::SMALL { 0 } else { LANES })?,
        })
    }

    /// The places of the values, as long as this is where it is.
    pub(super) fn places(&mut self) -> Outputs<T> {
        Outputs(if Self::SMALL {
            self.small.as_mut_ptr().cast()
        } else {
            self.large.as_mut_ptr()
        })
    }

    /// Takes the first of these values.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub(super) fn keep(&mut self, values: &[T]) {
        let first: *const T = &raw const values[0];
        // SAFETY: there is room, and `T` is `Copy`.
        unsafe { self.places().0.copy_from_nonoverlapping(first, 1) };
    }

    /// The first value, where it is.
    ///
    /// # Safety
    ///
    /// It is written.
    pub(super) unsafe fn held(&mut self) -> &[T] {
        // SAFETY: the caller's.
        unsafe { core::slice::from_raw_parts(self.places().0, 1) }
    }

    /// The first value.
    ///
    /// # Safety
    ///
    /// It is written.
    pub(super) unsafe fn first(mut self) -> T {
        // SAFETY: the caller's.
        unsafe { self.places().0.read() }
    }
}
