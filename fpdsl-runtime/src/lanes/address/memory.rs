//! Indices in memory and in arrays of lanes.

use super::{Address, Word, Words};
use crate::lanes::{LANES, Lane, LaneBackend, Mask};
#[cfg(not(target_pointer_width = "64"))]
use crate::lanes::{gather_array, scatter_array};

/// An array of native values as words.
#[inline(always)]
fn words(values: [usize; LANES]) -> [Word; LANES] {
    // SAFETY: a word is as long as a `usize`, and both are any bits.
    unsafe { core::mem::transmute(values) }
}

/// Words as native values.
#[inline(always)]
fn natives(words: [Word; LANES]) -> [usize; LANES] {
    // SAFETY: as above.
    unsafe { core::mem::transmute(words) }
}

impl<B: LaneBackend> Lane<B> for Address<B> {
    #[inline(always)]
    fn from_array(b: B, values: [usize; LANES]) -> Self {
        Self::varying(Words::<B>::from_array(b, words(values)))
    }

    #[inline(always)]
    fn to_array(b: B, value: Self) -> [usize; LANES] {
        natives(Words::<B>::to_array(b, value.lanes(b)))
    }

    #[inline(always)]
    fn select(b: B, mask: Mask, x: Self, y: Self) -> Self {
        Self::varying(Self::of_lanes(
            b,
            x,
            y,
            #[inline(always)]
            |x, y| Words::<B>::select(b, mask, x, y),
        ))
    }

    #[inline(always)]
    unsafe fn load(b: B, mask: Mask, from: *const usize) -> Self {
        // SAFETY: the caller's.
        Self::varying(unsafe { load(b, mask, from) })
    }

    #[inline(always)]
    unsafe fn store(b: B, mask: Mask, value: Self, to: *mut usize) {
        // SAFETY: the caller's.
        unsafe { store(b, mask, value.lanes(b), to) }
    }
}

#[cfg(target_pointer_width = "64")]
#[inline(always)]
unsafe fn load<B: LaneBackend>(b: B, mask: Mask, from: *const usize) -> Words<B> {
    // SAFETY: the caller's; the types have one layout.
    unsafe { Words::<B>::load(b, mask, from.cast()) }
}

#[cfg(target_pointer_width = "64")]
#[inline(always)]
unsafe fn store<B: LaneBackend>(b: B, mask: Mask, value: Words<B>, to: *mut usize) {
    // SAFETY: the caller's; the types have one layout.
    unsafe { Words::<B>::store(b, mask, value, to.cast()) }
}

#[cfg(not(target_pointer_width = "64"))]
unsafe fn load<B: LaneBackend>(b: B, mask: Mask, from: *const usize) -> Words<B> {
    // SAFETY: the caller's.
    let values = unsafe { gather_array(mask, from, size_of::<usize>()) };
    Words::<B>::from_array(b, words(values))
}

#[cfg(not(target_pointer_width = "64"))]
unsafe fn store<B: LaneBackend>(b: B, mask: Mask, value: Words<B>, to: *mut usize) {
    let values = natives(Words::<B>::to_array(b, value));
    // SAFETY: the caller's.
    unsafe { scatter_array(mask, values, to, size_of::<usize>()) }
}
