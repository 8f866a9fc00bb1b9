//! Integers and `bool` on scalar backends: Rust's own, wrapping.

use super::{ScalarBackend, fault};
use crate::backend::{Bitwise, Castable, Equal, Int, Leaf, Num, Signed, State};
use crate::lift::Scalar;
use crate::mode::Mode;

macro_rules! leaf {
    ($native:ty) => {
        impl<B: ScalarBackend> State<B> for $native {
            #[inline(always)]
            fn merge(_: B, join: &mut B::Join, _: Self, _: Self) -> Self {
                match *join {}
            }

            #[inline(always)]
            fn zero(_: B) -> Self {
                <$native as Scalar>::ZERO
            }
        }

        impl<B: ScalarBackend> Leaf<B> for $native {
            type Native = $native;

            #[inline(always)]
            fn constant(_: B, value: $native) -> Self {
                value
            }
        }

        impl<B: ScalarBackend> Equal<B> for $native {
            #[inline(always)]
            fn eq(_: B, x: Self, y: Self) -> bool {
                x == y
            }

            #[inline(always)]
            fn ne(_: B, x: Self, y: Self) -> bool {
                x != y
            }
        }

        impl<B: ScalarBackend> Bitwise<B> for $native {
            #[inline(always)]
            fn bitand(_: B, x: Self, y: Self) -> Self {
                x & y
            }

            #[inline(always)]
            fn bitor(_: B, x: Self, y: Self) -> Self {
                x | y
            }

            #[inline(always)]
            fn bitxor(_: B, x: Self, y: Self) -> Self {
                x ^ y
            }

            #[inline(always)]
            fn not(_: B, x: Self) -> Self {
                !x
            }
        }
    };
}

/// `$wide` is the 64-bit type of the same signedness, from which the conversions to floats start.
macro_rules! casts {
    ($native:ty, $wide:ty, $to_f32:ident, $to_f64:ident) => {
        impl<B: ScalarBackend> Castable<B> for $native {
            #[inline(always)]
            fn to_f16<M: Mode>(b: B, x: Self) -> B::F16 {
                b.f16_from_int::<M>(x as i128)
            }

            #[inline(always)]
            fn to_bf16<M: Mode>(b: B, x: Self) -> B::Bf16 {
                b.bf16_from_int::<M>(x as i128)
            }

            #[inline(always)]
            fn to_f32<M: Mode>(b: B, x: Self) -> B::F32 {
                b.$to_f32::<M>(x as $wide)
            }

            #[inline(always)]
            fn to_f64<M: Mode>(b: B, x: Self) -> B::F64 {
                b.$to_f64::<M>(x as $wide)
            }

            casts!(@ints to_i8 i8, to_i16 i16, to_i32 i32, to_i64 i64);
            casts!(@ints to_u8 u8, to_u16 u16, to_u32 u32, to_u64 u64, to_usize usize);
        }
    };
    (@ints $($name:ident $to:ty),*) => {$(
        #[inline(always)]
        fn $name(_: B, x: Self) -> $to {
            x as $to
        }
    )*};
}

/// `$twice` is the type of twice the width and the same signedness.
macro_rules! int {
    ($native:ty, $unsigned:ty, $twice:ty) => {
        impl<B: ScalarBackend> Num<B> for $native {
            #[inline(always)]
            fn add<M: Mode>(_: B, x: Self, y: Self) -> Self {
                x.wrapping_add(y)
            }

            #[inline(always)]
            fn sub<M: Mode>(_: B, x: Self, y: Self) -> Self {
                x.wrapping_sub(y)
            }

            #[inline(always)]
            fn mul<M: Mode>(_: B, x: Self, y: Self) -> Self {
                x.wrapping_mul(y)
            }

            #[inline(always)]
            fn div<M: Mode>(b: B, x: Self, y: Self) -> Self {
                if y == 0 {
                    return fault::division_by_zero(b.site(), || 0);
                }
                x.wrapping_div(y)
            }

            #[inline(always)]
            fn rem(b: B, x: Self, y: Self) -> Self {
                if y == 0 {
                    return fault::division_by_zero(b.site(), || 0);
                }
                x.wrapping_rem(y)
            }

            #[inline(always)]
            fn mul_add<M: Mode>(_: B, x: Self, y: Self, z: Self) -> Self {
                x.wrapping_mul(y).wrapping_add(z)
            }

            #[inline(always)]
            fn min(_: B, x: Self, y: Self) -> Self {
                Ord::min(x, y)
            }

            #[inline(always)]
            fn max(_: B, x: Self, y: Self) -> Self {
                Ord::max(x, y)
            }

            #[inline(always)]
            fn lt(_: B, x: Self, y: Self) -> bool {
                x < y
            }

            #[inline(always)]
            fn le(_: B, x: Self, y: Self) -> bool {
                x <= y
            }

            #[inline(always)]
            fn gt(_: B, x: Self, y: Self) -> bool {
                x > y
            }

            #[inline(always)]
            fn ge(_: B, x: Self, y: Self) -> bool {
                x >= y
            }

            #[inline(always)]
            fn neg(_: B, x: Self) -> Self {
                x.wrapping_neg()
            }
        }

        impl<B: ScalarBackend> Int<B> for $native {
            type Unsigned = $unsigned;

            #[inline(always)]
            fn literal(_: B, value: i128) -> Self {
                value as $native
            }

            #[inline(always)]
            fn shl(_: B, x: Self, n: u32) -> Self {
                x.wrapping_shl(n)
            }

            #[inline(always)]
            fn shr(_: B, x: Self, n: u32) -> Self {
                x.wrapping_shr(n)
            }

            #[inline(always)]
            fn leading_zeros(_: B, x: Self) -> u32 {
                x.leading_zeros()
            }

            #[inline(always)]
            fn count_ones(_: B, x: Self) -> u32 {
                x.count_ones()
            }

            #[inline(always)]
            fn reverse_bits(_: B, x: Self) -> Self {
                x.reverse_bits()
            }

            #[inline(always)]
            fn mul_hi(_: B, x: Self, y: Self) -> Self {
                ((x as $twice * y as $twice) >> <$native>::BITS) as $native
            }
        }
    };
}

macro_rules! ints {
    ($($native:ty, $unsigned:ty, $twice:ty, $wide:ty, $to_f32:ident, $to_f64:ident;)*) => {$(
        leaf!($native);
        casts!($native, $wide, $to_f32, $to_f64);
        int!($native, $unsigned, $twice);
    )*};
}

ints! {
    i8, u8, i16, i64, f32_from_i64, f64_from_i64;
    i16, u16, i32, i64, f32_from_i64, f64_from_i64;
    i32, u32, i64, i64, f32_from_i64, f64_from_i64;
    i64, u64, i128, i64, f32_from_i64, f64_from_i64;
    u8, u8, u16, u64, f32_from_u64, f64_from_u64;
    u16, u16, u32, u64, f32_from_u64, f64_from_u64;
    u32, u32, u64, u64, f32_from_u64, f64_from_u64;
    u64, u64, u128, u64, f32_from_u64, f64_from_u64;
    usize, usize, u128, u64, f32_from_u64, f64_from_u64;
}

leaf!(bool);
casts!(bool, u64, f32_from_u64, f64_from_u64);

macro_rules! signed {
    ($($native:ty)*) => {$(
        impl<B: ScalarBackend> Signed<B> for $native {
            #[inline(always)]
            fn abs(_: B, x: Self) -> Self {
                x.wrapping_abs()
            }
        }
    )*};
}

signed!(i8 i16 i32 i64);
