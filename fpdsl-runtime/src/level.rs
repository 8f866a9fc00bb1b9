//! The levels of the host's CPU features.

/// A level of the host's CPU features, from least to most. Every level gives the same bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[non_exhaustive]
pub enum Level {
    /// Only instructions that the target always has.
    Portable = 1,
    /// x86-64 with AVX2, fused multiply-add and F16C, which every processor with AVX2 has.
    Fma = 2,
    /// AVX-512 F, DQ, BW and VL: rounding modes in the instructions.
    Avx512 = 3,
    /// aarch64 with its vectors, which every processor of this kind has. Single calls run as on `Portable`.
    Neon = 4,
}

impl Level {
    /// As in `FPDSL_HOST` and in device names.
    ///
    /// # Examples
    ///
    /// ```
    /// assert_eq!(fpdsl::backend::Level::Portable.name(), "portable");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Level::Portable => "portable",
            Level::Fma => "fma",
            Level::Avx512 => "avx512",
            Level::Neon => "neon",
        }
    }
}
