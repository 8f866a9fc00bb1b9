//! The pool of this process.

use std::ptr::null_mut;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, Ordering};

use rayon::{ThreadPool, ThreadPoolBuilder};

use super::{number, process};
use crate::dispatch::environment_changed;
use crate::log::log;

/// The threads of a process, once somebody has asked for them.
struct Started {
    process: u32,
    /// The threads beside the caller. `None` if there are none.
    pool: OnceLock<Option<ThreadPool>>,
}

/// The pool of fpdsl's own; none if this thread computes alone.
pub(super) fn of_this_process() -> Option<&'static ThreadPool> {
    let started = of(process::id());
    // New threads inherit the float environment of the one that starts them, and keep it for all who come later.
    if started.pool.get().is_none() && environment_changed() {
        return None;
    }
    started.pool.get_or_init(start).as_ref()
}

/// The pool that the process of that number has started.
///
/// After a fork the child finds here what its parent started: threads that the child does not have, and perhaps one that was
/// being started and that nobody brings to its end. So no process waits for what belongs to another one, nor drops it, since the
/// end of a pool is told to its threads.
fn of(process: u32) -> &'static Started {
    static LAST: AtomicPtr<Started> = AtomicPtr::new(null_mut());
    let last = LAST.load(Ordering::Acquire);
    // SAFETY: null, or from `Box::into_raw` below, and never freed.
    if let Some(started) = unsafe { last.as_ref() }
        && started.process == process
    {
        return started;
    }
    let new = Box::into_raw(Box::new(Started {
        process,
        pool: OnceLock::new(),
    }));
    match LAST.compare_exchange(last, new, Ordering::AcqRel, Ordering::Acquire) {
        // SAFETY: from `Box::into_raw`, and never freed.
        Ok(_) => unsafe { &*new },
        Err(other) => {
            // SAFETY: from `Box::into_raw`, and nobody else has seen it.
            drop(unsafe { Box::from_raw(new) });
            // Another thread was faster. It is of this process: others have memory of their own.
            // SAFETY: from `Box::into_raw`, and never freed.
            unsafe { &*other }
        }
    }
}

fn start() -> Option<ThreadPool> {
    let threads = number::of_threads();
    if threads == 1 {
        return None;
    }
    let pool = ThreadPoolBuilder::new()
        .num_threads(threads - 1)
        .thread_name(|k| format!("fpdsl {k}"))
        .build();
    match pool {
        Ok(pool) => Some(pool),
        Err(why) => {
            log(|| format!("one thread computes: {threads} could not be started: {why}"));
            None
        }
    }
}
