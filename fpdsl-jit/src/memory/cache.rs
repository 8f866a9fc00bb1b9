//! Instruction caches.

use std::ptr::NonNull;

/// Makes code that was written seen by all who execute it. x86-64 does so by itself once the system has changed its pages.
#[cfg(not(target_arch = "aarch64"))]
pub fn clean(_: NonNull<u8>, _: usize) {}

/// Makes code that was written seen by all who execute it, as the Arm Architecture Reference Manual (B2.7.4) has it: data to where both
/// caches meet, old instructions out, line by line.
#[cfg(target_arch = "aarch64")]
pub fn clean(at: NonNull<u8>, bytes: usize) {
    use std::arch::asm;

    let about: usize;
    // SAFETY: it only reads what lines of caches there are.
    unsafe { asm!("mrs {}, ctr_el0", out(reg) about, options(nomem, nostack, preserves_flags)) };
    let lines = |field: usize| 4 << (about >> field & 15);
    let start = at.as_ptr() as usize;
    let each = |line: usize| (start & !(line - 1)..start + bytes).step_by(line);
    // SAFETY: instructions on caches change no memory.
    unsafe {
        for line in each(lines(16)) {
            asm!("dc cvau, {}", in(reg) line, options(nostack, preserves_flags));
        }
        asm!("dsb ish", options(nostack, preserves_flags));
        for line in each(lines(0)) {
            asm!("ic ivau, {}", in(reg) line, options(nostack, preserves_flags));
        }
        asm!("dsb ish", "isb", options(nostack, preserves_flags));
    }
}
