//! f32 and f64 to integers, in a mode and toward zero: one conversion with embedded rounding, and what the instruction
//! gives for numbers that do not fit made what the language says: the nearest integer of the type, and 0 for NaN.

use core::arch::x86_64::*;

use super::pair::concat_epi32;
use super::{Avx512Lanes, F32, F64, I8, I16, I32, I64, U8, U16, U32, U64, Usize};
use crate::Rn;
use crate::avx512::in_mode::{in_mode, instruction};
use crate::backend::Castable;
use crate::mode::Mode;

type L<'a> = Avx512Lanes<'a>;

/// A conversion to the lanes of an integer type.
pub(super) trait ToInt<V> {
    /// The integer that each lane rounds to in `M`, saturating; NaN is 0.
    fn to_int<M: Mode>(b: L<'_>, x: Self) -> V;
}

impl ToInt<I32> for F32 {
    #[inline(always)]
    fn to_int<M: Mode>(_: L<'_>, x: Self) -> I32 {
        // The instruction gives MIN for what does not fit. Below 2^31, f32 has integers only.
        let ordered = instruction!(_mm512_cmp_ps_mask::<_CMP_ORD_Q>(x.0, x.0));
        let limit = instruction!(_mm512_set1_ps(2_147_483_648.0));
        let above = instruction!(_mm512_cmp_ps_mask::<_CMP_GE_OQ>(x.0, limit));
        let r = in_mode!(M, _mm512_maskz_cvt_roundps_epi32(ordered, x.0));
        I32(instruction!(_mm512_mask_mov_epi32(
            r,
            above,
            _mm512_set1_epi32(i32::MAX)
        )))
    }
}

impl ToInt<U32> for F32 {
    #[inline(always)]
    fn to_int<M: Mode>(_: L<'_>, x: Self) -> U32 {
        // The instruction gives MAX for what does not fit; NaN and what is below 0 are masked to 0.
        let positive = instruction!(_mm512_cmp_ps_mask::<_CMP_GE_OQ>(x.0, _mm512_setzero_ps()));
        U32(in_mode!(M, _mm512_maskz_cvt_roundps_epu32(positive, x.0)))
    }
}

impl ToInt<I64> for F32 {
    #[inline(always)]
    fn to_int<M: Mode>(b: L<'_>, x: Self) -> I64 {
        ToInt::to_int::<M>(b, Self::to_f64::<Rn>(b, x))
    }
}

impl ToInt<U64> for F32 {
    #[inline(always)]
    fn to_int<M: Mode>(b: L<'_>, x: Self) -> U64 {
        ToInt::to_int::<M>(b, Self::to_f64::<Rn>(b, x))
    }
}

impl ToInt<I32> for F64 {
    #[inline(always)]
    fn to_int<M: Mode>(_: L<'_>, x: Self) -> I32 {
        // Too small gives MIN by itself; too large is limited first; NaN is masked to 0.
        #[inline(always)]
        unsafe fn half<M: Mode>(x: __m512d) -> __m256i {
            let ordered = instruction!(_mm512_cmp_pd_mask::<_CMP_ORD_Q>(x, x));
            let limited = instruction!(_mm512_min_pd(x, _mm512_set1_pd(i32::MAX as f64)));
            in_mode!(M, _mm512_maskz_cvt_roundpd_epi32(ordered, limited))
        }
        I32(instruction!(concat_epi32([half::<M>(x.0[0]), half::<M>(x.0[1])])))
    }
}

impl ToInt<U32> for F64 {
    #[inline(always)]
    fn to_int<M: Mode>(_: L<'_>, x: Self) -> U32 {
        #[inline(always)]
        unsafe fn half<M: Mode>(x: __m512d) -> __m256i {
            let positive = instruction!(_mm512_cmp_pd_mask::<_CMP_GE_OQ>(x, _mm512_setzero_pd()));
            in_mode!(M, _mm512_maskz_cvt_roundpd_epu32(positive, x))
        }
        U32(instruction!(concat_epi32([half::<M>(x.0[0]), half::<M>(x.0[1])])))
    }
}

impl ToInt<I64> for F64 {
    #[inline(always)]
    fn to_int<M: Mode>(_: L<'_>, x: Self) -> I64 {
        #[inline(always)]
        unsafe fn half<M: Mode>(x: __m512d) -> __m512i {
            let ordered = instruction!(_mm512_cmp_pd_mask::<_CMP_ORD_Q>(x, x));
            let limit = instruction!(_mm512_set1_pd(9_223_372_036_854_775_808.0));
            let above = instruction!(_mm512_cmp_pd_mask::<_CMP_GE_OQ>(x, limit));
            let r = in_mode!(M, _mm512_maskz_cvt_roundpd_epi64(ordered, x));
            instruction!(_mm512_mask_mov_epi64(r, above, _mm512_set1_epi64(i64::MAX)))
        }
        I64(instruction!([half::<M>(x.0[0]), half::<M>(x.0[1])]))
    }
}

impl ToInt<U64> for F64 {
    #[inline(always)]
    fn to_int<M: Mode>(_: L<'_>, x: Self) -> U64 {
        #[inline(always)]
        unsafe fn half<M: Mode>(x: __m512d) -> __m512i {
            let positive = instruction!(_mm512_cmp_pd_mask::<_CMP_GE_OQ>(x, _mm512_setzero_pd()));
            in_mode!(M, _mm512_maskz_cvt_roundpd_epu64(positive, x))
        }
        U64(instruction!([half::<M>(x.0[0]), half::<M>(x.0[1])]))
    }
}

/// Narrower types, by way of 32 bits.
macro_rules! narrow {
    ($($F:ident: $($V:ident of $Wide:ident),*;)*) => {$($(
        impl ToInt<$V> for $F {
            #[inline(always)]
            fn to_int<M: Mode>(b: L<'_>, x: Self) -> $V {
                let wide: $Wide = ToInt::to_int::<M>(b, x);
                $V::saturate(b, wide.0)
            }
        }
    )*

        impl<'a> ToInt<Usize<'a>> for $F {
            #[inline(always)]
            fn to_int<M: Mode>(b: L<'_>, x: Self) -> Usize<'a> {
                Usize::varying(ToInt::to_int::<M>(b, x))
            }
        }
    )*};
}

narrow! {
    F32: I8 of I32, I16 of I32, U8 of U32, U16 of U32;
    F64: I8 of I32, I16 of I32, U8 of U32, U16 of U32;
}

/// The methods of `Castable`.
macro_rules! casts_to_ints {
    () => {
        casts_to_ints! {
            to_i8 I8, to_i16 I16, to_i32 I32, to_i64 I64, to_u8 U8, to_u16 U16, to_u32 U32, to_u64 U64, to_usize Usize<'_>
        }
    };
    ($($name:ident $V:ty),*) => {$(
        #[inline(always)]
        fn $name(b: L<'_>, x: Self) -> $V {
            ToInt::to_int::<crate::Rz>(b, x)
        }
    )*};
}

/// The methods of `Float`, of which `$wide` makes f32 or f64 lanes.
macro_rules! conversions_in_mode {
    (|$x:ident| $wide:expr) => {
        conversions_in_mode! { |$x| $wide;
            rint_to_i8 I8, rint_to_i16 I16, rint_to_i32 I32, rint_to_i64 I64,
            rint_to_u8 U8, rint_to_u16 U16, rint_to_u32 U32, rint_to_u64 U64, rint_to_usize Usize<'_>
        }
    };
    (|$x:ident| $wide:expr; $($name:ident $V:ty),*) => {$(
        #[inline(always)]
        fn $name<M: Mode>(b: L<'_>, $x: Self) -> $V {
            ToInt::to_int::<M>(b, $wide)
        }
    )*};
}

pub(super) use {casts_to_ints, conversions_in_mode};
