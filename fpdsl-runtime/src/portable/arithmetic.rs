//! The rounding operations of the portable backends, and the algorithm that each backend uses.

use super::{double, single};
use crate::mode::{Mode, match_mode};
use crate::scalar::ScalarBackend;

/// The rounding operations on f32 and f64 of a backend that holds them in Rust's own types.
pub trait Arithmetic: ScalarBackend<F32 = f32, F64 = f64> {
    /// `x * y + z`.
    fn fma32<M: Mode>(self, x: f32, y: f32, z: f32) -> f32;
    /// `x * y`.
    fn mul64<M: Mode>(self, x: f64, y: f64) -> f64;
    /// `x / y`.
    fn div64<M: Mode>(self, x: f64, y: f64) -> f64;
    /// The square root.
    fn sqrt64<M: Mode>(self, x: f64) -> f64;
    /// `x * y + z`.
    fn fma64<M: Mode>(self, x: f64, y: f64, z: f64) -> f64;

    /// `x + y`.
    #[inline(always)]
    fn add32<M: Mode>(self, x: f32, y: f32) -> f32 {
        single::add::<M>(x, y)
    }

    /// `x * y`.
    #[inline(always)]
    fn mul32<M: Mode>(self, x: f32, y: f32) -> f32 {
        single::mul::<M>(x, y)
    }

    /// `x / y`.
    #[inline(always)]
    fn div32<M: Mode>(self, x: f32, y: f32) -> f32 {
        single::div::<M>(x, y)
    }

    /// The square root.
    #[inline(always)]
    fn sqrt32<M: Mode>(self, x: f32) -> f32 {
        single::sqrt::<M>(x)
    }

    /// `x + y`.
    #[inline(always)]
    fn add64<M: Mode>(self, x: f64, y: f64) -> f64 {
        double::add::<M>(x, y)
    }

    /// `x as f32`.
    #[inline(always)]
    fn narrow<M: Mode>(self, x: f64) -> f32 {
        single::narrow::<M>(x)
    }

    /// `x as f32`. In rn the processor rounds once; in a directed mode, rounding to f64 and then to f32 in the same
    /// direction is rounding once.
    #[inline(always)]
    fn i64_to_f32<M: Mode>(self, x: i64) -> f32 {
        match_mode!(M {
            NearestEven => x as f32,
            TowardZero | TowardPositive | TowardNegative => {
                self.narrow::<M>(self.i64_to_f64::<M>(x))
            },
        })
    }

    /// `x as f32`, as [`Arithmetic::i64_to_f32`].
    #[inline(always)]
    fn u64_to_f32<M: Mode>(self, x: u64) -> f32 {
        match_mode!(M {
            NearestEven => x as f32,
            TowardZero | TowardPositive | TowardNegative => {
                self.narrow::<M>(self.u64_to_f64::<M>(x))
            },
        })
    }

    /// `x as f64`: the sum, rounded once, of the upper and the lower 32 bits, both of which f64 holds exactly. The
    /// parts of zero are +0, whose sum is +0 in every mode; no other sum is zero.
    #[inline(always)]
    fn i64_to_f64<M: Mode>(self, x: i64) -> f64 {
        self.add64::<M>((x >> 32) as f64 * 4294967296.0, x as u32 as f64)
    }

    /// `x as f64`, as [`Arithmetic::i64_to_f64`].
    #[inline(always)]
    fn u64_to_f64<M: Mode>(self, x: u64) -> f64 {
        self.add64::<M>((x >> 32) as f64 * 4294967296.0, x as u32 as f64)
    }
}

#[cfg(not(target_arch = "x86_64"))]
impl Arithmetic for super::Portable {
    #[inline(always)]
    fn fma32<M: Mode>(self, x: f32, y: f32, z: f32) -> f32 {
        single::fma::<M>(x, y, z)
    }

    #[inline(always)]
    fn mul64<M: Mode>(self, x: f64, y: f64) -> f64 {
        double::mul::<M>(x, y)
    }

    #[inline(always)]
    fn div64<M: Mode>(self, x: f64, y: f64) -> f64 {
        double::div::<M>(x, y)
    }

    #[inline(always)]
    fn sqrt64<M: Mode>(self, x: f64) -> f64 {
        double::sqrt::<M>(x)
    }

    #[inline(always)]
    fn fma64<M: Mode>(self, x: f64, y: f64, z: f64) -> f64 {
        double::fma::<M>(x, y, z)
    }
}

#[cfg(target_arch = "x86_64")]
impl Arithmetic for super::PortableFma {
    #[inline(always)]
    fn fma32<M: Mode>(self, x: f32, y: f32, z: f32) -> f32 {
        match_mode!(M {
            NearestEven => super::fused::fma32_nearest(self, x, y, z),
            TowardZero | TowardPositive | TowardNegative => {
                single::fma_directed::<M>(x, y, z)
            },
        })
    }

    #[inline(always)]
    fn mul64<M: Mode>(self, x: f64, y: f64) -> f64 {
        super::fused::mul::<M>(self, x, y)
    }

    #[inline(always)]
    fn div64<M: Mode>(self, x: f64, y: f64) -> f64 {
        super::fused::div::<M>(self, x, y)
    }

    #[inline(always)]
    fn sqrt64<M: Mode>(self, x: f64) -> f64 {
        super::fused::sqrt::<M>(self, x)
    }

    #[inline(always)]
    fn fma64<M: Mode>(self, x: f64, y: f64, z: f64) -> f64 {
        super::fused::fma::<M>(self, x, y, z)
    }
}
