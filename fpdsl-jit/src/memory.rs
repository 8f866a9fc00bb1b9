//! Executable memory: written first, executable then, never both.

/// Pages with code.
pub struct Pages {
    at: *mut u8,
    len: usize,
}

// SAFETY: nobody writes to the pages after `new`.
unsafe impl Send for Pages {}
// SAFETY: as above.
unsafe impl Sync for Pages {}

impl Pages {
    /// # Errors
    ///
    /// If the system refuses memory, or to make it executable.
    pub fn new(bytes: &[u8]) -> std::io::Result<Self> {
        let len = bytes.len().next_multiple_of(4096);
        // SAFETY: anonymous memory of our own, written while it is not executable.
        unsafe {
            let at = libc::mmap(
                std::ptr::null_mut(),
                len,
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
                -1,
                0,
            );
            if at == libc::MAP_FAILED {
                return Err(std::io::Error::last_os_error());
            }
            let pages = Pages { at: at.cast(), len };
            std::ptr::copy_nonoverlapping(bytes.as_ptr(), pages.at, bytes.len());
            if libc::mprotect(at, len, libc::PROT_READ | libc::PROT_EXEC) != 0 {
                return Err(std::io::Error::last_os_error());
            }
            Ok(pages)
        }
    }

    /// All bytes.
    pub fn bytes(&self) -> &[u8] {
        // SAFETY: they are mapped and nobody writes to them.
        unsafe { std::slice::from_raw_parts(self.at, self.len) }
    }

    /// The address of a byte.
    pub fn at(&self, offset: usize) -> *const u8 {
        assert!(offset < self.len);
        self.at.wrapping_add(offset)
    }
}

impl Drop for Pages {
    fn drop(&mut self) {
        // SAFETY: `new` mapped them.
        unsafe { libc::munmap(self.at.cast(), self.len) };
    }
}
