//! Elements of a slice, in each lane its own.
//!
//! A stencil's lanes read neighbours, a loop over all of a slice reads one element in all lanes: both are found out when
//! the indices are known, which costs two comparisons, and become one load. Anything else is a load a lane.

use super::{LANES, Lane, LaneBackend};
use crate::backend::{Equal, Leaf, Num, State};
use crate::element::Element;
use crate::mode::Rn;
use crate::slice::Span;

/// `slice[index]` in the executing lanes; those whose index is not below the length fault, and read nothing.
///
/// # Safety
///
/// The slice is one of `T`, and may be read.
#[inline(always)]
pub(crate) unsafe fn get<B: LaneBackend, T: Element>(b: B, slice: Span, index: B::Usize) -> T::On<B> {
    let below = B::Usize::lt(b, index, B::Usize::constant(b, slice.len()));
    let outside = b.active() & !below;
    if outside.any() {
        let indices = B::Usize::to_array(b, index);
        b.faults()
            .out_of_bounds(b.function(), outside, &indices, slice.len());
    }
    // SAFETY: the lanes that still execute have indices in bounds; the rest is the caller's.
    unsafe { read::<B, T>(b.with_active(b.active() & below), slice, index) }
}

/// # Safety
///
/// As [`get`], and the indices of the executing lanes are in bounds.
#[inline(always)]
unsafe fn read<B: LaneBackend, T: Element>(b: B, slice: Span, index: B::Usize) -> T::On<B> {
    let lanes = b.active();
    if !lanes.any() {
        return State::zero(b);
    }
    let start = slice.start::<T>();
    let indices = B::Usize::to_array(b, index);
    let lane = lanes.0.trailing_zeros() as usize % LANES;
    let first = indices[lane];
    // Where lane 0 would read, or does.
    let base = first.wrapping_sub(lane);
    let row = <B::Usize as Num<B>>::add::<Rn>(b, B::Usize::constant(b, base), numbers(b));
    if base <= first && !(lanes & B::Usize::ne(b, index, row)).any() {
        // SAFETY: lane `k` of those that execute is at `base + k`, in bounds; `base` is at most the index of one.
        return unsafe { T::load(b, start.add(base), size_of::<T>()) };
    }
    if !(lanes & B::Usize::ne(b, index, B::Usize::constant(b, first))).any() {
        // SAFETY: in bounds.
        return T::lift(b, unsafe { *start.add(first) });
    }
    // Lanes that do not execute read what the first one does: nobody sees it.
    let offsets = crate::array::from_fn(
        #[inline(always)]
        |k| size_of::<T>() * if lanes.has(k) { indices[k] } else { first },
    );
    // SAFETY: in bounds, and multiples of the size.
    unsafe { T::gather(b, start, &offsets) }
}

/// The lanes' numbers.
#[inline(always)]
pub(super) fn numbers<B: LaneBackend>(b: B) -> B::Usize {
    B::Usize::from_array(b, NUMBERS)
}

const NUMBERS: [usize; LANES] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
