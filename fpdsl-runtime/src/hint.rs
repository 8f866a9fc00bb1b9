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

/// Asks the caches for memory that will be read or written soon. It may lie anywhere, and need not exist.
#[inline(always)]
pub(crate) fn prefetch(_at: *const u8, _bytes: usize) {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    for line in (0.._bytes).step_by(64) {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: it reads nothing, and does not fault.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(_at.wrapping_add(line).cast()) };
    }
}
