//! Eight f32 or four f64 in a register.

use core::arch::x86_64::*;

use crate::backend::Encoded;
use crate::lift::Scalar;
use crate::mode::{Mode, match_mode};
use crate::portable::PortableFma;

/// The operations that the kernels need of a format's vectors. Comparisons give all ones or nothing in each lane.
pub trait Vector: Copy {
    /// The type of a lane.
    type Native: Scalar + Encoded<PortableFma>;

    /// How many lanes.
    const WIDTH: usize;
    /// The magnitude from which on remainders of products, quotients and roots are exact.
    const SMALL: Self::Native;
    /// The infinity, the sign of zero, and one.
    const INFINITY: Self::Native;
    /// The number whose encoding is the sign bit.
    const MINUS_ZERO: Self::Native;

    /// Consecutive lanes.
    unsafe fn load(from: *const Self::Native) -> Self;
    /// Consecutive lanes.
    unsafe fn store(self, to: *mut Self::Native);
    /// The same in every lane.
    unsafe fn splat(value: Self::Native) -> Self;
    /// Returns true if the sign bit of any lane is set.
    unsafe fn any(self) -> bool;
    /// -1 in lanes whose sign bit is set, 1 in the others, as integers.
    unsafe fn up(self) -> __m256i;
    /// The encodings.
    unsafe fn bits(self) -> __m256i;
    /// The numbers with these encodings.
    unsafe fn of_bits(bits: __m256i) -> Self;
    /// Of integers of the format's width.
    unsafe fn add_int(x: __m256i, y: __m256i) -> __m256i;
    /// Of integers of the format's width.
    unsafe fn sub_int(x: __m256i, y: __m256i) -> __m256i;

    /// The integers that the lanes round to.
    unsafe fn rint<M: Mode>(x: Self) -> Self;

    unsafe fn zero() -> Self;
    unsafe fn add(x: Self, y: Self) -> Self;
    unsafe fn sub(x: Self, y: Self) -> Self;
    unsafe fn mul(x: Self, y: Self) -> Self;
    unsafe fn div(x: Self, y: Self) -> Self;
    unsafe fn sqrt(x: Self) -> Self;
    /// `x * y + z`.
    unsafe fn fmadd(x: Self, y: Self, z: Self) -> Self;
    /// `x * y - z`.
    unsafe fn fmsub(x: Self, y: Self, z: Self) -> Self;
    /// `z - x * y`.
    unsafe fn fnmadd(x: Self, y: Self, z: Self) -> Self;
    unsafe fn and(x: Self, y: Self) -> Self;
    /// `!x & y`.
    unsafe fn andnot(x: Self, y: Self) -> Self;
    unsafe fn or(x: Self, y: Self) -> Self;
    unsafe fn xor(x: Self, y: Self) -> Self;
    unsafe fn lt(x: Self, y: Self) -> Self;
    unsafe fn ge(x: Self, y: Self) -> Self;
    /// True for NaN.
    unsafe fn not_lt(x: Self, y: Self) -> Self;
    /// `y` where `mask` is set, else `x`.
    unsafe fn blend(x: Self, y: Self, mask: Self) -> Self;
}

/// Methods that are one intrinsic.
macro_rules! intrinsics {
    ($($name:ident($($x:ident),*) = $intrinsic:ident $(::<$predicate:ident>)?;)*) => {$(
        #[inline(always)]
        unsafe fn $name($($x: Self),*) -> Self {
            // SAFETY: the caller has the features.
            unsafe { $intrinsic $(::<$predicate>)? ($($x),*) }
        }
    )*};
}

