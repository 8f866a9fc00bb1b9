//! Memory that a thread keeps from one product to the next.

use std::cell::RefCell;

use crate::device::room::zeroed;
use crate::error::Error;

thread_local! {
    /// The memory of earlier products: new memory would be touched for the first time in each call.
    static KEPT: RefCell<Vec<Vec<u64>>> = const { RefCell::new(Vec::new()) };
}

/// Pieces of memory that a thread keeps: a strip, a block and the results of two chains.
const KEEPS: usize = 4;

/// Words of a piece that is too large to be kept.
const LARGE: usize = 2 << 20;

/// Some bytes, which hold anything.
#[derive(Debug)]
pub(super) struct Memory(Vec<u64>);

impl Memory {
    /// So many bytes or more.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfMemory`].
    pub(super) fn of(bytes: usize) -> Result<Self, Error> {
        let needed = bytes.div_ceil(8);
        let kept = KEPT.with_borrow_mut(|kept| {
            let fits = kept.iter().position(|words| words.len() >= needed)?;
            Some(kept.swap_remove(fits))
        });
        match kept {
            Some(words) => Ok(Memory(words)),
            None => zeroed(needed).map(Memory),
        }
    }

    /// The first byte, to read.
    pub(super) fn start(&self) -> *const u8 {
        self.0.as_ptr().cast()
    }

    /// The first byte, to write.
    pub(super) fn start_mut(&mut self) -> *mut u8 {
        self.0.as_mut_ptr().cast()
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        let words = std::mem::take(&mut self.0);
        // A thread that ends has nothing to keep.
        let _ = KEPT.try_with(|kept| {
            let Ok(mut kept) = kept.try_borrow_mut() else {
                return;
            };
            if words.len() < LARGE {
                kept.push(words);
            }
            if kept.len() > KEEPS {
                kept.sort_by_key(|words| std::cmp::Reverse(words.len()));
                kept.truncate(KEEPS);
            }
        });
    }
}
