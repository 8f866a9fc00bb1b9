//! f16 and bf16, held as f32.
//!
//! A directed operation is the f32 operation in its mode, narrowed in the same mode: rounding twice in one direction is
//! rounding once. Round-to-nearest through f32 is innocuous for `+ - * /` and the square root (24 >= 2 * 11 + 2); the
//! fused operation, and sources with more digits than f32 has, go through f32 rounded to odd, which keeps what the
//! second rounding needs (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums", 2008).

use core::arch::x86_64::*;

use half::{bf16, f16};

use super::leaf::lane_leaf;
use super::to_int::{ToInt, conversions_in_mode};
use super::{Avx512Lanes, F32, F64, I8, I16, I32, I64, U8, U16, U32, U64, Usize};
use crate::avx512::in_mode::{in_mode, instruction};
use crate::backend::{Castable, Encoded, Equal, Float, Leaf, Num, Signed};
use crate::lanes::{LANES, Lane, Mask};
use crate::literal::Literal;
use crate::mode::{Mode, Rd, Rn, Ru, Rz, match_mode};

type L<'a> = Avx512Lanes<'a>;

/// binary16, each lane as the f32 of the same value.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct F16(__m512);

/// bfloat16, each lane as the f32 of the same value.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Bf16(__m512);

/// A format to which f32 is narrowed.
pub(super) trait Narrow {
    /// `x` rounded once, in `M`.
    fn round<M: Mode>(b: L<'_>, x: F32) -> Self;
}

/// `x` rounded once in `M`, where f32 may not hold it.
#[inline(always)]
pub(super) fn narrow<'a, M: Mode, N: Narrow, X: Castable<L<'a>>>(b: L<'a>, x: X) -> N {
    match_mode!(M {
        NearestEven => N::round::<Rn>(
            b,
            odd(
                b,
                X::to_f32::<Rz>(b, x),
                X::to_f32::<Rd>(b, x),
                X::to_f32::<Ru>(b, x),
            ),
        ),
        TowardZero | TowardPositive | TowardNegative => {
            N::round::<M>(b, X::to_f32::<M>(b, x))
        },
    })
}

/// The result rounded to odd, from the results in three modes: what is inexact (rd and ru differ) gets an odd last
/// digit toward zero. An overflow has the odd MAX there; an exact zero compares equal whatever its sign.
#[inline(always)]
fn odd(b: L<'_>, toward_zero: F32, down: F32, up: F32) -> F32 {
    let inexact = F32::lt(b, down, up).0;
    let bits = instruction!(_mm512_castps_si512(toward_zero.0));
    F32(instruction!(_mm512_castsi512_ps(_mm512_mask_or_epi32(
        bits,
        inexact,
        bits,
        _mm512_set1_epi32(1)
    ))))
}

mod binary16 {
    use super::*;

    #[inline(always)]
    pub(super) unsafe fn widen(bits: __m256i) -> __m512 {
        // SAFETY: the caller has the features.
        unsafe { _mm512_cvtph_ps(bits) }
    }

    /// Exact.
    #[inline(always)]
    pub(super) unsafe fn encode(x: __m512) -> __m256i {
        // SAFETY: the caller has the features.
        unsafe { _mm512_cvtps_ph::<8>(x) }
    }
}

mod bfloat16 {
    use super::*;

    #[inline(always)]
    pub(super) unsafe fn widen(bits: __m256i) -> __m512 {
        // SAFETY: the caller has the features.
        unsafe { _mm512_castsi512_ps(_mm512_slli_epi32::<16>(_mm512_cvtepu16_epi32(bits))) }
    }

