//! Decimal literals, rounded once.

use crate::mode::Mode;

/// A floating-point literal, rounded from its decimal text straight to each format in each mode.
///
/// The macro fills it in while it expands (C23 calls the rule `FENV_ROUND`): under `ru`, `0.1` is the smallest
/// f32 that is not below one tenth. A minus is an operation of its own, as in C: `-0.1` is the negative of that.
/// Bits are in the order of [`Rounding::ALL`](crate::Rounding::ALL).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Literal {
    /// binary16 encodings.
    pub f16: [u16; 4],
    /// bfloat16 encodings.
    pub bf16: [u16; 4],
    /// binary32 encodings.
    pub f32: [u32; 4],
    /// binary64 encodings.
    pub f64: [u64; 4],
    /// What the literal is more than the binary64 number to nearest, as a binary64 encoding.
    pub rest: u64,
}

impl Literal {
    /// A literal without a value, for code that only checks types.
    pub const UNREAD: Literal = Literal {
        f16: [0; 4],
        bf16: [0; 4],
        f32: [0; 4],
        f64: [0; 4],
        rest: 0,
    };

    /// 1.
    pub const ONE: Literal = Literal {
        f16: [0x3c00; 4],
        bf16: [0x3f80; 4],
        f32: [0x3f80_0000; 4],
        f64: [0x3ff0_0000_0000_0000; 4],
        rest: 0,
    };

    /// The binary16 value in mode `M`.
    #[inline(always)]
    pub const fn to_f16<M: Mode>(&self) -> half::f16 {
        half::f16::from_bits(self.f16[const { M::ROUNDING.index() }])
    }

    /// The bfloat16 value in mode `M`.
    #[inline(always)]
    pub const fn to_bf16<M: Mode>(&self) -> half::bf16 {
        half::bf16::from_bits(self.bf16[const { M::ROUNDING.index() }])
    }

    /// The binary32 value in mode `M`.
    #[inline(always)]
    pub const fn to_f32<M: Mode>(&self) -> f32 {
        f32::from_bits(self.f32[const { M::ROUNDING.index() }])
    }

    /// The binary64 value in mode `M`.
    #[inline(always)]
    pub const fn to_f64<M: Mode>(&self) -> f64 {
        f64::from_bits(self.f64[const { M::ROUNDING.index() }])
    }
}
