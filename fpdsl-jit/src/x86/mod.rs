//! x86-64.

mod avx2;
mod avx512;
pub mod encode;
mod machine;
pub(crate) mod put;

use fpdsl_runtime::Rounding;
pub(crate) use machine::{Machine, Predicate};

/// The instructions that code may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// AVX2, FMA, F16C, BMI1, BMI2, LZCNT and POPCNT.
    Avx2,
    /// AVX-512 F, BW, DQ and VL besides.
    Avx512,
}

impl Target {
    /// The best that this processor has and its operating system offers.
    pub fn detect() -> Option<Target> {
        let avx2 = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("fma")
            && is_x86_feature_detected!("f16c")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        let avx512 = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vl");
        match (avx2, avx512) {
            (true, true) => Some(Target::Avx512),
            (true, false) => Some(Target::Avx2),
            (false, _) => None,
        }
    }

    /// What chooses instructions for it.
    pub(crate) fn machine(self) -> &'static dyn Machine {
        match self {
            Target::Avx2 => &avx2::Avx2,
            Target::Avx512 => &avx512::Avx512,
        }
    }
}

/// A mode in the immediates of `vroundpd` and `vcvtps2ph`, and in MXCSR's field.
pub(crate) fn rounding_field(mode: Rounding) -> i64 {
    match mode {
        Rounding::NearestEven => 0,
        Rounding::TowardNegative => 1,
        Rounding::TowardPositive => 2,
        Rounding::TowardZero => 3,
    }
}
