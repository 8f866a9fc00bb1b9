//! The pages of the system.

use std::io;
use std::ptr::NonNull;

use super::Pages;

/// The system's pages.
#[derive(Clone, Copy, Debug, Default)]
pub struct Native;

/// Where a thread says whether it writes or executes such pages.
#[cfg(all(target_os = "macos", target_arch = "aarch64"))]
const SWITCHED: bool = true;
#[cfg(all(unix, not(all(target_os = "macos", target_arch = "aarch64"))))]
const SWITCHED: bool = false;

/// Lets this thread write pages that are mapped with `MAP_JIT`, or execute them.
#[cfg(all(target_os = "macos", target_arch = "aarch64"))]
fn switch(writes: bool) {
    // SAFETY: it changes what this thread may do, and nothing else.
    unsafe { libc::pthread_jit_write_protect_np(i32::from(!writes)) };
}
#[cfg(all(unix, not(all(target_os = "macos", target_arch = "aarch64"))))]
fn switch(_: bool) {}

/// How pages are mapped.
#[cfg(all(target_os = "macos", target_arch = "aarch64"))]
const KIND: (i32, i32) = (
    libc::PROT_READ | libc::PROT_WRITE | libc::PROT_EXEC,
    libc::MAP_PRIVATE | libc::MAP_ANON | libc::MAP_JIT,
);
#[cfg(all(unix, not(all(target_os = "macos", target_arch = "aarch64"))))]
const KIND: (i32, i32) = (
    libc::PROT_READ | libc::PROT_WRITE,
    libc::MAP_PRIVATE | libc::MAP_ANON,
);

#[cfg(unix)]
// SAFETY: anonymous private mappings, which nobody else knows.
unsafe impl Pages for Native {
    fn size(&self) -> usize {
        // SAFETY: it only asks.
        let size = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
        usize::try_from(size).unwrap_or(4096)
    }

    fn reserve(&self, bytes: usize) -> io::Result<NonNull<u8>> {
        let (access, kind) = KIND;
        // SAFETY: a new mapping, which replaces none.
        let at = unsafe { libc::mmap(std::ptr::null_mut(), bytes, access, kind, -1, 0) };
        if at == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        NonNull::new(at.cast()).ok_or_else(|| io::ErrorKind::OutOfMemory.into())
    }

    unsafe fn write(&self, at: NonNull<u8>, bytes: usize, code: &[u8], filling: u8) {
        switch(true);
        // SAFETY: the caller's.
        unsafe {
            at.as_ptr().copy_from_nonoverlapping(code.as_ptr(), code.len());
            at.add(code.len()).write_bytes(filling, bytes - code.len());
        }
        switch(false);
    }

    unsafe fn seal(&self, at: NonNull<u8>, bytes: usize) -> io::Result<()> {
        let access = libc::PROT_READ | libc::PROT_EXEC;
        // SAFETY: pages of ours, to which nobody writes.
        if !SWITCHED && unsafe { libc::mprotect(at.as_ptr().cast(), bytes, access) } != 0 {
            return Err(io::Error::last_os_error());
        }
        super::cache::clean(at, bytes);
        Ok(())
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

#[cfg(not(unix))]
// SAFETY: it gives nothing.
unsafe impl Pages for Native {
    fn size(&self) -> usize {
        4096
    }

    fn reserve(&self, _: usize) -> io::Result<NonNull<u8>> {
        let text = format!("fpdsl does not compile on {} yet", std::env::consts::OS);
        Err(io::Error::new(io::ErrorKind::Unsupported, text))
    }

    unsafe fn write(&self, _: NonNull<u8>, _: usize, _: &[u8], _: u8) {}

    unsafe fn seal(&self, _: NonNull<u8>, _: usize) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    unsafe fn discard(&self, _: NonNull<u8>, _: usize) {}

    unsafe fn release(&self, _: NonNull<u8>, _: usize) {}
}