    /// Exact.
    #[inline(always)]
    pub(super) unsafe fn encode(x: __m512) -> __m256i {
        // SAFETY: the caller has the features.
        unsafe { _mm512_cvtepi32_epi16(_mm512_srli_epi32::<16>(_mm512_castps_si512(x))) }
    }
}

/// Constants and memory, from a format's `widen` and `encode`.
macro_rules! half_memory {
    ($module:ident, $native:ident) => {
        use super::$module::{encode, widen};
        use super::*;

        #[inline(always)]
        pub(super) unsafe fn splat(value: $native) -> __m512 {
            // SAFETY: the caller has the features.
            unsafe { widen(_mm256_set1_epi16(value.to_bits() as i16)) }
        }

        #[inline(always)]
        pub(super) unsafe fn read(from: *const $native) -> __m512 {
            // SAFETY: the caller has the features and answers for the pointer.
            unsafe { widen(_mm256_loadu_si256(from.cast())) }
        }

        #[inline(always)]
        pub(super) unsafe fn read_some(mask: u16, from: *const $native) -> __m512 {
            // SAFETY: as for `read`.
            unsafe { widen(_mm256_maskz_loadu_epi16(mask, from.cast())) }
        }

        #[inline(always)]
        pub(super) unsafe fn write(to: *mut $native, value: __m512) {
            // SAFETY: as for `read`.
            unsafe { _mm256_storeu_si256(to.cast(), encode(value)) }
        }

        #[inline(always)]
        pub(super) unsafe fn write_some(to: *mut $native, mask: u16, value: __m512) {
            // SAFETY: as for `read`.
            unsafe { _mm256_mask_storeu_epi16(to.cast(), mask, encode(value)) }
        }
    };
}

mod memory16 {
    half_memory!(binary16, f16);
}

mod memory_bf16 {
    half_memory!(bfloat16, bf16);
}

mod leaf16 {
    use super::memory16::{read, read_some, splat, write, write_some};
    use super::*;

    lane_leaf!(F16, f16, splat, _mm512_mask_blend_ps, load read, read_some, store write, write_some);
}

mod leaf_bf16 {
    use super::memory_bf16::{read, read_some, splat, write, write_some};
    use super::*;

    lane_leaf!(Bf16, bf16, splat, _mm512_mask_blend_ps, load read, read_some, store write, write_some);
}

impl Narrow for F16 {
    #[inline(always)]
    fn round<M: Mode>(_: L<'_>, x: F32) -> Self {
        let bits = in_mode!(M, _mm512_cvtps_ph(x.0));
        F16(instruction!(_mm512_cvtph_ps(bits)))
    }
}

impl Narrow for Bf16 {
    /// On the encoding: the lower half is what is rounded off, and a carry out of the significand is the next
    /// exponent, up to infinity.
    #[inline(always)]
    fn round<M: Mode>(b: L<'_>, x: F32) -> Self {
        let bits = instruction!(_mm512_castps_si512(x.0));
        let kept = instruction!(_mm512_and_si512(bits, _mm512_set1_epi32(!0xffff)));
        let away = instruction!(_mm512_add_epi32(kept, _mm512_set1_epi32(0x1_0000)));
        let inexact = instruction!(_mm512_test_epi32_mask(bits, _mm512_set1_epi32(0xffff)));
        let negative = instruction!(_mm512_movepi32_mask(bits));
        let rounded = match_mode!(M {
            NearestEven => {
                // 0x7fff, and one more if the kept part is odd, carries exactly when it must.
                let odd = instruction!(_mm512_and_si512(
                    _mm512_srli_epi32::<16>(bits),
                    _mm512_set1_epi32(1)
                ));
                let sum = instruction!(_mm512_add_epi32(
                    bits,
                    _mm512_add_epi32(odd, _mm512_set1_epi32(0x7fff))
                ));
                instruction!(_mm512_and_si512(sum, _mm512_set1_epi32(!0xffff)))
            },
            TowardZero => kept,
            TowardPositive => instruction!(_mm512_mask_mov_epi32(kept, inexact & !negative, away)),
            TowardNegative => instruction!(_mm512_mask_mov_epi32(kept, inexact & negative, away)),
        });
        // A NaN's payload may sit in the lower half alone.
        let rounded = Bf16(instruction!(_mm512_castsi512_ps(rounded)));
        Self::select(b, F32::ne(b, x, x), Self::constant(b, bf16::NAN), rounded)
    }
}

/// An operation in f32 and its narrowing.
macro_rules! through_f32 {
    ($H:ident: $($name:ident)*) => {$(
        #[inline(always)]
        fn $name<M: Mode>(b: L<'_>, x: Self, y: Self) -> Self {
            $H::round::<M>(b, F32::$name::<M>(b, F32(x.0), F32(y.0)))
        }
    )*};
}

/// An exact operation in f32, whose result is a value of the narrow format.
macro_rules! exact_in_f32 {
    ($H:ident: $($name:ident)*) => {$(
        #[inline(always)]
        fn $name(b: L<'_>, x: Self, y: Self) -> Self {
            $H(F32::$name(b, F32(x.0), F32(y.0)).0)
        }
    )*};
}

macro_rules! compare_in_f32 {
    ($($name:ident)*) => {$(
        #[inline(always)]
        fn $name(b: L<'_>, x: Self, y: Self) -> Mask {
            F32::$name(b, F32(x.0), F32(y.0))
        }
    )*};
}

macro_rules! casts {
    ($($name:ident $(<$mode:ident>)? $Out:ident $(<$life:lifetime>)?;)*) => {$(
        #[inline(always)]
        fn $name $(<$mode: Mode>)? (b: L<'_>, x: Self) -> $Out $(<$life>)? {
            F32::$name $(::<$mode>)? (b, F32(x.0))
        }
    )*};
}

macro_rules! lane_half {
    ($H:ident, $literal:ident, $module:ident, $quiet_nan:expr) => {
        impl Equal<L<'_>> for $H {
            compare_in_f32!(eq ne);
        }

        impl Num<L<'_>> for $H {
            through_f32!($H: add sub mul div);
            exact_in_f32!($H: rem min max);
            compare_in_f32!(lt le gt ge);

            #[inline(always)]
            fn mul_add<M: Mode>(b: L<'_>, x: Self, y: Self, z: Self) -> Self {
                let (x, y, z) = (F32(x.0), F32(y.0), F32(z.0));
                match_mode!(M {
                    NearestEven => {
                        let toward_zero = F32::mul_add::<Rz>(b, x, y, z);
                        let down = F32::mul_add::<Rd>(b, x, y, z);
                        let up = F32::mul_add::<Ru>(b, x, y, z);
                        $H::round::<Rn>(b, odd(b, toward_zero, down, up))
                    },
                    TowardZero | TowardPositive | TowardNegative => {
                        $H::round::<M>(b, F32::mul_add::<M>(b, x, y, z))
                    },
                })
            }

            #[inline(always)]
            fn neg(b: L<'_>, x: Self) -> Self {
                $H(F32::neg(b, F32(x.0)).0)
            }
        }

