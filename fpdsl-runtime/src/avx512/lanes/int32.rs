//! Integers of up to 32 bits, each in a 32-bit lane, sign- or zero-extended.

use core::arch::x86_64::*;

use super::gather::gather_epi32;
use super::leaf::lane_leaf;
use super::pair::{concat_epi32, pair, split_epi32};
use super::{Avx512Lanes, Bf16, F16, F32, F64, I64, U64, Usize, half, memory32};
use crate::avx512::in_mode::{in_mode, instruction};
use crate::backend::{Bitwise, Castable, Equal, Int, Leaf, Num, Signed};
use crate::lanes::{LANES, Mask, check_divisor};
use crate::mode::{Mode, Rz};

type L<'a> = Avx512Lanes<'a>;

/// The parts that depend on how lanes are extended.
macro_rules! extension {
    ($name:ident: $to_f32:ident $to_f32_r:ident, $($intrinsic:ident as $as:ident),*) => {
        mod $name {
            use super::*;

            $(pub use core::arch::x86_64::$intrinsic as $as;)*

            #[inline(always)]
            pub fn to_f32<M: Mode>(_: L<'_>, x: __m512i) -> F32 {
                F32(in_mode!(M, rn: $to_f32, $to_f32_r(x)))
            }

            #[inline(always)]
            pub fn to_f64(_: L<'_>, x: __m512i) -> F64 {
                let x = instruction!(split_epi32(x));
                F64(pair!(half_to_f64(x)))
            }

            #[inline(always)]
            pub fn to_64(_: L<'_>, x: __m512i) -> [__m512i; 2] {
                let x = instruction!(split_epi32(x));
                pair!(half_to_64(x))
            }

            /// The truncated quotient, exact through f64: the quotient rounded toward zero cannot reach the next
            /// integer, which f64 represents. `MIN / -1` overflows to `MIN`; a zero divisor gives anything.
            #[inline(always)]
            pub fn quotient(b: L<'_>, x: __m512i, y: __m512i) -> __m512i {
                let q = F64::div::<Rz>(b, to_f64(b, x), to_f64(b, y)).0;
                let halves = pair!(half_truncate(q));
                instruction!(concat_epi32(halves))
            }
        }
    };
}

extension!(signed: _mm512_cvtepi32_ps _mm512_cvt_roundepi32_ps, _mm512_cvtepi32_pd as half_to_f64,
    _mm512_cvtepi32_epi64 as half_to_64, _mm512_cvttpd_epi32 as half_truncate, _mm512_cmplt_epi32_mask as lt,
    _mm512_cmple_epi32_mask as le, _mm512_cmpgt_epi32_mask as gt, _mm512_cmpge_epi32_mask as ge,
    _mm512_min_epi32 as min, _mm512_max_epi32 as max, _mm512_srav_epi32 as shr);

extension!(unsigned: _mm512_cvtepu32_ps _mm512_cvt_roundepu32_ps, _mm512_cvtepu32_pd as half_to_f64,
    _mm512_cvtepu32_epi64 as half_to_64, _mm512_cvttpd_epu32 as half_truncate, _mm512_cmplt_epu32_mask as lt,
    _mm512_cmple_epu32_mask as le, _mm512_cmpgt_epu32_mask as gt, _mm512_cmpge_epu32_mask as ge,
    _mm512_min_epu32 as min, _mm512_max_epu32 as max, _mm512_srlv_epi32 as shr);

/// Conversions that wrap to the target's width.
macro_rules! casts {
    ($($name:ident $To:ident $to:ident),*) => {$(
        #[inline(always)]
        fn $name(_: L<'_>, x: Self) -> $To {
            $To(instruction!(memory32::$to::wrap(x.0)))
        }
    )*};
}

