//! f16 and bf16 in f32 vectors: the f32 operation in its mode, narrowed in the same mode. Why that rounds once stands in
//! `scalar::half`; the fused operation to nearest goes through f32 rounded to odd.

use core::arch::x86_64::*;
use core::mem::MaybeUninit;

use half::{bf16, f16};

use super::kernel::{self, Checked};
use super::vector::Vector;
use super::{Block, Operation};
use crate::backend::Encoded;
use crate::lift::Scalar;
use crate::mode::{Mode, match_mode};
use crate::portable::PortableFma;

/// A format held in 16 bits, eight lanes at a time.
pub trait Half: Scalar + Encoded<PortableFma> {
    /// True if products and quotients in f32 come near its underflow. Those of f16, if not zero, are above 2^-48.
    const WIDE: bool;
    /// Exact.
    unsafe fn widen(bits: __m128i) -> __m256;
    /// Rounded once in `M`.
    unsafe fn narrow<M: Mode>(x: __m256) -> __m128i;
}

impl Half for f16 {
    const WIDE: bool = false;

    #[inline(always)]
    unsafe fn widen(bits: __m128i) -> __m256 {
        // SAFETY: the caller has F16C.
        unsafe { _mm256_cvtph_ps(bits) }
    }

    #[inline(always)]
    unsafe fn narrow<M: Mode>(x: __m256) -> __m128i {
        // SAFETY: the caller has F16C.
        unsafe {
            match_mode!(M {
                NearestEven => _mm256_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(x),
                TowardZero => _mm256_cvtps_ph::<_MM_FROUND_TO_ZERO>(x),
                TowardPositive => _mm256_cvtps_ph::<_MM_FROUND_TO_POS_INF>(x),
                TowardNegative => _mm256_cvtps_ph::<_MM_FROUND_TO_NEG_INF>(x),
            })
        }
    }
}

impl Half for bf16 {
    const WIDE: bool = true;

    #[inline(always)]
    unsafe fn widen(bits: __m128i) -> __m256 {
        // SAFETY: the caller has AVX2.
        unsafe { _mm256_castsi256_ps(_mm256_slli_epi32::<16>(_mm256_cvtepu16_epi32(bits))) }
    }

    /// On the encoding, whose lower half is rounded off. What is added to it carries into the upper half exactly when the
    /// magnitude must grow, up to infinity.
    #[inline(always)]
    unsafe fn narrow<M: Mode>(x: __m256) -> __m128i {
        // SAFETY: the caller has AVX2.
        unsafe {
            let bits = _mm256_castps_si256(x);
            let (all, negative) = (_mm256_set1_epi32(0xffff), _mm256_srai_epi32::<31>(bits));
            let added = match_mode!(M {
                NearestEven => {
                    let odd = _mm256_and_si256(_mm256_srli_epi32::<16>(bits), _mm256_set1_epi32(1));
                    _mm256_add_epi32(odd, _mm256_set1_epi32(0x7fff))
                },
                TowardZero => _mm256_setzero_si256(),
                TowardPositive => _mm256_andnot_si256(negative, all),
                TowardNegative => _mm256_and_si256(negative, all),
            });
            let kept = _mm256_srli_epi32::<16>(_mm256_add_epi32(bits, added));
            // A NaN's payload may sit in the lower half alone, and may carry.
            let nan = _mm256_castps_si256(_mm256_cmp_ps::<_CMP_UNORD_Q>(x, x));
            let kept = _mm256_blendv_epi8(kept, _mm256_set1_epi32(0x7fc0), nan);
            _mm_packus_epi32(_mm256_castsi256_si128(kept), _mm256_extracti128_si256::<1>(kept))
        }
    }
}

/// Eight lanes from number `k` on.
#[inline(always)]
unsafe fn load<H: Half>(x: &Block<H>, k: usize) -> __m256 {
    // SAFETY: the caller has the features, and the lanes lie within the block.
    unsafe { H::widen(_mm_loadu_si128(x.as_ptr().add(k).cast())) }
}

/// The block, narrowed.
#[inline(always)]
unsafe fn store<M: Mode, H: Half>(x: [__m256; 2], results: &mut MaybeUninit<Block<H>>) {
    // SAFETY: the caller has the features, and a block is 32 bytes.
    unsafe {
        let bits = _mm256_set_m128i(H::narrow::<M>(x[1]), H::narrow::<M>(x[0]));
        _mm256_storeu_si256(results.as_mut_ptr().cast(), bits);
    }
}

