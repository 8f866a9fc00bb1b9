//! Elements of a slice, in each lane its own.
//!
//! A stencil's lanes read neighbours, a loop over all of a slice reads one element in all lanes: both are found out when
//! the indices are known, by two comparisons, and become one load with one test of its bounds. Anything else is a load a
//! lane.

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
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) unsafe fn get<B: LaneBackend, T: Element>(b: B, slice: Span, index: B::Usize) -> T::On<B> {
    let (lanes, start) = (b.active(), slice.start::<T>());
    // The beginning of a row of neighbours. All lanes agree on it if they are one. For the index of a kernel, and for one that
    // differs by a constant, LLVM sees that they are, and nothing of this is left but the test of the bounds.
    let begin = <B::Usize as Num<B>>::sub::<Rn>(b, index, numbers(b));
    // Of lane 0, executing or not: it is compared with those that execute.
    let first = B::Usize::to_array(b, begin)[0];
    let same = B::Usize::constant(b, first);
    if first < slice.len() && !(lanes & B::Usize::ne(b, index, same)).any() {
        // SAFETY: in bounds; the rest is the caller's.
        return T::lift(b, unsafe { *start.add(first) });
    }
    let all_inside = first < slice.len() && slice.len() - first >= LANES;
    if all_inside && !(lanes & B::Usize::ne(b, begin, same)).any() {
        // SAFETY: lane `k` of those that execute is at `first + k`, in bounds; the rest is the caller's.
        return unsafe { T::load(b, start.add(first), size_of::<T>()) };
    }
    // SAFETY: the caller's.
    unsafe { apart::<B, T>(b, slice, index) }
}

/// [`get`] for any indices.
///
/// # Safety
///
/// As [`get`].
#[cfg_attr(not(debug_assertions), inline(always))]
unsafe fn apart<B: LaneBackend, T: Element>(b: B, slice: Span, index: B::Usize) -> T::On<B> {
    let below = B::Usize::lt(b, index, B::Usize::constant(b, slice.len()));
    let (inside, outside) = (b.active() & below, b.active() & !below);
    let indices = B::Usize::to_array(b, index);
    if outside.any() {
        b.faults()
            .out_of_bounds(b.function(), outside, &indices, slice.len());
    }
    if !inside.any() {
        return State::zero(b);
    }
    // Lanes that do not read read what the first one does: nobody sees it.
    let first = indices[inside.0.trailing_zeros() as usize % LANES];
    let offsets = crate::array::from_fn(
        #[cfg_attr(not(debug_assertions), inline(always))]
        |k| size_of::<T>() * if inside.has(k) { indices[k] } else { first },
    );
    // SAFETY: in bounds, and multiples of the size; the rest is the caller's.
    unsafe { T::gather(b, slice.start::<T>(), &offsets) }
}

/// The lanes' numbers.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn numbers<B: LaneBackend>(b: B) -> B::Usize {
    B::Usize::from_array(b, NUMBERS)
}

const NUMBERS: [usize; LANES] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
