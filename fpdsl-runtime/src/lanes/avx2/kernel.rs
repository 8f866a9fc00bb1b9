//! The operations on one register. The derivations stand at the scalar operations in `portable`; what differs here is
//! that every comparison is a mask.
//!
//! All of these require a CPU with AVX2 and FMA.

use core::arch::x86_64::*;

use super::vector::Vector;
use crate::mode::{Mode, match_mode};

/// A result, and a mask of lanes that may not be right.
pub type Checked<V> = (V, V);

#[inline(always)]
pub unsafe fn negate<V: Vector>(x: V) -> V {
    // SAFETY: the caller has the features; so everywhere in this file.
    unsafe { V::xor(x, V::splat(V::MINUS_ZERO)) }
}

#[inline(always)]
unsafe fn magnitude<V: Vector>(x: V) -> V {
    // SAFETY: as above.
    unsafe { V::andnot(V::splat(V::MINUS_ZERO), x) }
}

/// `t` with its sign changed where `by` is negative.
#[inline(always)]
unsafe fn flip<V: Vector>(t: V, by: V) -> V {
    // SAFETY: as above.
    unsafe { V::xor(t, V::and(by, V::splat(V::MINUS_ZERO))) }
}

#[inline(always)]
unsafe fn is_small<V: Vector>(x: V) -> V {
    // SAFETY: as above.
    unsafe { V::lt(magnitude(x), V::splat(V::SMALL)) }
}

/// The step in mode `M` of a result rounded to nearest that has the sign of `s` and a remainder with the sign of `t`.
#[inline(always)]
pub unsafe fn moves<M: Mode, V: Vector>(s: V, t: V) -> V {
    // SAFETY: as above.
    unsafe {
        match_mode!(M {
            NearestEven => V::zero(),
            TowardZero => V::lt(flip(t, s), V::zero()),
            TowardPositive => V::lt(V::zero(), t),
            TowardNegative => V::lt(t, V::zero()),
        })
    }
}

/// The neighbour of `s` in the direction of `M` in the lanes of the mask. See `portable::step`.
#[inline(always)]
pub unsafe fn moved<M: Mode, V: Vector>(s: V, mask: V) -> V {
    // SAFETY: as above.
    unsafe {
        let (bits, mask) = (s.bits(), mask.bits());
        V::of_bits(match_mode!(M {
            NearestEven => bits,
            // A mask is -1.
            TowardZero => V::add_int(bits, mask),
            TowardPositive => V::add_int(bits, _mm256_and_si256(mask, s.up())),
            TowardNegative => V::sub_int(bits, _mm256_and_si256(mask, s.up())),
        }))
    }
}

/// The result in `M`, from that to nearest and a number with the sign of what is missing.
#[inline(always)]
unsafe fn step<M: Mode, V: Vector>(s: V, t: V) -> V {
    // SAFETY: as above.
    unsafe { moved::<M, V>(s, moves::<M, V>(s, t)) }
}

/// By Dekker's Fast2Sum.
#[inline(always)]
pub unsafe fn add<M: Mode, V: Vector>(x: V, y: V) -> V {
    // SAFETY: as above.
    unsafe {
        let s = match_mode!(M {
            NearestEven => return V::add(x, y),
            TowardZero | TowardPositive => V::add(x, y),
            // The same number, but an exact zero is +0 before its sign is changed.
            TowardNegative => negate(V::sub(negate(x), y)),
        });
        let order = V::ge(magnitude(x), magnitude(y));
        let (high, low) = (V::blend(y, x, order), V::blend(x, y, order));
        step::<M, V>(s, V::sub(low, V::sub(s, high)))
    }
}

#[inline(always)]
pub unsafe fn mul<M: Mode, V: Vector>(x: V, y: V) -> Checked<V> {
    // SAFETY: as above.
    unsafe {
        let p = V::mul(x, y);
        (step::<M, V>(p, V::fmsub(x, y, p)), is_small(p))
    }
}

#[inline(always)]
pub unsafe fn div<M: Mode, V: Vector>(x: V, y: V) -> Checked<V> {
    // SAFETY: as above.
    unsafe {
        let q = V::div(x, y);
        (step::<M, V>(q, flip(V::fnmadd(q, y, x), y)), is_small(x))
    }
}

