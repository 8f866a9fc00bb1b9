//! f32 and f64 as values of the portable backends.

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

/// `$add` and the like are the methods of [`Arithmetic`] for the type.
macro_rules! native_float {
    ($native:ty, $bits:ty, $format:expr, $to_native:ident, $add:ident, $mul:ident, $div:ident, $sqrt:ident, $fma:ident) => {
        impl<B: Arithmetic> State<B> for $native {
            #[inline(always)]
            fn merge(_: B, join: &mut B::Join, _: Self, _: Self) -> Self {
                match *join {}
            }

            #[inline(always)]
            fn zero(_: B) -> Self {
                <$native as Scalar>::ZERO
            }
        }

        impl<B: Arithmetic> Leaf<B> for $native {
            type Native = $native;

            #[inline(always)]
            fn constant(_: B, value: $native) -> Self {
                value
            }
        }

        impl<B: Arithmetic> Equal<B> for $native {
            #[inline(always)]
            fn eq(_: B, x: Self, y: Self) -> bool {
                x == y
            }

            #[inline(always)]
            fn ne(_: B, x: Self, y: Self) -> bool {
                x != y
            }
        }

        impl<B: Arithmetic> Num<B> for $native {
            #[inline(always)]
            fn add<M: Mode>(b: B, x: Self, y: Self) -> Self {
                b.$add::<M>(x, y)
            }

            #[inline(always)]
            fn sub<M: Mode>(b: B, x: Self, y: Self) -> Self {
                b.$add::<M>(x, -y)
            }

            #[inline(always)]
            fn mul<M: Mode>(b: B, x: Self, y: Self) -> Self {
                b.$mul::<M>(x, y)
            }

            #[inline(always)]
            fn div<M: Mode>(b: B, x: Self, y: Self) -> Self {
                b.$div::<M>(x, y)
            }

            #[inline(always)]
            fn rem(_: B, x: Self, y: Self) -> Self {
                <$native>::from_bits(soft::rem($format, x.to_bits() as u64, y.to_bits() as u64) as $bits)
            }

            #[inline(always)]
            fn mul_add<M: Mode>(b: B, x: Self, y: Self, z: Self) -> Self {
                b.$fma::<M>(x, y, z)
            }

            #[inline(always)]
            fn min(_: B, x: Self, y: Self) -> Self {
                // Equal operands differ at most in the sign of zero, where the union of the bits is -0.
                if <$native>::compared(x) < y || y.is_nan() {
                    x
                } else if x == y {
                    <$native>::from_bits(x.to_bits() | y.to_bits())
                } else {
                    y
                }
            }

            #[inline(always)]
            fn max(_: B, x: Self, y: Self) -> Self {
                // Equal operands differ at most in the sign of zero, where the common bits are +0.
                if <$native>::compared(x) > y || y.is_nan() {
                    x
                } else if x == y {
                    <$native>::from_bits(x.to_bits() & y.to_bits())
                } else {
                    y
                }
            }

            #[inline(always)]
            fn lt(_: B, x: Self, y: Self) -> bool {
                <$native>::compared(x) < y
            }

            #[inline(always)]
            fn le(_: B, x: Self, y: Self) -> bool {
                <$native>::compared(x) <= y
            }

            #[inline(always)]
            fn gt(_: B, x: Self, y: Self) -> bool {
                <$native>::compared(x) > y
            }

            #[inline(always)]
            fn ge(_: B, x: Self, y: Self) -> bool {
                <$native>::compared(x) >= y
            }

            #[inline(always)]
            fn neg(_: B, x: Self) -> Self {
                -x
            }
        }

        impl<B: Arithmetic> Signed<B> for $native {
            #[inline(always)]
            fn abs(_: B, x: Self) -> Self {
                x.abs()
            }
        }

        impl<B: Arithmetic> Float<B> for $native {
            #[inline(always)]
            fn literal<M: Mode>(_: B, text: &'static Literal) -> Self {
                text.$to_native::<M>()
            }

            #[inline(always)]
            fn sqrt<M: Mode>(b: B, x: Self) -> Self {
                b.$sqrt::<M>(x)
            }

            #[inline(always)]
            fn recip<M: Mode>(b: B, x: Self) -> Self {
                b.$div::<M>(1.0, x)
            }
        }

        impl<B: Arithmetic> Encoded<B> for $native {
            type Bits = $bits;

            #[inline(always)]
            fn to_bits(_: B, x: Self) -> $bits {
                if x.is_nan() {
                    $format.quiet_nan() as $bits
                } else {
                    x.to_bits()
                }
            }

            #[inline(always)]
            fn number_to_bits(_: B, x: Self) -> $bits {
                x.to_bits()
            }

            #[inline(always)]
            fn from_bits(_: B, bits: $bits) -> Self {
                <$native>::from_bits(bits)
            }
        }
    };
}

native_float!(f32, u32, Format::F32, to_f32, add32, mul32, div32, sqrt32, fma32);
native_float!(f64, u64, Format::F64, to_f64, add64, mul64, div64, sqrt64, fma64);

/// To integers, Rust's `as` is the definition.
macro_rules! to_ints {
    ($($name:ident $to:ty),*) => {$(
        #[inline(always)]
        fn $name(_: B, x: Self) -> $to {
            x as $to
        }
    )*};
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

    to_ints!(to_i8 i8, to_i16 i16, to_i32 i32, to_i64 i64);
    to_ints!(to_u8 u8, to_u16 u16, to_u32 u32, to_u64 u64, to_usize usize);
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

    to_ints!(to_i8 i8, to_i16 i16, to_i32 i32, to_i64 i64);
    to_ints!(to_u8 u8, to_u16 u16, to_u32 u32, to_u64 u64, to_usize usize);
}
