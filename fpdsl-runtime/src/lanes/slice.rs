//! Elements of a slice, in each lane its own.
//!
//! A stencil's lanes read neighbours, a loop over all of a slice reads one element in all lanes: both are one load with one test of
//! its bounds. Anything else is a load a lane.

use core::mem::MaybeUninit;

use super::address::{Word, Words};
use super::{Address, LANES, Lane, LaneBackend, Mask};
use crate::backend::{Equal, Leaf, Num, State};
use crate::element::Element;
use crate::hint::unlikely;
use crate::mode::Rn;
use crate::slice::Span;

/// `slice[index]` in the executing lanes; those whose index is not below the length fault, and read nothing.
///
/// # Safety
///
/// The slice is one of `T`, and may be read.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) unsafe fn get<B: LaneBackend, T: Element>(b: B, slice: Span, index: Address<B>) -> T::On<B> {
    let start = slice.start::<T>();
    if b.is_draft() && size_of::<T>() * LANES <= size_of::<Nothing>() {
        // The choice is one of places, not of values, and calls nobody. So the values of a body stay in their registers.
        match index.as_even() {
            Some((first, 0)) => {
                let within = first < slice.len() as Word;
                // SAFETY: in bounds; the rest is the caller's.
                return T::lift(b, unsafe { *place::<B, T>(b, start, first, within) });
            }
            Some((first, 1)) => {
                let within = holds_row(slice, first);
                let all = b.with_active(Mask::ALL);
                // SAFETY: sixteen places in bounds; the rest is the caller's.
                return unsafe { T::load(all, place::<B, T>(b, start, first, within), size_of::<T>()) };
            }
            _ => {}
        }
    }
    // Where all lanes are in bounds it does not matter which of them execute.
    let all = b.with_active(Mask::ALL);
    match index.as_even() {
        Some((first, 0)) if first < slice.len() as Word => {
            // SAFETY: in bounds; the rest is the caller's.
            T::lift(b, unsafe { *start.add(first as usize) })
        }
        Some((first, 1)) if holds_row(slice, first) => {
            // SAFETY: lane `k` is at `first + k`, in bounds; the rest is the caller's.
            unsafe { T::load(all, start.add(first as usize), size_of::<T>()) }
        }
        Some((first, step)) if holds_steps(slice, first, step) => {
            // SAFETY: lane `k` is at `first + k * step`, in bounds; the rest is the caller's.
            unsafe { T::load(all, start.add(first as usize), step as usize * size_of::<T>()) }
        }
        Some(_) => {
            // SAFETY: the caller's.
            unsafe { apart::<B, T>(b, slice, index, collect_at_an_end::<T>) }
        }
        None => b.aside(
            index,
            #[inline(always)]
            // SAFETY: the caller's.
            |b, index| unsafe { varying::<B, T>(b, slice, index) },
        ),
    }
}

/// Faults in the executing lanes in which `ok` does not hold: their indices are not below `len`, or `len` where a part of a slice ends.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn require<B: LaneBackend>(b: B, ok: Mask, index: Address<B>, len: Address<B>) {
    let outside = b.active() & !ok;
    if outside.any() {
        let lengths = Address::to_array(b, len);
        // Of the lane that is reported.
        let len = lengths[outside.0.trailing_zeros() as usize % LANES];
        b.faults()
            .out_of_bounds(b.function(), outside, &Address::to_array(b, index), len);
    }
}

/// What a block reads that is computed again: bytes that are valid as any element.
#[repr(align(64))]
struct Nothing([u64; 512]);

static NOTHING: Nothing = Nothing([0; 512]);

/// The place of element `first`, or one where nobody's elements are.
#[cfg_attr(not(debug_assertions), inline(always))]
fn place<B: LaneBackend, T: Element>(b: B, start: *const T, first: Word, within: bool) -> *const T {
    if within {
        return start.wrapping_add(first as usize);
    }
    unlikely();
    // Where no lane executes, nobody asks for the values.
    if b.active().any() {
        b.faults().spoil();
    }
    (&raw const NOTHING.0).cast()
}

/// Returns true if the elements at `first`, `first + step`, … are in bounds, and no place is so far away that its address wraps.
#[cfg_attr(not(debug_assertions), inline(always))]
fn holds_steps(slice: Span, first: Word, step: Word) -> bool {
    let len = slice.len() as Word;
    const FAR: Word = u32::MAX as Word / LANES as Word;
    step <= FAR && first < len && (LANES as Word - 1) * step < len - first
}

/// Returns true if sixteen elements from `first` on are in bounds.
#[cfg_attr(not(debug_assertions), inline(always))]
fn holds_row(slice: Span, first: Word) -> bool {
    // One comparison in a loop: the end of the places is the same for all blocks.
    first < (slice.len() as Word).saturating_sub(LANES as Word - 1)
}

