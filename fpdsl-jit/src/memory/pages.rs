//! The memory that an arena asks the system for.

use std::fmt;
use std::io;
use std::ptr::NonNull;

/// Why there is no executable memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What was asked for.
    pub call: &'static str,
    /// What the system said.
    pub reason: String,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no executable memory: {}: {}", self.call, self.reason)
    }
}

impl std::error::Error for Refused {}

impl Refused {
    pub(super) fn new(call: &'static str, error: &io::Error) -> Self {
        Refused {
            call,
            reason: error.to_string(),
        }
    }
}

/// Pages of the system. Lengths are whole pages.
///
/// # Safety
///
/// `reserve` gives memory of its own that may be written, and the others do as they say.
pub unsafe trait Pages {
    /// The bytes of a page.
    fn size(&self) -> usize;

    /// New pages that may be read and written.
    fn reserve(&self, bytes: usize) -> io::Result<NonNull<u8>>;

    /// Writes code, and as much of `filling` after it as makes `bytes` of them.
    ///
    /// # Safety
    ///
    /// They are of a reservation, not sealed yet, and nobody else uses them. The code is no longer than `bytes`.
    unsafe fn write(&self, at: NonNull<u8>, bytes: usize, code: &[u8], filling: u8);

    /// Makes pages executable, and no longer writable. What they contain is seen by all threads that execute it.
    ///
    /// # Safety
    ///
    /// They are of a reservation, and nobody writes to them.
    unsafe fn seal(&self, at: NonNull<u8>, bytes: usize) -> io::Result<()>;

    /// Gives the memory of pages back, but not their addresses.
    ///
    /// # Safety
    ///
    /// They are of a reservation, and nobody reads, writes or executes them any more.
    unsafe fn discard(&self, at: NonNull<u8>, bytes: usize);

    /// Gives a whole reservation back.
    ///
    /// # Safety
    ///
    /// As for `discard`.
    unsafe fn release(&self, at: NonNull<u8>, bytes: usize);
}
