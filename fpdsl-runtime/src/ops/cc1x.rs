//! The vocabulary of functions with `profile = "cc1x"`: the names and signatures of [`ops`](super), with binary32 as GPUs of compute
//! capability 1.x have it.
//!
//! Operations flush as those of [`ftz`](super::ftz). To nearest, where that machine's compiler chose instructions for operators:
//!
//! | operation on `f32` | result |
//! |---|---|
//! | `x * y + z`, contracted | the product cut to 24 digits, then the sum rounded |
//! | `x / y` | an approximation: within 2 ulp, NVIDIA says |
//! | `x.sqrt()` | an approximation: within 3 ulp |
//! | `x.recip()` | an approximation: within 1 ulp |
//! | `x.rsqrt()` | an approximation: within 2 ulp |
//!
//! The bounds are those of the CUDA C Programming Guide, "Mathematical Functions". Approximations are the forms of
//! [`approx_div`](super::approx_div) and its kin, so their bits differ between machines and no check of bits counts them.
//!
//! In the other modes that machine has functions and no operators: `__fadd_rz`, `__fdiv_ru`, `__fsqrt_rd` and so on, which round
//! correctly and never fuse. So [`contracted`] is a product and a sum there. `mul_add` is `__fmaf_rn` and its kin, rounded once, in every
//! mode. Elementary functions are correctly rounded. Other formats are as without the profile: binary64 of compute capability 1.3 is IEEE
//! 754's, and contracts to a fused multiply-add.

use crate::backend::{Backend, Encoded, Float, Num};
use crate::math::cc1x;
use crate::mode::Mode;

pub use super::ftz::*;

own_forms! { but_of_f32 "cc1x_" crate::ops::ftz:
    /// `x / y`: an approximation of binary32.
    div of Num(x, y), |b| cc1x::quotient::body(b, x, y);
    /// The square root: an approximation of binary32.
    sqrt of Float(x), |b| super::ftz::approx_sqrt(b, x);
    /// `1 / x`: an approximation of binary32.
    recip of Float(x), |b| super::ftz::approx_rcp(b, x);
    /// `1 / sqrt(x)`: an approximation of binary32.
    rsqrt of Encoded(x), |b| super::ftz::approx_rsqrt(b, x);
}

mod nearest {
    use super::*;

    own_forms! { but_of_f32 "cc1x_" crate::ops::ftz:
        /// `x * y + z`: FMAD of binary32.
        contracted of Num(x, y, z), |b| cc1x::multiply_add::body(b, x, y, z);
    }
}

/// `x * y + z` where `contract` puts them together: to nearest FMAD of binary32, and a fused multiply-add of other formats.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn contracted<M: Mode, B: Backend, T: Num<B>>(b: B, x: T, y: T, z: T) -> T {
    if M::IS_NEAREST {
        nearest::contracted::<M, B, T>(b, x, y, z)
    } else {
        add::<M, B, T>(b, mul::<M, B, T>(b, x, y), z)
    }
}