#[inline(always)]
pub unsafe fn sqrt<M: Mode, V: Vector>(x: V) -> Checked<V> {
    // SAFETY: as above.
    unsafe {
        let s = V::sqrt(x);
        (step::<M, V>(s, V::fnmadd(s, s, x)), is_small(x))
    }
}

/// Eight f64 as f32. The difference from the narrowed number is exact.
#[inline(always)]
pub unsafe fn narrow<M: Mode>(x: [__m256d; 2]) -> __m256 {
    // SAFETY: as above.
    unsafe {
        let (low, high) = (_mm256_cvtpd_ps(x[0]), _mm256_cvtpd_ps(x[1]));
        let low_moves = moves::<M, _>(x[0], _mm256_sub_pd(x[0], _mm256_cvtps_pd(low)));
        let high_moves = moves::<M, _>(x[1], _mm256_sub_pd(x[1], _mm256_cvtps_pd(high)));
        // Of each mask the lower half; then the halves of the two vectors side by side.
        let mixed =
            _mm256_shuffle_ps::<0b10_00_10_00>(_mm256_castpd_ps(low_moves), _mm256_castpd_ps(high_moves));
        let mask = _mm256_permute4x64_epi64::<0b11_01_10_00>(_mm256_castps_si256(mixed));
        moved::<M, _>(_mm256_set_m128(high, low), _mm256_castsi256_ps(mask))
    }
}

/// Knuth's 2Sum: the rounded sum and its error.
#[inline(always)]
unsafe fn two_sum<V: Vector>(x: V, y: V) -> (V, V) {
    // SAFETY: as above.
    unsafe {
        let s = V::add(x, y);
        let y_part = V::sub(s, x);
        let x_part = V::sub(s, y_part);
        (s, V::add(V::sub(x, x_part), V::sub(y, y_part)))
    }
}

/// `x * y + z` to nearest, a number with the sign of what is missing, and where that may not be right.
///
/// Near overflow: if a part of a 2Sum is not finite, neither is its error (an infinite `y_part` makes it NaN, an
/// infinite `x_part` alone infinite), and so `t` is not; nor is it where only one of `b1` and `s` has overflowed. A finite
/// `t` is therefore right. Infinite and NaN operands make it NaN.
#[inline(always)]
unsafe fn fused<M: Mode, V: Vector>(x: V, y: V, z: V) -> (V, V, V) {
    // SAFETY: as above.
    unsafe {
        let s = match_mode!(M {
            TowardNegative => negate(V::fmsub(negate(x), y, z)),
            NearestEven | TowardZero | TowardPositive => V::fmadd(x, y, z),
        });
        let p = V::mul(x, y);
        let (a1, a2) = two_sum(z, V::fmsub(x, y, p));
        let (b1, b2) = two_sum(p, a1);
        let t = V::add(V::add(V::sub(b1, s), b2), a2);
        let overflow = V::not_lt(magnitude(t), V::splat(V::INFINITY));
        (s, t, V::or(is_small(p), overflow))
    }
}

#[inline(always)]
pub unsafe fn mul_add<M: Mode, V: Vector>(x: V, y: V, z: V) -> Checked<V> {
    // SAFETY: as above.
    unsafe {
        match_mode!(M {
            NearestEven => (V::fmadd(x, y, z), V::zero()),
            TowardZero | TowardPositive | TowardNegative => {
                let (s, t, doubtful) = fused::<M, V>(x, y, z);
                (step::<M, V>(s, t), doubtful)
            },
        })
    }
}

/// `x * y + z` rounded to odd: what is inexact and even moves to its neighbour in the direction of the remainder. See
/// `portable::step::odd64`.
#[inline(always)]
pub unsafe fn mul_add_odd(x: __m256, y: __m256, z: __m256) -> Checked<__m256> {
    // SAFETY: as above.
    unsafe {
        let (s, t, doubtful) = fused::<crate::Rn, __m256>(x, y, z);
        // Away from zero where the remainder has the sign of `s`: +1, which is minus the mask.
        let along = flip(t, s);
        let inward = __m256::lt(along, __m256::zero()).bits();
        let outward = __m256::lt(__m256::zero(), along).bits();
        let bits = s.bits();
        let even = _mm256_cmpeq_epi32(
            _mm256_and_si256(bits, _mm256_set1_epi32(1)),
            _mm256_setzero_si256(),
        );
        let change = _mm256_and_si256(_mm256_sub_epi32(inward, outward), even);
        (__m256::of_bits(_mm256_add_epi32(bits, change)), doubtful)
    }
}
