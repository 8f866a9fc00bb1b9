//! f32 and f64 as values of the portable backends.

// Encodings of f64 are `u64` already.
#![allow(clippy::unnecessary_cast)]

use fpdsl_macros::for_each_scalar;
use half::{bf16, f16};

use super::Arithmetic;
use crate::backend::{Castable, Encoded, Equal, Float, Leaf, Num, Signed, State};
use crate::format::Format;
use crate::hint::Compared;
use crate::lift::Scalar;
use crate::literal::Literal;
use crate::mode::Mode;
use crate::scalar::half as narrow;
use crate::soft;

for_each_scalar! {
    #for f32 || f64 {
        impl<B: Arithmetic> State<B> for #T {
            #[inline(always)]
            fn merge(_: B, join: &mut B::Join, _: Self, _: Self) -> Self {
                match *join {}
            }

            #[inline(always)]
            fn zero(_: B) -> Self {
                <#T as Scalar>::ZERO
            }
        }

        impl<B: Arithmetic> Leaf<B> for #T {
            type Native = #T;

            #[inline(always)]
            fn constant(_: B, value: #T) -> Self {
                value
            }
        }

        impl<B: Arithmetic> Equal<B> for #T {
            #[inline(always)]
            fn eq(_: B, x: Self, y: Self) -> bool {
                x == y
            }

            #[inline(always)]
            fn ne(_: B, x: Self, y: Self) -> bool {
                x != y
            }
        }

        impl<B: Arithmetic> Num<B> for #T {
            #[inline(always)]
            fn add<M: Mode>(b: B, x: Self, y: Self) -> Self {
                b.#{add Width}::<M>(x, y)
            }

            #[inline(always)]
            fn sub<M: Mode>(b: B, x: Self, y: Self) -> Self {
                b.#{add Width}::<M>(x, -y)
            }

            #[inline(always)]
            fn mul<M: Mode>(b: B, x: Self, y: Self) -> Self {
                b.#{mul Width}::<M>(x, y)
            }

            #[inline(always)]
            fn div<M: Mode>(b: B, x: Self, y: Self) -> Self {
                b.#{div Width}::<M>(x, y)
            }

            #[inline(always)]
            fn rem(_: B, x: Self, y: Self) -> Self {
                #T::from_bits(soft::rem(Format::#Name, x.to_bits() as u64, y.to_bits() as u64) as #Bits)
            }

            #[inline(always)]
            fn mul_add<M: Mode>(b: B, x: Self, y: Self, z: Self) -> Self {
                b.#{fma Width}::<M>(x, y, z)
            }

            #[inline(always)]
            fn min(_: B, x: Self, y: Self) -> Self {
                // Equal operands differ at most in the sign of zero, where the union of the bits is -0.
                if #T::compared(x) < y || y.is_nan() {
                    x
                } else if x == y {
                    #T::from_bits(x.to_bits() | y.to_bits())
                } else {
                    y
                }
            }

            #[inline(always)]
            fn max(_: B, x: Self, y: Self) -> Self {
                // Equal operands differ at most in the sign of zero, where the common bits are +0.
                if #T::compared(x) > y || y.is_nan() {
                    x
                } else if x == y {
                    #T::from_bits(x.to_bits() & y.to_bits())
                } else {
                    y
                }
            }

            #[inline(always)]
            fn lt(_: B, x: Self, y: Self) -> bool {
                #T::compared(x) < y
            }

            #[inline(always)]
            fn le(_: B, x: Self, y: Self) -> bool {
                #T::compared(x) <= y
            }

            #[inline(always)]
            fn gt(_: B, x: Self, y: Self) -> bool {
                #T::compared(x) > y
            }

            #[inline(always)]
            fn ge(_: B, x: Self, y: Self) -> bool {
                #T::compared(x) >= y
            }

            #[inline(always)]
            fn neg(_: B, x: Self) -> Self {
                -x
            }
        }

        impl<B: Arithmetic> Signed<B> for #T {
            #[inline(always)]
            fn abs(_: B, x: Self) -> Self {
                x.abs()
            }
        }

        impl<B: Arithmetic> Float<B> for #T {
            #[inline(always)]
            fn literal<M: Mode>(_: B, text: &'static Literal) -> Self {
                text.#{to_ T}::<M>()
            }

            #[inline(always)]
            fn sqrt<M: Mode>(b: B, x: Self) -> Self {
                b.#{sqrt Width}::<M>(x)
            }

            #[inline(always)]
            fn recip<M: Mode>(b: B, x: Self) -> Self {
                b.#{div Width}::<M>(1.0, x)
            }
        }

        impl<B: Arithmetic> Encoded<B> for #T {
            type Bits = #Bits;

            #[inline(always)]
            fn to_bits(_: B, x: Self) -> #Bits {
                if x.is_nan() {
                    Format::#Name.quiet_nan() as #Bits
                } else {
                    x.to_bits()
                }
            }

            #[inline(always)]
            fn number_to_bits(_: B, x: Self) -> #Bits {
                x.to_bits()
            }

            #[inline(always)]
            fn from_bits(_: B, bits: #Bits) -> Self {
                #T::from_bits(bits)
            }
        }
    }
}

impl<B: Arithmetic> Castable<B> for f32 {
    #[inline(always)]
    fn to_f16<M: Mode>(_: B, x: Self) -> f16 {
        narrow::f16_from_f32::<M>(x)
    }

    #[inline(always)]
    fn to_bf16<M: Mode>(_: B, x: Self) -> bf16 {
        narrow::bf16_from_f32::<M>(x)
    }

    #[inline(always)]
    fn to_f32<M: Mode>(_: B, x: Self) -> f32 {
        x
    }

    #[inline(always)]
    fn to_f64<M: Mode>(_: B, x: Self) -> f64 {
        x as f64
    }

    for_each_scalar! {
        #for int {
            // Rust's `as` is the definition.
            #[inline(always)]
            fn #{to_ T}(_: B, x: Self) -> #T {
                x as #T
            }
        }
    }
}

impl<B: Arithmetic> Castable<B> for f64 {
    #[inline(always)]
    fn to_f16<M: Mode>(_: B, x: Self) -> f16 {
        narrow::f16_from_f64::<M>(x)
    }

    #[inline(always)]
    fn to_bf16<M: Mode>(_: B, x: Self) -> bf16 {
        narrow::bf16_from_f64::<M>(x)
    }

    #[inline(always)]
    fn to_f32<M: Mode>(b: B, x: Self) -> f32 {
        b.narrow::<M>(x)
    }

    #[inline(always)]
    fn to_f64<M: Mode>(_: B, x: Self) -> f64 {
        x
    }

    for_each_scalar! {
        #for int {
            // Rust's `as` is the definition.
            #[inline(always)]
            fn #{to_ T}(_: B, x: Self) -> #T {
                x as #T
            }
        }
    }
}
