//! From a result rounded to nearest to the directed one: the last step of every error-free transform here.
//!
//! Let `s` be `x` rounded to nearest and `t` any number with the sign of `x - s`. The directed result is `s` or
//! its neighbour in the direction of `t`, and neighbours differ by one in their bits: away from zero is `+1`,
//! which turns the largest finite number into infinity, and toward zero is `-1`, which turns infinity into the
//! largest finite number. A zero `s` with a nonzero `t` has the sign of `t`, as IEEE rounding gives it. A NaN `t`,
//! which infinite and NaN operands produce, compares false and leaves `s` alone.
//!
//! On x86-64 the step stays in vector registers: written as integer selects, LLVM turns it into branches, which
//! cost four times as much on unpredictable data.

#[cfg(target_arch = "x86_64")]
pub(super) use sse2::{flip, order32, order64, step32, step32_single, step64};

#[cfg(not(target_arch = "x86_64"))]
pub(super) use generic::{flip, order32, order64, step32, step32_single, step64};

/// SSE2 is part of x86-64, so that its intrinsics need no detection.
///
/// The steps are `inline`, not always so: LLVM then simplifies each once and inlines what is left, a few instructions, where it
/// would otherwise simplify some hundred lines for each operation of each body.
#[cfg(target_arch = "x86_64")]
mod sse2 {
    use core::arch::x86_64::*;

    use crate::mode::{Mode, match_mode};

    #[inline(always)]
    fn lane64(x: f64) -> __m128d {
        // SAFETY: SSE2 is part of x86-64.
        unsafe { _mm_set_sd(x) }
    }

    #[inline(always)]
    fn lane32(x: f32) -> __m128 {
        // SAFETY: SSE is part of x86-64.
        unsafe { _mm_set_ss(x) }
    }

    /// `t` with its sign changed where `by` is negative.
    #[inline]
    pub(in super::super) fn flip(t: f64, by: f64) -> f64 {
        // SAFETY: SSE2 is part of x86-64.
        unsafe {
            let sign = _mm_and_pd(lane64(by), _mm_set1_pd(-0.0));
            _mm_cvtsd_f64(_mm_xor_pd(lane64(t), sign))
        }
    }

    /// Moves `s`, a value rounded to nearest with remainder `t`, to the neighbour that `M` asks for.
    #[inline]
    pub(in super::super) fn step64<M: Mode>(s: f64, t: f64) -> f64 {
        let (sv, tv) = (lane64(s), lane64(t));
        // SAFETY: SSE2 is part of x86-64.
        unsafe {
            let zero = _mm_setzero_pd();
            let bits = _mm_castpd_si128(sv);
            let stepped = match_mode!(M {
                NearestEven => bits,
                TowardZero => {
                    // Lower the magnitude where `t` points against `s`. The mask is -1 as an integer.
                    let along = _mm_xor_pd(tv, _mm_and_pd(sv, _mm_set1_pd(-0.0)));
                    _mm_add_epi64(bits, _mm_castpd_si128(_mm_cmplt_sd(along, zero)))
                },
                TowardPositive => {
                    let up = _mm_castpd_si128(_mm_cmplt_sd(zero, tv));
                    let negative = _mm_castpd_si128(_mm_cmplt_sd(sv, zero));
                    _mm_sub_epi64(bits, _mm_sub_epi64(_mm_xor_si128(up, negative), negative))
                },
                TowardNegative => {
                    let down = _mm_castpd_si128(_mm_cmplt_sd(tv, zero));
                    let negative = _mm_castpd_si128(_mm_cmple_sd(sv, zero));
                    _mm_add_epi64(bits, _mm_sub_epi64(_mm_xor_si128(down, negative), negative))
                },
            });
            _mm_cvtsd_f64(_mm_castsi128_pd(stepped))
        }
    }

