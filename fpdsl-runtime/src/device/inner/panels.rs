//! Panels of a matrix in memory.

use super::job::Side;
use super::memory::Memory;
use super::pack::{Scalars, Section, pack};
use crate::device::compiled::Region;
use crate::error::Error;
use crate::lift::ScalarType;

/// Panels in memory: for each scalar of an element its own.
#[derive(Debug)]
pub(super) struct Panels {
    memory: Memory,
    /// The type and the first byte of each.
    scalars: Vec<(ScalarType, usize)>,
}

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
        let memory = Memory::of(bytes)?;
        Ok(Panels { memory, scalars })
    }

    /// Those of some elements, from that at `first` on.
    pub fn regions(&self, first: usize, len: usize) -> impl Iterator<Item = Region> + '_ {
        let start = self.memory.start();
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
        let start = self.memory.start_mut();
        for (spread, (ty, panel)) in side.scalars.iter().zip(&self.scalars) {
            let scalars = Scalars {
                ty: spread.ty,
                first: spread.address.wrapping_add(first * spread.bytes),
                along: side.along * spread.bytes,
                deep: side.deep * spread.bytes,
            };
            // SAFETY: the caller's.
            unsafe {
                let to = start.wrapping_add(panel + at * ty.bytes());
                pack(scalars, section, width, *ty, to);
            }
        }
    }
}
