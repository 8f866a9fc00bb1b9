//! f32 and f64, a newtype each.
//!
//! They are Rust's own types in memory and to nearest, so LLVM treats a body in that mode as it treats plain Rust. Other modes put
//! an operand into the low lane of a vector for the instruction and take the result out again. LLVM removes both, as nobody asks
//! for the upper lanes.

use core::arch::x86_64::*;

use fpdsl_macros::for_each_scalar;
use half::{bf16, f16};

use super::Avx512;
use super::in_mode::{in_mode, instruction};
use crate::backend::{Castable, Encoded, Equal, Float, Leaf, Num, Signed, State};
use crate::format::Format;
use crate::lift::Scalar;
use crate::literal::Literal;
use crate::mode::{Mode, match_mode};
use crate::scalar::ScalarBackend;
use crate::scalar::half::{bf16_from_f32, bf16_from_f64, f16_from_f64};

/// binary32.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct F32(f32);

/// binary64.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct F64(f64);

/// `$plain` to nearest; in other modes an instruction that carries the mode, on values in vectors.
macro_rules! rounded {
    ($M:ident, $F:ident($plain:expr), $instruction:ident($x:expr, $y:expr)) => {{
        // SAFETY: whoever holds a value of the backend has proved the CPU's features.
        unsafe {
            match_mode!($M {
                NearestEven => $F($plain),
                TowardZero => $F::first($instruction::<11>($x.vector(), $y.vector())),
                TowardPositive => $F::first($instruction::<10>($x.vector(), $y.vector())),
                TowardNegative => $F::first($instruction::<9>($x.vector(), $y.vector())),
            })
        }
    }};
}

/// Conversions to integers: one instruction with embedded rounding. For what does not fit it gives `$odd`, which is also
/// the right answer for one side of the range; then the sign of `x` decides, and NaN is 0.
macro_rules! conversions_in_mode {
    ($($name:ident $to:ident: $convert:ident $wide:ident $odd:ident;)*) => {$(
        #[inline(always)]
        fn $name<M: Mode>(b: Avx512, x: Self) -> $to {
            let r: $wide = in_mode!(M, $convert(x.vector()));
            let r = if r == $wide::$odd {
                cold();
                let x = x.lower(b);
                if x > 0.0 {
                    $wide::MAX
                } else if x < 0.0 {
                    $wide::MIN
                } else {
                    0
                }
            } else {
                r
            };
            r.clamp($to::MIN as $wide, $to::MAX as $wide) as $to
        }
    )*};
}

/// A square root that carries its mode, of a value in a register.
///
/// The intrinsic takes vectors, and LLVM clears their upper lanes first, two cycles that a chain of roots would wait for.
macro_rules! root {
    ($instruction:literal, $mode:literal, $x:expr) => {{
        let root;
        // The upper lanes come from the operand.
        core::arch::asm!(
            concat!($instruction, " {root}, {x}, {x}, {{", $mode, "-sae}}"),
            root = lateout(xmm_reg) root,
            x = in(xmm_reg) $x,
            options(pure, nomem, nostack, preserves_flags)
        );
        root
    }};
}

/// As `_mm_sqrt_ss`, of binary64.
#[inline(always)]
fn sqrt_sd(x: __m128d) -> __m128d {
    // SAFETY: SSE2 is part of x86-64.
    unsafe { _mm_sqrt_sd(x, x) }
}

/// Nothing but a branch weight.
#[cold]
#[inline]
fn cold() {}