    /// [`step64`] for an f32 result and a remainder in f64.
    #[inline]
    pub(in super::super) fn step32<M: Mode>(s: f32, t: f64) -> f32 {
        let (sv, tv) = (lane32(s), lane64(t));
        // SAFETY: SSE2 is part of x86-64.
        unsafe {
            let zero = _mm_setzero_pd();
            let bits = _mm_castps_si128(sv);
            let stepped = match_mode!(M {
                NearestEven => bits,
                TowardZero => {
                    let sign = _mm_and_si128(bits, _mm_set1_epi32(i32::MIN));
                    let along = _mm_xor_pd(tv, _mm_castsi128_pd(_mm_slli_epi64::<32>(sign)));
                    _mm_add_epi32(bits, _mm_castpd_si128(_mm_cmplt_sd(along, zero)))
                },
                TowardPositive => {
                    let up = _mm_castpd_si128(_mm_cmplt_sd(zero, tv));
                    let negative = _mm_srai_epi32::<31>(bits);
                    _mm_sub_epi32(bits, _mm_sub_epi32(_mm_xor_si128(up, negative), negative))
                },
                TowardNegative => {
                    let down = _mm_castpd_si128(_mm_cmplt_sd(tv, zero));
                    let negative = _mm_srai_epi32::<31>(bits);
                    _mm_add_epi32(bits, _mm_sub_epi32(_mm_xor_si128(down, negative), negative))
                },
            });
            _mm_cvtss_f32(_mm_castsi128_ps(stepped))
        }
    }

    /// [`step64`] for an f32 result and a remainder in f32.
    #[inline]
    pub(in super::super) fn step32_single<M: Mode>(s: f32, t: f32) -> f32 {
        let (sv, tv) = (lane32(s), lane32(t));
        // SAFETY: SSE2 is part of x86-64.
        unsafe {
            let zero = _mm_setzero_ps();
            let bits = _mm_castps_si128(sv);
            let stepped = match_mode!(M {
                NearestEven => bits,
                TowardZero => {
                    let along = _mm_xor_ps(tv, _mm_and_ps(sv, _mm_set1_ps(-0.0)));
                    _mm_add_epi32(bits, _mm_castps_si128(_mm_cmplt_ss(along, zero)))
                },
                TowardPositive => {
                    let up = _mm_castps_si128(_mm_cmplt_ss(zero, tv));
                    let negative = _mm_srai_epi32::<31>(bits);
                    _mm_sub_epi32(bits, _mm_sub_epi32(_mm_xor_si128(up, negative), negative))
                },
                TowardNegative => {
                    let down = _mm_castps_si128(_mm_cmplt_ss(tv, zero));
                    let negative = _mm_srai_epi32::<31>(bits);
                    _mm_add_epi32(bits, _mm_sub_epi32(_mm_xor_si128(down, negative), negative))
                },
            });
            _mm_cvtss_f32(_mm_castsi128_ps(stepped))
        }
    }

    /// The operands as (larger, smaller) in magnitude.
    #[inline]
    pub(in super::super) fn order64(x: f64, y: f64) -> (f64, f64) {
        let (xv, yv) = (lane64(x), lane64(y));
        // SAFETY: SSE2 is part of x86-64.
        unsafe {
            let sign = _mm_set1_pd(-0.0);
            let swap = _mm_cmplt_sd(_mm_andnot_pd(sign, xv), _mm_andnot_pd(sign, yv));
            let change = _mm_and_pd(_mm_xor_pd(xv, yv), swap);
            (
                _mm_cvtsd_f64(_mm_xor_pd(xv, change)),
                _mm_cvtsd_f64(_mm_xor_pd(yv, change)),
            )
        }
    }

    /// The operands as (larger, smaller) in magnitude.
    #[inline]
    pub(in super::super) fn order32(x: f32, y: f32) -> (f32, f32) {
        let (xv, yv) = (lane32(x), lane32(y));
        // SAFETY: SSE is part of x86-64.
        unsafe {
            let sign = _mm_set1_ps(-0.0);
            let swap = _mm_cmplt_ss(_mm_andnot_ps(sign, xv), _mm_andnot_ps(sign, yv));
            let change = _mm_and_ps(_mm_xor_ps(xv, yv), swap);
            (
                _mm_cvtss_f32(_mm_xor_ps(xv, change)),
                _mm_cvtss_f32(_mm_xor_ps(yv, change)),
            )
        }
    }
}

/// The same in integers, for processors without SSE2; on x86-64 the unit tests compare the two.
#[cfg(any(test, not(target_arch = "x86_64")))]
mod generic {
    use crate::mode::{Mode, match_mode};

