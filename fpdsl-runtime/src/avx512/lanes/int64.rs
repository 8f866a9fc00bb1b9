//! 64-bit integers, in pairs of registers.

use core::arch::x86_64::*;

use super::gather::gather_epi64;
use super::leaf::lane_leaf;
use super::pair::{concat_epi32, concat_ps, join, pair, pair_in_mode, pair_mask, pair_memory, split_epi32};
use super::{Avx512Lanes, Bf16, F16, F32, F64, I8, I16, I32, U8, U16, U32, half, memory32};
use crate::avx512::in_mode::{in_mode, instruction};
use crate::backend::{Bitwise, Castable, Equal, Int, Leaf, Num, Signed};
use crate::lanes::{LANES, Lane, LaneBackend, Mask, check_divisor};
use crate::mode::{Mode, Rz};

type L<'a> = Avx512Lanes<'a>;

/// The parts that depend on the signedness.
macro_rules! signedness {
    ($name:ident: $to_f32:ident $to_f32_r:ident, $to_f64:ident $to_f64_r:ident, $($intrinsic:ident as $as:ident),*) => {
        mod $name {
            use super::*;

            $(pub use core::arch::x86_64::$intrinsic as $as;)*

            #[inline(always)]
            pub fn to_f32<M: Mode>(_: L<'_>, x: [__m512i; 2]) -> F32 {
                let halves = pair_in_mode!(M, rn: $to_f32, $to_f32_r(x));
                F32(instruction!(concat_ps(halves)))
            }

            #[inline(always)]
            pub fn to_f64<M: Mode>(_: L<'_>, x: [__m512i; 2]) -> F64 {
                F64(pair_in_mode!(M, rn: $to_f64, $to_f64_r(x)))
            }

            /// The truncated quotient through f64, exact below 2^53: rounded toward zero it cannot reach the next
            /// integer, which f64 represents. A zero divisor gives anything.
            #[inline(always)]
            pub fn small_quotient(b: L<'_>, x: [__m512i; 2], y: [__m512i; 2]) -> [__m512i; 2] {
                let q = F64::div::<Rz>(b, to_f64::<Rz>(b, x), to_f64::<Rz>(b, y)).0;
                pair!(truncate(q))
            }
        }
    };
}

signedness!(signed: _mm512_cvtepi64_ps _mm512_cvt_roundepi64_ps, _mm512_cvtepi64_pd _mm512_cvt_roundepi64_pd,
    _mm512_cvttpd_epi64 as truncate, _mm512_cmplt_epi64_mask as lt,
    _mm512_cmple_epi64_mask as le, _mm512_cmpgt_epi64_mask as gt, _mm512_cmpge_epi64_mask as ge,
    _mm512_min_epi64 as min, _mm512_max_epi64 as max, _mm512_srav_epi64 as shr);

signedness!(unsigned: _mm512_cvtepu64_ps _mm512_cvt_roundepu64_ps, _mm512_cvtepu64_pd _mm512_cvt_roundepu64_pd,
    _mm512_cvttpd_epu64 as truncate, _mm512_cmplt_epu64_mask as lt,
    _mm512_cmple_epu64_mask as le, _mm512_cmpgt_epu64_mask as gt, _mm512_cmpge_epu64_mask as ge,
    _mm512_min_epu64 as min, _mm512_max_epu64 as max, _mm512_srlv_epi64 as shr);

/// Conversions that drop the upper bits.
macro_rules! casts {
    ($($name:ident $To:ident $to:ident),*) => {$(
        #[inline(always)]
        fn $name(_: L<'_>, x: Self) -> $To {
            let halves = pair!(_mm512_cvtepi64_epi32(x.0));
            let low = instruction!(concat_epi32(halves));
            $To(instruction!(memory32::$to::wrap(low)))
        }
    )*};
}

