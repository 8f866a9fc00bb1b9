//! The threads that share the work of a call. No other module uses rayon or starts threads.
//!
//! A call from a thread of a rayon pool shares the threads of that pool, so a program chooses where calls run with
//! `pool.install(..)`. All other calls share fpdsl's own pool. The first of them that can use it starts it. Rayon's global pool is
//! not used: it panics if threads cannot be started, and a forked process cannot have another one.
//!
//! Calls with work for a microsecond do not ask: the question is a system call or two, and the first may start threads.

mod number;
mod pool;
mod process;
mod stack;

use rayon::prelude::*;

pub use stack::with_stack;

/// The threads that share the work of a call from this thread.
#[derive(Debug)]
pub struct Threads(Workers);

#[derive(Debug)]
enum Workers {
    /// None but the calling thread.
    Caller,
    /// Those of the pool that the calling thread belongs to.
    Around,
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
            Workers::Pool(pool) => pool.current_num_threads(),
        }
    }

    /// Calls `work` for each of `0..parts`, in any order, and returns after the last.
    ///
    /// Each part is one that an idle thread may take: rayon by itself would hand out some in a row, and wait for whoever has them.
    ///
    /// The work comes as a trait object so that rayon's machinery is compiled once, not for each caller.
    ///
    /// # Panics
    ///
    /// If `work` panics, after the parts that had begun.
    pub fn for_each(&self, parts: usize, work: &(dyn Fn(usize) + Sync)) {
        let shared = || (0..parts).into_par_iter().with_max_len(1).for_each(work);
        match self.0 {
            Workers::Caller => (0..parts).for_each(work),
            Workers::Around => shared(),
            Workers::Pool(pool) => pool.install(shared),
        }
    }

    /// Copies a slice to another of the same length, by pieces of so many bytes.
    ///
    /// # Panics
    ///
    /// If the lengths differ.
    pub fn copy(&self, from: &[u8], to: &mut [u8], piece: usize) {
        assert_eq!(from.len(), to.len(), "a copy is as long as the original");
        let mut shared = || {
            let pieces = from.par_chunks(piece).zip(to.par_chunks_mut(piece));
            pieces.for_each(|(from, to)| to.copy_from_slice(from));
        };
        match self.0 {
            Workers::Caller => to.copy_from_slice(from),
            Workers::Around => shared(),
            Workers::Pool(pool) => pool.install(shared),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

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
