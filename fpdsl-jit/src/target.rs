//! The instruction sets that there is code for.

use fpdsl_runtime::Rounding;
use fpdsl_runtime::dispatch::Level;

/// The instructions that code may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// x86-64 with AVX2, FMA, F16C, BMI1, BMI2, LZCNT and POPCNT.
    Avx2,
    /// AVX-512 F, BW, DQ and VL besides.
    Avx512,
    /// aarch64: all of them have its vectors.
    Neon,
}

impl Target {
    /// The best that this processor has and its operating system offers.
    pub fn detect() -> Option<Target> {
        #[cfg(target_arch = "x86_64")]
        {
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
        #[cfg(target_arch = "aarch64")]
        Some(Target::Neon)
    }

    /// The name of a host with these instructions.
    pub(crate) fn level(self) -> Level {
        match self {
            Target::Avx2 => Level::Fma,
            Target::Avx512 => Level::Avx512,
            Target::Neon => Level::Neon,
        }
    }

    /// Returns true if a register holds the mode of all instructions. To change it costs as much as some of them.
    pub(crate) fn has_mode_register(self) -> bool {
        self != Target::Avx512
    }

    /// The number of vector registers.
    pub(crate) fn vector_registers(self) -> usize {
        match self {
            Target::Avx2 => 16,
            Target::Avx512 | Target::Neon => 32,
        }
    }

    /// Bytes of the widest vector.
    pub(crate) fn vector_bytes(self) -> usize {
        match self {
            Target::Neon => 16,
            Target::Avx2 => 32,
            Target::Avx512 => 64,
        }
    }
}

/// A mode in the immediates of conversions and of instructions that round to integers.
pub(crate) fn rounding_field(mode: Rounding) -> i64 {
    match mode {
        Rounding::NearestEven => 0,
        Rounding::TowardNegative => 1,
        Rounding::TowardPositive => 2,
        Rounding::TowardZero => 3,
    }
}