/// The operation on all lanes.
///
/// # Safety
///
/// The CPU has AVX2, FMA and F16C.
#[inline(always)]
pub unsafe fn block<M: Mode, H: Half>(operation: Operation<'_, H>) -> Block<H> {
    let mut results = MaybeUninit::uninit();
    // SAFETY: the caller has the features, and the functions write every lane.
    unsafe {
        match operation {
            Operation::Add(x, y) => add::<M, H>(x, y, &mut results),
            Operation::Sub(x, y) => sub::<M, H>(x, y, &mut results),
            Operation::Mul(x, y) => mul::<M, H>(x, y, &mut results),
            Operation::Div(x, y) => div::<M, H>(x, y, &mut results),
            Operation::Sqrt(x) => sqrt::<M, H>(x, &mut results),
            Operation::Rint(x) => rint::<M, H>(x, &mut results),
            Operation::MulAdd(x, y, z) => mul_add::<M, H>(x, y, z, &mut results),
        }
        results.assume_init()
    }
}

/// A function of blocks from a kernel on f32 vectors; see the same for f32 and f64. `$scalar` computes the lanes once more
/// where the kernel's bounds may not hold.
macro_rules! blocks {
    ($(fn $name:ident($($x:ident),+) = $kernel:expr, again $scalar:expr;)*) => {$(
        #[target_feature(enable = "avx2,fma,f16c")]
        unsafe fn $name<M: Mode, H: Half>($($x: &Block<H>,)+ results: &mut MaybeUninit<Block<H>>) {
            // SAFETY: this function has the features; the vectors lie within the arrays, all of which is written.
            unsafe {
                let (low, doubtful) = ($kernel)($(load($x, 0)),+);
                let (high, too) = ($kernel)($(load($x, 8)),+);
                store::<M, H>([low, high], results);
                let any = __m256::or(doubtful, too);
                if H::WIDE && any.any() {
                    again::<M, H>($($x,)+ results.assume_init_mut());
                }
            }

            #[target_feature(enable = "avx2,fma")]
            #[cold]
            #[inline(never)]
            unsafe fn again<M: Mode, H: Half>($($x: &Block<H>,)+ results: &mut Block<H>) {
                // SAFETY: this function has the features.
                let b = unsafe { PortableFma::new() };
                for (k, result) in results.iter_mut().enumerate() {
                    *result = ($scalar)(b, $($x[k]),+);
                }
            }
        }
    )*};
}

blocks! {
    fn add(x, y) = |x, y| (kernel::add::<M, __m256>(x, y), __m256::zero()), again H::add::<M>;
    fn sub(x, y) = |x, y| (kernel::add::<M, __m256>(x, kernel::negate(y)), __m256::zero()), again H::sub::<M>;
    fn mul(x, y) = kernel::mul::<M, __m256>, again H::mul::<M>;
    fn div(x, y) = kernel::div::<M, __m256>, again H::div::<M>;
    fn sqrt(x) = kernel::sqrt::<M, __m256>, again H::sqrt::<M>;
    fn rint(x) = |x| (__m256::rint::<M>(x), __m256::zero()), again H::rint::<M>;
    fn mul_add(x, y, z) = fused::<M>, again H::mul_add::<M>;
}

/// Rounded to odd where the narrowing rounds to nearest.
#[inline(always)]
unsafe fn fused<M: Mode>(x: __m256, y: __m256, z: __m256) -> Checked<__m256> {
    // SAFETY: the caller has the features.
    unsafe {
        match_mode!(M {
            NearestEven => kernel::mul_add_odd(x, y, z),
            TowardZero | TowardPositive | TowardNegative => {
                kernel::mul_add::<M, __m256>(x, y, z)
            },
        })
    }
}

/// f32, rounded once in `M`.
///
/// # Safety
///
/// The CPU has AVX2, FMA and F16C.
#[target_feature(enable = "avx2,fma,f16c")]
pub unsafe fn from_f32<M: Mode, H: Half>(x: &Block<f32>, results: &mut MaybeUninit<Block<H>>) {
    // SAFETY: this function has the features; the vectors lie within the arrays, all of which is written.
    unsafe {
        store::<M, H>(
            [__m256::load(x.as_ptr()), __m256::load(x.as_ptr().add(8))],
            results,
        );
    }
}

/// Exactly, to f32.
///
/// # Safety
///
/// The CPU has AVX2, FMA and F16C.
#[target_feature(enable = "avx2,fma,f16c")]
pub unsafe fn to_f32<H: Half>(x: &Block<H>, results: &mut MaybeUninit<Block<f32>>) {
    // SAFETY: as above.
    unsafe {
        let to = results.as_mut_ptr().cast::<f32>();
        load(x, 0).store(to);
        load(x, 8).store(to.add(8));
    }
}
