//! Results that are too large for the caches, written past them.
//!
//! An ordinary store reads its cache line first, so writing an array costs twice its size in memory traffic. The written lines
//! also drive the inputs out of the caches. Results that no cache could keep are therefore computed in a tile, which stays in
//! the first cache, and copied from there by stores that bypass the caches (`movnt`). The extra pass through the first cache
//! costs nothing beside the memory, and code, tuples and structs know nothing of it.

use core::cell::Cell;
use core::convert::Infallible;
use core::ops::Range;
use core::ptr::copy_nonoverlapping;

use fpdsl_macros::for_each_tuple;

use super::room::room;
use crate::dispatch::Level;
use crate::loops::{ElementFault, LANES, Outputs, Samples, Steps};

/// Results of this size and more are streamed. It is larger than most last-level caches. Servers have larger ones, but it is
/// also larger than one user's share of those. The next reader of smaller results may still find them in a cache.
const LARGE: usize = 32 << 20;

thread_local! {
    /// [`LARGE`], except in tests.
    static STREAMED_FROM: Cell<usize> = const { Cell::new(LARGE) };
}

/// Runs `run`. Its calls from this thread stream results of this many bytes and more, so tests need not compute 32 MiB to see all
/// cases at the ends of tiles.
#[doc(hidden)]
pub fn with_streaming_from<R>(bytes: usize, run: impl FnOnce() -> R) -> R {
    struct Restore(usize);
    impl Drop for Restore {
        fn drop(&mut self) {
            STREAMED_FROM.set(self.0);
        }
    }
    let _restore = Restore(STREAMED_FROM.replace(bytes));
    run()
}

/// A tile's size. Arguments are read while results are computed and not while they are copied: in tiles as small as this the
/// two follow each other so quickly that the memory is busy all the time. Larger ones were slower, by a fifth at 16 KiB.
const TILE: usize = 2 << 10;

/// The unit of writing past the caches; parts of it are written the ordinary way.
const LINE: usize = 64;

/// The addresses that a sink writes to.
///
/// # Safety
///
/// `from(k)` writes element `k + i` where `self` writes `i`, `aligned` begins at most `LINE` elements later, and `each` tells of
/// all that `self` writes.
pub unsafe trait Addresses: Copy {
    /// Bytes of an element, in all arrays together.
    const BYTES: usize;

    /// The memory of a tile.
    type Tile;

    /// A tile of this many elements; none if there is no memory, or if an array is not written element beside element.
    fn tile(self, n: usize) -> Option<Self::Tile>;

    /// The addresses of a tile, which must not be touched while they are in use.
    fn of_tile(tile: &mut Self::Tile) -> Self;

    /// The same addresses as those of elements from `first` on.
    fn from(self, first: usize) -> Self;

    /// The addresses of the elements from `first` on, as those from 0 on.
    fn behind(self, first: usize) -> Self;

    /// The addresses from the next line on, of each array.
    fn aligned(self) -> Self;

    /// How many elements lie between `first` and the next line; 0 where elements and lines do not fit.
    fn before_line(self, first: usize) -> usize;

    /// Calls `copy` for each array with the addresses of its element 0 in `tile`, its element `first` here, and the bytes of
    /// an element.
    fn each(self, tile: Self, first: usize, copy: &mut impl FnMut(*const u8, *mut u8, usize));
}

// SAFETY: there is one array.
unsafe impl<T> Addresses for Outputs<T> {
    const BYTES: usize = size_of::<T>();

    type Tile = Vec<T>;

    fn tile(self, n: usize) -> Option<Vec<T>> {
        room(n).ok()
    }

    fn of_tile(tile: &mut Vec<T>) -> Self {
        Outputs(tile.as_mut_ptr())
    }

    fn from(self, first: usize) -> Self {
        Outputs(self.0.wrapping_sub(first))
    }

    fn behind(self, first: usize) -> Self {
        Outputs(self.0.wrapping_add(first))
    }

    fn aligned(self) -> Self {
        Outputs(self.0.wrapping_add(self.before_line(0)))
    }

    fn before_line(self, first: usize) -> usize {
        match self.0.wrapping_add(first).align_offset(LINE) {
            elements if elements <= LINE => elements,
            _ => 0,
        }
    }

    fn each(self, tile: Self, first: usize, copy: &mut impl FnMut(*const u8, *mut u8, usize)) {
        copy(tile.0.cast(), self.0.wrapping_add(first).cast(), size_of::<T>());
    }
}

// SAFETY: there is one array. It has tiles only if its elements are adjacent, so nothing else is copied.
unsafe impl<T> Addresses for Steps<T> {
    const BYTES: usize = size_of::<T>();

    type Tile = Vec<T>;

    fn tile(self, n: usize) -> Option<Vec<T>> {
        match self.step {
            1 => room(n).ok(),
            _ => None,
        }
    }

    fn of_tile(tile: &mut Vec<T>) -> Self {
        Steps::of_adjacent(tile.as_mut_ptr())
    }

    fn from(self, first: usize) -> Self {
        self.behind(first.wrapping_neg())
    }

