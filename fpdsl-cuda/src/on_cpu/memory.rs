//! Memory of the CPU that kernels use.

use std::any::Any;
use std::cell::UnsafeCell;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use fpdsl_runtime::device::Memory;
use fpdsl_runtime::error::Error;

/// Some bytes of an allocation.
#[derive(Debug)]
pub(super) struct CpuMemory {
    allocation: Arc<Allocation>,
    bytes: Range<usize>,
}

/// Words, so that scalars of every type are aligned.
#[derive(Debug)]
struct Allocation {
    words: Vec<UnsafeCell<u64>>,
    /// The bytes that are in use now, and whether they are written.
    uses: Mutex<Vec<(Range<usize>, bool)>>,
}

// SAFETY: bytes are read and written only through a `Use`, of which none that writes overlaps another.
unsafe impl Sync for Allocation {}

/// Bytes that nobody else writes; if `writes`, nobody else reads them either.
#[derive(Debug)]
pub(super) struct Use<'a> {
    memory: &'a CpuMemory,
    writes: bool,
}

impl CpuMemory {
    /// Memory of zeros; nothing if there is not so much.
    pub(super) fn zeros(bytes: usize) -> Option<Self> {
        let mut words = Vec::new();
        words.try_reserve_exact(bytes.div_ceil(8)).ok()?;
        words.resize_with(bytes.div_ceil(8), || UnsafeCell::new(0));
        let allocation = Allocation {
            words,
            uses: Mutex::default(),
        };
        Some(CpuMemory {
            allocation: Arc::new(allocation),
            bytes: 0..bytes,
        })
    }

    /// Some of its bytes, which must be within it.
    pub(super) fn part(&self, bytes: Range<usize>) -> Option<Self> {
        let start = self.bytes.start;
        (bytes.start <= bytes.end && bytes.end <= self.bytes.len()).then(|| CpuMemory {
            allocation: Arc::clone(&self.allocation),
            bytes: start + bytes.start..start + bytes.end,
        })
    }

    /// Returns true if it begins at a multiple of this many bytes, which are no more than a word.
    pub(super) fn is_aligned(&self, bytes: usize) -> bool {
        self.bytes.start.is_multiple_of(bytes)
    }

    /// To read.
    ///
    /// # Errors
    ///
    /// If another call writes to it, which no two calls through `Buffer`s do at the same time.
    pub(super) fn read(&self) -> Result<Use<'_>, Error> {
        self.begin(false)
    }

    /// To write.
    ///
    /// # Errors
    ///
    /// As [`CpuMemory::read`], or if another call reads it.
    pub(super) fn write(&self) -> Result<Use<'_>, Error> {
        self.begin(true)
    }

    fn begin(&self, writes: bool) -> Result<Use<'_>, Error> {
        let mut uses = self.allocation.uses();
        let overlap = |other: &Range<usize>| other.start < self.bytes.end && self.bytes.start < other.end;
        if uses
            .iter()
            .any(|(other, written)| (writes || *written) && overlap(other))
        {
            return Err(Error::Cpp {
                doing: "using memory",
                reason: "another call uses it at the same time, and one of them writes".to_owned(),
            });
        }
        uses.push((self.bytes.clone(), writes));
        Ok(Use { memory: self, writes })
    }
}

impl Allocation {
    fn uses(&self) -> MutexGuard<'_, Vec<(Range<usize>, bool)>> {
        // Nothing panics while the lock is held.
        self.uses.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Use<'_> {
    /// The first byte.
    pub(super) fn start(&self) -> *mut u8 {
        let words = self.memory.allocation.words.as_ptr();
        UnsafeCell::raw_get(words)
            .cast::<u8>()
            .wrapping_add(self.memory.bytes.start)
    }

    /// The bytes.
    pub(super) fn bytes(&self) -> &[u8] {
        // SAFETY: the range is within the words, and nobody writes to it while this is there.
        unsafe { std::slice::from_raw_parts(self.start(), self.memory.bytes.len()) }
    }

    /// The bytes, to write.
    ///
    /// # Panics
    ///
    /// If it is a use to read.
    pub(super) fn bytes_mut(&mut self) -> &mut [u8] {
        assert!(self.writes, "bytes that are only read");
        // SAFETY: the range is within the words, and nobody else uses it while this is there.
        unsafe { std::slice::from_raw_parts_mut(self.start(), self.memory.bytes.len()) }
    }
}

impl Drop for Use<'_> {
    fn drop(&mut self) {
        let mut uses = self.memory.allocation.uses();
        let own = (self.memory.bytes.clone(), self.writes);
        if let Some(place) = uses.iter().position(|other| *other == own) {
            uses.swap_remove(place);
        }
    }
}

impl Memory for CpuMemory {
    fn bytes(&self) -> usize {
        self.bytes.len()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_writes_is_alone() {
        let memory = CpuMemory::zeros(20).expect("room");
        let first = memory.read().expect("a use");
        let second = memory.read().expect("another to read");
        assert!(memory.write().is_err());
        drop((first, second));
        let mut writer = memory.write().expect("the only one");
        writer.bytes_mut().copy_from_slice(&[7; 20]);
        assert!(memory.read().is_err() && memory.write().is_err());
        drop(writer);
        assert_eq!(memory.read().expect("a use").bytes(), [7; 20]);
        assert!(CpuMemory::zeros(usize::MAX).is_none());
    }
}
