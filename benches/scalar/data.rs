//! Operands that no branch predictor learns, and the loop that keeps LLVM from vectorising.

use std::arch::asm;

/// Enough that the results, and so the branches that depend on them, do not repeat within a predictor's memory.
pub const N: usize = 32_768;

/// f32 or f64 as benchmark data.
pub trait Real: Copy + Default {
    /// A number from 64 random bits: any sign and significand, exponents from -8 to 7.
    fn from_random(bits: u64) -> Self;
    /// The magnitude, for square roots.
    fn magnitude(self) -> Self;
    /// The same value, opaque to the vectoriser; no instruction.
    fn opaque(self) -> Self;
}

impl Real for f32 {
    fn from_random(bits: u64) -> f32 {
        let exponent = 127 - 8 + (bits >> 60) as u32;
        f32::from_bits((bits as u32 & 0x807f_ffff) | exponent << 23)
    }

    fn magnitude(self) -> f32 {
        self.abs()
    }

    #[inline(always)]
    fn opaque(mut self) -> f32 {
        // SAFETY: an empty instruction sequence.
        unsafe { asm!("/* {0} */", inout(xmm_reg) self, options(pure, nomem, nostack, preserves_flags)) };
        self
    }
}

impl Real for f64 {
    fn from_random(bits: u64) -> f64 {
        let exponent = 1023 - 8 + (bits >> 60);
        let sign_and_fraction = (bits << 4 >> 12) | (bits & 1) << 63;
        f64::from_bits(sign_and_fraction | exponent << 52)
    }

    fn magnitude(self) -> f64 {
        self.abs()
    }

    #[inline(always)]
    fn opaque(mut self) -> f64 {
        // SAFETY: an empty instruction sequence.
        unsafe { asm!("/* {0} */", inout(xmm_reg) self, options(pure, nomem, nostack, preserves_flags)) };
        self
    }
}

/// Three operand arrays and one of results in one allocation, apart by more than a multiple of the page size, so
/// that no store seems to alias a load.
pub struct Data<T> {
    arena: Vec<T>,
}

const STRIDE: usize = N + 272;

impl<T: Real> Data<T> {
    pub fn new() -> Self {
        let mut state = 0x9e37_79b9_7f4a_7c15u64;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state.wrapping_mul(0x2545_f491_4f6c_dd1d)
        };
        Data {
            arena: (0..4 * STRIDE).map(|_| T::from_random(next())).collect(),
        }
    }

    /// With all operands positive.
    pub fn positive() -> Self {
        let mut data = Self::new();
        data.arena.iter_mut().for_each(|x| *x = x.magnitude());
        data
    }

    /// Runs `op` over all elements, one at a time.
    #[inline(always)]
    pub fn sweep(&mut self, op: impl Fn(T, T, T) -> T) {
        let (x, rest) = self.arena.split_at_mut(STRIDE);
        let (y, rest) = rest.split_at_mut(STRIDE);
        let (z, out) = rest.split_at_mut(STRIDE);
        for (((x, y), z), out) in x[..N].iter().zip(&y[..N]).zip(&z[..N]).zip(&mut out[..N]) {
            *out = op(*x, *y, *z).opaque();
        }
    }
}
