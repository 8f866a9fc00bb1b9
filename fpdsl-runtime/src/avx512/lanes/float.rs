//! f32 and f64.

use core::arch::x86_64::*;

use super::entries::permute_pd;
use super::gather::{gather_pd, gather_ps};
use super::half::{Narrow, narrow};
use super::leaf::lane_leaf;
use super::pair::{concat_ps, join, pair, pair_in_mode, pair_mask, pair_memory, split_ps};
use super::to_int::{ToInt, casts_to_ints, conversions_in_mode};
use super::transpose::{transpose_pd, transpose_ps};
use super::{Avx512Lanes, Bf16, F16, I8, I16, I32, I64, U8, U16, U32, U64, Usize};
use crate::avx512::in_mode::{in_mode, instruction, simplified_once};
use crate::backend::{Castable, Encoded, Equal, Float, Leaf, Num, Signed};
use crate::lanes::{LANES, Lane, LaneBackend, Mask};
use crate::literal::Literal;
use crate::mode::Mode;

type L<'a> = Avx512Lanes<'a>;

/// binary32.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct F32(pub(super) __m512);

/// binary64: lanes 0 to 7, lanes 8 to 15.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct F64(pub(super) [__m512d; 2]);

lane_leaf!(F32, f32, _mm512_set1_ps, _mm512_mask_blend_ps,
    load _mm512_loadu_ps, _mm512_maskz_loadu_ps, store _mm512_storeu_ps, _mm512_mask_storeu_ps, gather gather_ps,
    transpose transpose_ps);

mod memory_f64 {
    use super::*;

    pair_memory!(
        __m512d,
        f64,
        _mm512_set1_pd,
        _mm512_mask_blend_pd,
        _mm512_loadu_pd,
        _mm512_maskz_loadu_pd,
        _mm512_storeu_pd,
        _mm512_mask_storeu_pd
    );
    lane_leaf!(F64, f64, splat, blend, load read, read_some, store write, write_some, gather gather_pd,
        transpose transpose_pd, entries permute_pd);
}

/// A comparison of f32 lanes.
macro_rules! compare_ps {
    ($predicate:tt, $x:expr, $y:expr) => {
        Mask(instruction!(_mm512_cmp_ps_mask::<$predicate>($x.0, $y.0)))
    };
}

/// A comparison of f64 lanes.
macro_rules! compare_pd {
    ($predicate:tt, $x:expr, $y:expr) => {
        pair_mask!(_mm512_cmp_pd_mask::<$predicate>($x.0, $y.0))
    };
}

