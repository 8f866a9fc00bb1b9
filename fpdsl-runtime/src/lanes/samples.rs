//! The results of some elements, in memory of their own.

use core::mem::MaybeUninit;

use super::{LANES, LaneBackend, Mask, Sink, Stored};

/// The results of elements `start`, `start + step`, … in consecutive memory, `len` of them; those of other elements are dropped.
/// Whoever passes it to [`run`](super::run) answers for the pointer.
#[derive(Debug)]
pub struct Samples<T> {
    /// The place of the result of element `start`.
    pub first: *mut T,
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

// SAFETY: a pointer is only used in functions whose callers answer for it.
unsafe impl<T: Send> Send for Samples<T> {}
// SAFETY: as above.
unsafe impl<T: Send> Sync for Samples<T> {}

// SAFETY: stores what elements from `i` on give, in executing lanes only. An element has a place of its own, or none.
unsafe impl<T: Stored + Send + Sync> Sink<T> for Samples<T> {
    #[inline(always)]
    unsafe fn put(self, i: usize, value: T) {
        let i = i.wrapping_add(self.offset);
        let place = self.place_from(i);
        if place < self.len && self.element(place) == i {
            // SAFETY: the place is there, and this element's.
            unsafe { self.first.add(place).write(value) }
        }
    }

    #[inline(always)]
    unsafe fn store<L: LaneBackend>(self, l: L, i: usize, value: T::On<L>) {
        let i = i.wrapping_add(self.offset);
        let place = self.place_from(i);
        if place >= self.len || self.element(place) - i >= LANES {
            return;
        }
        let active = l.active();
        if self.step == 1 {
            // Lane `lane` has the element of `place`, and lanes behind it those of the places behind.
            let lane = self.element(place) - i;
            let lanes = Mask::from_fn(|k| active.has(k) && k >= lane && k - lane < self.len - place);
            let to = self.first.wrapping_add(place).wrapping_sub(lane);
            // SAFETY: of these lanes the caller's, and their places are there.
            unsafe { T::store(l.with_active(lanes), value, to, size_of::<T>()) }
            return;
        }
        let mut block = [const { MaybeUninit::<T>::uninit() }; LANES];
        // SAFETY: the block has room for all lanes.
        unsafe { T::store(l, value, block.as_mut_ptr().cast(), size_of::<T>()) };
        let mut place = place;
        while place < self.len && self.element(place) - i < LANES {
            let lane = self.element(place) - i;
            if active.has(lane) {
                // SAFETY: the lane executes, so it was stored; its place is there.
                unsafe { self.first.add(place).write(block[lane].assume_init_read()) }
            }
            place += 1;
        }
    }
}
