//! The process that this is. A fork has the memory of its parent, but of the threads only the one that forked.

/// The number of this process.
pub(super) fn id() -> u32 {
    // Elsewhere no process begins with another one's memory.
    if cfg!(unix) { std::process::id() } else { 0 }
}

/// Returns true if this thread, which belongs to a pool, may be the only one of the pool in this process. Then nothing may wait
/// for the others.
///
/// The thread that forks becomes the first one of the child. A first thread belongs to a pool for another reason only if it made
/// one with `use_current_thread`, which cannot be told from this.
pub(super) fn may_lack_the_pool_of_this_thread() -> bool {
    #[cfg(target_os = "linux")]
    {
        // SAFETY: asks for a number. By its number, since old versions of glibc have no function for it.
        let thread = unsafe { libc::syscall(libc::SYS_gettid) };
        u32::try_from(thread) == Ok(id())
    }
    #[cfg(not(target_os = "linux"))]
    {
        false
    }
}
