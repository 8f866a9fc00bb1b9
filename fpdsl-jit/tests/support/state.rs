//! The processor's modes and flags of floats.

use std::arch::asm;

/// Flush to zero, subnormals are zeros, upward, and two flags.
#[cfg(target_arch = "x86_64")]
pub const STRANGE: [u64; 2] = [0x1F80 | 0x8040 | 0x4000 | 0x21, 0];

/// Flush to zero, every NaN is the default one, upward, and two flags.
#[cfg(target_arch = "aarch64")]
pub const STRANGE: [u64; 2] = [1 << 24 | 1 << 25 | 1 << 22, 0x11];

#[cfg(target_arch = "x86_64")]
pub fn get() -> [u64; 2] {
    let mut value = 0_u32;
    // SAFETY: stores the register.
    unsafe { asm!("stmxcsr [{}]", in(reg) &mut value) };
    [value.into(), 0]
}

#[cfg(target_arch = "x86_64")]
pub fn set([mxcsr, _]: [u64; 2]) {
    let value = mxcsr as u32;
    // SAFETY: a value that the processor takes.
    unsafe { asm!("ldmxcsr [{}]", in(reg) &value) };
}

#[cfg(target_arch = "aarch64")]
pub fn get() -> [u64; 2] {
    let (modes, flags);
    // SAFETY: reads the registers.
    unsafe { asm!("mrs {}, fpcr", "mrs {}, fpsr", out(reg) modes, out(reg) flags) };
    [modes, flags]
}

#[cfg(target_arch = "aarch64")]
pub fn set([modes, flags]: [u64; 2]) {
    // SAFETY: values that the processor takes.
    unsafe { asm!("msr fpcr, {}", "msr fpsr, {}", in(reg) modes, in(reg) flags) };
}