    /// `t` with its sign changed where `by` is negative.
    #[inline(always)]
    pub(in super::super) fn flip(t: f64, by: f64) -> f64 {
        f64::from_bits(t.to_bits() ^ (by.to_bits() & (1 << 63)))
    }

    /// The number to add to the bits: -1, 0 or 1.
    #[inline(always)]
    fn change<M: Mode>(negative: bool, t: f64) -> i64 {
        let (up, down) = ((t > 0.0) as i64, (t < 0.0) as i64);
        match_mode!(M {
            NearestEven => 0,
            TowardZero => -(if negative { up } else { down }),
            TowardPositive => {
                if negative {
                    -up
                } else {
                    up
                }
            },
            TowardNegative => {
                if negative {
                    down
                } else {
                    -down
                }
            },
        })
    }

    /// Moves `s`, a value rounded to nearest with remainder `t`, to the neighbour that `M` asks for.
    #[inline(always)]
    pub(in super::super) fn step64<M: Mode>(s: f64, t: f64) -> f64 {
        f64::from_bits(
            s.to_bits()
                .wrapping_add_signed(change::<M>(s.is_sign_negative(), t)),
        )
    }

    /// [`step64`] for an f32 result and a remainder in f64.
    #[inline(always)]
    pub(in super::super) fn step32<M: Mode>(s: f32, t: f64) -> f32 {
        f32::from_bits(
            s.to_bits()
                .wrapping_add_signed(change::<M>(s.is_sign_negative(), t) as i32),
        )
    }

    /// [`step64`] for an f32 result and a remainder in f32.
    #[inline(always)]
    pub(in super::super) fn step32_single<M: Mode>(s: f32, t: f32) -> f32 {
        step32::<M>(s, t as f64)
    }

    /// The operands as (larger, smaller) in magnitude.
    #[inline(always)]
    pub(in super::super) fn order64(x: f64, y: f64) -> (f64, f64) {
        if x.abs() < y.abs() { (y, x) } else { (x, y) }
    }

    /// The operands as (larger, smaller) in magnitude.
    #[inline(always)]
    pub(in super::super) fn order32(x: f32, y: f32) -> (f32, f32) {
        if x.abs() < y.abs() { (y, x) } else { (x, y) }
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::{generic, sse2};
    use crate::{Mode, Rd, Rn, Ru, Rz};

    const VALUES: [f64; 12] = [
        0.0,
        1.0,
        1.5,
        2.0,
        3.5e38,
        1e-45,
        1e-39,
        f32::MAX as f64,
        f64::MAX,
        f64::MIN_POSITIVE,
        5e-324,
        f64::INFINITY,
    ];

    fn same_steps<M: Mode>(s: f64, t: f64) {
        assert_eq!(
            sse2::step64::<M>(s, t).to_bits(),
            generic::step64::<M>(s, t).to_bits(),
            "{s:e} {t:e}"
        );
        let n = s as f32;
        assert_eq!(
            sse2::step32::<M>(n, t).to_bits(),
            generic::step32::<M>(n, t).to_bits(),
            "{n:e} {t:e}"
        );
        let t = t as f32;
        let (x, y) = (sse2::step32_single::<M>(n, t), generic::step32_single::<M>(n, t));
        assert_eq!(x.to_bits(), y.to_bits(), "{n:e} {t:e}");
    }

    #[test]
    fn vector_and_integer_forms_agree() {
        for s in VALUES.iter().flat_map(|&s| [s, -s]) {
            for t in [
                0.0,
                -0.0,
                1e-300,
                -1e-300,
                f64::INFINITY,
                -f64::INFINITY,
                f64::NAN,
            ] {
                // A zero, as a rounded result, has the sign of what remains.
                if s == 0.0 && t != 0.0 && s.is_sign_negative() != (t < 0.0) {
                    continue;
                }
                same_steps::<Rn>(s, t);
                same_steps::<Rz>(s, t);
                same_steps::<Ru>(s, t);
                same_steps::<Rd>(s, t);
            }
            for other in VALUES.iter().flat_map(|&y| [y, -y]) {
                assert_eq!(sse2::flip(s, other).to_bits(), generic::flip(s, other).to_bits());
                assert_eq!(sse2::order64(s, other), generic::order64(s, other));
                let (x, y) = (s as f32, other as f32);
                assert_eq!(sse2::order32(x, y), generic::order32(x, y));
            }
        }
    }
}
