//! What the two portable backends compute differently: the rounding operations.

use super::Portable;
use crate::format::Format;
use crate::mode::Mode;
use crate::scalar::ScalarBackend;
use crate::soft;

/// The rounding operations on f32 and f64 of a backend that holds them in Rust's own types.
pub trait Arithmetic: ScalarBackend<F32 = f32, F64 = f64> {
    /// `x + y`.
    #[inline(always)]
    fn add32<M: Mode>(self, x: f32, y: f32) -> f32 {
        f32_of(soft::add(Format::F32, M::ROUNDING, bits32(x), bits32(y)))
    }

    /// `x * y`.
    #[inline(always)]
    fn mul32<M: Mode>(self, x: f32, y: f32) -> f32 {
        f32_of(soft::mul(Format::F32, M::ROUNDING, bits32(x), bits32(y)))
    }

    /// `x / y`.
    #[inline(always)]
    fn div32<M: Mode>(self, x: f32, y: f32) -> f32 {
        f32_of(soft::div(Format::F32, M::ROUNDING, bits32(x), bits32(y)))
    }

    /// The square root.
    #[inline(always)]
    fn sqrt32<M: Mode>(self, x: f32) -> f32 {
        f32_of(soft::sqrt(Format::F32, M::ROUNDING, bits32(x)))
    }

    /// `x * y + z`.
    #[inline(always)]
    fn fma32<M: Mode>(self, x: f32, y: f32, z: f32) -> f32 {
        f32_of(soft::fma(
            Format::F32,
            M::ROUNDING,
            bits32(x),
            bits32(y),
            bits32(z),
        ))
    }

    /// `x + y`.
    #[inline(always)]
    fn add64<M: Mode>(self, x: f64, y: f64) -> f64 {
        f64::from_bits(soft::add(Format::F64, M::ROUNDING, x.to_bits(), y.to_bits()))
    }

    /// `x * y`.
    #[inline(always)]
    fn mul64<M: Mode>(self, x: f64, y: f64) -> f64 {
        f64::from_bits(soft::mul(Format::F64, M::ROUNDING, x.to_bits(), y.to_bits()))
    }

    /// `x / y`.
    #[inline(always)]
    fn div64<M: Mode>(self, x: f64, y: f64) -> f64 {
        f64::from_bits(soft::div(Format::F64, M::ROUNDING, x.to_bits(), y.to_bits()))
    }

    /// The square root.
    #[inline(always)]
    fn sqrt64<M: Mode>(self, x: f64) -> f64 {
        f64::from_bits(soft::sqrt(Format::F64, M::ROUNDING, x.to_bits()))
    }

    /// `x * y + z`.
    #[inline(always)]
    fn fma64<M: Mode>(self, x: f64, y: f64, z: f64) -> f64 {
        f64::from_bits(soft::fma(
            Format::F64,
            M::ROUNDING,
            x.to_bits(),
            y.to_bits(),
            z.to_bits(),
        ))
    }

    /// `x as f32`.
    #[inline(always)]
    fn narrow<M: Mode>(self, x: f64) -> f32 {
        f32_of(soft::convert(Format::F64, Format::F32, M::ROUNDING, x.to_bits()))
    }

    /// `x as f32`.
    #[inline(always)]
    fn i64_to_f32<M: Mode>(self, x: i64) -> f32 {
        f32_of(soft::from_int(Format::F32, M::ROUNDING, x as i128))
    }

    /// `x as f32`.
    #[inline(always)]
    fn u64_to_f32<M: Mode>(self, x: u64) -> f32 {
        f32_of(soft::from_int(Format::F32, M::ROUNDING, x as i128))
    }

    /// `x as f64`.
    #[inline(always)]
    fn i64_to_f64<M: Mode>(self, x: i64) -> f64 {
        f64::from_bits(soft::from_int(Format::F64, M::ROUNDING, x as i128))
    }

    /// `x as f64`.
    #[inline(always)]
    fn u64_to_f64<M: Mode>(self, x: u64) -> f64 {
        f64::from_bits(soft::from_int(Format::F64, M::ROUNDING, x as i128))
    }
}

#[inline(always)]
fn bits32(x: f32) -> u64 {
    x.to_bits() as u64
}

#[inline(always)]
fn f32_of(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

impl Arithmetic for Portable {}

#[cfg(target_arch = "x86_64")]
impl Arithmetic for super::PortableFma {}
