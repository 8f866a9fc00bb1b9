//! f32 and f64 in the low lane of a vector register.

use core::arch::x86_64::*;

use half::{bf16, f16};

use super::Avx512;
use super::in_mode::{in_mode, instruction};
use crate::backend::{Castable, Encoded, Equal, Float, Leaf, Num, Signed, State};
use crate::format::Format;
use crate::lift::Scalar;
use crate::literal::Literal;
use crate::mode::Mode;
use crate::scalar::ScalarBackend;
use crate::scalar::half::{bf16_from_f32, bf16_from_f64, f16_from_f64};

/// binary32; the upper lanes are of no account.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct F32(pub(super) __m128);

/// binary64; the upper lane is of no account.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct F64(pub(super) __m128d);

/// Conversions to integers: one instruction with embedded rounding. For what does not fit it gives `$odd`, which is also
/// the right answer for one side of the range; then the sign of `x` decides, and NaN is 0.
macro_rules! conversions_in_mode {
    ($($name:ident $to:ident: $convert:ident $wide:ident $odd:ident;)*) => {$(
        #[inline(always)]
        fn $name<M: Mode>(b: Avx512, x: Self) -> $to {
            let r: $wide = in_mode!(M, $convert(x.0));
            let r = if r == $wide::$odd {
                cold();
                let x = x.lower(b);
                if x > 0.0 {
                    $wide::MAX
                } else if x < 0.0 {
                    $wide::MIN
                } else {
                    0
                }
            } else {
                r
            };
            r.clamp($to::MIN as $wide, $to::MAX as $wide) as $to
        }
    )*};
}

/// Nothing but a branch weight.
#[cold]
#[inline]
fn cold() {}