macro_rules! vectors {
    ($($vector:ident of $native:ident, small $small:expr, [$load:ident $store:ident $set1:ident $movemask:ident
        $round:ident $to_int:ident $of_int:ident $add_int:ident $sub_int:ident], up |$bits:ident| $up:expr,
        { $($intrinsics:tt)* })*) => {$(
        impl Vector for $vector {
            type Native = $native;

            const WIDTH: usize = 32 / size_of::<$native>();
            const SMALL: $native = $small;
            const INFINITY: $native = $native::INFINITY;
            const MINUS_ZERO: $native = -0.0;

            #[inline(always)]
            unsafe fn load(from: *const $native) -> Self {
                // SAFETY: the caller has the features and answers for the pointer.
                unsafe { $load(from) }
            }

            #[inline(always)]
            unsafe fn store(self, to: *mut $native) {
                // SAFETY: as for `load`.
                unsafe { $store(to, self) }
            }

            #[inline(always)]
            unsafe fn splat(value: $native) -> Self {
                // SAFETY: the caller has the features.
                unsafe { $set1(value) }
            }

            #[inline(always)]
            unsafe fn any(self) -> bool {
                // SAFETY: as above.
                unsafe { $movemask(self) != 0 }
            }

            #[inline(always)]
            unsafe fn up(self) -> __m256i {
                // SAFETY: as above.
                unsafe {
                    let $bits = self.bits();
                    $up
                }
            }

            #[inline(always)]
            unsafe fn bits(self) -> __m256i {
                // SAFETY: as above.
                unsafe { $to_int(self) }
            }

            #[inline(always)]
            unsafe fn of_bits(bits: __m256i) -> Self {
                // SAFETY: as above.
                unsafe { $of_int(bits) }
            }

            #[inline(always)]
            unsafe fn rint<M: Mode>(x: Self) -> Self {
                // SAFETY: as above.
                unsafe {
                    match_mode!(M {
                        NearestEven => $round::<8>(x),
                        TowardZero => $round::<11>(x),
                        TowardPositive => $round::<10>(x),
                        TowardNegative => $round::<9>(x),
                    })
                }
            }

            #[inline(always)]
            unsafe fn add_int(x: __m256i, y: __m256i) -> __m256i {
                // SAFETY: as above.
                unsafe { $add_int(x, y) }
            }

            #[inline(always)]
            unsafe fn sub_int(x: __m256i, y: __m256i) -> __m256i {
                // SAFETY: as above.
                unsafe { $sub_int(x, y) }
            }

            intrinsics!($($intrinsics)*);
        }
    )*};
}

vectors! {
    __m256 of f32, small f32::from_bits((127 - 100) << 23),
    [_mm256_loadu_ps _mm256_storeu_ps _mm256_set1_ps _mm256_movemask_ps _mm256_round_ps _mm256_castps_si256 _mm256_castsi256_ps
     _mm256_add_epi32 _mm256_sub_epi32],
    up |bits| _mm256_or_si256(_mm256_srai_epi32::<31>(bits), _mm256_set1_epi32(1)),
    {
        zero() = _mm256_setzero_ps;
        add(x, y) = _mm256_add_ps;
        sub(x, y) = _mm256_sub_ps;
        mul(x, y) = _mm256_mul_ps;
        div(x, y) = _mm256_div_ps;
        sqrt(x) = _mm256_sqrt_ps;
        fmadd(x, y, z) = _mm256_fmadd_ps;
        fmsub(x, y, z) = _mm256_fmsub_ps;
        fnmadd(x, y, z) = _mm256_fnmadd_ps;
        and(x, y) = _mm256_and_ps;
        andnot(x, y) = _mm256_andnot_ps;
        or(x, y) = _mm256_or_ps;
        xor(x, y) = _mm256_xor_ps;
        lt(x, y) = _mm256_cmp_ps::<_CMP_LT_OQ>;
        ge(x, y) = _mm256_cmp_ps::<_CMP_GE_OQ>;
        not_lt(x, y) = _mm256_cmp_ps::<_CMP_NLT_UQ>;
        blend(x, y, mask) = _mm256_blendv_ps;
    }

    __m256d of f64, small f64::from_bits((1023 - 900) << 52),
    [_mm256_loadu_pd _mm256_storeu_pd _mm256_set1_pd _mm256_movemask_pd _mm256_round_pd _mm256_castpd_si256 _mm256_castsi256_pd
     _mm256_add_epi64 _mm256_sub_epi64],
    up |bits| _mm256_or_si256(_mm256_cmpgt_epi64(_mm256_setzero_si256(), bits), _mm256_set1_epi64x(1)),
    {
        zero() = _mm256_setzero_pd;
        add(x, y) = _mm256_add_pd;
        sub(x, y) = _mm256_sub_pd;
        mul(x, y) = _mm256_mul_pd;
        div(x, y) = _mm256_div_pd;
        sqrt(x) = _mm256_sqrt_pd;
        fmadd(x, y, z) = _mm256_fmadd_pd;
        fmsub(x, y, z) = _mm256_fmsub_pd;
        fnmadd(x, y, z) = _mm256_fnmadd_pd;
        and(x, y) = _mm256_and_pd;
        andnot(x, y) = _mm256_andnot_pd;
        or(x, y) = _mm256_or_pd;
        xor(x, y) = _mm256_xor_pd;
        lt(x, y) = _mm256_cmp_pd::<_CMP_LT_OQ>;
        ge(x, y) = _mm256_cmp_pd::<_CMP_GE_OQ>;
        not_lt(x, y) = _mm256_cmp_pd::<_CMP_NLT_UQ>;
        blend(x, y, mask) = _mm256_blendv_pd;
    }
}
