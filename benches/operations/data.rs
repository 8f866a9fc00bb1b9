//! Operands that no branch predictor learns, and the loops over them.

use std::arch::asm;
use std::marker::PhantomData;

use fpdsl_macros::for_each_scalar;
use fpdsl_runtime::format::Format;
use half::{bf16, f16};

/// Enough that the results, and so the branches that depend on them, do not repeat within a predictor's memory.
pub const N: usize = 32_768;

/// A scalar type as benchmark data.
pub trait Datum: Copy {
    /// From 64 random bits. Floats: any sign and significand, exponents from -8 to 7. Integers: any.
    fn from_random(bits: u64) -> Self;
    /// The magnitude, for square roots.
    fn magnitude(self) -> Self;
    /// The same value, opaque to the vectoriser; no instruction.
    fn opaque(self) -> Self;
}

/// An empty instruction sequence that reads and writes a register.
macro_rules! opaque {
    ($class:ident $operand:literal, $value:expr) => {{
        let mut value = $value;
        // SAFETY: no instruction.
        unsafe {
            asm!(concat!("/* ", $operand, " */"), inout($class) value, options(pure, nomem, nostack, preserves_flags));
        }
        value
    }};
}

for_each_scalar! {
    #for float {
        impl Datum for #T {
            #[allow(clippy::unnecessary_cast, reason = "the bits of f64 are those of the number")]
            fn from_random(bits: u64) -> #T {
                let (fraction_bits, bias) = (Format::#Name.precision() - 1, Format::#Name.max_exponent() as u64);
                let exponent = (bias - 8 + (bits >> 60)) as #Bits;
                let fraction = (bits >> 4) as #Bits & ((1 << fraction_bits) - 1);
                let sign = (bits as #Bits & 1) << (#Bits::BITS - 1);
                #T::from_bits(sign | exponent << fraction_bits | fraction)
            }

            fn magnitude(self) -> #T {
                #T::from_bits(self.to_bits() & (#Bits::MAX >> 1))
            }

            #[inline(always)]
            fn opaque(self) -> #T {
                #if f32 || f64 { opaque!(xmm_reg "{0}", self) }
                #else { #T::from_bits(opaque!(reg "{0:r}", self.to_bits())) }
            }
        }
    }

    #for i32 || i64 {
        impl Datum for #T {
            fn from_random(bits: u64) -> #T {
                bits as #T
            }

            fn magnitude(self) -> #T {
                self.wrapping_abs()
            }

            #[inline(always)]
            fn opaque(self) -> #T {
                opaque!(reg "{0:r}", self)
            }
        }
    }
}

/// A page of memory.
#[repr(align(4096))]
#[derive(Clone, Copy)]
struct Page(#[allow(dead_code)] [u8; 4096]);

/// Pages for one array of the widest type, and one more to shift it in.
const PAGES: usize = N * size_of::<u64>() / size_of::<Page>() + 1;

/// Three operand arrays and one of results in one arena. Each begins a quarter of a page after the place where the one
/// before it would, so that no load soon after a store has its address modulo 4096, which processors take for a
/// dependence: that costs up to a factor of two.
pub struct Data<A, R> {
    pages: Vec<Page>,
    types: PhantomData<(A, R)>,
}

impl<A: Datum, R: Datum> Data<A, R> {
    pub fn new(positive: bool) -> Self {
        let mut state = 0x9e37_79b9_7f4a_7c15u64;
        let mut data = Data {
            pages: vec![Page([0; 4096]); 4 * PAGES],
            types: PhantomData,
        };
        for operand in 1..4 {
            for x in data.array_mut::<A>(operand) {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                let value = A::from_random(state.wrapping_mul(0x2545_f491_4f6c_dd1d));
                *x = if positive { value.magnitude() } else { value };
            }
        }
        data
    }

    /// Array `which` of the four: results, then operands.
    fn array_mut<T: Datum>(&mut self, which: usize) -> &mut [T] {
        let first = self.pages[which * PAGES..].as_mut_ptr();
        // SAFETY: `PAGES` pages are room for `N` values shifted by less than a page. Every bit pattern is a value of
        // each type that implements `Datum`, and the pages are initialised.
        unsafe { std::slice::from_raw_parts_mut(first.cast::<T>().byte_add(which * 1024), N) }
    }

    /// The operands and the results.
    fn arrays(&mut self) -> ([&[A]; 3], &mut [R]) {
        let operands = [1, 2, 3].map(|which| {
            let operand: *const [A] = self.array_mut::<A>(which);
            // SAFETY: the four arrays do not overlap, and live as long as `self` is borrowed.
            unsafe { &*operand }
        });
        (operands, self.array_mut::<R>(0))
    }

    /// Runs `op` over all elements, one at a time; four to an iteration, so that what is measured is the operation and
    /// not where the linker put the loop.
    #[inline(always)]
    pub fn sweep(&mut self, mut op: impl FnMut(A, A, A) -> R) {
        let (operands, out) = self.arrays();
        let [(x, _), (y, _), (z, _)] = operands.map(|operand| operand.as_chunks::<4>());
        let (out, _) = out.as_chunks_mut::<4>();
        for (((x, y), z), out) in x.iter().zip(y).zip(z).zip(out) {
            for i in 0..4 {
                out[i] = op(x[i], y[i], z[i]).opaque();
            }
        }
    }
}
