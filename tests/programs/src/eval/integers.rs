//! Methods of integers.

use fpdsl_runtime::backend::{Backend, Int, Leaf, SignedInt, UnsignedInt};
use fpdsl_runtime::ops;

use super::operate::wrap;
use super::value::{Scalar, Unwrap};
use crate::ast::{Domain, Method};

/// A method of an integer.
pub fn method<B: Backend>(b: B, method: Method, args: &[Scalar<B>]) -> Scalar<B> {
    macro_rules! by_type {
        ($function:ident: $($T:ident $native:ident)*) => {
            match args[0] {
                $(Scalar::$T(x) => {
                    let operand = args.get(1).copied();
                    let count = match operand {
                        Some(Scalar::U32(n)) => Some(n),
                        _ => None,
                    };
                    // A count is no operand of the type.
                    let rest: Vec<B::$T> = args[1..]
                        .iter()
                        .filter(|arg| matches!(arg, Scalar::$T(_)))
                        .map(|&arg| <$native as Unwrap>::unwrap(arg))
                        .collect();
                    $function(b, method, x, &rest, count)
                })*
                _ => unreachable!("the types of a method are those that the generator gave it"),
            }
        };
    }
    match method.row().domain {
        Domain::Signed | Domain::SignedInt => by_type!(of_signed: I8 i8 I16 i16 I32 i32 I64 i64),
        Domain::UnsignedInt => by_type!(of_unsigned: U8 u8 U16 u16 U32 u32 U64 u64 Usize usize),
        Domain::Any | Domain::Number | Domain::Float | Domain::Single | Domain::Bits | Domain::Int => {
            by_type!(of_any: I8 i8 I16 i16 I32 i32 I64 i64 U8 u8 U16 u16 U32 u32 U64 u64 Usize usize)
        }
    }
}

#[inline(never)]
fn of_any<B: Backend, T>(b: B, method: Method, x: T, rest: &[T], count: Option<B::U32>) -> Scalar<B>
where
    T: Int<B, Unsigned: Leaf<B, Native: Unwrap>> + Leaf<B, Native: Unwrap>,
{
    let n = || count.expect("a count");
    let y = || rest[0];
    match method {
        Method::Min => wrap(ops::min(b, x, y())),
        Method::Max => wrap(ops::max(b, x, y())),
        Method::Clamp => wrap(ops::clamp(b, x, y(), rest[1])),
        Method::LeadingZeros => Scalar::U32(ops::leading_zeros(b, x)),
        Method::TrailingZeros => Scalar::U32(ops::trailing_zeros(b, x)),
        Method::LeadingOnes => Scalar::U32(ops::leading_ones(b, x)),
        Method::TrailingOnes => Scalar::U32(ops::trailing_ones(b, x)),
        Method::CountOnes => Scalar::U32(ops::count_ones(b, x)),
        Method::CountZeros => Scalar::U32(ops::count_zeros(b, x)),
        Method::Ilog2 => Scalar::U32(ops::ilog2(b, x)),
        Method::Ilog10 => Scalar::U32(ops::ilog10(b, x)),
        Method::Ilog => Scalar::U32(ops::ilog(b, x, y())),
        Method::RotateLeft => wrap(ops::rotate_left(b, x, n())),
        Method::RotateRight => wrap(ops::rotate_right(b, x, n())),
        Method::WrappingShl => wrap(ops::wrapping_shl(b, x, n())),
        Method::WrappingShr => wrap(ops::wrapping_shr(b, x, n())),
        Method::Pow => wrap(ops::pow(b, x, n())),
        Method::SwapBytes => wrap(ops::swap_bytes(b, x)),
        Method::ReverseBits => wrap(ops::reverse_bits(b, x)),
        Method::WrappingNeg => wrap(ops::wrapping_neg(b, x)),
        Method::Isqrt => wrap(ops::isqrt(b, x)),
        Method::MulHi => wrap(ops::mul_hi(b, x, y())),
        Method::AbsDiff => wrap(ops::abs_diff(b, x, y())),
        Method::Midpoint => wrap(ops::midpoint(b, x, y())),
        Method::DivEuclid => wrap(ops::div_euclid(b, x, y())),
        Method::RemEuclid => wrap(ops::rem_euclid(b, x, y())),
        Method::WrappingAdd => wrap(ops::wrapping_add(b, x, y())),
        Method::WrappingSub => wrap(ops::wrapping_sub(b, x, y())),
        Method::WrappingMul => wrap(ops::wrapping_mul(b, x, y())),
        Method::SaturatingAdd => wrap(ops::saturating_add(b, x, y())),
        Method::SaturatingSub => wrap(ops::saturating_sub(b, x, y())),
        Method::SaturatingMul => wrap(ops::saturating_mul(b, x, y())),
        Method::SaturatingDiv => wrap(ops::saturating_div(b, x, y())),
        Method::SaturatingPow => wrap(ops::saturating_pow(b, x, n())),
        other => unreachable!("{other:?} is not of all integers"),
    }
}

#[inline(never)]
fn of_signed<B: Backend, T>(b: B, method: Method, x: T, _rest: &[T], _count: Option<B::U32>) -> Scalar<B>
where
    T: SignedInt<B, Unsigned: Leaf<B, Native: Unwrap>> + Leaf<B, Native: Unwrap>,
{
    match method {
        Method::Abs => wrap(ops::abs(b, x)),
        Method::SaturatingAbs => wrap(ops::saturating_abs(b, x)),
        Method::SaturatingNeg => wrap(ops::saturating_neg(b, x)),
        Method::Signum => wrap(ops::signum(b, x)),
        Method::UnsignedAbs => wrap(ops::unsigned_abs(b, x)),
        Method::IsPositive => Scalar::Bool(ops::is_positive(b, x)),
        Method::IsNegative => Scalar::Bool(ops::is_negative(b, x)),
        other => unreachable!("{other:?} is not of signed integers"),
    }
}

#[inline(never)]
fn of_unsigned<B: Backend, T>(b: B, method: Method, x: T, rest: &[T], _count: Option<B::U32>) -> Scalar<B>
where
    T: UnsignedInt<B> + Leaf<B, Native: Unwrap>,
{
    match method {
        Method::DivCeil => wrap(ops::div_ceil(b, x, rest[0])),
        Method::IsPowerOfTwo => Scalar::Bool(ops::is_power_of_two(b, x)),
        Method::NextPowerOfTwo => wrap(ops::next_power_of_two(b, x)),
        other => unreachable!("{other:?} is not of unsigned integers"),
    }
}