/// Division and remainder: through f64 if all operands are small, otherwise lane by lane.
macro_rules! divisions {
    ($V:ident, $sign:ident, $native:ident: $($name:ident $wrapping:ident, |$x:ident, $y:ident, $q:ident| $result:expr;)*) => {
        $(
            #[inline(always)]
            fn $name(b: L<'_>, $x: Self, $y: Self) -> Self {
                check_divisor(b, $V::eq(b, $y, $V::constant(b, 0)));
                if $V::all_small(b, $x, $y) {
                    let $q = $sign::small_quotient(b, $x.0, $y.0);
                    return $V($result);
                }
                let (mut x, y) = ($V::to_array(b, $x), $V::to_array(b, $y));
                for k in 0..LANES {
                    if b.active().has(k) && y[k] != 0 {
                        x[k] = x[k].$wrapping(y[k]);
                    }
                }
                $V::from_array(b, x)
            }
        )*
    };
}

macro_rules! lane_int64 {
    ($($(#[$doc:meta])* $V:ident = $native:ident, $Unsigned:ident, $sign:ident, $module:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        #[repr(transparent)]
        pub struct $V(pub(super) [__m512i; 2]);

        mod $module {
            use super::*;

            pair_memory!(__m512i, $native, _mm512_set1_epi64, _mm512_mask_blend_epi64, _mm512_loadu_epi64,
                _mm512_maskz_loadu_epi64, _mm512_storeu_epi64, _mm512_mask_storeu_epi64);
            lane_leaf!($V, $native, splat, blend, load read, read_some, store write, write_some, gather gather_epi64);
        }

        impl $V {
            divisions! { $V, $sign, $native:
                quotient wrapping_div, |x, y, q| q;
                remainder wrapping_rem, |x, y, q| {
                    let product = pair!(_mm512_mullo_epi64(q, y.0));
                    pair!(_mm512_sub_epi64(x.0, product))
                };
            }
        }

        impl Equal<L<'_>> for $V {
            #[inline(always)]
            fn eq(_: L<'_>, x: Self, y: Self) -> Mask {
                pair_mask!(_mm512_cmpeq_epi64_mask(x.0, y.0))
            }

            #[inline(always)]
            fn ne(_: L<'_>, x: Self, y: Self) -> Mask {
                pair_mask!(_mm512_cmpneq_epi64_mask(x.0, y.0))
            }
        }

        impl Num<L<'_>> for $V {
            #[inline(always)]
            fn add<M: Mode>(_: L<'_>, x: Self, y: Self) -> Self {
                $V(pair!(_mm512_add_epi64(x.0, y.0)))
            }

            #[inline(always)]
            fn sub<M: Mode>(_: L<'_>, x: Self, y: Self) -> Self {
                $V(pair!(_mm512_sub_epi64(x.0, y.0)))
            }

            #[inline(always)]
            fn mul<M: Mode>(_: L<'_>, x: Self, y: Self) -> Self {
                $V(pair!(_mm512_mullo_epi64(x.0, y.0)))
            }

            #[inline(always)]
            fn div<M: Mode>(b: L<'_>, x: Self, y: Self) -> Self {
                $V::quotient(b, x, y)
            }

            #[inline(always)]
            fn rem(b: L<'_>, x: Self, y: Self) -> Self {
                $V::remainder(b, x, y)
            }

            #[inline(always)]
            fn mul_add<M: Mode>(b: L<'_>, x: Self, y: Self, z: Self) -> Self {
                Self::add::<M>(b, Self::mul::<M>(b, x, y), z)
            }

            #[inline(always)]
            fn min(_: L<'_>, x: Self, y: Self) -> Self {
                use $sign::min;
                $V(pair!(min(x.0, y.0)))
            }

            #[inline(always)]
            fn max(_: L<'_>, x: Self, y: Self) -> Self {
                use $sign::max;
                $V(pair!(max(x.0, y.0)))
            }

            lane_int64!(@compare $sign: lt le gt ge);

            #[inline(always)]
            fn neg(b: L<'_>, x: Self) -> Self {
                Self::sub::<Rz>(b, Self::constant(b, 0), x)
            }
        }

        impl Bitwise<L<'_>> for $V {
            #[inline(always)]
            fn bitand(_: L<'_>, x: Self, y: Self) -> Self {
                $V(pair!(_mm512_and_si512(x.0, y.0)))
            }

            #[inline(always)]
            fn bitor(_: L<'_>, x: Self, y: Self) -> Self {
                $V(pair!(_mm512_or_si512(x.0, y.0)))
            }

            #[inline(always)]
            fn bitxor(_: L<'_>, x: Self, y: Self) -> Self {
                $V(pair!(_mm512_xor_si512(x.0, y.0)))
            }

            #[inline(always)]
            fn not(b: L<'_>, x: Self) -> Self {
                Self::bitxor(b, x, Self::constant(b, !0))
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
                Self::constant(b, value as $native)
            }

            #[inline(always)]
            fn shl(b: L<'_>, x: Self, n: U32) -> Self {
                let n = shift_counts(b, n);
                $V(pair!(_mm512_sllv_epi64(x.0, n)))
            }

            #[inline(always)]
            fn shr(b: L<'_>, x: Self, n: U32) -> Self {
                use $sign::shr;
                let n = shift_counts(b, n);
                $V(pair!(shr(x.0, n)))
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
                $sign::to_f32::<M>(b, x.0)
            }

            #[inline(always)]
            fn to_f64<M: Mode>(b: L<'_>, x: Self) -> F64 {
                $sign::to_f64::<M>(b, x.0)
            }

            casts!(to_i8 I8 i8, to_i16 I16 i16, to_i32 I32 i32, to_u8 U8 u8, to_u16 U16 u16, to_u32 U32 u32);

            #[inline(always)]
            fn to_i64(_: L<'_>, x: Self) -> I64 {
                I64(x.0)
            }

            #[inline(always)]
            fn to_u64(_: L<'_>, x: Self) -> U64 {
                U64(x.0)
            }

            #[inline(always)]
            fn to_usize(_: L<'_>, x: Self) -> super::Usize<'_> {
                super::Usize::varying(U64(x.0))
            }
        }
    )*};
    (@compare $sign:ident: $($name:ident)*) => {$(
        #[inline(always)]
        fn $name(_: L<'_>, x: Self, y: Self) -> Mask {
            use $sign::$name;
            pair_mask!($name(x.0, y.0))
        }
    )*};
}

