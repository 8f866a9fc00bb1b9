//! Places for code.

use std::ptr::NonNull;
use std::sync::{Arc, OnceLock};

use super::lock::Lock;
use super::pages::{Pages, Refused};

/// The size of a chunk; longer code has one of its own.
const CHUNK: usize = 1 << 20;

/// For what nobody should execute: `int3`, and `udf` on aarch64.
const FILLING: u8 = if cfg!(target_arch = "aarch64") { 0 } else { 0xCC };

/// Executable memory from the system `S`.
pub struct Arena<S: Pages> {
    pages: S,
    /// The chunk that is not full.
    open: Lock<Option<Open<S>>>,
    refused: OnceLock<Refused>,
}

struct Open<S: Pages> {
    chunk: Arc<Chunk<S>>,
    /// How many of its bytes are taken.
    taken: usize,
}

/// A reservation.
struct Chunk<S: Pages> {
    pages: S,
    at: NonNull<u8>,
    bytes: usize,
}

// SAFETY: each part of a chunk belongs to one piece of code, which writes before it shares.
unsafe impl<S: Pages + Send> Send for Chunk<S> {}
// SAFETY: as above.
unsafe impl<S: Pages + Sync> Sync for Chunk<S> {}

impl<S: Pages> Drop for Chunk<S> {
    fn drop(&mut self) {
        // SAFETY: no piece of it is left.
        unsafe { self.pages.release(self.at, self.bytes) };
    }
}

/// Code in executable memory. It goes when this is dropped, so a caller keeps it while the code runs.
pub struct Executable<S: Pages> {
    chunk: Arc<Chunk<S>>,
    /// The first byte, at the start of a page.
    start: usize,
    /// Whole pages.
    bytes: usize,
}

impl<S: Pages> Executable<S> {
    /// The address of a byte of the code.
    ///
    /// # Panics
    ///
    /// If there is no such byte.
    pub fn at(&self, offset: usize) -> *const u8 {
        assert!(offset < self.bytes, "byte {offset} of {}", self.bytes);
        self.place().as_ptr().wrapping_add(offset)
    }

    /// Lets nothing else ever have these addresses, also when the code has gone. Its memory still goes back.
    pub fn keep_addresses(&self) {
        std::mem::forget(Arc::clone(&self.chunk));
    }

    fn place(&self) -> NonNull<u8> {
        // SAFETY: the piece lies in the chunk.
        unsafe { self.chunk.at.add(self.start) }
    }
}

impl<S: Pages> Drop for Executable<S> {
    fn drop(&mut self) {
        // SAFETY: these pages are of this piece alone, and whoever ran it is done.
        unsafe { self.chunk.pages.discard(self.place(), self.bytes) };
    }
}

impl<S: Pages + Clone> Arena<S> {
    /// No memory yet.
    pub const fn new(pages: S) -> Self {
        Arena {
            pages,
            open: Lock::new(None),
            refused: OnceLock::new(),
        }
    }

    /// Code in memory of its own, at a multiple of 64. Whoever may execute it need not wait for anything else.
    ///
    /// # Errors
    ///
    /// If the system refuses executable memory, now or before.
    pub fn publish(&self, code: &[u8]) -> Result<Executable<S>, Refused> {
        if let Some(refused) = self.refused.get() {
            return Err(refused.clone());
        }
        self.try_publish(code)
            .map_err(|refused| self.refused.get_or_init(|| refused).clone())
    }

    /// Tells before any code is compiled whether there is executable memory.
    ///
    /// # Errors
    ///
    /// As [`Arena::publish`].
    pub fn probe(&self) -> Result<(), Refused> {
        self.publish(&[FILLING]).map(drop)
    }

    fn try_publish(&self, code: &[u8]) -> Result<Executable<S>, Refused> {
        let bytes = code.len().max(1).next_multiple_of(self.pages.size());
        let piece = self.take(bytes)?;
        let at = piece.place();
        // SAFETY: the piece is ours alone, it is long enough and may be written until it is sealed.
        unsafe { self.pages.write(at, bytes, code, FILLING) };
        // SAFETY: it is written.
        let sealed = unsafe { self.pages.seal(at, bytes) };
        sealed.map_err(|error| Refused::new("making pages executable", &error))?;
        Ok(piece)
    }

    /// Pages that nobody has.
    fn take(&self, bytes: usize) -> Result<Executable<S>, Refused> {
        let chunk_of = |bytes: usize| {
            let at = self.pages.reserve(bytes);
            let at = at.map_err(|error| Refused::new("reserving memory", &error))?;
            Ok(Arc::new(Chunk {
                pages: self.pages.clone(),
                at,
                bytes,
            }))
        };
        if bytes > CHUNK {
            return Ok(Executable {
                chunk: chunk_of(bytes)?,
                start: 0,
                bytes,
            });
        }
        self.open.with(|open| {
            let open = match open {
                Some(open) if open.taken + bytes <= open.chunk.bytes => open,
                full => full.insert(Open {
                    chunk: chunk_of(CHUNK)?,
                    taken: 0,
                }),
            };
            let start = open.taken;
            open.taken += bytes;
            Ok(Executable {
                chunk: open.chunk.clone(),
                start,
                bytes,
            })
        })
    }

    /// Leaves the arena as a fork does while another thread holds it.
    #[cfg(test)]
    pub(super) fn abandon(&self) {
        self.open.abandon();
    }
}
