//! Directed operations on sixteen f32 or f64 with AVX2 and FMA: the error-free transforms of the scalar backend, eight
//! or four lanes to an instruction, the vectors of a block side by side.
//!
//! Each gives the results and whether they are right in all lanes: near underflow (and for the fused operation near
//! overflow, too) a remainder is not exact, and the caller computes the block on the scalar backend, which has the same
//! bounds. The derivations stand at the scalar operations in `portable`; what differs here is that every comparison is a
//! mask. `rd` of a sum is `-ru` of the negated operands, which gives exact zeros their sign.

use core::arch::x86_64::*;

use super::LANES;
use crate::mode::{Mode, Rounding};

/// Looks closer, where a vector was doubtful: most often an operand is zero, and the result plainly exact.
#[cold]
#[inline(never)]
fn all_lanes(right: impl Fn(usize) -> bool) -> bool {
    (0..LANES).all(right)
}

/// The kernels of one format. `$small` is the magnitude from which on remainders of products, quotients and roots are
/// exact, `$large` that below which no sum inside the fused operation overflows.
macro_rules! kernels {
    (
        $native:ident, $count:literal vectors of $vector:ident, small $small:expr, large $large:expr;
        $load:ident $store:ident $set1:ident $zero:ident $add:ident $sub:ident $mul:ident $div:ident $sqrt:ident
        $fmadd:ident $fmsub:ident $fnmadd:ident $xor:ident $and:ident $andnot:ident $or:ident $cmp:ident $blendv:ident
        $max:ident $movemask:ident;
        $to_int:ident $to_float:ident $add_int:ident $sub_int:ident |$s:ident| $negative:expr, $one:expr
    ) => {
        pub(super) mod $native {
            use super::*;

            /// The results, and whether all of them are right.
            pub type Checked = ([$native; LANES], bool);

            /// `$operation` on each vector, with a mask of lanes that may not be right; of which `$right` says more.
            macro_rules! each_vector {
                (|$k:ident| $operation:expr, |$lane:ident| $right:expr) => {{
                    let mut results = [0.0; LANES];
                    let mut doubtful = $zero();
                    for $k in 0..$count {
                        let (result, doubtful_here): ($vector, $vector) = $operation;
                        $store(results.as_mut_ptr().add($k * LANES / $count), result);
                        doubtful = $or(doubtful, doubtful_here);
                    }
                    (
                        results,
                        $movemask(doubtful) == 0 || all_lanes(|$lane| $right),
                    )
                }};
            }

            macro_rules! vector {
                ($x:ident, $k:ident) => {
                    $load($x.as_ptr().add($k * LANES / $count))
                };
            }

            #[inline(always)]
            unsafe fn negate(x: $vector) -> $vector {
                // SAFETY: the caller has the features.
                unsafe { $xor(x, $set1(-0.0)) }
            }

            #[inline(always)]
            unsafe fn magnitude(x: $vector) -> $vector {
                // SAFETY: the caller has the features.
                unsafe { $andnot($set1(-0.0), x) }
            }

            /// The result in `M`, from that to nearest and a number with the sign of what is missing: its neighbour in
            /// that direction, or itself. See `portable::step`.
            #[inline(always)]
            unsafe fn step<M: Mode>($s: $vector, t: $vector) -> $vector {
                // SAFETY: the caller has the features.
                unsafe {
                    let bits = $to_int($s);
                    // -1 in negative lanes, 1 in the others: up in the order of numbers.
                    let up = _mm256_or_si256($negative, $one);
                    let next = match M::ROUNDING {
                        Rounding::NearestEven => bits,
                        Rounding::TowardZero => {
                            let inward = $xor(t, $and($s, $set1(-0.0)));
                            $add_int(bits, $to_int($cmp::<_CMP_LT_OQ>(inward, $zero())))
                        }
                        Rounding::TowardPositive => {
                            let mask = $to_int($cmp::<_CMP_GT_OQ>(t, $zero()));
                            $add_int(bits, _mm256_and_si256(mask, up))
                        }
                        Rounding::TowardNegative => {
                            let mask = $to_int($cmp::<_CMP_LT_OQ>(t, $zero()));
                            $sub_int(bits, _mm256_and_si256(mask, up))
                        }
                    };
                    $to_float(next)
                }
            }

            #[inline(always)]
            unsafe fn is_below(x: $vector, bound: $native) -> $vector {
                // SAFETY: the caller has the features.
                unsafe { $cmp::<_CMP_LT_OQ>(magnitude(x), $set1(bound)) }
            }

            /// NaN is not below.
            #[inline(always)]
            unsafe fn is_not_below(x: $vector, bound: $native) -> $vector {
                // SAFETY: the caller has the features.
                unsafe { $cmp::<_CMP_NLT_UQ>(magnitude(x), $set1(bound)) }
            }

            /// `x + y` in `M`.
            #[inline(always)]
            unsafe fn sum<M: Mode>(x: $vector, y: $vector) -> $vector {
                // SAFETY: the caller has the features.
                unsafe {
                    match M::ROUNDING {
                        Rounding::TowardNegative => negate(sum_of_ordered::<crate::Ru>(negate(x), negate(y))),
                        Rounding::NearestEven | Rounding::TowardZero | Rounding::TowardPositive => {
                            sum_of_ordered::<M>(x, y)
                        }
                    }
                }
            }

            /// By Dekker's Fast2Sum; not for `rd`.
            #[inline(always)]
            unsafe fn sum_of_ordered<M: Mode>(x: $vector, y: $vector) -> $vector {
                // SAFETY: the caller has the features.
                unsafe {
                    let order = $cmp::<_CMP_GE_OQ>(magnitude(x), magnitude(y));
                    let (high, low) = ($blendv(y, x, order), $blendv(x, y, order));
                    let s = $add(x, y);
                    step::<M>(s, $sub(low, $sub(s, high)))
                }
            }

            /// # Safety
            ///
            /// The CPU has AVX2 and FMA; so for all of these.
            #[inline(always)]
            pub unsafe fn add<M: Mode>(x: &[$native; LANES], y: &[$native; LANES]) -> Checked {
                // SAFETY: the caller has the features; the vectors lie within the arrays.
                unsafe {
                    each_vector!(
                        |k| (sum::<M>(vector!(x, k), vector!(y, k)), $zero()),
                        |_lane| true
                    )
                }
            }

            #[inline(always)]
            pub unsafe fn sub<M: Mode>(x: &[$native; LANES], y: &[$native; LANES]) -> Checked {
                // SAFETY: as for `add`.
                unsafe {
                    each_vector!(
                        |k| (sum::<M>(vector!(x, k), negate(vector!(y, k))), $zero()),
                        |_lane| true
                    )
                }
            }

            #[inline(always)]
            pub unsafe fn mul<M: Mode>(x: &[$native; LANES], y: &[$native; LANES]) -> Checked {
                // SAFETY: as for `add`.
                unsafe {
                    each_vector!(
                        |k| {
                            let (x, y) = (vector!(x, k), vector!(y, k));
                            let p = $mul(x, y);
                            (step::<M>(p, $fmsub(x, y, p)), is_below(p, $small))
                        },
                        |k| (x[k] * y[k]).abs() >= $small || x[k] == 0.0 || y[k] == 0.0
                    )
                }
            }

            #[inline(always)]
            pub unsafe fn div<M: Mode>(x: &[$native; LANES], y: &[$native; LANES]) -> Checked {
                // SAFETY: as for `add`.
                unsafe {
                    each_vector!(
                        |k| {
                            let (x, y) = (vector!(x, k), vector!(y, k));
                            let q = $div(x, y);
                            let remainder = $xor($fnmadd(q, y, x), $and(y, $set1(-0.0)));
                            (step::<M>(q, remainder), is_below(x, $small))
                        },
                        |k| x[k].abs() >= $small || x[k] == 0.0
                    )
                }
            }

            #[inline(always)]
            pub unsafe fn sqrt<M: Mode>(x: &[$native; LANES]) -> Checked {
                // SAFETY: as for `add`.
                unsafe {
                    each_vector!(
                        |k| {
                            let x = vector!(x, k);
                            let s = $sqrt(x);
                            (step::<M>(s, $fnmadd(s, s, x)), is_below(x, $small))
                        },
                        |k| x[k].abs() >= $small || x[k] == 0.0
                    )
                }
            }

            /// Knuth's 2Sum: the rounded sum and its error.
            #[inline(always)]
            unsafe fn two_sum(x: $vector, y: $vector) -> ($vector, $vector) {
                // SAFETY: the caller has the features.
                unsafe {
                    let s = $add(x, y);
                    let y_part = $sub(s, x);
                    let x_part = $sub(s, y_part);
                    (s, $add($sub(x, x_part), $sub(y, y_part)))
                }
            }

            #[inline(always)]
            pub unsafe fn mul_add<M: Mode>(
                x: &[$native; LANES],
                y: &[$native; LANES],
                z: &[$native; LANES],
            ) -> Checked {
                // SAFETY: as for `add`.
                unsafe {
                    each_vector!(
                        |k| {
                            let (x, y, z) = (vector!(x, k), vector!(y, k), vector!(z, k));
                            let s = match M::ROUNDING {
                                Rounding::TowardNegative => negate($fmadd(negate(x), y, negate(z))),
                                Rounding::NearestEven | Rounding::TowardZero | Rounding::TowardPositive => {
                                    $fmadd(x, y, z)
                                }
                            };
                            let p = $mul(x, y);
                            let (a1, a2) = two_sum(z, $fmsub(x, y, p));
                            let (b1, b2) = two_sum(p, a1);
                            let t = $add($add($sub(b1, s), b2), a2);
                            let large = $or(is_not_below(p, $large), is_not_below(z, $large));
                            let doubtful = match M::ROUNDING {
                                // The instruction has rounded.
                                Rounding::NearestEven => $zero(),
                                Rounding::TowardZero
                                | Rounding::TowardPositive
                                | Rounding::TowardNegative => $or(is_below(p, $small), large),
                            };
                            (step::<M>(s, t), doubtful)
                        },
                        |k| {
                            let p = (x[k] * y[k]).abs();
                            (p >= $small || x[k] == 0.0 || y[k] == 0.0) && p < $large && z[k].abs() < $large
                        }
                    )
                }
            }
        }
    };
}