lane_int64! {
    /// `i64`: lanes 0 to 7, lanes 8 to 15.
    I64 = i64, U64, signed, memory_i64;
    /// `u64`: lanes 0 to 7, lanes 8 to 15.
    U64 = u64, U64, unsigned, memory_u64;
}

/// Shift counts modulo 64, widened.
#[inline(always)]
fn shift_counts(_: L<'_>, n: U32) -> [__m512i; 2] {
    let n = instruction!(split_epi32(_mm512_and_si512(n.0, _mm512_set1_epi32(63))));
    pair!(_mm512_cvtepu32_epi64(n))
}

/// True if both operands' magnitudes are below 2^53 in all lanes.
macro_rules! all_small {
    ($V:ident, $x:ident, $y:ident => $magnitudes:expr) => {
        impl $V {
            #[inline(always)]
            fn all_small(_: L<'_>, $x: Self, $y: Self) -> bool {
                let magnitudes = $magnitudes;
                let limit = instruction!([_mm512_set1_epi64(1 << 53); 2]);
                pair_mask!(_mm512_cmplt_epu64_mask(magnitudes, limit)) == Mask::ALL
            }
        }
    };
}

// The magnitude of MIN is 2^63, unsigned.
all_small!(I64, x, y => {
    let (x, y) = (pair!(_mm512_abs_epi64(x.0)), pair!(_mm512_abs_epi64(y.0)));
    pair!(_mm512_or_si512(x, y))
});
all_small!(U64, x, y => pair!(_mm512_or_si512(x.0, y.0)));

impl Signed<L<'_>> for I64 {
    #[inline(always)]
    fn abs(_: L<'_>, x: Self) -> Self {
        I64(pair!(_mm512_abs_epi64(x.0)))
    }
}
