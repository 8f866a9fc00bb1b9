//! Hints to LLVM about branches.

use fpdsl_macros::for_each_scalar;

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

/// The operand of a comparison.
pub(crate) trait Compared {
    /// The same number, of which LLVM does not know that it is. It would make one instruction of a comparison and a choice between the
    /// numbers that are compared, the lesser or the greater one. That of aarch64 gives NaN where a number is a signalling NaN, and
    /// LLVM counts on nobody having one.
    fn compared(self) -> Self;
}

for_each_scalar! {
    #for f32 || f64 {
        impl Compared for #T {
            #[inline(always)]
            fn compared(self) -> Self {
                #[cfg(all(target_arch = "aarch64", not(miri)))]
                {
                    let mut x = self;
                    // SAFETY: no instructions.
                    unsafe {
                        core::arch::asm!("/* {0:v} */", inout(vreg) x, options(pure, nomem, nostack, preserves_flags));
                    }
                    x
                }
                // SSE has no such instruction, and WebAssembly's is not taken for choices.
                #[cfg(any(miri, target_arch = "x86_64", target_arch = "x86", target_arch = "wasm32"))]
                {
                    self
                }
                // Nobody has looked.
                #[cfg(not(any(
                    miri,
                    target_arch = "aarch64",
                    target_arch = "x86_64",
                    target_arch = "x86",
                    target_arch = "wasm32"
                )))]
                {
                    core::hint::black_box(self)
                }
            }
        }
    }
}
