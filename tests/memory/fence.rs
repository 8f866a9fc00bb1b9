//! An allocator that watches what lies around every larger piece of memory.
//!
//! A piece has pages of its own, between two that nobody may touch. Where it does not fill its pages, known bytes do, which are
//! looked at when it is freed. So the library's own memory is watched too: tiles, results, and what scans keep for segments.
//! Under a sanitizer, whose allocator knows more, and under Miri this one is left out.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::ptr::null_mut;
use std::slice;

#[global_allocator]
static FENCE: Fence = Fence;

/// Smaller pieces come from the system. The least that is watched of the library, a tile, has more elements than a line has bytes.
const WATCHED: usize = 64;

/// That of x86-64, and of most kernels elsewhere.
const PAGE: usize = 4096;

/// What surrounds a piece within its pages.
const CANARY: u8 = 0xa5;

/// Where a piece of memory lies in its pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Behind a page that nobody may touch.
    Start,
    /// In front of one.
    End,
    /// So many bytes after the beginning of a cache line, as far as its alignment lets it.
    Line(usize),
}

thread_local! {
    /// As malloc has it, which keeps two words in front of a piece.
    static PLACE: Cell<Place> = const { Cell::new(Place::Line(16)) };
}

/// Runs `run`, for which memory that this thread asks for lies there.
pub fn with_memory_at<R>(place: Place, run: impl FnOnce() -> R) -> R {
    let before = PLACE.replace(place);
    let result = run();
    PLACE.set(before);
    result
}

struct Fence;

impl Place {
    /// Bytes from the start of the pages, and how many they have.
    fn of(self, layout: Layout) -> (usize, usize) {
        let (size, align) = (layout.size(), layout.align());
        let whole = size.next_multiple_of(PAGE);
        match self {
            Place::Start => (0, whole),
            Place::End => ((whole - size) / align * align, whole),
            Place::Line(bytes) => {
                let offset = bytes % 64 / align * align;
                (offset, (offset + size).next_multiple_of(PAGE))
            }
        }
    }
}

/// Calls `look` for the bytes around a piece.
///
/// # Safety
///
/// It came from the allocator.
unsafe fn around(at: *mut u8, size: usize, mut look: impl FnMut(&mut [u8])) {
    let before = at as usize % PAGE;
    let after = (before + size).next_multiple_of(PAGE) - before - size;
    // SAFETY: the rest of the first page and of the last.
    unsafe {
        look(slice::from_raw_parts_mut(at.sub(before), before));
        look(slice::from_raw_parts_mut(at.add(size), after));
    }
}

fn watched(layout: Layout) -> bool {
    layout.size() >= WATCHED && layout.align() <= PAGE && layout.size() < isize::MAX as usize - 4 * PAGE
}

// SAFETY: a piece has pages of its own, the whole of which are mapped, and they are found again from its address and its size.
unsafe impl GlobalAlloc for Fence {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if !watched(layout) {
            // SAFETY: the caller's.
            return unsafe { System.alloc(layout) };
        }
        let (offset, inside) = PLACE.get().of(layout);
        // SAFETY: a new mapping, whose inner part is made accessible.
        unsafe {
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
            let map = libc::mmap(null_mut(), inside + 2 * PAGE, libc::PROT_NONE, flags, -1, 0);
            if map == libc::MAP_FAILED {
                return null_mut();
            }
            let start = map.cast::<u8>().add(PAGE);
            if libc::mprotect(start.cast(), inside, libc::PROT_READ | libc::PROT_WRITE) != 0 {
                libc::munmap(map, inside + 2 * PAGE);
                return null_mut();
            }
            let at = start.add(offset);
            around(at, layout.size(), |bytes| bytes.fill(CANARY));
            at
        }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        if !watched(layout) {
            // SAFETY: the caller's, and `alloc` took it from there.
            return unsafe { System.dealloc(at, layout) };
        }
        let before = at as usize % PAGE;
        let inside = (before + layout.size()).next_multiple_of(PAGE);
        // SAFETY: `alloc` mapped these pages, and one on either side.
        unsafe {
            around(at, layout.size(), |bytes| {
                if bytes.iter().any(|&byte| byte != CANARY) {
                    // An allocator must not unwind.
                    let message = b"memory beside an allocation was written\n";
                    libc::write(2, message.as_ptr().cast(), message.len());
                    libc::abort();
                }
            });
            libc::munmap(at.sub(before + PAGE).cast(), inside + 2 * PAGE);
        }
    }
}
