//! What is said to LLVM about branches.

/// Says that the path to here is seldom taken.
#[cold]
#[inline]
pub(crate) fn seldom() {}

/// Returns true if a bit is set, a condition of which LLVM knows nothing else. Where it sees that a branch asks sixteen lanes one after
/// the other, it makes a branch for each lane, and computes the rest lane by lane.
#[inline(always)]
pub(crate) fn any_of(bits: u16) -> bool {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    {
        let mut word = bits;
        // SAFETY: no instructions.
        unsafe {
            core::arch::asm!("/* {0:e} */", inout(reg) word, options(pure, nomem, nostack, preserves_flags));
        }
        word != 0
    }
    #[cfg(not(all(target_arch = "x86_64", not(miri))))]
    {
        bits != 0
    }
}

/// As [`seldom`], and the branch stays a branch: LLVM would compute both sides of a cheap one in every block of lanes.
#[cold]
#[inline]
pub(crate) fn unlikely() {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    // SAFETY: no instructions.
    unsafe {
        core::arch::asm!("", options(nomem, nostack, preserves_flags));
    }
}
