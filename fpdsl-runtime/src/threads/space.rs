//! Asks whether there is address space. Where there is none for its first bytes, a thread aborts the process, and so does every
//! collection that grows: nobody can catch that. So what needs much asks first.

/// Returns true if there is so much address space at this moment. The allocator is not asked: it would keep, for other purposes, what it
/// gave once.
#[cfg(all(target_os = "linux", not(miri)))]
pub(crate) fn has_address_space(bytes: usize) -> bool {
    use core::ptr::null_mut;
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: new pages, which nobody touches, at no address that is in use.
    let pages = unsafe { libc::mmap(null_mut(), bytes, libc::PROT_NONE, flags, -1, 0) };
    if pages == libc::MAP_FAILED {
        return false;
    }
    // SAFETY: the pages that were mapped above, of which nobody knows.
    unsafe { libc::munmap(pages, bytes) };
    true
}

#[cfg(not(all(target_os = "linux", not(miri))))]
pub(crate) fn has_address_space(_: usize) -> bool {
    true
}
