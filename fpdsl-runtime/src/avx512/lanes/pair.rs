//! Sixteen 64-bit lanes: two registers, lanes 0 to 7 in the first.

use core::arch::x86_64::*;

/// `f` on the first and on the second registers of its operands.
macro_rules! pair {
    ($f:ident $(::<$c:tt>)? ($($x:expr),+)) => {
        instruction!([$f $(::<$c>)? ($($x[0]),+), $f $(::<$c>)? ($($x[1]),+)])
    };
}

/// `f` on pairs, with the rounding field of mode `$M`.
macro_rules! pair_in_mode {
    ($M:ident, rn: $plain:ident, $f:ident($($x:expr),+)) => {
        [in_mode!($M, rn: $plain, $f($($x[0]),+)), in_mode!($M, rn: $plain, $f($($x[1]),+))]
    };
    ($M:ident, $f:ident($($x:expr),+)) => {
        [in_mode!($M, $f($($x[0]),+)), in_mode!($M, $f($($x[1]),+))]
    };
}

/// A comparison of pairs, as a mask of sixteen bits.
macro_rules! pair_mask {
    ($f:ident $(::<$c:tt>)? ($($x:expr),+)) => {
        instruction!(join($f $(::<$c>)? ($($x[0]),+), $f $(::<$c>)? ($($x[1]),+)))
    };
}

pub(super) use {pair, pair_in_mode, pair_mask};

/// The mask of two comparisons.
#[inline(always)]
pub(super) fn join(low: __mmask8, high: __mmask8) -> crate::lanes::Mask {
    crate::lanes::Mask(low as u16 | (high as u16) << 8)
}

/// Both halves of a register of sixteen f32.
#[inline(always)]
pub(super) unsafe fn split_ps(x: __m512) -> [__m256; 2] {
    // SAFETY: the caller has the features.
    unsafe { [_mm512_castps512_ps256(x), _mm512_extractf32x8_ps::<1>(x)] }
}

/// One register of sixteen f32.
#[inline(always)]
pub(super) unsafe fn concat_ps(x: [__m256; 2]) -> __m512 {
    // SAFETY: the caller has the features.
    unsafe { _mm512_insertf32x8::<1>(_mm512_castps256_ps512(x[0]), x[1]) }
}

/// Both halves of a register of sixteen 32-bit integers.
#[inline(always)]
pub(super) unsafe fn split_epi32(x: __m512i) -> [__m256i; 2] {
    // SAFETY: the caller has the features.
    unsafe { [_mm512_castsi512_si256(x), _mm512_extracti64x4_epi64::<1>(x)] }
}

/// One register of sixteen 32-bit integers.
#[inline(always)]
pub(super) unsafe fn concat_epi32(x: [__m256i; 2]) -> __m512i {
    // SAFETY: the caller has the features.
    unsafe { _mm512_inserti64x4::<1>(_mm512_castsi256_si512(x[0]), x[1]) }
}

/// Constants, selection and memory of pairs, for `lane_leaf!`.
macro_rules! pair_memory {
    ($vector:ty, $native:ty, $set1:ident, $mask_blend:ident, $loadu:ident, $maskz_loadu:ident, $storeu:ident,
     $mask_storeu:ident) => {
        #[inline(always)]
        unsafe fn splat(value: $native) -> [$vector; 2] {
            // SAFETY: the caller has the features.
            unsafe { [$set1(value as _); 2] }
        }

        #[inline(always)]
        unsafe fn blend(mask: u16, x: [$vector; 2], y: [$vector; 2]) -> [$vector; 2] {
            // SAFETY: the caller has the features.
            unsafe {
                [
                    $mask_blend(mask as u8, x[0], y[0]),
                    $mask_blend((mask >> 8) as u8, x[1], y[1]),
                ]
            }
        }

        #[inline(always)]
        unsafe fn read(from: *const $native) -> [$vector; 2] {
            // SAFETY: the caller has the features and answers for the pointer.
            unsafe { [$loadu(from.cast()), $loadu(from.add(8).cast())] }
        }

        #[inline(always)]
        unsafe fn read_some(mask: u16, from: *const $native) -> [$vector; 2] {
            // SAFETY: as for `read`. The second address is computed without a claim that it is in bounds.
            unsafe {
                [
                    $maskz_loadu(mask as u8, from.cast()),
                    $maskz_loadu((mask >> 8) as u8, from.wrapping_add(8).cast()),
                ]
            }
        }

        #[inline(always)]
        unsafe fn write(to: *mut $native, value: [$vector; 2]) {
            // SAFETY: as for `read`.
            unsafe {
                $storeu(to.cast(), value[0]);
                $storeu(to.add(8).cast(), value[1]);
            }
        }

        #[inline(always)]
        unsafe fn write_some(to: *mut $native, mask: u16, value: [$vector; 2]) {
            // SAFETY: as for `read_some`.
            unsafe {
                $mask_storeu(to.cast(), mask as u8, value[0]);
                $mask_storeu(to.wrapping_add(8).cast(), (mask >> 8) as u8, value[1]);
            }
        }
    };
}

pub(super) use pair_memory;
