//! The floats that can be converted to storage formats.

use fpdsl_macros::{for_each_storage, fp};

use super::formats::{E2m1, E2m3, E3m2, E4m3, E5m2, OfBits, Tf32, Ue8m0};
use super::rounding::StorageRounding;
use crate::backend::{Backend, Castable, Float, Types};
use crate::lift::{Lift, Scalar, ScalarType};
use crate::math::kit::single_bits;
use crate::mode::Rn;
use crate::typed::nothing;

/// `x` in binary32, rounded to odd: a later rounding to 22 digits or fewer, in any mode, gives what `x` itself would.
#[fp(mode = "rz")]
fn fpdsl_odd_f32(x: f64) -> f32 {
    let single = x as f32;
    let inexact = if single as f64 == x { 0 } else { 1 };
    // A NaN stays one.
    f32::from_bits(single_bits(single) | inexact)
}

/// `x` in binary32, toward zero, so that random bits are added to the digits as they are. What is beyond 2^128 stays beyond all numbers.
#[fp]
fn fpdsl_cut_f32(x: f64) -> f32 {
    if x.abs() < 340_282_366_920_938_463_463_374_607_431_768_211_456.0 {
        rz!(x as f32)
    } else {
        x as f32
    }
}

/// `x` in binary32, with what a later rounding needs: rounded to odd, or toward zero where random bits are added to the digits.
#[cfg_attr(not(debug_assertions), inline(always))]
fn single<R: StorageRounding, B: Backend, T: Castable<B>>(b: B, x: T) -> B::F32 {
    match const { T::Native::TYPE } {
        ScalarType::F64 => {
            let x = T::to_f64::<Rn>(b, x);
            if const { R::ADDS_BITS } {
                fpdsl_cut_f32::body(b, x)
            } else {
                fpdsl_odd_f32::body(b, x)
            }
        }
        _ => T::to_f32::<Rn>(b, x),
    }
}

for_each_storage! {
    /// The conversions to storage formats, as methods of floats in bodies.
    pub trait StorageMethods<B: Backend = Types>: Float<B> {
        #for {
            /// Rounds to the format; what is too large becomes the largest number of its sign.
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn #{__fp_to_ name}<R: StorageRounding>(self, b: B, _mode: R, _itself: Self) -> <#Name as Lift>::On<B> {
                OfBits::of_bits(b, R::#{to_ name}(b, single::<R, B, Self>(b, self)))
            }

            /// The same in the check of a body.
            fn #{to_ name _in_a_body}(self) -> <#Name as Lift>::On<Types>;

            #if nan {
                /// Rounds to the format; what is too large overflows.
                #[cfg_attr(not(debug_assertions), inline(always))]
                fn #{__fp_to_ name or}<R: StorageRounding>(self, b: B, _mode: R, _itself: Self) -> <#Name as Lift>::On<B> {
                    OfBits::of_bits(b, R::#{to_ name or}(b, single::<R, B, Self>(b, self)))
                }

                /// The same in the check of a body.
                fn #{to_ name or _in_a_body}(self) -> <#Name as Lift>::On<Types>;
            }
        }
    }

    impl<B: Backend, T: Float<B>> StorageMethods<B> for T {
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
