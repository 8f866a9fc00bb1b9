//! Square roots to nearest, which `core` does not offer.

#[cfg(target_arch = "x86_64")]
mod hardware {
    use core::arch::x86_64::*;

    /// The root, rounded to nearest.
    #[inline(always)]
    pub(in super::super) fn sqrt32_nearest(x: f32) -> f32 {
        // SAFETY: SSE is part of x86-64.
        unsafe { _mm_cvtss_f32(_mm_sqrt_ss(_mm_set_ss(x))) }
    }

    /// The root, rounded to nearest.
    #[inline(always)]
    pub(in super::super) fn sqrt64_nearest(x: f64) -> f64 {
        // SAFETY: SSE2 is part of x86-64.
        unsafe {
            let x = _mm_set_sd(x);
            _mm_cvtsd_f64(_mm_sqrt_sd(x, x))
        }
    }
}

#[cfg(all(not(target_arch = "x86_64"), feature = "std"))]
mod hardware {
    /// The root, rounded to nearest.
    #[inline(always)]
    pub(in super::super) fn sqrt32_nearest(x: f32) -> f32 {
        x.sqrt()
    }

    /// The root, rounded to nearest.
    #[inline(always)]
    pub(in super::super) fn sqrt64_nearest(x: f64) -> f64 {
        x.sqrt()
    }
}

#[cfg(all(not(target_arch = "x86_64"), not(feature = "std")))]
mod hardware {
    use crate::format::Format;
    use crate::mode::Rounding;
    use crate::soft;

    /// The root, rounded to nearest.
    #[inline(always)]
    pub(in super::super) fn sqrt32_nearest(x: f32) -> f32 {
        let root = soft::sqrt(Format::F32, Rounding::NearestEven, x.to_bits() as u64);
        f32::from_bits(root as u32)
    }

    /// The root, rounded to nearest.
    #[inline(always)]
    pub(in super::super) fn sqrt64_nearest(x: f64) -> f64 {
        f64::from_bits(soft::sqrt(Format::F64, Rounding::NearestEven, x.to_bits()))
    }
}

pub(super) use hardware::{sqrt32_nearest, sqrt64_nearest};
