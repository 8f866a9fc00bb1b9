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

/// Three operand arrays and one of results in one allocation. Each begins a quarter of a page after the place where
/// the one before it would, so that no load soon after a store has its address modulo 4096, which processors take for
/// a dependence: that costs up to a factor of two.
pub struct Data<T> {
    arena: Vec<T>,
}

impl<T: Real> Data<T> {
    const STRIDE: usize = N + 1024 / size_of::<T>();

    pub fn new() -> Self {
        let mut state = 0x9e37_79b9_7f4a_7c15u64;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state.wrapping_mul(0x2545_f491_4f6c_dd1d)
        };
        Data {
            arena: (0..4 * Self::STRIDE).map(|_| T::from_random(next())).collect(),
        }
    }

    /// With all operands positive.
    pub fn positive() -> Self {
        let mut data = Self::new();
        data.arena.iter_mut().for_each(|x| *x = x.magnitude());
        data
    }

    /// Runs `op` over all elements, one at a time; four to an iteration, so that what is measured is the operation and
    /// not where the linker put the loop.
    #[inline(always)]
    pub fn sweep(&mut self, op: impl Fn(T, T, T) -> T) {
        let (x, rest) = self.arena.split_at_mut(Self::STRIDE);
        let (y, rest) = rest.split_at_mut(Self::STRIDE);
        let (z, out) = rest.split_at_mut(Self::STRIDE);
        let (x, _) = x[..N].as_chunks::<4>();
        let (y, _) = y[..N].as_chunks::<4>();
        let (z, _) = z[..N].as_chunks::<4>();
        let (out, _) = out[..N].as_chunks_mut::<4>();
        for (((x, y), z), out) in x.iter().zip(y).zip(z).zip(out) {
            for i in 0..4 {
                out[i] = op(x[i], y[i], z[i]).opaque();
            }
        }
    }
}