macro_rules! scalar_float {
    (
        $F:ident = $native:ident, $Bits:ident, $format:ident, $literal:ident, $Vector:ident [$set:ident, $first:ident]
        rounded [$add_r:ident, $sub_r:ident, $mul_r:ident, $div_r:ident,
                 $sqrt:ident $root:literal, $fma:ident $fma_r:ident, $rint_r:ident]
        select [$range:ident, $unord:ident, $mov:ident]
        to integers [$i32_r:ident $u32_r:ident $i64_r:ident $u64_r:ident]
    ) => {
        impl $F {
            /// A value of the backend.
            #[inline(always)]
            pub(super) fn of(_: Avx512, value: $native) -> Self {
                $F(value)
            }

            /// The value.
            #[inline(always)]
            pub(super) fn lower(self, _: Avx512) -> $native {
                self.0
            }

            /// In the low lane of a vector, for instructions.
            #[inline(always)]
            pub(super) fn vector(self) -> $Vector {
                // SAFETY: SSE2 is part of x86-64.
                unsafe { $set(self.0) }
            }

            /// The low lane.
            #[inline(always)]
            pub(super) fn first(vector: $Vector) -> Self {
                // SAFETY: SSE2 is part of x86-64.
                $F(unsafe { $first(vector) })
            }
        }

        impl State<Avx512> for $F {
            #[inline(always)]
            fn merge(_: Avx512, join: &mut core::convert::Infallible, _: Self, _: Self) -> Self {
                match *join {}
            }

            #[inline(always)]
            fn zero(b: Avx512) -> Self {
                Self::constant(b, <$native as Scalar>::ZERO)
            }
        }

        impl crate::backend::Value for $F {}

        impl Leaf<Avx512> for $F {
            type Native = $native;

            #[inline(always)]
            fn constant(b: Avx512, value: $native) -> Self {
                $F::of(b, value)
            }
        }

        impl Equal<Avx512> for $F {
            #[inline(always)]
            fn eq(b: Avx512, x: Self, y: Self) -> bool {
                x.lower(b) == y.lower(b)
            }

            #[inline(always)]
            fn ne(b: Avx512, x: Self, y: Self) -> bool {
                x.lower(b) != y.lower(b)
            }
        }

        impl Num<Avx512> for $F {
            #[inline(always)]
            fn add<M: Mode>(_: Avx512, x: Self, y: Self) -> Self {
                rounded!(M, $F(x.0 + y.0), $add_r(x, y))
            }

            #[inline(always)]
            fn sub<M: Mode>(_: Avx512, x: Self, y: Self) -> Self {
                rounded!(M, $F(x.0 - y.0), $sub_r(x, y))
            }

            #[inline(always)]
            fn mul<M: Mode>(_: Avx512, x: Self, y: Self) -> Self {
                rounded!(M, $F(x.0 * y.0), $mul_r(x, y))
            }

            #[inline(always)]
            fn div<M: Mode>(_: Avx512, x: Self, y: Self) -> Self {
                rounded!(M, $F(x.0 / y.0), $div_r(x, y))
            }

            #[inline(always)]
            fn rem(b: Avx512, x: Self, y: Self) -> Self {
                $F::of(b, x.lower(b) % y.lower(b))
            }

            #[inline(always)]
            fn mul_add<M: Mode>(_: Avx512, x: Self, y: Self, z: Self) -> Self {
                $F::first(in_mode!(M, rn: $fma, $fma_r(x.vector(), y.vector(), z.vector())))
            }

            #[inline(always)]
            fn min(_: Avx512, x: Self, y: Self) -> Self {
                // VRANGE orders the zeros; it takes the number beside a quiet NaN, but not beside a signalling one.
                let (x, y) = (x.vector(), y.vector());
                let r = instruction!($range::<0b0100, 8>(x, y));
                let r = instruction!($mov(r, $unord::<_CMP_UNORD_Q>(x, x), r, y));
                $F::first(instruction!($mov(r, $unord::<_CMP_UNORD_Q>(y, y), r, x)))
            }

            #[inline(always)]
            fn max(_: Avx512, x: Self, y: Self) -> Self {
                let (x, y) = (x.vector(), y.vector());
                let r = instruction!($range::<0b0101, 8>(x, y));
                let r = instruction!($mov(r, $unord::<_CMP_UNORD_Q>(x, x), r, y));
                $F::first(instruction!($mov(r, $unord::<_CMP_UNORD_Q>(y, y), r, x)))
            }

            #[inline(always)]
            fn lt(b: Avx512, x: Self, y: Self) -> bool {
                x.lower(b) < y.lower(b)
            }

            #[inline(always)]
            fn le(b: Avx512, x: Self, y: Self) -> bool {
                x.lower(b) <= y.lower(b)
            }

            #[inline(always)]
            fn gt(b: Avx512, x: Self, y: Self) -> bool {
                x.lower(b) > y.lower(b)
            }

            #[inline(always)]
            fn ge(b: Avx512, x: Self, y: Self) -> bool {
                x.lower(b) >= y.lower(b)
            }

            #[inline(always)]
            fn neg(_: Avx512, x: Self) -> Self {
                $F(-x.0)
            }
        }

        impl Signed<Avx512> for $F {
            #[inline(always)]
            fn abs(_: Avx512, x: Self) -> Self {
                $F(x.0.abs())
            }
        }

        impl Float<Avx512> for $F {
            #[inline(always)]
            fn literal<M: Mode>(b: Avx512, text: &'static Literal) -> Self {
                $F::of(b, text.$literal::<M>())
            }

            #[inline(always)]
            fn sqrt<M: Mode>(_: Avx512, x: Self) -> Self {
                // SAFETY: whoever holds a value of the backend has proved the CPU's features.
                $F(unsafe {
                    match_mode!(M {
                        NearestEven => $first($sqrt(x.vector())),
                        TowardZero => root!($root, "rz", x.0),
                        TowardPositive => root!($root, "ru", x.0),
                        TowardNegative => root!($root, "rd", x.0),
                    })
                })
            }

            #[inline(always)]
            fn recip<M: Mode>(b: Avx512, x: Self) -> Self {
                Self::div::<M>(b, $F::of(b, 1.0), x)
            }
        }

        impl Encoded<Avx512> for $F {
            type Bits = $Bits;

            #[inline(always)]
            fn rint<M: Mode>(_: Avx512, x: Self) -> Self {
                // VRNDSCALE's immediate is the rounding field and, in its upper half, no fraction bits to keep.
                let x = x.vector();
                $F::first(in_mode!(M, $rint_r(x, x)))
            }

            conversions_in_mode! {
                rint_to_i8 i8: $i32_r i32 MIN;
                rint_to_i16 i16: $i32_r i32 MIN;
                rint_to_i32 i32: $i32_r i32 MIN;
                rint_to_i64 i64: $i64_r i64 MIN;
                rint_to_u8 u8: $u32_r u32 MAX;
                rint_to_u16 u16: $u32_r u32 MAX;
                rint_to_u32 u32: $u32_r u32 MAX;
                rint_to_u64 u64: $u64_r u64 MAX;
                rint_to_usize usize: $u64_r u64 MAX;
            }

            #[inline(always)]
            fn to_bits(b: Avx512, x: Self) -> $Bits {
                let x = x.lower(b);
                if x.is_nan() { Format::$format.quiet_nan() as $Bits } else { x.to_bits() }
            }

            #[inline(always)]
            fn number_to_bits(b: Avx512, x: Self) -> $Bits {
                x.lower(b).to_bits()
            }

            #[inline(always)]
            fn from_bits(b: Avx512, bits: $Bits) -> Self {
                $F::of(b, $native::from_bits(bits))
            }
        }
    };
}

