//! One value at a time on a CPU with AVX-512: one instruction with embedded rounding per operation.
//!
//! An EVEX instruction carries its rounding mode, so no operation reads or writes the mode in MXCSR.

mod float;
mod in_mode;

use core::arch::x86_64::*;

use ::half::{bf16, f16};

use crate::backend::{Backend, Lower};
use crate::fault::Site;
use crate::level::Level;
use crate::mode::{Mode, match_mode};
use crate::scalar::{ScalarBackend, control::scalar_backend_items, half, lower_items};

pub use float::{F32, F64};
use in_mode::{in_mode, instruction};

/// The backend; a value of it is proof that the CPU has AVX-512 F, DQ, BW and VL.
#[derive(Clone, Copy, Debug)]
pub struct Avx512 {
    site: Site,
}

impl Avx512 {
    /// The token that bodies are evaluated on.
    ///
    /// # Safety
    ///
    /// The CPU must have avx512f, avx512dq, avx512bw and avx512vl. For speed, the caller must also be a function with
    /// these target features, into which the body is inlined.
    #[inline(always)]
    pub unsafe fn new() -> Self {
        Avx512 { site: Site::CALL }
    }
}

impl Backend for Avx512 {
    type Within<M: Mode> = M;
    type F32 = F32;
    type F64 = F64;

    scalar_backend_items!("avx512f,avx512dq,avx512bw,avx512vl");

    #[inline(always)]
    fn enter(self, function: &'static str) -> Self {
        Avx512 {
            site: self.site.enter(function),
        }
    }

    #[inline(always)]
    fn enter_given(self, function: &'static str) -> Self {
        Avx512 {
            site: self.site.enter_given(function),
        }
    }
}

impl Lower for Avx512 {
    lower_items!();

    #[inline(always)]
    fn lower_f32(self, value: F32) -> f32 {
        value.lower(self)
    }

    #[inline(always)]
    fn lower_f64(self, value: F64) -> f64 {
        value.lower(self)
    }
}

impl ScalarBackend for Avx512 {
    const LEVEL: Level = Level::Avx512;

    #[inline(always)]
    fn site(self) -> Site {
        self.site
    }

    #[inline(always)]
    fn at(self, site: Site) -> Self {
        Avx512 { site }
    }

    /// One instruction, which takes the mode and keeps subnormal numbers whatever MXCSR says. It is F16C's, which is part
    /// of AVX-512 F; its field has no bit for exceptions.
    #[inline(always)]
    fn narrow_to_f16<M: Mode>(self, x: F32) -> f16 {
        let packed = instruction!(match_mode!(M {
            NearestEven => _mm_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(x.vector()),
            TowardZero => _mm_cvtps_ph::<_MM_FROUND_TO_ZERO>(x.vector()),
            TowardPositive => _mm_cvtps_ph::<_MM_FROUND_TO_POS_INF>(x.vector()),
            TowardNegative => _mm_cvtps_ph::<_MM_FROUND_TO_NEG_INF>(x.vector()),
        }));
        f16::from_bits(instruction!(_mm_extract_epi16::<0>(packed)) as u16)
    }

    /// One instruction.
    #[inline(always)]
    fn widen_from_f16(self, x: f16) -> F32 {
        F32::first(instruction!(_mm_cvtph_ps(_mm_cvtsi32_si128(i32::from(
            x.to_bits()
        )))))
    }

    #[inline(always)]
    fn f32_from_i64<M: Mode>(self, value: i64) -> F32 {
        F32::first(in_mode!(M, _mm_cvt_roundi64_ss(zero_ps(self), value)))
    }

    #[inline(always)]
    fn f32_from_u64<M: Mode>(self, value: u64) -> F32 {
        F32::first(in_mode!(M, _mm_cvt_roundu64_ss(zero_ps(self), value)))
    }

    #[inline(always)]
    fn f64_from_i64<M: Mode>(self, value: i64) -> F64 {
        F64::first(in_mode!(M, _mm_cvt_roundi64_sd(zero_pd(self), value)))
    }

    #[inline(always)]
    fn f64_from_u64<M: Mode>(self, value: u64) -> F64 {
        F64::first(in_mode!(M, _mm_cvt_roundu64_sd(zero_pd(self), value)))
    }

    #[inline(always)]
    fn f16_from_int<M: Mode>(self, value: i128) -> f16 {
        half::f16_from_int::<M>(value)
    }

    #[inline(always)]
    fn bf16_from_int<M: Mode>(self, value: i128) -> bf16 {
        half::bf16_from_int::<M>(value)
    }
}

/// The value of the unused lanes of a conversion's result.
#[inline(always)]
fn zero_ps(_: Avx512) -> __m128 {
    // SAFETY: SSE2 is part of x86-64.
    unsafe { _mm_setzero_ps() }
}

/// The value of the unused lanes of a conversion's result.
#[inline(always)]
fn zero_pd(_: Avx512) -> __m128d {
    // SAFETY: SSE2 is part of x86-64.
    unsafe { _mm_setzero_pd() }
}