        impl Signed<L<'_>> for $H {
            #[inline(always)]
            fn abs(b: L<'_>, x: Self) -> Self {
                $H(F32::abs(b, F32(x.0)).0)
            }
        }

        impl Float<L<'_>> for $H {
            #[inline(always)]
            fn literal<M: Mode>(b: L<'_>, text: &'static Literal) -> Self {
                Self::constant(b, text.$literal::<M>())
            }

            #[inline(always)]
            fn sqrt<M: Mode>(b: L<'_>, x: Self) -> Self {
                $H::round::<M>(b, F32::sqrt::<M>(b, F32(x.0)))
            }

            #[inline(always)]
            fn recip<M: Mode>(b: L<'_>, x: Self) -> Self {
                $H::round::<M>(b, F32::recip::<M>(b, F32(x.0)))
            }
        }

        impl Encoded<L<'_>> for $H {
            type Bits = U16;

            #[inline(always)]
            fn rint<M: Mode>(b: L<'_>, x: Self) -> Self {
                // An integer between two numbers of the format is one of its numbers.
                $H(F32::rint::<M>(b, F32(x.0)).0)
            }

            conversions_in_mode!(|x| F32(x.0));

            #[inline(always)]
            fn to_bits(b: L<'_>, x: Self) -> U16 {
                let bits = U16(instruction!(_mm512_cvtepu16_epi32($module::encode(x.0))));
                U16::select(b, Self::ne(b, x, x), U16::constant(b, $quiet_nan), bits)
            }

            #[inline(always)]
            fn from_bits(_: L<'_>, bits: U16) -> Self {
                $H(instruction!($module::widen(_mm512_cvtepi32_epi16(bits.0))))
            }
        }

        impl Castable<L<'_>> for $H {
            casts! {
                to_f16<M> F16; to_bf16<M> Bf16; to_f32<M> F32; to_f64<M> F64;
                to_i8 I8; to_i16 I16; to_i32 I32; to_i64 I64;
                to_u8 U8; to_u16 U16; to_u32 U32; to_u64 U64; to_usize Usize<'_>;
            }
        }
    };
}

lane_half!(F16, to_f16, binary16, 0x7e00);
lane_half!(Bf16, to_bf16, bfloat16, 0x7fc0);
