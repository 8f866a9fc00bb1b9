//! The threads that share the work of a call. No other module uses rayon or starts threads.
//!
//! A call from a thread of a rayon pool shares the threads of that pool, so a program chooses where calls run with
//! `pool.install(..)`. All other calls share fpdsl's own pool. The first of them that can use it starts it. Rayon's global pool is
//! not used: it panics if threads cannot be started, and a forked process cannot have another one.
//!
//! The calling thread is one of those that work. A thread that hands its work over and sleeps makes the system wake the others on
//! the processor that it leaves, all of them on one, and work that is through in some milliseconds ends before they are moved
//! apart.
//!
//! Calls with work for a microsecond do not ask: the question is a system call or two, and the first may start threads.
//!
//! The pool is tied to the process id, so a forked child starts its own.

mod number;
mod pool;
mod process;
mod space;
mod stack;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use rayon::Scope;

pub(crate) use space::has_address_space;
pub use stack::with_stack;

/// The threads that share the work of a call from this thread, which is one of them.
#[derive(Debug)]
pub struct Threads(Workers);

#[derive(Debug)]
enum Workers {
    /// None but the calling thread.
    Caller,
    /// Those of the pool that the calling thread belongs to.
    Around,
    /// Those of a pool, and the calling thread.
    Pool(&'static rayon::ThreadPool),
}

impl Threads {
    /// Asks for the threads, and starts them if nobody has asked before.
    pub fn of_caller() -> Self {
        let of_a_pool = rayon::current_thread_index().is_some();
        Threads(match of_a_pool {
            // The pool's threads are out of reach, and others are not for its work.
            false if stack::stands_in_for_a_pool() => Workers::Caller,
            true if process::may_lack_the_pool_of_this_thread() => Workers::Caller,
            true => Workers::Around,
            false => pool::of_this_process().map_or(Workers::Caller, Workers::Pool),
        })
    }

    /// The number of threads.
    pub fn count(&self) -> usize {
        match self.0 {
            Workers::Caller => 1,
            Workers::Around => rayon::current_num_threads(),
            Workers::Pool(pool) => pool.current_num_threads() + 1,
        }
    }

    /// Calls `work` for each of `0..parts`, in any order, and returns after the last.
    ///
    /// Each thread takes the next part when it has done one.
    ///
    /// # Panics
    ///
    /// If `work` panics, after the parts that had begun.
    pub fn for_each(&self, parts: usize, work: &(dyn Fn(usize) + Sync)) {
        let next = AtomicUsize::new(0);
        self.together(parts, &|| {
            let _taken = TakenBy(&next, parts);
            loop {
                // The order of memory is the scope's: all that a part writes is seen after the end of the call.
                let part = next.fetch_add(1, Ordering::Relaxed);
                if part >= parts {
                    return;
                }
                work(part);
            }
        });
    }

    /// Copies a slice to another of the same length, by pieces of this many bytes.
    ///
    /// # Panics
    ///
    /// If the lengths differ.
    pub fn copy(&self, from: &[u8], to: &mut [u8], piece: usize) {
        assert_eq!(from.len(), to.len(), "a copy is as long as the original");
        let number = from.len().div_ceil(piece);
        let pieces = Mutex::new(from.chunks(piece).zip(to.chunks_mut(piece)));
        let take = || pieces.lock().unwrap_or_else(PoisonError::into_inner).next();
        self.together(number, &|| {
            while let Some((from, to)) = take() {
                to.copy_from_slice(from);
            }
        });
    }

    /// Calls `take` on this thread, and on as many others as there are, up to `most` threads in all. Others that come late call it
    /// when there is nothing left to take.
    ///
    /// The work comes as a trait object so that rayon's machinery is compiled once, not for each caller.
    fn together(&self, most: usize, take: &(dyn Fn() + Sync)) {
        let others = self.count().min(most).saturating_sub(1);
        match self.0 {
            Workers::Pool(pool) if others > 0 => pool.in_place_scope(|scope| share(scope, others, take)),
            Workers::Around if others > 0 => rayon::in_place_scope(|scope| share(scope, others, take)),
            Workers::Caller | Workers::Around | Workers::Pool(_) => take(),
        }
    }
}

/// Calls `take`, and has `others` threads call it. It takes some microseconds to wake one, so each that is awake wakes half of what
/// is left.
fn share<'a>(scope: &Scope<'a>, others: usize, take: &'a (dyn Fn() + Sync)) {
    let mut left = others;
    while left > 0 {
        let half = left.div_ceil(2);
        scope.spawn(move |scope| share(scope, half - 1, take));
        left -= half;
    }
    take();
}