/// The parts that f32 and f64 share, in terms of their comparison and of one instruction or two.
macro_rules! lane_float {
    (
        $F:ident = $native:ident, $Bits:ident, $literal:ident, $quiet_nan:expr, $compare:ident, $rounded:ident, $exact:ident,
        [$add:ident $add_r:ident, $sub:ident $sub_r:ident, $mul:ident $mul_r:ident, $div:ident $div_r:ident,
         $sqrt:ident $sqrt_r:ident, $fma:ident $fma_r:ident, $rint_r:ident],
        [$range:ident, $xor:ident, $andnot:ident, $to_int:ident, $to_float:ident]
    ) => {
        impl Equal<L<'_>> for $F {
            #[inline(always)]
            fn eq(_: L<'_>, x: Self, y: Self) -> Mask {
                $compare!(_CMP_EQ_OQ, x, y)
            }

            #[inline(always)]
            fn ne(_: L<'_>, x: Self, y: Self) -> Mask {
                $compare!(_CMP_NEQ_UQ, x, y)
            }
        }

        impl Num<L<'_>> for $F {
            #[inline(always)]
            fn add<M: Mode>(_: L<'_>, x: Self, y: Self) -> Self {
                simplified_once!(M, $F, (x, y) $F($rounded!(M, rn: $add, $add_r(x.0, y.0))))
            }

            #[inline(always)]
            fn sub<M: Mode>(_: L<'_>, x: Self, y: Self) -> Self {
                simplified_once!(M, $F, (x, y) $F($rounded!(M, rn: $sub, $sub_r(x.0, y.0))))
            }

            #[inline(always)]
            fn mul<M: Mode>(_: L<'_>, x: Self, y: Self) -> Self {
                simplified_once!(M, $F, (x, y) $F($rounded!(M, rn: $mul, $mul_r(x.0, y.0))))
            }

            #[inline(always)]
            fn div<M: Mode>(_: L<'_>, x: Self, y: Self) -> Self {
                simplified_once!(M, $F, (x, y) $F($rounded!(M, rn: $div, $div_r(x.0, y.0))))
            }

            #[inline(always)]
            fn rem(b: L<'_>, x: Self, y: Self) -> Self {
                let (mut x, y) = (Self::to_array(b, x), Self::to_array(b, y));
                for (k, x) in x.iter_mut().enumerate() {
                    if b.active().has(k) {
                        *x %= y[k];
                    }
                }
                Self::from_array(b, x)
            }

            #[inline(always)]
            fn mul_add<M: Mode>(_: L<'_>, x: Self, y: Self, z: Self) -> Self {
                simplified_once!(M, $F, (x, y, z) $F($rounded!(M, rn: $fma, $fma_r(x.0, y.0, z.0))))
            }

            #[inline(always)]
            fn min(b: L<'_>, x: Self, y: Self) -> Self {
                // VRANGE orders the zeros; it takes the number beside a quiet NaN, but not beside a signalling one.
                let r = $F($exact!($range::<0b0100>(x.0, y.0)));
                let r = Self::select(b, $compare!(_CMP_UNORD_Q, x, x), y, r);
                Self::select(b, $compare!(_CMP_UNORD_Q, y, y), x, r)
            }

            #[inline(always)]
            fn max(b: L<'_>, x: Self, y: Self) -> Self {
                let r = $F($exact!($range::<0b0101>(x.0, y.0)));
                let r = Self::select(b, $compare!(_CMP_UNORD_Q, x, x), y, r);
                Self::select(b, $compare!(_CMP_UNORD_Q, y, y), x, r)
            }

            #[inline(always)]
            fn lt(_: L<'_>, x: Self, y: Self) -> Mask {
                $compare!(_CMP_LT_OQ, x, y)
            }

            #[inline(always)]
            fn le(_: L<'_>, x: Self, y: Self) -> Mask {
                $compare!(_CMP_LE_OQ, x, y)
            }

            #[inline(always)]
            fn gt(_: L<'_>, x: Self, y: Self) -> Mask {
                $compare!(_CMP_GT_OQ, x, y)
            }

            #[inline(always)]
            fn ge(_: L<'_>, x: Self, y: Self) -> Mask {
                $compare!(_CMP_GE_OQ, x, y)
            }

            #[inline(always)]
            fn neg(b: L<'_>, x: Self) -> Self {
                $F($exact!($xor(x.0, Self::constant(b, -0.0).0)))
            }
        }

        impl Signed<L<'_>> for $F {
            #[inline(always)]
            fn abs(b: L<'_>, x: Self) -> Self {
                $F($exact!($andnot(Self::constant(b, -0.0).0, x.0)))
            }
        }

        impl Float<L<'_>> for $F {
            #[inline(always)]
            fn literal<M: Mode>(b: L<'_>, text: &'static Literal) -> Self {
                Self::constant(b, text.$literal::<M>())
            }

            #[inline(always)]
            fn sqrt<M: Mode>(_: L<'_>, x: Self) -> Self {
                simplified_once!(M, $F, (x) $F($rounded!(M, rn: $sqrt, $sqrt_r(x.0))))
            }

            #[inline(always)]
            fn recip<M: Mode>(b: L<'_>, x: Self) -> Self {
                Self::div::<M>(b, Self::constant(b, 1.0), x)
            }
        }

        impl Encoded<L<'_>> for $F {
            type Bits = $Bits;

            #[inline(always)]
            fn rint<M: Mode>(_: L<'_>, x: Self) -> Self {
                // VRNDSCALE's immediate is the rounding field and, in its upper half, no fraction bits to keep.
                simplified_once!(M, $F, (x) $F($rounded!(M, $rint_r(x.0))))
            }

            conversions_in_mode!(|x| x);

            #[inline(always)]
            fn to_bits(b: L<'_>, x: Self) -> $Bits {
                let nan = $Bits::constant(b, $quiet_nan);
                $Bits::select(b, $compare!(_CMP_UNORD_Q, x, x), nan, $Bits($exact!($to_int(x.0))))
            }

            #[inline(always)]
            fn number_to_bits(_: L<'_>, x: Self) -> $Bits {
                $Bits($exact!($to_int(x.0)))
            }

            #[inline(always)]
            fn from_bits(_: L<'_>, bits: $Bits) -> Self {
                $F($exact!($to_float(bits.0)))
            }
        }
    };
}

