//! Sixteen elements at a time on a CPU with AVX-512: f32 in one register, f64 and 64-bit integers in two.
//!
//! f16, bf16 and the integers below 32 bits are held widened, with every value exactly one of the narrow type: an
//! operation is the 32-bit one followed by a narrowing (a rounding, or a wrap to the type's width).

mod entries;
mod float;
mod gather;
mod half;
mod int32;
mod int64;
mod leaf;
mod memory32;
mod pair;
mod to_int;
mod transpose;

use crate::backend::Backend;
use crate::fault::Depth;
use crate::lanes::{LaneBackend, LaneFaults, Mask, lane_control_flow};

pub use float::{F32, F64};
pub use half::{Bf16, F16};
pub use int32::{I8, I16, I32, U8, U16, U32};
pub use int64::{I64, U64};

/// `usize`.
pub type Usize<'a> = crate::lanes::Address<Avx512Lanes<'a>>;

/// The backend; a value of it is proof that the CPU has AVX-512 F, DQ, BW and VL.
#[derive(Clone, Copy, Debug)]
pub struct Avx512Lanes<'a> {
    active: Mask,
    draft: bool,
    function: &'static str,
    depth: Depth,
    faults: &'a LaneFaults,
}

impl<'a> Avx512Lanes<'a> {
    /// The backend on which bodies are evaluated for the lanes of `active`.
    ///
    /// # Safety
    ///
    /// The CPU must have avx512f, avx512dq, avx512bw and avx512vl. For speed, the caller must also be a function with
    /// these target features, into which the body is inlined.
    #[inline(always)]
    pub unsafe fn new(active: Mask, faults: &'a LaneFaults) -> Self {
        Avx512Lanes {
            active,
            draft: false,
            function: "",
            depth: Depth::NONE,
            faults,
        }
    }
}

impl Backend for Avx512Lanes<'_> {
    type F16 = F16;
    type Bf16 = Bf16;
    type F32 = F32;
    type F64 = F64;
    type I8 = I8;
    type I16 = I16;
    type I32 = I32;
    type I64 = I64;
    type U8 = U8;
    type U16 = U16;
    type U32 = U32;
    type U64 = U64;
    type Usize = crate::lanes::Address<Self>;

    // A value of f64 takes two of 32 registers: twice what they hold is in memory anyway.
    const PASTED_BYTES: usize = 4096;

    lane_control_flow!();

    #[inline(always)]
    fn enter(self, function: &'static str) -> Self {
        Avx512Lanes { function, ..self }
    }

    #[inline(always)]
    fn enter_given(self, function: &'static str) -> Self {
        let depth = self.depth.within(function);
        Avx512Lanes { depth, ..self }
    }

    #[inline(always)]
    fn apart<A: Copy, R>(self, cold: bool, args: A, body: impl FnOnce(Self, A) -> R) -> R {
        #[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
        #[inline(never)]
        fn called<B, A, R>(b: &B, args: &A, body: impl FnOnce(&B, &A) -> R) -> R {
            body(b, args)
        }
        if cold {
            crate::hint::seldom();
        }
        // SAFETY: whoever holds this backend has proved the CPU's features.
        unsafe {
            called(
                &self,
                &args,
                #[inline(always)]
                |b, args| body(*b, *args),
            )
        }
    }
}

impl LaneBackend for Avx512Lanes<'_> {
    #[inline(always)]
    fn active(self) -> Mask {
        self.active
    }

    #[inline(always)]
    fn with_active(self, active: Mask) -> Self {
        Avx512Lanes { active, ..self }
    }

    #[inline(always)]
    fn is_draft(self) -> bool {
        self.draft
    }

    #[inline(always)]
    fn as_draft(self) -> Self {
        Avx512Lanes { draft: true, ..self }
    }

    #[inline(always)]
    fn function(self) -> &'static str {
        self.function
    }

    #[inline(always)]
    fn faults(&self) -> &LaneFaults {
        self.faults
    }
}
