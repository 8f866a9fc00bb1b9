//! The types.

use core::{cmp, fmt};

use fpdsl_macros::{Fp, for_each_storage, fp};
use fpdsl_ops::Storage;

use super::encode;
use super::rounding::StorageRounding;
use crate::backend::{Backend, CastSource, Castable, ScalarVisitor};
use crate::generic::Int;

/// On a backend.
pub trait OfBits<B: Backend> {
    /// The number of an encoding in 32 bits.
    fn of_bits(b: B, bits: B::U32) -> Self;
    /// The number in binary32.
    fn number(b: B, x: Self) -> B::F32;
}

for_each_storage! {
    #for {
        #[doc = concat!("A number of the storage format ", stringify!(#Name), "; see the [module](crate::storage).")]
        ///
        /// `T` is the integer of the encoding: Rust's, or that of a backend in a body.
        #[derive(Clone, Copy, Fp)]
        #[repr(transparent)]
        pub struct #Name<T = #Bits> {
            pub(super) bits: T,
        }

        #[fp]
        impl<T: Int> #Name<T> {
            /// The number, exactly.
            pub fn to_f32(self) -> f32 {
                encode::#name::#{fpdsl_from_ name}(self.bits as u32)
            }
        }

        #if Ue8m0 {
            #[fp]
            impl<T: Int> #Name<T> {
                /// 1 over the number, exactly, since all are powers of two from 2^-127 to 2^127. NaN stays NaN.
                pub fn reciprocal(self) -> Self {
                    Ue8m0 { bits: if self.bits == 255 { self.bits } else { 254 - self.bits } }
                }
            }
        }

        // TF32 has 32 bits already.
        #[allow(clippy::unnecessary_cast)]
        impl #Name {
            /// The format.
            pub const FORMAT: Storage = Storage::#Name;
            /// The largest finite number.
            pub const MAX: Self = Self::from_bits(Self::FORMAT.max_finite() as #Bits);
            #if nan {
                /// NaN, as conversions give it.
                pub const NAN: Self = Self::from_bits(Self::FORMAT.nan().unwrap() as #Bits);
            }
            #if infinity {
                /// Positive infinity.
                pub const INFINITY: Self = Self::from_bits(Self::FORMAT.infinity().unwrap() as #Bits);
            }

            /// The number of an encoding. Bits above those of the format do not count.
            pub const fn from_bits(bits: #Bits) -> Self {
                #if packed {
                    Self { bits: bits & (2 * Self::FORMAT.sign_mask() - 1) as #Bits }
                } #else if Tf32 {
                    Self { bits: bits & 0xffff_e000 }
                } #else {
                    Self { bits }
                }
            }

            /// The encoding, in the low bits.
            pub const fn to_bits(self) -> #Bits {
                self.bits
            }

            /// The number that `x` rounds to; what is too large becomes the largest number of its sign.
            pub fn from_f32<R: StorageRounding>(x: f32) -> Self {
                Self { bits: R::#{plain_to_ name}(x) as #Bits }
            }

            #if nan {
                #[doc = concat!("The number that `x` rounds to; what is too large overflows, as `x.to_", stringify!(#name), stringify!(#or), "()` does.")]
                pub fn #{from_f32 or}<R: StorageRounding>(x: f32) -> Self {
                    Self { bits: R::#{plain_to_ name or}(x) as #Bits }
                }
            }
        }

        impl From<#Name> for f32 {
            fn from(x: #Name) -> f32 {
                x.to_f32()
            }
        }

        impl From<#Name> for f64 {
            fn from(x: #Name) -> f64 {
                f64::from(x.to_f32())
            }
        }

        /// As numbers: NaN is unequal to itself, and -0 equals 0.
        impl PartialEq for #Name {
            fn eq(&self, other: &Self) -> bool {
                self.to_f32() == other.to_f32()
            }
        }

        impl PartialOrd for #Name {
            fn partial_cmp(&self, other: &Self) -> Option<cmp::Ordering> {
                self.to_f32().partial_cmp(&other.to_f32())
            }
        }

        impl Default for #Name {
            #[doc = concat!("The encoding 0", #if Ue8m0 { ", which is 2^-127." } #else { ", which is 0." })]
            fn default() -> Self {
                Self::from_bits(0)
            }
        }

        impl fmt::Debug for #Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.to_f32(), f)
            }
        }

        impl fmt::Display for #Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.to_f32(), f)
            }
        }

        /// `x as f64` of the number in binary32.
        // Messages speak of scalars.
        #[diagnostic::do_not_recommend]
        impl<B: Backend> CastSource<B> for #Name<#if Tf32 { B::U32 } #else { B::U8 }> {
            fn with_scalar<V: ScalarVisitor<B, D>, D>(b: B, x: Self) -> V::Found {
                V::visit(b, OfBits::number(b, x))
            }

            fn flushed(_: B, x: Self) -> Self {
                x
            }
        }

        impl<B: Backend> OfBits<B> for #Name<#if Tf32 { B::U32 } #else { B::U8 }> {
            #[inline(always)]
            fn number(b: B, x: Self) -> B::F32 {
                #if Tf32 { let bits = x.bits; } #else { let bits = <B::U8 as Castable<B>>::to_u32(b, x.bits); }
                encode::#name::#{fpdsl_from_ name}::body(b, bits)
            }

            #[inline(always)]
            fn of_bits(b: B, bits: B::U32) -> Self {
                #if Tf32 {
                    let _ = b;
                    Self { bits }
                } #else {
                    Self { bits: <B::U32 as Castable<B>>::to_u8(b, bits) }
                }
            }
        }
    }
}