    fn behind(self, first: usize) -> Self {
        let first = self.at(first);
        Steps { first, ..self }
    }

    fn aligned(self) -> Self {
        self.behind(self.before_line(0))
    }

    fn before_line(self, first: usize) -> usize {
        Outputs(self.first).before_line(first)
    }

    fn each(self, tile: Self, first: usize, copy: &mut impl FnMut(*const u8, *mut u8, usize)) {
        Outputs(self.first).each(Outputs(tile.first), first, copy);
    }
}

// SAFETY: there is one array. It has no tiles, so nothing is copied.
unsafe impl<T> Addresses for Samples<T> {
    // There are results only here and there.
    const BYTES: usize = 0;

    type Tile = Infallible;

    fn tile(self, _: usize) -> Option<Infallible> {
        None
    }

    fn of_tile(tile: &mut Infallible) -> Self {
        match *tile {}
    }

    fn from(self, first: usize) -> Self {
        let offset = self.offset.wrapping_sub(first);
        Samples { offset, ..self }
    }

    fn behind(self, first: usize) -> Self {
        let offset = self.offset.wrapping_add(first);
        Samples { offset, ..self }
    }

    fn aligned(self) -> Self {
        self
    }

    fn before_line(self, _: usize) -> usize {
        0
    }

    fn each(self, _: Self, _: usize, _: &mut impl FnMut(*const u8, *mut u8, usize)) {}
}

