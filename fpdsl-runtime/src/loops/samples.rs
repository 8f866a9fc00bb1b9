//! The results of some elements, in memory of their own.

use super::{Sink, Steps};
use crate::element::Placed;

/// The results of elements `start`, `start + step`, …, `len` of them; those of other elements are dropped. Whoever passes it to
/// [`run`](super::run) answers for the places.
#[derive(Debug)]
pub struct Samples<T> {
    /// Where they go, that of element `start` first.
    pub places: Steps<T>,
    /// The first element that has a place.
    pub start: usize,
    /// The elements from one that has a place to the next, at least one.
    pub step: usize,
    /// How many places there are.
    pub len: usize,
    /// Added, modulo 2^w, to the numbers of elements.
    pub offset: usize,
}

impl<T> Samples<T> {
    /// The first place of an element from `i` on; `len` and more if there is none.
    #[inline(always)]
    fn place_from(self, i: usize) -> usize {
        match i.saturating_sub(self.start) {
            beyond if self.step == 1 => beyond,
            beyond => beyond.div_ceil(self.step),
        }
    }

    /// The element of a place that is there.
    #[inline(always)]
    fn element(self, place: usize) -> usize {
        self.start + place * self.step
    }
}

impl<T> Clone for Samples<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Samples<T> {}

// SAFETY: an element has a place of its own, or none.
unsafe impl<T: Placed> Sink<T> for Samples<T> {
    #[inline(always)]
    unsafe fn put(self, i: usize, value: T) {
        let i = i.wrapping_add(self.offset);
        let place = self.place_from(i);
        if place < self.len && self.element(place) == i {
            // SAFETY: the place is there, and this element's.
            unsafe { self.places.put(place, value) }
        }
    }
}