/// One register: as [`pair!`] for two.
macro_rules! single {
    ($($call:tt)+) => {
        instruction!($($call)+)
    };
}

lane_float! {
    F32 = f32, U32, to_f32, 0x7fc0_0000, compare_ps, in_mode, single,
    [_mm512_add_ps _mm512_add_round_ps, _mm512_sub_ps _mm512_sub_round_ps, _mm512_mul_ps _mm512_mul_round_ps,
     _mm512_div_ps _mm512_div_round_ps, _mm512_sqrt_ps _mm512_sqrt_round_ps, _mm512_fmadd_ps _mm512_fmadd_round_ps,
     _mm512_roundscale_ps],
    [_mm512_range_ps, _mm512_xor_ps, _mm512_andnot_ps, _mm512_castps_si512, _mm512_castsi512_ps]
}

lane_float! {
    F64 = f64, U64, to_f64, 0x7ff8_0000_0000_0000, compare_pd, pair_in_mode, pair,
    [_mm512_add_pd _mm512_add_round_pd, _mm512_sub_pd _mm512_sub_round_pd, _mm512_mul_pd _mm512_mul_round_pd,
     _mm512_div_pd _mm512_div_round_pd, _mm512_sqrt_pd _mm512_sqrt_round_pd, _mm512_fmadd_pd _mm512_fmadd_round_pd,
     _mm512_roundscale_pd],
    [_mm512_range_pd, _mm512_xor_pd, _mm512_andnot_pd, _mm512_castpd_si512, _mm512_castsi512_pd]
}

impl Castable<L<'_>> for F32 {
    #[inline(always)]
    fn to_f16<M: Mode>(b: L<'_>, x: Self) -> F16 {
        F16::round::<M>(b, x)
    }

    #[inline(always)]
    fn to_bf16<M: Mode>(b: L<'_>, x: Self) -> Bf16 {
        Bf16::round::<M>(b, x)
    }

    #[inline(always)]
    fn to_f32<M: Mode>(_: L<'_>, x: Self) -> F32 {
        x
    }

    #[inline(always)]
    fn to_f64<M: Mode>(_: L<'_>, x: Self) -> F64 {
        let x = instruction!(split_ps(x.0));
        F64(pair!(_mm512_cvtps_pd(x)))
    }

    casts_to_ints!();
}

impl Castable<L<'_>> for F64 {
    #[inline(always)]
    fn to_f16<M: Mode>(b: L<'_>, x: Self) -> F16 {
        narrow::<M, F16, Self>(b, x)
    }

    #[inline(always)]
    fn to_bf16<M: Mode>(b: L<'_>, x: Self) -> Bf16 {
        narrow::<M, Bf16, Self>(b, x)
    }

    #[inline(always)]
    fn to_f32<M: Mode>(_: L<'_>, x: Self) -> F32 {
        let halves = pair_in_mode!(M, rn: _mm512_cvtpd_ps, _mm512_cvt_roundpd_ps(x.0));
        F32(instruction!(concat_ps(halves)))
    }

    #[inline(always)]
    fn to_f64<M: Mode>(_: L<'_>, x: Self) -> F64 {
        x
    }

    casts_to_ints!();
}