macro_rules! scalar_float {
    (
        $F:ident = $native:ident, $Bits:ident, $format:ident, $literal:ident, [$set:ident, $first:ident]
        rounded [$add:ident $add_r:ident, $sub:ident $sub_r:ident, $mul:ident $mul_r:ident, $div:ident $div_r:ident,
                 $sqrt_r:ident, $fma:ident $fma_r:ident, $rint_r:ident]
        bitwise [$xor:ident, $andnot:ident]
        select [$range:ident, $unord:ident, $mov:ident]
        to integers [$i32_r:ident $u32_r:ident $i64_r:ident $u64_r:ident]
    ) => {
        impl $F {
            /// A value in a register.
            #[inline(always)]
            pub(super) fn of(_: Avx512, value: $native) -> Self {
                $F(instruction!($set(value)))
            }

            /// The value.
            #[inline(always)]
            pub(super) fn lower(self, _: Avx512) -> $native {
                instruction!($first(self.0))
            }
        }

        impl State<Avx512> for $F {
            #[inline(always)]
            fn merge(_: Avx512, join: &mut core::convert::Infallible, _: Self, _: Self) -> Self {
                match *join {}
            }

            #[inline(always)]
            fn zero(b: Avx512) -> Self {
                Self::constant(b, <$native as Scalar>::ZERO)
            }
        }

        impl crate::backend::Value for $F {}

        impl Leaf<Avx512> for $F {
            type Native = $native;

            #[inline(always)]
            fn constant(b: Avx512, value: $native) -> Self {
                $F::of(b, value)
            }
        }

        impl Equal<Avx512> for $F {
            #[inline(always)]
            fn eq(b: Avx512, x: Self, y: Self) -> bool {
                x.lower(b) == y.lower(b)
            }

            #[inline(always)]
            fn ne(b: Avx512, x: Self, y: Self) -> bool {
                x.lower(b) != y.lower(b)
            }
        }

        impl Num<Avx512> for $F {
            #[inline(always)]
            fn add<M: Mode>(_: Avx512, x: Self, y: Self) -> Self {
                $F(in_mode!(M, rn: $add, $add_r(x.0, y.0)))
            }

            #[inline(always)]
            fn sub<M: Mode>(_: Avx512, x: Self, y: Self) -> Self {
                $F(in_mode!(M, rn: $sub, $sub_r(x.0, y.0)))
            }

            #[inline(always)]
            fn mul<M: Mode>(_: Avx512, x: Self, y: Self) -> Self {
                $F(in_mode!(M, rn: $mul, $mul_r(x.0, y.0)))
            }

            #[inline(always)]
            fn div<M: Mode>(_: Avx512, x: Self, y: Self) -> Self {
                $F(in_mode!(M, rn: $div, $div_r(x.0, y.0)))
            }

            #[inline(always)]
            fn rem(b: Avx512, x: Self, y: Self) -> Self {
                $F::of(b, x.lower(b) % y.lower(b))
            }

            #[inline(always)]
            fn mul_add<M: Mode>(_: Avx512, x: Self, y: Self, z: Self) -> Self {
                $F(in_mode!(M, rn: $fma, $fma_r(x.0, y.0, z.0)))
            }

            #[inline(always)]
            fn min(_: Avx512, x: Self, y: Self) -> Self {
                // VRANGE orders the zeros; it takes the number beside a quiet NaN, but not beside a signalling one.
                let r = instruction!($range::<0b0100, 8>(x.0, y.0));
                let r = instruction!($mov(r, $unord::<_CMP_UNORD_Q>(x.0, x.0), r, y.0));
                $F(instruction!($mov(r, $unord::<_CMP_UNORD_Q>(y.0, y.0), r, x.0)))
            }

            #[inline(always)]
            fn max(_: Avx512, x: Self, y: Self) -> Self {
                let r = instruction!($range::<0b0101, 8>(x.0, y.0));
                let r = instruction!($mov(r, $unord::<_CMP_UNORD_Q>(x.0, x.0), r, y.0));
                $F(instruction!($mov(r, $unord::<_CMP_UNORD_Q>(y.0, y.0), r, x.0)))
            }

            #[inline(always)]
            fn lt(b: Avx512, x: Self, y: Self) -> bool {
                x.lower(b) < y.lower(b)
            }

            #[inline(always)]
            fn le(b: Avx512, x: Self, y: Self) -> bool {
                x.lower(b) <= y.lower(b)
            }

            #[inline(always)]
            fn gt(b: Avx512, x: Self, y: Self) -> bool {
                x.lower(b) > y.lower(b)
            }

            #[inline(always)]
            fn ge(b: Avx512, x: Self, y: Self) -> bool {
                x.lower(b) >= y.lower(b)
            }

            #[inline(always)]
            fn neg(_: Avx512, x: Self) -> Self {
                $F(instruction!($xor(x.0, $set(-0.0))))
            }
        }

        impl Signed<Avx512> for $F {
            #[inline(always)]
            fn abs(_: Avx512, x: Self) -> Self {
                $F(instruction!($andnot($set(-0.0), x.0)))
            }
        }

        impl Float<Avx512> for $F {
            #[inline(always)]
            fn literal<M: Mode>(b: Avx512, text: &'static Literal) -> Self {
                $F::of(b, text.$literal::<M>())
            }

            #[inline(always)]
            fn sqrt<M: Mode>(_: Avx512, x: Self) -> Self {
                // The first operand only fills the upper lanes.
                $F(in_mode!(M, $sqrt_r(x.0, x.0)))
            }

            #[inline(always)]
            fn recip<M: Mode>(b: Avx512, x: Self) -> Self {
                Self::div::<M>(b, $F::of(b, 1.0), x)
            }
        }

        impl Encoded<Avx512> for $F {
            type Bits = $Bits;

            #[inline(always)]
            fn rint<M: Mode>(_: Avx512, x: Self) -> Self {
                // VRNDSCALE's immediate is the rounding field and, in its upper half, no fraction bits to keep.
                $F(in_mode!(M, $rint_r(x.0, x.0)))
            }

            conversions_in_mode! {
                rint_to_i8 i8: $i32_r i32 MIN;
                rint_to_i16 i16: $i32_r i32 MIN;
                rint_to_i32 i32: $i32_r i32 MIN;
                rint_to_i64 i64: $i64_r i64 MIN;
                rint_to_u8 u8: $u32_r u32 MAX;
                rint_to_u16 u16: $u32_r u32 MAX;
                rint_to_u32 u32: $u32_r u32 MAX;
                rint_to_u64 u64: $u64_r u64 MAX;
                rint_to_usize usize: $u64_r u64 MAX;
            }

            #[inline(always)]
            fn to_bits(b: Avx512, x: Self) -> $Bits {
                let x = x.lower(b);
                if x.is_nan() { Format::$format.quiet_nan() as $Bits } else { x.to_bits() }
            }

            #[inline(always)]
            fn number_to_bits(b: Avx512, x: Self) -> $Bits {
                x.lower(b).to_bits()
            }

            #[inline(always)]
            fn from_bits(b: Avx512, bits: $Bits) -> Self {
                $F::of(b, $native::from_bits(bits))
            }
        }
    };
}

