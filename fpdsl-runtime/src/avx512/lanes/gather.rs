//! Lanes from places that lie apart.
//!
//! Sixteen loads and insertions: the gather instructions take several times as long on AMD's CPUs (88 against 36 ns for
//! the 32 gathers of a dot product of sixteen f32), and an array that is stored lane by lane and loaded at once waits
//! for the stores.

use core::arch::x86_64::*;

/// `$setr` of the values at `$from`, `$from + $stride` bytes, …, for all lanes of `$k`.
macro_rules! set {
    ($setr:ident, $from:ident, $stride:ident: $($k:literal)*) => {
        $setr($($from.byte_add($k * $stride).read()),*)
    };
}

/// A function that gathers every lane, of a type that is as wide as `$element`.
macro_rules! gathers {
    ($($(#[$doc:meta])* $name:ident: $element:ty => $vector:ty, [$($setr:ident: $($k:literal)*;)+];)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub(super) unsafe fn $name<T>(from: *const T, stride: usize) -> $vector {
            const { assert!(size_of::<T>() == size_of::<$element>()) };
            let from = from.cast::<$element>();
            // SAFETY: the caller has the features and answers for the places of all lanes.
            unsafe { gathers!(@vector $(set!($setr, from, stride: $($k)*)),+) }
        }
    )*};
    (@vector $one:expr) => { $one };
    (@vector $low:expr, $high:expr) => { [$low, $high] };
}

gathers! {
    /// Sixteen f32.
    gather_ps: f32 => __m512, [_mm512_setr_ps: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15;];
    /// Sixteen 32-bit integers.
    gather_epi32: i32 => __m512i, [_mm512_setr_epi32: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15;];
    /// Sixteen f64.
    gather_pd: f64 => [__m512d; 2], [_mm512_setr_pd: 0 1 2 3 4 5 6 7; _mm512_setr_pd: 8 9 10 11 12 13 14 15;];
    /// Sixteen 64-bit integers.
    gather_epi64: i64 => [__m512i; 2],
        [_mm512_setr_epi64: 0 1 2 3 4 5 6 7; _mm512_setr_epi64: 8 9 10 11 12 13 14 15;];
}
