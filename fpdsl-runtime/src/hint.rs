//! What is said to LLVM about branches.

/// Says that the path to here is seldom taken, and the branch stays a branch: LLVM would compute both sides of a cheap one.
#[cold]
#[inline]
pub(crate) fn unlikely() {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    // SAFETY: no instructions.
    unsafe {
        core::arch::asm!("", options(nomem, nostack, preserves_flags));
    }
}
