//! Scalar backends for any processor: round-to-nearest hardware arithmetic and exact corrections.
//!
//! [`Portable`] needs nothing but IEEE 754 round-to-nearest f32 and f64, which Rust guarantees everywhere. All
//! four modes are computed without touching the processor's rounding mode, which Rust code must not do.

mod arithmetic;
#[cfg(target_arch = "x86_64")]
mod called;
mod double;
#[cfg(target_arch = "x86_64")]
mod fused;
mod root;
mod single;
mod step;
mod value;

pub(crate) use arithmetic::Arithmetic;

use half::{bf16, f16};

use crate::backend::{Backend, Lower};
use crate::fault::Site;
use crate::level::Level;
use crate::mode::Mode;
use crate::scalar::control::scalar_backend_items;
use crate::scalar::{ScalarBackend, half as narrow, lower_items};

/// One value at a time on any processor, in `no_std` as well; no fused multiply-add instruction is needed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Portable {
    site: Site,
}

impl Portable {
    /// The backend.
    #[inline(always)]
    pub const fn new() -> Self {
        Portable { site: Site::CALL }
    }
}

/// [`Portable`] with fused multiply-add instructions, which give the residuals of f64 operations directly.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
pub struct PortableFma {
    site: Site,
}

#[cfg(target_arch = "x86_64")]
impl PortableFma {
    /// The backend.
    ///
    /// # Safety
    ///
    /// The processor has AVX2, FMA and F16C, and the operating system keeps their registers
    /// (`is_x86_feature_detected!`). To be fast, a body must be inlined into a function with
    /// `#[target_feature(enable = "avx2,fma")]`.
    #[inline(always)]
    pub const unsafe fn new() -> Self {
        PortableFma { site: Site::CALL }
    }
}

macro_rules! native_backend {
    ($name:ident, $level:expr, $($features:literal)?) => {
        impl Backend for $name {
            type Within<M: Mode> = M;
            type F32 = f32;
            type F64 = f64;

            scalar_backend_items!($($features)?);

            #[inline(always)]
            fn enter(self, function: &'static str) -> Self {
                $name {
                    site: self.site.enter(function),
                }
            }

            #[inline(always)]
            fn enter_given(self, function: &'static str) -> Self {
                $name {
                    site: self.site.enter_given(function),
                }
            }
        }

        impl Lower for $name {
            lower_items!();

            #[inline(always)]
            fn lower_f32(self, value: f32) -> f32 {
                value
            }

            #[inline(always)]
            fn lower_f64(self, value: f64) -> f64 {
                value
            }
        }

        impl ScalarBackend for $name {
            const LEVEL: Level = $level;

            #[inline(always)]
            fn site(self) -> Site {
                self.site
            }

            #[inline(always)]
            fn at(self, site: Site) -> Self {
                $name { site }
            }

            #[inline(always)]
            fn f32_from_i64<M: Mode>(self, value: i64) -> f32 {
                self.i64_to_f32::<M>(value)
            }

            #[inline(always)]
            fn f32_from_u64<M: Mode>(self, value: u64) -> f32 {
                self.u64_to_f32::<M>(value)
            }

            #[inline(always)]
            fn f64_from_i64<M: Mode>(self, value: i64) -> f64 {
                self.i64_to_f64::<M>(value)
            }

            #[inline(always)]
            fn f64_from_u64<M: Mode>(self, value: u64) -> f64 {
                self.u64_to_f64::<M>(value)
            }

            #[inline(always)]
            fn f16_from_int<M: Mode>(self, value: i128) -> f16 {
                narrow::f16_from_int::<M>(value)
            }

            #[inline(always)]
            fn bf16_from_int<M: Mode>(self, value: i128) -> bf16 {
                narrow::bf16_from_int::<M>(value)
            }
        }
    };
}

native_backend!(Portable, Level::Portable,);

#[cfg(target_arch = "x86_64")]
native_backend!(PortableFma, Level::Fma, "avx2,fma");
