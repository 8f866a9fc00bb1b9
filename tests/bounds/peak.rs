//! An allocator that knows how much memory there was at most.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Mutex, MutexGuard, PoisonError};

#[global_allocator]
static COUNTED: Counted = Counted;

struct Counted;

static NOW: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

// SAFETY: the system's allocator, observed.
unsafe impl GlobalAlloc for Counted {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's.
        let at = unsafe { System.alloc(layout) };
        if !at.is_null() {
            MOST.fetch_max(NOW.fetch_add(layout.size(), SeqCst) + layout.size(), SeqCst);
        }
        at
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        NOW.fetch_sub(layout.size(), SeqCst);
        // SAFETY: the caller's.
        unsafe { System.dealloc(at, layout) }
    }
}

/// Nobody else allocates while this is there.
pub fn alone() -> MutexGuard<'static, ()> {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What `run` gives, and how many bytes more than before there were at most meanwhile.
pub fn of<R>(run: impl FnOnce() -> R) -> (R, usize) {
    let before = NOW.load(SeqCst);
    MOST.store(before, SeqCst);
    let result = run();
    (result, MOST.load(SeqCst).saturating_sub(before))
}