for_each_tuple! {
    #for len > 0 {
        // SAFETY: each part does as it promises.
        unsafe impl<#(#S: Addresses),*> Addresses for (#(#S,)*) {
            const BYTES: usize = #(#S::BYTES)+*;

            type Tile = (#(#S::Tile,)*);

            fn tile(self, n: usize) -> Option<Self::Tile> {
                Some((#(self.#i.tile(n)?,)*))
            }

            fn of_tile(tile: &mut Self::Tile) -> Self {
                (#(#S::of_tile(&mut tile.#i),)*)
            }

            fn from(self, first: usize) -> Self {
                (#(self.#i.from(first),)*)
            }

            fn behind(self, first: usize) -> Self {
                (#(self.#i.behind(first),)*)
            }

            fn aligned(self) -> Self {
                (#(self.#i.aligned(),)*)
            }

            fn before_line(self, first: usize) -> usize {
                self.0.before_line(first)
            }

            fn each(self, tile: Self, first: usize, copy: &mut impl FnMut(*const u8, *mut u8, usize)) {
                #(self.#i.each(tile.#i, first, copy);)*
            }
        }
    }
}

/// Elements of a tile for `n` results of `bytes` each; none if they are to be written the ordinary way.
pub(super) fn tile(n: usize, bytes: usize) -> Option<usize> {
    let pays = cfg!(target_arch = "x86_64") && bytes > 0 && n.saturating_mul(bytes) >= STREAMED_FROM.get();
    pays.then(|| (TILE / bytes).next_multiple_of(LANES).max(LANES))
}

/// As `run`, which computes elements into a sink, by tiles of `len` elements. After a fault those of its tile are not written.
///
/// # Errors
///
/// As `run`.
///
/// # Safety
///
/// `sink` may be written for the elements, and is by nobody else, and the CPU has `level`. `run` writes all elements of a range to the
/// sink that it gets, unless it returns an error, and may be called with any sink that has room for them.
pub(super) unsafe fn run_in_tiles<K: Addresses>(
    run: &dyn Fn(K, Range<usize>) -> Result<(), ElementFault>,
    level: Level,
    sink: K,
    range: Range<usize>,
    len: usize,
) -> Result<(), ElementFault> {
    let Some(mut room) = sink.tile(len + LINE) else {
        return run(sink, range);
    };
    // Vectors that begin with a line lie in one; there is room for as many elements more as can stand before one.
    let tile = K::of_tile(&mut room).aligned();
    let mut first = range.start;
    let mut part = first_part(sink.before_line(first), len);
    let mut done = Ok(());
    while first < range.end && done.is_ok() {
        let end = range.end.min(first.saturating_add(part));
        done = run(tile.from(first), first..end);
        if done.is_ok() {
            sink.each(tile, first, &mut |from, to, bytes| {
                // SAFETY: the tile's elements have been written; the caller's for the sink.
                unsafe { copy_past_caches(level, from, to, (end - first) * bytes) }
            });
        }
        (first, part) = (end, len);
    }
    fence();
    done
}

/// Elements of the first part, never more than a tile has room for. It ends where a line of the results begins, so that whole
/// tiles that follow are whole lines. A line that begins only after a tile is none to aim at: its distance says that elements and
/// lines meet more rarely than tiles end.
fn first_part(to_line: usize, len: usize) -> usize {
    if (1..len).contains(&to_line) { to_line } else { len }
}

/// Copies bytes that do not overlap. Other threads may see them only after [`fence`].
///
/// # Safety
///
/// `from` may be read and `to` written for this many bytes, and the CPU has `level`.
unsafe fn copy_past_caches(level: Level, from: *const u8, to: *mut u8, bytes: usize) {
    let head = to.align_offset(LINE).min(bytes);
    let lines = (bytes - head) / LINE;
    let tail = head + lines * LINE;
    // SAFETY: the caller's; the three parts are one after the other.
    unsafe {
        // Mostly there is neither head nor tail.
        if head > 0 {
            copy_nonoverlapping(from, to, head);
        }
        copy_lines(level, from.add(head), to.add(head), lines);
        if tail < bytes {
            copy_nonoverlapping(from.add(tail), to.add(tail), bytes - tail);
        }
    }
}

/// Also for Miri, which does not know the stores past the caches.
///
/// # Safety
///
/// As [`copy_past_caches`] for this many lines, and `to` is aligned to lines.
#[cfg(any(miri, not(target_arch = "x86_64")))]
unsafe fn copy_lines(_: Level, from: *const u8, to: *mut u8, lines: usize) {
    // SAFETY: the caller's.
    unsafe { copy_nonoverlapping(from, to, lines * LINE) };
}

#[cfg(any(miri, not(target_arch = "x86_64")))]
fn fence() {}

/// # Safety
///
/// As [`copy_past_caches`] for this many lines, and `to` is aligned to lines.
#[cfg(all(target_arch = "x86_64", not(miri)))]
unsafe fn copy_lines(level: Level, from: *const u8, to: *mut u8, lines: usize) {
    // SAFETY: the caller's; each level has the features of its copy.
    unsafe {
        match level {
            Level::Avx512 => on_x86::avx512(from, to, lines),
            Level::Fma => on_x86::avx(from, to, lines),
            _ => on_x86::sse2(from, to, lines),
        }
    }
}

/// Orders what was written past the caches before what this thread writes next, such as the word that it is done.
#[cfg(all(target_arch = "x86_64", not(miri)))]
fn fence() {
    // SAFETY: every x86-64 CPU has the instruction.
    unsafe { core::arch::x86_64::_mm_sfence() };
}

#[cfg(all(target_arch = "x86_64", not(miri)))]
mod on_x86 {
    use core::arch::x86_64::*;

    use super::LINE;

    macro_rules! copies {
        ($($name:ident $features:literal $vector:ty: $load:ident $stream:ident;)*) => {$(
            #[target_feature(enable = $features)]
            pub(super) unsafe fn $name(from: *const u8, to: *mut u8, lines: usize) {
                const PIECE: usize = size_of::<$vector>();
                for line in 0..lines {
                    for piece in 0..LINE / PIECE {
                        let at = line * LINE + piece * PIECE;
                        // SAFETY: the caller's: both are within the lines, and `to` is aligned to them.
                        unsafe { $stream(to.add(at).cast(), $load(from.add(at).cast())) };
                    }
                }
            }
        )*};
    }

    copies! {
        avx512 "avx512f" __m512i: _mm512_loadu_si512 _mm512_stream_si512;
        avx "avx" __m256i: _mm256_loadu_si256 _mm256_stream_si256;
        sse2 "sse2" __m128i: _mm_loadu_si128 _mm_stream_si128;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_copied_and_no_other() {
        let from: Vec<u8> = (0..1000).map(|k| (k % 251) as u8).collect();
        for &level in Level::available() {
            for start in 0..70 {
                for bytes in [0, 1, 63, 64, 65, 127, 128, 300, 511] {
                    let mut to = vec![0xee; 700];
                    // SAFETY: both ranges are within their arrays, and the level is available.
                    unsafe {
                        copy_past_caches(level, from[start..].as_ptr(), to[start..].as_mut_ptr(), bytes)
                    };
                    fence();
                    let end = start + bytes;
                    assert_eq!(to[start..end], from[start..end], "{start}, {bytes}");
                    assert!(
                        to[..start].iter().chain(&to[end..]).all(|&byte| byte == 0xee),
                        "{start}, {bytes}"
                    );
                }
            }
        }
    }

    #[test]
    fn no_part_is_longer_than_a_tile() {
        for len in (16..=2048).step_by(16) {
            for to_line in 0..=LINE {
                let part = first_part(to_line, len);
                assert!((1..=len).contains(&part), "{to_line}, {len}");
                assert!(part == to_line || part == len, "{to_line}, {len}");
            }
        }
    }

    #[test]
    fn tests_can_lower_the_size_for_a_while() {
        if cfg!(target_arch = "x86_64") {
            assert_eq!(with_streaming_from(1, || tile(3, 4)), Some(512));
        }
        assert_eq!(tile(3, 4), None);
    }

    #[test]
    fn tiles_are_whole_blocks_for_large_results_only() {
        assert_eq!(tile(1 << 20, 4), None);
        if cfg!(target_arch = "x86_64") {
            assert_eq!(tile(1 << 23, 4), Some(512));
            assert_eq!(tile(1 << 23, 5), Some(416));
            assert_eq!(tile(1 << 23, 8000), Some(16));
            assert_eq!(tile(usize::MAX, 3), Some(688));
        }
        assert_eq!(tile(1 << 40, 0), None);
    }
}