macro_rules! lane_int32 {
    ($($(#[$doc:meta])* $V:ident = $native:ident, $Unsigned:ident, $extension:ident $(, gather $gather:ident)?;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        #[repr(transparent)]
        pub struct $V(pub(super) __m512i);

        const _: () = {
            use memory32::$native::{read, read_some, splat, wrap, write, write_some};

            lane_leaf!($V, $native, splat, _mm512_mask_blend_epi32,
                load read, read_some, store write, write_some $(, gather $gather)?);

            impl $V {
                /// The nearest value of the type to a lane that was converted to 32 bits of the same signedness.
                #[inline(always)]
                #[allow(dead_code)]
                pub(super) fn saturate(_: L<'_>, x: __m512i) -> Self {
                    $V(instruction!($extension::max(splat($native::MIN), $extension::min(splat($native::MAX), x))))
                }

                #[inline(always)]
                fn wrap(_: L<'_>, x: __m512i) -> Self {
                    $V(instruction!(wrap(x)))
                }
            }

            impl Equal<L<'_>> for $V {
                #[inline(always)]
                fn eq(_: L<'_>, x: Self, y: Self) -> Mask {
                    Mask(instruction!(_mm512_cmpeq_epi32_mask(x.0, y.0)))
                }

                #[inline(always)]
                fn ne(_: L<'_>, x: Self, y: Self) -> Mask {
                    Mask(instruction!(_mm512_cmpneq_epi32_mask(x.0, y.0)))
                }
            }

            impl Num<L<'_>> for $V {
                #[inline(always)]
                fn add<M: Mode>(b: L<'_>, x: Self, y: Self) -> Self {
                    $V::wrap(b, instruction!(_mm512_add_epi32(x.0, y.0)))
                }

                #[inline(always)]
                fn sub<M: Mode>(b: L<'_>, x: Self, y: Self) -> Self {
                    $V::wrap(b, instruction!(_mm512_sub_epi32(x.0, y.0)))
                }

                #[inline(always)]
                fn mul<M: Mode>(b: L<'_>, x: Self, y: Self) -> Self {
                    $V::wrap(b, instruction!(_mm512_mullo_epi32(x.0, y.0)))
                }

                #[inline(always)]
                fn div<M: Mode>(b: L<'_>, x: Self, y: Self) -> Self {
                    check_divisor(b, $V::eq(b, y, $V::constant(b, 0)));
                    $V::wrap(b, $extension::quotient(b, x.0, y.0))
                }

                #[inline(always)]
                fn rem(b: L<'_>, x: Self, y: Self) -> Self {
                    check_divisor(b, $V::eq(b, y, $V::constant(b, 0)));
                    let q = $extension::quotient(b, x.0, y.0);
                    $V::wrap(b, instruction!(_mm512_sub_epi32(x.0, _mm512_mullo_epi32(q, y.0))))
                }

                #[inline(always)]
                fn mul_add<M: Mode>(b: L<'_>, x: Self, y: Self, z: Self) -> Self {
                    $V::wrap(b, instruction!(_mm512_add_epi32(_mm512_mullo_epi32(x.0, y.0), z.0)))
                }

                #[inline(always)]
                fn min(_: L<'_>, x: Self, y: Self) -> Self {
                    $V(instruction!($extension::min(x.0, y.0)))
                }

                #[inline(always)]
                fn max(_: L<'_>, x: Self, y: Self) -> Self {
                    $V(instruction!($extension::max(x.0, y.0)))
                }

                #[inline(always)]
                fn lt(_: L<'_>, x: Self, y: Self) -> Mask {
                    Mask(instruction!($extension::lt(x.0, y.0)))
                }

                #[inline(always)]
                fn le(_: L<'_>, x: Self, y: Self) -> Mask {
                    Mask(instruction!($extension::le(x.0, y.0)))
                }

                #[inline(always)]
                fn gt(_: L<'_>, x: Self, y: Self) -> Mask {
                    Mask(instruction!($extension::gt(x.0, y.0)))
                }

                #[inline(always)]
                fn ge(_: L<'_>, x: Self, y: Self) -> Mask {
                    Mask(instruction!($extension::ge(x.0, y.0)))
                }

                #[inline(always)]
                fn neg(b: L<'_>, x: Self) -> Self {
                    $V::wrap(b, instruction!(_mm512_sub_epi32(_mm512_setzero_si512(), x.0)))
                }
            }

            impl Bitwise<L<'_>> for $V {
                #[inline(always)]
                fn bitand(_: L<'_>, x: Self, y: Self) -> Self {
                    $V(instruction!(_mm512_and_si512(x.0, y.0)))
                }

                #[inline(always)]
                fn bitor(_: L<'_>, x: Self, y: Self) -> Self {
                    $V(instruction!(_mm512_or_si512(x.0, y.0)))
                }

                #[inline(always)]
                fn bitxor(_: L<'_>, x: Self, y: Self) -> Self {
                    $V(instruction!(_mm512_xor_si512(x.0, y.0)))
                }

                #[inline(always)]
                fn not(b: L<'_>, x: Self) -> Self {
                    $V::wrap(b, instruction!(_mm512_xor_si512(x.0, _mm512_set1_epi32(-1))))
                }
            }

            impl Int<L<'_>> for $V {
                type Unsigned = $Unsigned;

                #[inline(always)]
                fn agreed(b: L<'_>, x: Self) -> Option<$native> {
                    crate::lanes::control::agreed(b, x)
                }

                #[inline(always)]
                fn literal(b: L<'_>, value: i128) -> Self {
                    $V::constant(b, value as $native)
                }

                #[inline(always)]
                fn shl(b: L<'_>, x: Self, n: U32) -> Self {
                    let n = instruction!(_mm512_and_si512(n.0, _mm512_set1_epi32($native::BITS as i32 - 1)));
                    $V::wrap(b, instruction!(_mm512_sllv_epi32(x.0, n)))
                }

                #[inline(always)]
                fn shr(_: L<'_>, x: Self, n: U32) -> Self {
                    let n = instruction!(_mm512_and_si512(n.0, _mm512_set1_epi32($native::BITS as i32 - 1)));
                    $V(instruction!($extension::shr(x.0, n)))
                }
            }

            impl Castable<L<'_>> for $V {
                #[inline(always)]
                fn to_f16<M: Mode>(b: L<'_>, x: Self) -> F16 {
                    half::narrow::<M, F16, Self>(b, x)
                }

                #[inline(always)]
                fn to_bf16<M: Mode>(b: L<'_>, x: Self) -> Bf16 {
                    half::narrow::<M, Bf16, Self>(b, x)
                }

                #[inline(always)]
                fn to_f32<M: Mode>(b: L<'_>, x: Self) -> F32 {
                    $extension::to_f32::<M>(b, x.0)
                }

                #[inline(always)]
                fn to_f64<M: Mode>(b: L<'_>, x: Self) -> F64 {
                    $extension::to_f64(b, x.0)
                }

                casts!(to_i8 I8 i8, to_i16 I16 i16, to_i32 I32 i32, to_u8 U8 u8, to_u16 U16 u16, to_u32 U32 u32);

                #[inline(always)]
                fn to_i64(b: L<'_>, x: Self) -> I64 {
                    I64($extension::to_64(b, x.0))
                }

                #[inline(always)]
                fn to_u64(b: L<'_>, x: Self) -> U64 {
                    U64($extension::to_64(b, x.0))
                }

                #[inline(always)]
                fn to_usize(b: L<'_>, x: Self) -> Usize<'_> {
                    Usize::varying(U64($extension::to_64(b, x.0)))
                }
            }
        };
    )*};
}

lane_int32! {
    /// `i8`, sign-extended.
    I8 = i8, U8, signed;
    /// `i16`, sign-extended.
    I16 = i16, U16, signed;
    /// `i32`.
    I32 = i32, U32, signed, gather gather_epi32;
    /// `u8`, zero-extended.
    U8 = u8, U8, unsigned;
    /// `u16`, zero-extended.
    U16 = u16, U16, unsigned;
    /// `u32`.
    U32 = u32, U32, unsigned, gather gather_epi32;
}

macro_rules! signed {
    ($($V:ident)*) => {$(
        impl Signed<L<'_>> for $V {
            #[inline(always)]
            fn abs(b: L<'_>, x: Self) -> Self {
                $V::wrap(b, instruction!(_mm512_abs_epi32(x.0)))
            }
        }
    )*};
}

signed!(I8 I16 I32);
