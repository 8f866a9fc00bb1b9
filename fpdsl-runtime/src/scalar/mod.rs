//! Backends that compute one value at a time with real branches: what they share.
//!
//! Such a backend keeps integers, `bool`, f16 and bf16 in Rust's own types; only where it holds f32 and f64, and
//! how it computes with them, is its own.

pub(crate) mod control;
pub(crate) mod half;
mod int;
pub(crate) mod odd;

use ::half::{bf16, f16};

use crate::backend::{Backend, Leaf, Lower};
use crate::fault::Site;
use crate::level::Level;
use crate::mode::Mode;

/// A backend whose values are Rust values.
pub trait ScalarBackend:
    Lower
    + Backend<
        Bool = bool,
        F16 = f16,
        Bf16 = bf16,
        I8 = i8,
        I16 = i16,
        I32 = i32,
        I64 = i64,
        U8 = u8,
        U16 = u16,
        U32 = u32,
        U64 = u64,
        Usize = usize,
        Join = core::convert::Infallible,
    >
{
    /// What the CPU has.
    const LEVEL: Level;

    /// The place where it computes, for the text of a fault.
    fn site(self) -> Site;
    /// The same backend at another place.
    fn at(self, site: Site) -> Self;
    /// An integer as f32, rounded once in `M`.
    fn f32_from_i64<M: Mode>(self, value: i64) -> Self::F32;
    /// An integer as f32, rounded once in `M`.
    fn f32_from_u64<M: Mode>(self, value: u64) -> Self::F32;
    /// An integer as f64, rounded once in `M`.
    fn f64_from_i64<M: Mode>(self, value: i64) -> Self::F64;
    /// An integer as f64, rounded once in `M`.
    fn f64_from_u64<M: Mode>(self, value: u64) -> Self::F64;
    /// An integer as binary16, rounded once in `M`.
    fn f16_from_int<M: Mode>(self, value: i128) -> f16;
    /// An integer as bfloat16, rounded once in `M`.
    fn bf16_from_int<M: Mode>(self, value: i128) -> bf16;
    /// A binary32 number as binary16, rounded once in `M`.
    #[inline(always)]
    fn narrow_to_f16<M: Mode>(self, x: Self::F32) -> f16 {
        half::f16_from_f32::<M>(self.lower_f32(x))
    }
    /// A binary16 number as binary32, exact.
    #[inline(always)]
    fn widen_from_f16(self, x: f16) -> Self::F32 {
        Self::F32::constant(self, half::widen_f16(x))
    }
}

/// The methods of [`Lower`] for the types that every scalar backend keeps in Rust's own.
macro_rules! lower_items {
    () => {
        ::fpdsl_macros::for_each_scalar! {
            #for !(f32 || f64) {
                #[inline(always)]
                fn #{lower_ T}(self, value: Self::#Name) -> Self::#Name {
                    value
                }
            }
        }
    };
}

pub(crate) use lower_items;