/// [`get`] for indices of which nothing is known. Lanes that turn out to agree, or to be neighbours, are read at once.
///
/// # Safety
///
/// As [`get`].
#[cfg_attr(not(debug_assertions), inline(always))]
unsafe fn varying<B: LaneBackend, T: Element>(b: B, slice: Span, index: Address<B>) -> T::On<B> {
    let (lanes, start) = (b.active(), slice.start::<T>());
    let index_lanes = index.lanes(b);
    // The beginning of a row of neighbours. All lanes agree on it if they are one.
    let begin = <Words<B> as Num<B>>::sub::<Rn>(b, index_lanes, Address::even(b, 0, 1).lanes(b));
    // Of lane 0, executing or not: it is compared with those that execute.
    let first = Words::<B>::to_array(b, begin)[0];
    let same = Words::<B>::constant(b, first);
    if first < slice.len() as Word && !(lanes & Words::<B>::ne(b, index_lanes, same)).any() {
        // SAFETY: in bounds; the rest is the caller's.
        return T::lift(b, unsafe { *start.add(first as usize) });
    }
    if holds_row(slice, first) && !(lanes & Words::<B>::ne(b, begin, same)).any() {
        // SAFETY: lane `k` of those that execute is at `first + k`, and all sixteen places are in bounds; the rest is the caller's.
        return unsafe {
            T::load(
                b.with_active(Mask::ALL),
                start.add(first as usize),
                size_of::<T>(),
            )
        };
    }
    // SAFETY: the caller's.
    unsafe { apart::<B, T>(b, slice, index, collect::<T>) }
}

/// [`get`] for any indices.
///
/// # Safety
///
/// As [`get`].
#[cfg_attr(not(debug_assertions), inline(always))]
unsafe fn apart<B: LaneBackend, T: Element>(
    b: B,
    slice: Span,
    index: Address<B>,
    collect: Collect<T>,
) -> T::On<B> {
    let indices = Address::to_array(b, index);
    let mut elements = [const { MaybeUninit::<T>::uninit() }; LANES];
    // SAFETY: the caller's.
    match unsafe { collect(slice, b.active(), &indices, &mut elements) } {
        Collected::All => {}
        Collected::Inside(inside) => {
            let outside = b.active() & !inside;
            b.faults()
                .out_of_bounds(b.function(), outside, &indices, slice.len());
            if !inside.any() {
                return State::zero(b);
            }
        }
    }
    // SAFETY: each lane has an element.
    unsafe { T::load(b.with_active(Mask::ALL), elements.as_ptr().cast(), size_of::<T>()) }
}

/// [`collect`], or the same where it is seldom wanted.
type Collect<T> = unsafe fn(Span, Mask, &[usize; LANES], &mut [MaybeUninit<T>; LANES]) -> Collected;

/// [`collect`] for a block at an end of a slice. There are few, so LLVM keeps the registers of the others where they are.
///
/// # Safety
///
/// As [`get`].
#[cold]
#[inline(never)]
unsafe fn collect_at_an_end<T: Element>(
    slice: Span,
    active: Mask,
    indices: &[usize; LANES],
    elements: &mut [MaybeUninit<T>; LANES],
) -> Collected {
    // SAFETY: the caller's.
    unsafe { collect(slice, active, indices, elements) }
}

/// The lanes for which there was an element.
enum Collected {
    All,
    Inside(Mask),
}

/// The elements at the indices of `active`, one after the other; lanes without one get another lane's, which nobody sees. It is a
/// function of its own, because in line it would be most of a body that reads.
///
/// # Safety
///
/// As [`get`].
#[inline(never)]
unsafe fn collect<T: Element>(
    slice: Span,
    active: Mask,
    indices: &[usize; LANES],
    elements: &mut [MaybeUninit<T>; LANES],
) -> Collected {
    let start = slice.start::<T>();
    if active == Mask::ALL && indices.iter().all(|&index| index < slice.len()) {
        for (element, &index) in elements.iter_mut().zip(indices) {
            // SAFETY: in bounds; the rest is the caller's.
            element.write(unsafe { *start.add(index) });
        }
        return Collected::All;
    }
    let inside = Mask::from_fn(|k| active.has(k) && indices[k] < slice.len());
    if inside.any() {
        let first = indices[inside.0.trailing_zeros() as usize % LANES];
        for (k, element) in elements.iter_mut().enumerate() {
            let index = if inside.has(k) { indices[k] } else { first };
            // SAFETY: in bounds; the rest is the caller's.
            element.write(unsafe { *start.add(index) });
        }
    }
    match inside == active {
        true if inside.any() => Collected::All,
        _ => Collected::Inside(inside),
    }
}