/// Takes all parts that are left when it is dropped. After a panic nobody begins another one.
struct TakenBy<'a>(&'a AtomicUsize, usize);

impl Drop for TakenBy<'_> {
    fn drop(&mut self) {
        self.0.fetch_max(self.1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;
    use std::time::{Duration, Instant};

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(20);

    /// Those that there can be, however many processors there are.
    fn each_kind(check: impl Fn(&Threads) + Sync) {
        let pool: &'static rayon::ThreadPool = Box::leak(Box::new(
            rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap(),
        ));
        check(&Threads(Workers::Caller));
        check(&Threads(Workers::Pool(pool)));
        check(&Threads::of_caller());
        pool.install(|| {
            let around = Threads::of_caller();
            assert_eq!(around.count(), 3);
            check(&around);
        });
    }

    #[test]
    fn every_part_runs_once() {
        each_kind(|threads| {
            for parts in [0, 1, 2, 3, 7, 100] {
                let runs: Vec<AtomicUsize> = (0..parts).map(|_| AtomicUsize::new(0)).collect();
                threads.for_each(parts, &|k| {
                    runs[k].fetch_add(1, Ordering::Relaxed);
                });
                assert!(runs.iter().all(|run| run.load(Ordering::Relaxed) == 1));
            }
        });
    }

    #[test]
    fn the_caller_takes_part() {
        each_kind(|threads| {
            let caller = thread::current().id();
            let parts_of_caller = AtomicUsize::new(0);
            threads.for_each(4 * threads.count(), &|_| {
                thread::sleep(Duration::from_millis(2));
                parts_of_caller.fetch_add(usize::from(thread::current().id() == caller), Ordering::Relaxed);
            });
            assert_ne!(parts_of_caller.into_inner(), 0, "{threads:?}");
        });
    }

    #[test]
    fn all_threads_take_part() {
        each_kind(|threads| {
            // Each waits for all others, within reason.
            let (arrived, start) = (AtomicUsize::new(0), Instant::now());
            threads.for_each(threads.count(), &|_| {
                arrived.fetch_add(1, Ordering::Relaxed);
                while arrived.load(Ordering::Relaxed) < threads.count() && start.elapsed() < PATIENCE {
                    thread::yield_now();
                }
            });
            assert!(start.elapsed() < PATIENCE, "{threads:?}");
        });
    }

    #[test]
    fn no_part_begins_long_after_a_panic() {
        each_kind(|threads| {
            let runs = AtomicUsize::new(0);
            let panics = || {
                threads.for_each(1000, &|k| {
                    runs.fetch_add(1, Ordering::Relaxed);
                    assert_ne!(k, 0);
                    thread::sleep(Duration::from_millis(1));
                });
            };
            catch_unwind(AssertUnwindSafe(panics)).unwrap_err();
            assert!(runs.into_inner() < 500, "{threads:?}");
        });
    }

    #[test]
    fn a_panic_reaches_the_caller_and_nobody_else() {
        each_kind(|threads| {
            let panics = || {
                threads.for_each(9, &|k| assert_ne!(k, 5, "part five"));
            };
            let panic = catch_unwind(AssertUnwindSafe(panics)).unwrap_err();
            assert!(panic.downcast_ref::<String>().unwrap().contains("part five"));
            let runs = AtomicUsize::new(0);
            threads.for_each(9, &|_| {
                runs.fetch_add(1, Ordering::Relaxed);
            });
            assert_eq!(runs.into_inner(), 9);
        });
    }

    #[test]
    fn copies_are_whole() {
        each_kind(|threads| {
            for len in [0, 1, 99, 100, 101, 12_345] {
                let from: Vec<u8> = (0..len).map(|k| (k % 251) as u8).collect();
                let mut to = vec![0; len];
                threads.copy(&from, &mut to, 100);
                assert_eq!(from, to);
            }
        });
    }
}
