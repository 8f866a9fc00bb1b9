//! Entries of short constant tables, which fit into registers.

use core::arch::x86_64::*;

use super::U64;

/// The entries of up to this many are permuted.
const MOST: usize = 32;

/// `table[index]` in all lanes by `vpermi2pd`, if the table has at most 32 entries. All indices are in range.
///
/// # Safety
///
/// The CPU has the features.
#[inline(always)]
pub(super) unsafe fn permute_pd(table: &'static [f64], index: U64) -> Option<[__m512d; 2]> {
    if table.len() > MOST {
        return None;
    }
    // SAFETY: the caller has the features.
    let permuted = |index| unsafe { permute(table, index) };
    Some([permuted(index.0[0]), permuted(index.0[1])])
}

/// # Safety
///
/// As [`permute_pd`], which looked at the length.
#[inline(always)]
unsafe fn permute(table: &'static [f64], index: __m512i) -> __m512d {
    // SAFETY: the caller has the features, and no entry outside of the table is read.
    unsafe {
        let low = _mm512_permutex2var_pd(eight(table, 0), index, eight(table, 8));
        if table.len() <= 16 {
            return low;
        }
        let high = _mm512_permutex2var_pd(eight(table, 16), index, eight(table, 24));
        // The instruction takes four bits of an index; the fifth chooses between the halves of the table.
        let in_high = _mm512_test_epi64_mask(index, _mm512_set1_epi64(16));
        _mm512_mask_blend_pd(in_high, low, high)
    }
}

/// The entries from `first` on; zeros where there are none.
///
/// # Safety
///
/// The CPU has the features.
#[inline(always)]
unsafe fn eight(table: &'static [f64], first: usize) -> __m512d {
    let rest = table.get(first..).unwrap_or_default();
    let mask = if rest.len() < 8 {
        (1 << rest.len()) - 1
    } else {
        u8::MAX
    };
    // SAFETY: the caller has the features, and only entries of the mask are read.
    unsafe { _mm512_maskz_loadu_pd(mask, rest.as_ptr()) }
}
