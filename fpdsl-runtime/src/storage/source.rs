//! The floats that can be converted to storage formats.

use fpdsl_macros::{for_each_storage, fp};
use half::{bf16, f16};

use super::formats::{E2m1, E2m3, E3m2, E4m3, E5m2, OfBits, Tf32, Ue8m0};
use super::rounding::StorageRounding;
use crate::backend::{Backend, Castable, Leaf, Types};
use crate::lift::{Lift, Scalar};
use crate::math::kit::single_bits;
use crate::mode::{Rn, Rz};
use crate::typed::nothing;

/// `x` in binary32, rounded to odd: a later rounding to 22 digits or fewer, in any mode, gives what `x` itself would.
#[fp(mode = "rz")]
fn fpdsl_odd_f32(x: f64) -> f32 {
    let single = x as f32;
    let inexact = if single as f64 == x { 0 } else { 1 };
    // A NaN stays one.
    f32::from_bits(single_bits(single) | inexact)
}

/// A float that can be converted to storage formats.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be converted to a storage format",
    label = "not a float",
    note = "cast it to `f32` first, as in `(x as f32).to_e4m3()`"
)]
pub trait Stored: Scalar {
    /// In binary32, with what a later rounding needs.
    #[doc(hidden)]
    fn single<B: Backend>(b: B, x: Self::On<B>) -> B::F32;

    /// In binary32, toward zero: random bits are added to digits as they are.
    #[doc(hidden)]
    fn cut<B: Backend>(b: B, x: Self::On<B>) -> B::F32 {
        Self::single(b, x)
    }
}

impl Stored for f16 {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn single<B: Backend>(b: B, x: B::F16) -> B::F32 {
        <B::F16 as Castable<B>>::to_f32::<Rn>(b, x)
    }
}

impl Stored for bf16 {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn single<B: Backend>(b: B, x: B::Bf16) -> B::F32 {
        <B::Bf16 as Castable<B>>::to_f32::<Rn>(b, x)
    }
}

impl Stored for f32 {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn single<B: Backend>(_: B, x: B::F32) -> B::F32 {
        x
    }
}

impl Stored for f64 {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn single<B: Backend>(b: B, x: B::F64) -> B::F32 {
        fpdsl_odd_f32::body(b, x)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn cut<B: Backend>(b: B, x: B::F64) -> B::F32 {
        <B::F64 as Castable<B>>::to_f32::<Rz>(b, x)
    }
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn single<R: StorageRounding, B: Backend, T: Stored>(b: B, x: T::On<B>) -> B::F32 {
    if R::ADDS_BITS {
        T::cut(b, x)
    } else {
        T::single(b, x)
    }
}

for_each_storage! {
    /// The conversions to storage formats, as methods of floats in bodies.
    pub trait StorageMethods<B: Backend = Types>: Leaf<B, Native: Stored> {
        #for {
            /// Rounds to the format; what is too large becomes the largest number of its sign.
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn #{__fp_to_ name}<R: StorageRounding>(self, b: B, _mode: R, _itself: Self) -> <#Name as Lift>::On<B>
            where
                Self::Native: Lift<On<B> = Self>,
            {
                OfBits::of_bits(b, R::#{to_ name}(b, single::<R, B, Self::Native>(b, self)))
            }

            /// The same in the check of a body.
            fn #{to_ name _in_a_body}(self) -> <#Name as Lift>::On<Types>;

            #if nan {
                /// Rounds to the format; what is too large overflows.
                #[cfg_attr(not(debug_assertions), inline(always))]
                fn #{__fp_to_ name or}<R: StorageRounding>(self, b: B, _mode: R, _itself: Self) -> <#Name as Lift>::On<B>
                where
                    Self::Native: Lift<On<B> = Self>,
                {
                    OfBits::of_bits(b, R::#{to_ name or}(b, single::<R, B, Self::Native>(b, self)))
                }

                /// The same in the check of a body.
                fn #{to_ name or _in_a_body}(self) -> <#Name as Lift>::On<Types>;
            }
        }
    }

    impl<B: Backend, T: Leaf<B, Native: Stored>> StorageMethods<B> for T {
        #for {
            fn #{to_ name _in_a_body}(self) -> <#Name as Lift>::On<Types> {
                nothing()
            }

            #if nan {
                fn #{to_ name or _in_a_body}(self) -> <#Name as Lift>::On<Types> {
                    nothing()
                }
            }
        }
    }
}
