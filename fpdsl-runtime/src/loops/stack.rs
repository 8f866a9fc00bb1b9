//! The stack that a task may take for its values.
//!
//! Elements may be of any size, and code that is not optimised copies them at every call. If this thread has less stack left than a
//! task may take, the task runs on a thread of its own (`threads/stack.rs`). The recorder does the same. Calls keep values in memory,
//! and a result has one copy on the stack of the caller (`device/few.rs`).

use crate::function::Function;

/// Copies of a value that the frames of a body hold at a time, generously: code that is not optimised makes one at every call.
const COPIES: usize = if cfg!(debug_assertions) { 64 } else { 8 };

/// The same of the arrays within a body, each of which [`Function::ELEMENTS`] counts.
const COPIES_WITHIN: usize = if cfg!(debug_assertions) { 16 } else { 4 };

/// Bytes of the widest scalar.
const WIDEST: usize = 8;

/// The stack of code that holds values of this many bytes.
pub(crate) const fn of_bytes(bytes: usize) -> usize {
    COPIES.saturating_mul(bytes)
}

/// The stack of code that holds values of a type.
pub(crate) const fn of_values<T>() -> usize {
    of_bytes(size_of::<T>())
}

/// The stack of a function for one element.
pub(crate) const fn of_function<F: Function>() -> usize {
    let within = (COPIES_WITHIN * WIDEST).saturating_mul(F::ELEMENTS);
    of_values::<F::Args>()
        .saturating_add(of_values::<F::Out>())
        .saturating_add(within)
}

/// Runs `work` where its values have room.
///
/// # Safety
///
/// All that `work` uses and gives may be used from another thread while this one waits.
#[inline(always)]
pub(super) unsafe fn with_stack<R>(bytes: usize, work: impl FnOnce() -> R) -> R {
    #[cfg(feature = "std")]
    {
        /// Whatever goes from one thread to the other.
        struct Moved<T>(T);

        // SAFETY: the caller's.
        unsafe impl<T> Send for Moved<T> {}

        let work = Moved(work);
        let moved = crate::threads::with_stack(bytes, move || {
            let all = work;
            Moved((all.0)())
        });
        moved.0
    }
    #[cfg(not(feature = "std"))]
    {
        let _ = bytes;
        work()
    }
}
