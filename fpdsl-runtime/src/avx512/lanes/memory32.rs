//! Constants, memory and wrapping of integers of up to 32 bits in 32-bit lanes.

use core::arch::x86_64::*;
use core::convert::identity as same;

/// A module for one type: `$widen` extends its lanes to 32 bits, `$narrow` takes them back, `$wrap` extends anew what
/// an operation carried out of the type's width.
macro_rules! memory {
    (
        $native:ident: $widen:ident, $narrow:ident, $loadu:ident, $maskz_loadu:ident, $storeu:ident, $mask_storeu:ident,
        $x:ident => $wrap:expr
    ) => {
        pub(super) mod $native {
            use super::*;

            #[inline(always)]
            pub unsafe fn splat(value: $native) -> __m512i {
                // SAFETY: the caller has the features.
                unsafe { _mm512_set1_epi32(value as i32) }
            }

            #[inline(always)]
            pub unsafe fn wrap($x: __m512i) -> __m512i {
                // SAFETY: the caller has the features.
                #[allow(unused_unsafe)]
                unsafe {
                    $wrap
                }
            }

            #[inline(always)]
            pub unsafe fn read(from: *const $native) -> __m512i {
                // SAFETY: the caller has the features and answers for the pointer.
                unsafe { $widen($loadu(from.cast())) }
            }

            #[inline(always)]
            pub unsafe fn read_some(mask: u16, from: *const $native) -> __m512i {
                // SAFETY: as for `read`.
                unsafe { $widen($maskz_loadu(mask, from.cast())) }
            }

            #[inline(always)]
            pub unsafe fn write(to: *mut $native, value: __m512i) {
                // SAFETY: as for `read`.
                unsafe { $storeu(to.cast(), $narrow(value)) }
            }

            #[inline(always)]
            pub unsafe fn write_some(to: *mut $native, mask: u16, value: __m512i) {
                // SAFETY: as for `read`.
                unsafe { $mask_storeu(to.cast(), mask, $narrow(value)) }
            }
        }
    };
}

memory!(i8: _mm512_cvtepi8_epi32, _mm512_cvtepi32_epi8, _mm_loadu_si128, _mm_maskz_loadu_epi8, _mm_storeu_si128,
    _mm_mask_storeu_epi8, x => _mm512_srai_epi32::<24>(_mm512_slli_epi32::<24>(x)));
memory!(u8: _mm512_cvtepu8_epi32, _mm512_cvtepi32_epi8, _mm_loadu_si128, _mm_maskz_loadu_epi8, _mm_storeu_si128,
    _mm_mask_storeu_epi8, x => _mm512_and_si512(x, _mm512_set1_epi32(0xff)));
memory!(i16: _mm512_cvtepi16_epi32, _mm512_cvtepi32_epi16, _mm256_loadu_si256, _mm256_maskz_loadu_epi16,
    _mm256_storeu_si256, _mm256_mask_storeu_epi16, x => _mm512_srai_epi32::<16>(_mm512_slli_epi32::<16>(x)));
memory!(u16: _mm512_cvtepu16_epi32, _mm512_cvtepi32_epi16, _mm256_loadu_si256, _mm256_maskz_loadu_epi16,
    _mm256_storeu_si256, _mm256_mask_storeu_epi16, x => _mm512_and_si512(x, _mm512_set1_epi32(0xffff)));
memory!(i32: same, same, _mm512_loadu_si512, _mm512_maskz_loadu_epi32, _mm512_storeu_si512,
    _mm512_mask_storeu_epi32, x => x);
memory!(u32: same, same, _mm512_loadu_si512, _mm512_maskz_loadu_epi32, _mm512_storeu_si512,
    _mm512_mask_storeu_epi32, x => x);
