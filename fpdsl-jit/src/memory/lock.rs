//! A lock that survives a fork.

use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicU32, Ordering};

/// A lock for moments. A process that was forked while another thread held it finds the number of its parent there, and takes it over:
/// that thread does not exist in the child.
pub struct Lock<T> {
    /// The process of the thread that holds it; 0 if none does.
    holder: AtomicU32,
    value: UnsafeCell<T>,
}

// SAFETY: `with` gives the value to one thread at a time.
unsafe impl<T: Send> Sync for Lock<T> {}

/// Unlocks, after a panic too.
struct Unlock<'a>(&'a AtomicU32);

impl Drop for Unlock<'_> {
    fn drop(&mut self) {
        self.0.store(0, Ordering::Release);
    }
}

impl<T: Default> Lock<T> {
    pub const fn new(value: T) -> Self {
        Lock {
            holder: AtomicU32::new(0),
            value: UnsafeCell::new(value),
        }
    }

    /// Runs `work` alone. A value that a thread of the parent held may be half changed: it is left where it is, for a new one.
    pub fn with<R>(&self, work: impl FnOnce(&mut T) -> R) -> R {
        let process = std::process::id();
        let abandoned = loop {
            let taken = self
                .holder
                .compare_exchange_weak(0, process, Ordering::Acquire, Ordering::Relaxed);
            match taken {
                Ok(_) => break false,
                Err(holder) if holder == 0 || holder == process => std::thread::yield_now(),
                Err(holder) => {
                    let taken =
                        self.holder
                            .compare_exchange(holder, process, Ordering::Acquire, Ordering::Relaxed);
                    if taken.is_ok() {
                        break true;
                    }
                }
            }
        };
        let _unlock = Unlock(&self.holder);
        // SAFETY: this thread holds the lock.
        let value = unsafe { &mut *self.value.get() };
        if abandoned {
            std::mem::forget(std::mem::take(value));
        }
        work(value)
    }

    /// Takes the lock for a process that does not exist, as a fork leaves it.
    #[cfg(test)]
    pub(super) fn abandon(&self) {
        self.holder.store(u32::MAX, Ordering::Release);
    }
}