scalar_float! {
    F32 = f32, u32, F32, to_f32, [_mm_set_ss, _mm_cvtss_f32]
    rounded [_mm_add_ss _mm_add_round_ss, _mm_sub_ss _mm_sub_round_ss, _mm_mul_ss _mm_mul_round_ss,
             _mm_div_ss _mm_div_round_ss, _mm_sqrt_round_ss, _mm_fmadd_ss _mm_fmadd_round_ss,
             _mm_roundscale_ss]
    bitwise [_mm_xor_ps, _mm_andnot_ps]
    select [_mm_range_round_ss, _mm_cmp_ss_mask, _mm_mask_move_ss]
    to integers [_mm_cvt_roundss_i32 _mm_cvt_roundss_u32 _mm_cvt_roundss_i64 _mm_cvt_roundss_u64]
}

scalar_float! {
    F64 = f64, u64, F64, to_f64, [_mm_set_sd, _mm_cvtsd_f64]
    rounded [_mm_add_sd _mm_add_round_sd, _mm_sub_sd _mm_sub_round_sd, _mm_mul_sd _mm_mul_round_sd,
             _mm_div_sd _mm_div_round_sd, _mm_sqrt_round_sd, _mm_fmadd_sd _mm_fmadd_round_sd,
             _mm_roundscale_sd]
    bitwise [_mm_xor_pd, _mm_andnot_pd]
    select [_mm_range_round_sd, _mm_cmp_sd_mask, _mm_mask_move_sd]
    to integers [_mm_cvt_roundsd_i32 _mm_cvt_roundsd_u32 _mm_cvt_roundsd_i64 _mm_cvt_roundsd_u64]
}

/// Casts to integers: Rust's own are toward zero, saturating, and NaN gives 0.
macro_rules! to_ints {
    ($($name:ident $to:ident),*) => {$(
        #[inline(always)]
        fn $name(b: Avx512, x: Self) -> $to {
            x.lower(b) as $to
        }
    )*};
}

impl Castable<Avx512> for F32 {
    #[inline(always)]
    fn to_f16<M: Mode>(b: Avx512, x: Self) -> f16 {
        b.narrow_to_f16::<M>(x)
    }

    #[inline(always)]
    fn to_bf16<M: Mode>(b: Avx512, x: Self) -> bf16 {
        bf16_from_f32::<M>(x.lower(b))
    }

    #[inline(always)]
    fn to_f32<M: Mode>(_: Avx512, x: Self) -> F32 {
        x
    }

    #[inline(always)]
    fn to_f64<M: Mode>(_: Avx512, x: Self) -> F64 {
        F64(instruction!(_mm_cvtss_sd(_mm_setzero_pd(), x.0)))
    }

    to_ints!(to_i8 i8, to_i16 i16, to_i32 i32, to_i64 i64);
    to_ints!(to_u8 u8, to_u16 u16, to_u32 u32, to_u64 u64, to_usize usize);
}

impl Castable<Avx512> for F64 {
    #[inline(always)]
    fn to_f16<M: Mode>(b: Avx512, x: Self) -> f16 {
        f16_from_f64::<M>(x.lower(b))
    }

    #[inline(always)]
    fn to_bf16<M: Mode>(b: Avx512, x: Self) -> bf16 {
        bf16_from_f64::<M>(x.lower(b))
    }

    #[inline(always)]
    fn to_f32<M: Mode>(_: Avx512, x: Self) -> F32 {
        F32(in_mode!(M, _mm_cvt_roundsd_ss(_mm_setzero_ps(), x.0)))
    }

    #[inline(always)]
    fn to_f64<M: Mode>(_: Avx512, x: Self) -> F64 {
        x
    }

    to_ints!(to_i8 i8, to_i16 i16, to_i32 i32, to_i64 i64);
    to_ints!(to_u8 u8, to_u16 u16, to_u32 u32, to_u64 u64, to_usize usize);
}