scalar_float! {
    F32 = f32, u32, F32, to_f32, __m128 [_mm_set_ss, _mm_cvtss_f32]
    rounded [_mm_add_round_ss, _mm_sub_round_ss, _mm_mul_round_ss,
             _mm_div_round_ss, _mm_sqrt_ss "vsqrtss", _mm_fmadd_ss _mm_fmadd_round_ss,
             _mm_roundscale_ss]
    select [_mm_range_round_ss, _mm_cmp_ss_mask, _mm_mask_move_ss]
    to integers [_mm_cvt_roundss_i32 _mm_cvt_roundss_u32 _mm_cvt_roundss_i64 _mm_cvt_roundss_u64]
}

scalar_float! {
    F64 = f64, u64, F64, to_f64, __m128d [_mm_set_sd, _mm_cvtsd_f64]
    rounded [_mm_add_round_sd, _mm_sub_round_sd, _mm_mul_round_sd,
             _mm_div_round_sd, sqrt_sd "vsqrtsd", _mm_fmadd_sd _mm_fmadd_round_sd,
             _mm_roundscale_sd]
    select [_mm_range_round_sd, _mm_cmp_sd_mask, _mm_mask_move_sd]
    to integers [_mm_cvt_roundsd_i32 _mm_cvt_roundsd_u32 _mm_cvt_roundsd_i64 _mm_cvt_roundsd_u64]
}

impl Castable<Avx512> for F32 {
    #[inline(always)]
    fn to_f16<M: Mode>(b: Avx512, x: Self) -> f16 {
        b.narrow_to_f16::<M>(x)
    }

    #[inline(always)]
    fn to_bf16<M: Mode>(b: Avx512, x: Self) -> bf16 {
        bf16_from_f32::<M>(x.lower(b))
    }

    #[inline(always)]
    fn to_f32<M: Mode>(_: Avx512, x: Self) -> F32 {
        x
    }

    #[inline(always)]
    fn to_f64<M: Mode>(_: Avx512, x: Self) -> F64 {
        F64(f64::from(x.0))
    }

    for_each_scalar! {
        #for int {
            // Rust's own casts are toward zero, saturating, and NaN gives 0.
            #[inline(always)]
            fn #{to_ T}(b: Avx512, x: Self) -> #T {
                x.lower(b) as #T
            }
        }
    }
}

impl Castable<Avx512> for F64 {
    #[inline(always)]
    fn to_f16<M: Mode>(b: Avx512, x: Self) -> f16 {
        f16_from_f64::<M>(x.lower(b))
    }

    #[inline(always)]
    fn to_bf16<M: Mode>(b: Avx512, x: Self) -> bf16 {
        bf16_from_f64::<M>(x.lower(b))
    }

    #[inline(always)]
    fn to_f32<M: Mode>(_: Avx512, x: Self) -> F32 {
        rounded!(M, F32(x.0 as f32), _mm_cvt_roundsd_ss(F32(0.0), x))
    }

    #[inline(always)]
    fn to_f64<M: Mode>(_: Avx512, x: Self) -> F64 {
        x
    }

    for_each_scalar! {
        #for int {
            // Rust's own casts are toward zero, saturating, and NaN gives 0.
            #[inline(always)]
            fn #{to_ T}(b: Avx512, x: Self) -> #T {
                x.lower(b) as #T
            }
        }
    }
}
