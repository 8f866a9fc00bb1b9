//! Blocks of terms that are not binary64 numbers in memory: they are written to memory of their own.

use core::mem::MaybeUninit;

use super::products;
use super::window::Terms;
use crate::dispatch::Level;
use crate::loops::task::{Task, run_task};
use crate::scalar::ScalarBackend;

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
        // SAFETY: the caller's for the terms. All numbers are written before they are read.
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
            let to = &mut self.high[..count];
            run_task(level, Write { terms, start, to });
            Some((list(high), &[]))
        }
    }
}

/// Writes terms.
struct Write<'a, T> {
    terms: T,
    start: usize,
    to: &'a mut [MaybeUninit<f64>],
}

impl<T: Terms> Task for Write<'_, T> {
    type Out = ();

    const STACK: usize = 0;

    #[inline(always)]
    unsafe fn run<B: ScalarBackend>(self, _: B) {
        for (i, to) in self.to.iter_mut().enumerate() {
            // SAFETY: the caller's.
            to.write(unsafe { self.terms.wide(self.start + i) });
        }
    }
}
