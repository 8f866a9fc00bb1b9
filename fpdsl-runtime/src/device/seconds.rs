//! Elements side by side, to every second place.
//!
//! AVX-512 stores the lanes of a mask and touches nothing between them, which other threads may read.

use crate::dispatch::Level;

/// Copies `n` elements to a place and every second one behind it.
///
/// # Safety
///
/// The elements may be read and the places written, nobody else touches them, and the CPU has the level.
pub(super) unsafe fn to_every_second<T>(level: Level, from: *const T, to: *mut T, n: usize) {
    // SAFETY: the caller's.
    let done = unsafe { in_vectors(level, from, to, n) };
    for k in done..n {
        // SAFETY: the caller's.
        unsafe { to.add(2 * k).copy_from_nonoverlapping(from.add(k), 1) };
    }
}

/// As [`to_every_second`], of as many elements as fill vectors: how many.
///
/// # Safety
///
/// As [`to_every_second`].
#[cfg(all(target_arch = "x86_64", not(miri)))]
unsafe fn in_vectors<T>(level: Level, from: *const T, to: *mut T, n: usize) -> usize {
    // SAFETY: the caller's; elements have so many bytes.
    unsafe {
        match (level, size_of::<T>()) {
            (Level::Avx512, 4) => on_x86::four(from.cast(), to.cast(), n),
            (Level::Avx512, 8) => on_x86::eight(from.cast(), to.cast(), n),
            _ => 0,
        }
    }
}

#[cfg(not(all(target_arch = "x86_64", not(miri))))]
unsafe fn in_vectors<T>(_: Level, _: *const T, _: *mut T, _: usize) -> usize {
    0
}

#[cfg(all(target_arch = "x86_64", not(miri)))]
mod on_x86 {
    use core::arch::x86_64::*;

    macro_rules! spreads {
        ($($name:ident $Bits:ident $lanes:literal $even:literal: $permute:ident $load:ident $store:ident;)*) => {$(
            #[target_feature(enable = "avx512f")]
            pub(super) unsafe fn $name(from: *const $Bits, to: *mut $Bits, n: usize) -> usize {
                const HALVES: [[$Bits; $lanes]; 2] = {
                    let mut halves = [[0; $lanes]; 2];
                    let mut lane = 0;
                    while lane < $lanes {
                        halves[0][lane] = (lane / 2) as $Bits;
                        halves[1][lane] = ($lanes / 2 + lane / 2) as $Bits;
                        lane += 1;
                    }
                    halves
                };
                // SAFETY: a constant may be read.
                let halves = HALVES.each_ref().map(|half| unsafe { $load(half.as_ptr().cast()) });
                let whole = n / $lanes * $lanes;
                for k in (0..whole).step_by($lanes) {
                    // SAFETY: the caller's; a lane that is not in the mask is not touched.
                    unsafe {
                        let v = $load(from.add(k).cast());
                        for (half, places) in halves.into_iter().enumerate() {
                            let to = to.add(2 * k + half * $lanes);
                            $store(to.cast(), $even, $permute(places, v));
                        }
                    }
                }
                whole
            }
        )*};
    }

    spreads! {
        four u32 16 0x5555: _mm512_permutexvar_epi32 _mm512_loadu_epi32 _mm512_mask_storeu_epi32;
        eight u64 8 0x55: _mm512_permutexvar_epi64 _mm512_loadu_epi64 _mm512_mask_storeu_epi64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn copies<T: Copy + PartialEq + core::fmt::Debug>(value: impl Fn(usize) -> T) {
        let from: Vec<T> = (0..70).map(&value).collect();
        for &level in Level::available() {
            for start in 0..3 {
                for n in 0..from.len() - start {
                    let mut to = [value(200); 150];
                    // SAFETY: both are within their arrays, and the level is available.
                    unsafe { to_every_second(level, from[start..].as_ptr(), to[start..].as_mut_ptr(), n) };
                    for (at, &found) in to.iter().enumerate() {
                        let k = at.wrapping_sub(start);
                        let is_written = k % 2 == 0 && k / 2 < n;
                        let expected = if is_written {
                            from[start + k / 2]
                        } else {
                            value(200)
                        };
                        assert_eq!(found, expected, "{n} from {start}, {at}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_second_place_is_written_and_no_other() {
        copies(|k| k as u8);
        copies(|k| k as u16);
        copies(|k| k as f32);
        copies(|k| k as f64);
        copies(|k| [k as u32; 3]);
    }
}
