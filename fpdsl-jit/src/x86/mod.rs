//! x86-64.

pub mod assemble;
mod avx2;
mod machine;

use fpdsl_runtime::Rounding;
pub use machine::{Machine, Predicate};

/// The instructions that code may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// AVX2, FMA, F16C, BMI1, BMI2, LZCNT and POPCNT.
    Avx2,
    /// AVX-512 F, BW, DQ and VL besides.
    Avx512,
}

impl Target {
    /// What chooses instructions for it.
    pub fn machine(self) -> &'static dyn Machine {
        match self {
            Target::Avx2 => &avx2::Avx2,
            Target::Avx512 => todo!(),
        }
    }
}

/// A mode in the immediates of `vroundpd` and `vcvtps2ph`, and in MXCSR's field.
pub fn rounding_field(mode: Rounding) -> i64 {
    match mode {
        Rounding::NearestEven => 0,
        Rounding::TowardNegative => 1,
        Rounding::TowardPositive => 2,
        Rounding::TowardZero => 3,
    }
}
