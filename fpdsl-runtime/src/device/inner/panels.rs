//! Panels of a matrix in memory.

use std::cell::RefCell;

use super::job::Side;
use super::pack::{Scalars, Section, pack};
use crate::device::compiled::Region;
use crate::device::room::zeroed;
use crate::error::Error;
use crate::lift::ScalarType;

/// Panels in memory: for each scalar of an element its own.
#[derive(Debug)]
pub(super) struct Panels {
    words: Vec<u64>,
    /// The type and the first byte of each.
    scalars: Vec<(ScalarType, usize)>,
}

thread_local! {
    /// The memory of earlier panels: new memory would be touched for the first time in each call.
    static KEPT: RefCell<Vec<Vec<u64>>> = const { RefCell::new(Vec::new()) };
}

/// Pieces of memory that a thread keeps: a strip and a block.
const KEEPS: usize = 2;

impl Panels {
    /// Room for panels of so many rows or lanes of a matrix.
    ///
    /// # Errors
    ///
    /// [`Error::OutOfMemory`].
    pub fn new(side: &Side, count: usize, k: usize, width: usize) -> Result<Self, Error> {
        let elements = count.next_multiple_of(width) * k;
        let mut bytes = 0;
        let scalars = side.packed.iter().map(|ty| {
            let at = bytes;
            bytes += (elements * ty.bytes()).next_multiple_of(64);
            (*ty, at)
        });
        let scalars = scalars.collect();
        let needed = bytes.div_ceil(8);
        let kept = KEPT.with_borrow_mut(|kept| {
            let fits = kept.iter().position(|words| words.len() >= needed)?;
            Some(kept.swap_remove(fits))
        });
        let words = match kept {
            Some(words) => words,
            None => zeroed(needed)?,
        };
        Ok(Panels { words, scalars })
    }

    /// Those of some elements, from that at `first` on.
    pub fn regions(&self, first: usize, len: usize) -> impl Iterator<Item = Region> + '_ {
        let start = self.words.as_ptr().cast::<u8>();
        self.scalars.iter().map(move |(ty, at)| Region {
            address: start.wrapping_add(at + first * ty.bytes()),
            step: 0,
            len,
        })
    }

    /// Fills panels from the element at `at` on with a section of a matrix of a batch.
    ///
    /// # Safety
    ///
    /// The elements may be read, and there is room.
    pub unsafe fn fill(&mut self, side: &Side, batch: usize, section: Section, width: usize, at: usize) {
        let first = side.first + batch * side.matrix;
        let start = self.words.as_mut_ptr().cast::<u8>();
        for (place, (ty, panel)) in side.places.iter().zip(&self.scalars) {
            let element = side.elements.address.wrapping_add(first * side.bytes);
            let scalars = Scalars {
                ty: place.ty,
                first: element.wrapping_add(place.at),
                along: side.along * side.bytes,
                deep: side.deep * side.bytes,
            };
            // SAFETY: the caller's.
            unsafe {
                let to = start.wrapping_add(panel + at * ty.bytes());
                pack(scalars, section, width, *ty, to);
            }
        }
    }
}

impl Drop for Panels {
    fn drop(&mut self) {
        let words = std::mem::take(&mut self.words);
        // A thread that ends has nothing to keep.
        let _ = KEPT.try_with(|kept| {
            let Ok(mut kept) = kept.try_borrow_mut() else {
                return;
            };
            kept.push(words);
            if kept.len() > KEEPS {
                kept.sort_by_key(|words| std::cmp::Reverse(words.len()));
                kept.truncate(KEEPS);
            }
        });
    }
}
