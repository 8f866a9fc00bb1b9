//! What an arena asks of the system.

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

/// The system's pages.
#[derive(Clone, Copy, Debug, Default)]
pub struct Native;

#[cfg(all(unix, target_arch = "x86_64"))]
// SAFETY: anonymous private mappings, which nobody else knows.
unsafe impl Pages for Native {
    fn size(&self) -> usize {
        // SAFETY: it only asks.
        let size = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
        usize::try_from(size).unwrap_or(4096)
    }

    fn reserve(&self, bytes: usize) -> io::Result<NonNull<u8>> {
        let access = libc::PROT_READ | libc::PROT_WRITE;
        let kind = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        // SAFETY: a new mapping, which replaces none.
        let at = unsafe { libc::mmap(std::ptr::null_mut(), bytes, access, kind, -1, 0) };
        if at == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        NonNull::new(at.cast()).ok_or_else(|| io::ErrorKind::OutOfMemory.into())
    }

    unsafe fn seal(&self, at: NonNull<u8>, bytes: usize) -> io::Result<()> {
        // SAFETY: pages of ours, to which nobody writes.
        let result = unsafe { libc::mprotect(at.as_ptr().cast(), bytes, libc::PROT_READ | libc::PROT_EXEC) };
        // Processors of this kind see new code once the system has changed its pages.
        if result == 0 {
            Ok(())
        } else {
            Err(io::Error::last_os_error())
        }
    }

    unsafe fn discard(&self, at: NonNull<u8>, bytes: usize) {
        // SAFETY: pages of ours that nobody uses. If it fails they stay until their reservation goes.
        unsafe { libc::madvise(at.as_ptr().cast(), bytes, libc::MADV_DONTNEED) };
    }

    unsafe fn release(&self, at: NonNull<u8>, bytes: usize) {
        // SAFETY: a mapping of ours that nobody uses. If it fails the addresses are lost, no more.
        unsafe { libc::munmap(at.as_ptr().cast(), bytes) };
    }
}

#[cfg(not(all(unix, target_arch = "x86_64")))]
// SAFETY: it gives nothing.
unsafe impl Pages for Native {
    fn size(&self) -> usize {
        4096
    }

    fn reserve(&self, _: usize) -> io::Result<NonNull<u8>> {
        let text = format!(
            "fpdsl does not compile for {} on {} yet",
            std::env::consts::ARCH,
            std::env::consts::OS
        );
        Err(io::Error::new(io::ErrorKind::Unsupported, text))
    }

    unsafe fn seal(&self, _: NonNull<u8>, _: usize) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    unsafe fn discard(&self, _: NonNull<u8>, _: usize) {}

    unsafe fn release(&self, _: NonNull<u8>, _: usize) {}
}