kernels! {
    f64, 4 vectors of __m256d, small f64::from_bits((1023 - 900) << 52), large f64::from_bits((1023 + 1020) << 52);
    _mm256_loadu_pd _mm256_storeu_pd _mm256_set1_pd _mm256_setzero_pd _mm256_add_pd _mm256_sub_pd _mm256_mul_pd
    _mm256_div_pd _mm256_sqrt_pd _mm256_fmadd_pd _mm256_fmsub_pd _mm256_fnmadd_pd _mm256_xor_pd _mm256_and_pd
    _mm256_andnot_pd _mm256_or_pd _mm256_cmp_pd _mm256_blendv_pd _mm256_max_pd _mm256_movemask_pd;
    _mm256_castpd_si256 _mm256_castsi256_pd _mm256_add_epi64 _mm256_sub_epi64
    |s| _mm256_cmpgt_epi64(_mm256_setzero_si256(), _mm256_castpd_si256(s)), _mm256_set1_epi64x(1)
}

kernels! {
    f32, 2 vectors of __m256, small f32::from_bits((127 - 100) << 23), large f32::from_bits((127 + 124) << 23);
    _mm256_loadu_ps _mm256_storeu_ps _mm256_set1_ps _mm256_setzero_ps _mm256_add_ps _mm256_sub_ps _mm256_mul_ps
    _mm256_div_ps _mm256_sqrt_ps _mm256_fmadd_ps _mm256_fmsub_ps _mm256_fnmadd_ps _mm256_xor_ps _mm256_and_ps
    _mm256_andnot_ps _mm256_or_ps _mm256_cmp_ps _mm256_blendv_ps _mm256_max_ps _mm256_movemask_ps;
    _mm256_castps_si256 _mm256_castsi256_ps _mm256_add_epi32 _mm256_sub_epi32
    |s| _mm256_srai_epi32::<31>(_mm256_castps_si256(s)), _mm256_set1_epi32(1)
}
