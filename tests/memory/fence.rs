//! An allocator that watches what lies around every larger piece of memory.
//!
//! A piece has pages of its own, between two that nobody may touch. Known bytes fill the rest of its pages; they are checked when
//! it is freed. So the library's own memory is watched too: tiles, results, and the values that scans keep for segments.
//! Under a sanitizer, whose allocator knows more, and under Miri this one is left out.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::ptr::null_mut;
use std::slice;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crate::placement::Placement;

#[global_allocator]
static FENCE: Fence = Fence;

/// Smaller pieces come from the system. The least that is watched of the library, a tile, has more elements than a line has bytes.
const WATCHED: usize = 64;

/// The page size of x86-64, and of most kernels elsewhere.
const PAGE: usize = 4096;

/// The bytes around a piece within its pages.
const CANARY: u8 = 0xa5;

thread_local! {
    /// As malloc has it, which keeps two words in front of a piece.
    static PLACEMENT: Cell<Placement> = const { Cell::new(Placement::Line(16)) };
}

thread_local! {
    static REFUSED_FROM: Cell<usize> = const { Cell::new(usize::MAX) };
}

/// Runs `run`, in which this thread gets no piece of memory of this many bytes or more.
pub fn with_less_memory_than<R>(bytes: usize, run: impl FnOnce() -> R) -> R {
    REFUSED_FROM.set(bytes);
    let result = run();
    REFUSED_FROM.set(usize::MAX);
    result
}

/// Runs `run`, for which memory that this thread asks for lies there.
pub fn with_memory_at<R>(place: Placement, run: impl FnOnce() -> R) -> R {
    let before = PLACEMENT.replace(place);
    let result = run();
    PLACEMENT.set(before);
    result
}

struct Fence;

/// Addresses for all pieces that there will ever be: none is given out twice, so that what has been freed stays forbidden.
const REGION: usize = 1 << 38;

/// The kernel counts mappings, of which each piece is two. A panic's backtrace has more than it allows.
const MOST_AT_A_TIME: usize = 4096;

/// The start of the region: 0 before the first piece, and 1 if there is none.
static START: AtomicUsize = AtomicUsize::new(0);
static USED: AtomicUsize = AtomicUsize::new(0);
static LIVE: AtomicUsize = AtomicUsize::new(0);

/// The region's first address.
fn region() -> Option<usize> {
    let known = START.load(Relaxed);
    if known > 1 {
        return Some(known);
    }
    if known == 1 {
        return None;
    }
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: a new mapping.
    let map = unsafe { libc::mmap(null_mut(), REGION, libc::PROT_NONE, flags, -1, 0) };
    let start = if map == libc::MAP_FAILED { 1 } else { map as usize };
    // Another thread may have been first; what this one mapped then stays unused.
    let first = START.compare_exchange(0, start, Relaxed, Relaxed);
    Some(first.map_or_else(|other| other, |_| start)).filter(|&start| start > 1)
}

/// Returns true if a piece came from the region.
fn is_ours(at: *mut u8) -> bool {
    let start = START.load(Relaxed);
    start > 1 && (start..start + REGION).contains(&(at as usize))
}

/// Bytes from the start of a piece's pages to the piece, and how many the pages have.
fn offset_and_pages(place: Placement, layout: Layout) -> (usize, usize) {
    let (size, align) = (layout.size(), layout.align());
    let whole = size.next_multiple_of(PAGE);
    match place {
        Placement::Start => (0, whole),
        Placement::End => ((whole - size) / align * align, whole),
        Placement::Line(bytes) => {
            // As far as the alignment lets it.
            let offset = bytes % 64 / align * align;
            (offset, (offset + size).next_multiple_of(PAGE))
        }
    }
}

/// A piece with pages of its own, between two that stay forbidden; none if there is no room for it.
fn fenced(layout: Layout) -> Option<*mut u8> {
    if layout.size() < WATCHED || layout.align() > PAGE || layout.size() > REGION / 4 {
        return None;
    }
    let start = region()?;
    if LIVE.fetch_add(1, Relaxed) >= MOST_AT_A_TIME {
        LIVE.fetch_sub(1, Relaxed);
        return None;
    }
    let (offset, inside) = offset_and_pages(PLACEMENT.get(), layout);
    let from = USED.fetch_add(inside + PAGE, Relaxed);
    // SAFETY: pages of the region that nobody else gets.
    let made = from.saturating_add(inside + 2 * PAGE) <= REGION
        && unsafe {
            let pages = (start + from + PAGE) as *mut libc::c_void;
            libc::mprotect(pages, inside, libc::PROT_READ | libc::PROT_WRITE) == 0
        };
    if !made {
        LIVE.fetch_sub(1, Relaxed);
        return None;
    }
    let at = (start + from + PAGE + offset) as *mut u8;
    // SAFETY: the pages may be written.
    unsafe { around(at, layout.size(), |bytes| bytes.fill(CANARY)) };
    Some(at)
}

/// Calls `look` for the bytes around a piece.
///
/// # Safety
///
/// It came from [`fenced`].
unsafe fn around(at: *mut u8, size: usize, mut look: impl FnMut(&mut [u8])) {
    let before = at as usize % PAGE;
    let after = (before + size).next_multiple_of(PAGE) - before - size;
    // SAFETY: the rest of the first page and of the last.
    unsafe {
        look(slice::from_raw_parts_mut(at.sub(before), before));
        look(slice::from_raw_parts_mut(at.add(size), after));
    }
}

fn look_for_writes(bytes: &mut [u8]) {
    if bytes.iter().any(|&byte| byte != CANARY) {
        let message = b"memory beside an allocation was written\n";
        // An allocator must not unwind.
        // SAFETY: the message's bytes.
        unsafe {
            libc::write(2, message.as_ptr().cast(), message.len());
            libc::abort();
        }
    }
}

// SAFETY: pieces have pages of their own, or are the system's; their addresses tell which.
unsafe impl GlobalAlloc for Fence {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if layout.size() >= REFUSED_FROM.get() {
            return null_mut();
        }
        // SAFETY: the caller's.
        fenced(layout).unwrap_or_else(|| unsafe { System.alloc(layout) })
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        if !is_ours(at) {
            // SAFETY: the caller's, and `alloc` took it from there.
            return unsafe { System.dealloc(at, layout) };
        }
        let before = at as usize % PAGE;
        let inside = (before + layout.size()).next_multiple_of(PAGE);
        // SAFETY: `fenced` made these pages, which are the piece's alone.
        unsafe {
            around(at, layout.size(), look_for_writes);
            let pages = at.sub(before).cast();
            libc::madvise(pages, inside, libc::MADV_DONTNEED);
            libc::mprotect(pages, inside, libc::PROT_NONE);
        }
        LIVE.fetch_sub(1, Relaxed);
    }
}
