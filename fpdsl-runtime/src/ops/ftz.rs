//! The vocabulary of functions with `ftz = true`: the names and signatures of [`ops`](super), binary32 flushed.
//!
//! The source is PTX ISA 9.1: "Subnormal numbers" of each instruction in section 9.7.3 (arithmetic), `setp` and `cvt`.
//!
//! As PTX's `.ftz` does, an operation replaces subnormal binary32 operands by the zero of their sign, and a binary32
//! result that is subnormal after rounding likewise; a result that rounds up to the smallest normal number stays.
//! binary64, binary16, bfloat16 and integers are untouched: `cvt.ftz` flushes the binary32 side only, operand or result,
//! and no `.ftz` is there for other formats of these operations.
//!
//! PTX does not say whether a result is subnormal before or after rounding. Here it is after, on every backend: printed CUDA C++
//! has the operation without `.ftz`, and a product by one with it before and after.
//!
//! - PTX has `.ftz` on `add sub mul fma div rcp sqrt abs neg min max setp cvt` and the `.approx` instructions. Here all
//!   arithmetic flushes: those, and what is made of them (`%`, remainders, rounding to integers and to integral values,
//!   powers of two, exponents, `clamp`, `saturate`). `floor` of the smallest negative subnormal number is -0.
//! - Comparisons flush both sides: a subnormal number equals zero. A square root, a quotient by a subnormal divisor and
//!   a reciprocal see the flushed operand: `1 / x` is an infinity.
//! - Not flushed, as PTX's `copysign`, `testp` and `mov` are not: `copysign`, classification (`is_subnormal` is true of
//!   subnormal numbers), `to_bits`, `from_bits`, `total_cmp`, `next_up`, `next_down`, `next_after`, `ulp`, conversions to
//!   storage formats and from them, literals, assignments, arguments and results of functions.

use fpdsl_macros::{for_each_function, for_each_operation};

use crate::backend::{Backend, CastSource, Encoded, Equal, Float, Flushed, Leaf, Num, Signed};
use crate::lift::CastTarget;
use crate::mode::{Mode, has_four_modes};

pub use super::{float, from_bits, int, lift, pow_known, shl, shr, zero};

#[cfg_attr(not(debug_assertions), inline(always))]
fn flush<B: Backend, T: Flushed<B>>(b: B, x: T) -> T {
    T::flushed(b, x)
}

/// The first of two results flushed.
#[cfg_attr(not(debug_assertions), inline(always))]
fn flush_first<B: Backend, T: Flushed<B>, U>(b: B, (first, second): (T, U)) -> (T, U) {
    (flush(b, first), second)
}

/// Both of two results flushed.
#[cfg_attr(not(debug_assertions), inline(always))]
fn flush_both<B: Backend, T: Flushed<B>>(b: B, (first, second): (T, T)) -> (T, T) {
    (flush(b, first), flush(b, second))
}

for_each_operation! {
    // The type of `from_bits` is that of no operand: it stands above.
    #for kept && !function {
        pub use super::#name;
    }

    #for flushed with Self = T, _ = B {
        #[doc = concat!("[`", stringify!(#name), "`](super::", stringify!(#name), ") of flushed operands, flushed.")]
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn #name<#if rounded { M: Mode, } B: Backend, T: #if single { Encoded<B> + Leaf<B, Native = f32> } #else { #Trait<B> }>(
            b: B,
            #(#x: #X),*
        ) -> #R {
            #if rounded { const { has_four_modes::<M>() }; }
            let result = super::#name::<#if rounded { M, } B, T>(b, #(#if Self { flush(b, #x) } #else { #x }),*);
            #if pair { flush_first(b, result) } #else { flush(b, result) }
        }
    }

    #for flushed_in with Self = T, _ = B {
        #[doc = concat!("[`", stringify!(#name), "`](super::", stringify!(#name), ") of flushed operands.")]
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn #name<#if rounded { M: Mode, } B: Backend, T: #Trait<B>>(b: B, #(#x: #X),*) -> #R {
            #if rounded { const { has_four_modes::<M>() }; }
            super::#name::<#if rounded { M, } B, T>(b, #(flush(b, #x)),*)
        }
    }
}

for_each_function! {
    #for with Self = T, _ = B {
        #[doc = concat!("[`", stringify!(#name), "`](super::", stringify!(#name), ") of flushed operands, flushed.")]
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn #name<M: Mode, B: Backend, T: Leaf<B, Native: crate::math::#Trait>>(b: B, #(#x: #X),*) -> #R {
            let result = super::#name::<M, B, T>(b, #(#if Self { flush(b, #x) } #else { #x }),*);
            #if pair { flush_both(b, result) } #else { flush(b, result) }
        }
    }
}

pub use self::mul_add as contracted;

/// [`neg_operand`](super::neg_operand) of a flushed operand, flushed.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn neg_operand<B: Backend, T: Num<B>>(b: B, x: T) -> T {
    flush(b, super::neg_operand(b, flush(b, x)))
}

/// `x as D` of a flushed operand, flushed.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn cast<M: Mode, D: CastTarget, B: Backend, T: CastSource<B>>(b: B, x: T) -> D::On<B> {
    const { has_four_modes::<M>() };
    D::flush(b, super::cast::<M, D, B, T>(b, T::flushed(b, x)))
}

/// [`cast_to`](super::cast_to) of a flushed operand, flushed.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn cast_to<M: Mode, D: Leaf<B, Native: CastTarget>, B: Backend, T: CastSource<B>>(b: B, x: T) -> D {
    const { has_four_modes::<M>() };
    flush(b, super::cast_to::<M, D, B, T>(b, T::flushed(b, x)))
}
