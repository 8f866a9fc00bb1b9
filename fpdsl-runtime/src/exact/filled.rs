//! Blocks of terms that are not binary64 numbers in memory: lanes write them to memory of their own.

use core::mem::MaybeUninit;

use super::products;
use super::window::Terms;
use crate::backend::Stored;
use crate::dispatch::Level;
use crate::lanes::family::{Family, Task, run_task};
use crate::lanes::{LANES, LaneFaults, Mask};

/// Terms of such a block: both parts of them stay in the first cache.
pub(super) const BLOCK: usize = 1024;

/// Room for a block.
pub(super) struct Filled {
    high: [MaybeUninit<f64>; BLOCK],
    low: [MaybeUninit<f64>; BLOCK],
}

impl Filled {
    pub(super) const fn new() -> Self {
        Filled {
            high: [MaybeUninit::uninit(); BLOCK],
            low: [MaybeUninit::uninit(); BLOCK],
        }
    }

    /// Writes the terms from `start` to `end`: each is a number of the first list, and one of the second if that is not empty. `None` if a
    /// term may be no sum of two.
    ///
    /// # Safety
    ///
    /// There are such terms, at most a block, and the level is one of [`Level::available`].
    pub(super) unsafe fn fill<T: Terms>(
        &mut self,
        level: Level,
        terms: T,
        start: usize,
        end: usize,
    ) -> Option<(&[f64], &[f64])> {
        let count = end - start;
        // SAFETY: the caller's for the terms. A block is a multiple of the lanes, so there is room for the last ones with what pads them.
        // All numbers are written before they are read.
        unsafe {
            let list = |at: *const f64| core::slice::from_raw_parts(at, count);
            let (high, low) = (self.high.as_mut_ptr().cast(), self.low.as_ptr().cast());
            if let Some(factors) = terms.wide_factors(start) {
                let factors = (list(factors.0), list(factors.1));
                if products::doubtful(level, factors) {
                    return None;
                }
                products::write(level, factors, (&mut self.high[..count], &mut self.low[..count]));
                return Some((list(high), list(low)));
            }
            let whole = count / LANES * LANES;
            run_task(
                level,
                Write {
                    terms,
                    start,
                    count: whole,
                    to: high,
                },
            );
            if whole < count {
                let mut room = Room::new();
                let last = terms.last(start + whole, count - whole, &mut room);
                run_task(
                    level,
                    Write {
                        terms: last,
                        start: 0,
                        count: LANES,
                        to: high.add(whole),
                    },
                );
            }
            Some((list(high), &[]))
        }
    }
}

/// Room for the last elements of two arrays, and zeros behind them.
pub(super) struct Room<T>([T; LANES], [T; LANES]);

impl<T: super::Summand> Room<T> {
    fn new() -> Self {
        Room([T::from_encoding(0); LANES], [T::from_encoding(0); LANES])
    }

    /// Copies elements and returns where they are now.
    ///
    /// # Safety
    ///
    /// There are so many, at most the lanes.
    pub(super) unsafe fn keep(&mut self, arrays: [*const T; 2], first: usize, count: usize) -> [*const T; 2] {
        // SAFETY: the caller's.
        unsafe {
            arrays[0].add(first).copy_to(self.0.as_mut_ptr(), count);
            arrays[1].add(first).copy_to(self.1.as_mut_ptr(), count);
        }
        [self.0.as_ptr(), self.1.as_ptr()]
    }
}

/// Writes terms, a multiple of the lanes.
struct Write<T> {
    terms: T,
    start: usize,
    count: usize,
    to: *mut f64,
}

impl<T: Terms> Task for Write<T> {
    type Out = ();

    const STACK: usize = 0;

    #[inline(always)]
    unsafe fn run<I: Family>(self) {
        let faults = LaneFaults::new();
        // SAFETY: the caller's.
        let l = unsafe { I::backend(Mask::ALL, &faults) };
        for i in (0..self.count).step_by(LANES) {
            // SAFETY: the caller's.
            unsafe {
                let terms = self.terms.load(l, self.start + i);
                f64::store(l, terms, self.to.add(i), size_of::<f64>());
            }
        }
    }
}

const _: () = assert!(BLOCK.is_multiple_of(LANES));
