//! The vocabulary of emitted code: one function an operation, found by the type of its operands.
//!
//! `B` is inferred from the backend argument and `T` from the operands, so that rustc does the type checking of a
//! body and reports a mix-up at the operand.

mod approx;
pub mod ftz;
mod integral;

pub use approx::{approx_div, approx_rcp, approx_rsqrt, approx_sqrt};
pub use integral::{
    ceil, floor, rint, round, round_ties_even, to_i8, to_i16, to_i32, to_i64, to_u8, to_u16, to_u32, to_u64,
    to_usize, trunc,
};

pub use crate::derived::{
    clamp, copysign, frexp, ieee_remainder, ilogb, is_finite, is_infinite, is_nan, is_normal,
    is_sign_negative, is_sign_positive, is_subnormal, is_zero, logb, maximum, minimum, modf, next_down,
    next_up, remquo, saturate, scalbn, total_cmp, ulp,
};

use crate::backend::{Backend, Bitwise, Castable, Equal, Float, Int, Leaf, Num, Signed, State};
use crate::lift::{CastTarget, Lift};
use crate::literal::Literal;
use crate::mode::Mode;

macro_rules! forward {
    ($($(#[$doc:meta])* $name:ident $(<$mode:ident>)? ($trait:ident; $($arg:ident),*) $(-> $out:ident)?;)*) => {$(
        $(#[$doc])*
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<$($mode: Mode,)? B: Backend, T: $trait<B>>(b: B, $($arg: T),*) -> forward!(@out $($out)?) {
            T::$name $(::<$mode>)? (b, $($arg),*)
        }
    )*};
    (@out) => { T };
    (@out Bool) => { B::Bool };
}

forward! {
    /// `x + y`.
    add<M>(Num; x, y);
    /// `x - y`.
    sub<M>(Num; x, y);
    /// `x * y`.
    mul<M>(Num; x, y);
    /// `x / y`.
    div<M>(Num; x, y);
    /// `x % y`.
    rem(Num; x, y);
    /// `x * y + z`, rounded once.
    mul_add<M>(Num; x, y, z);
    /// `x.min(y)`.
    min(Num; x, y);
    /// `x.max(y)`.
    max(Num; x, y);
    /// `x < y`.
    lt(Num; x, y) -> Bool;
    /// `x <= y`.
    le(Num; x, y) -> Bool;
    /// `x > y`.
    gt(Num; x, y) -> Bool;
    /// `x >= y`.
    ge(Num; x, y) -> Bool;
    /// `x == y`.
    eq(Equal; x, y) -> Bool;
    /// `x != y`.
    ne(Equal; x, y) -> Bool;
    /// `x.abs()`.
    abs(Signed; x);
    /// `x.sqrt()`.
    sqrt<M>(Float; x);
    /// `x.recip()`.
    recip<M>(Float; x);
    /// `x.rsqrt()`: see [`Float::rsqrt`].
    rsqrt<M>(Float; x);
    /// `x & y`.
    bitand(Bitwise; x, y);
    /// `x | y`.
    bitor(Bitwise; x, y);
    /// `x ^ y`.
    bitxor(Bitwise; x, y);
    /// `!x`.
    not(Bitwise; x);
}

/// `-x`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn neg<B: Backend, T: Signed<B>>(b: B, x: T) -> T {
    <T as Num<B>>::neg(b, x)
}

/// `-x` inside a contraction, where the type may be an unsigned integer (see [`Num::neg`]).
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn neg_operand<B: Backend, T: Num<B>>(b: B, x: T) -> T {
    <T as Num<B>>::neg(b, x)
}

/// `x.ldexp(n)`: another name of [`scalbn`].
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn ldexp<M: Mode, B: Backend, T: Float<B>>(b: B, x: T, n: B::I32) -> T {
    scalbn::<M, B, T>(b, x, n)
}

/// `x.to_bits()`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn to_bits<B: Backend, T: Float<B>>(b: B, x: T) -> T::Bits {
    T::to_bits(b, x)
}

/// `D::from_bits(bits)`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn from_bits<B: Backend, D: Lift<On<B>: Float<B>>>(b: B, bits: <D::On<B> as Float<B>>::Bits) -> D::On<B> {
    <D::On<B> as Float<B>>::from_bits(b, bits)
}

/// `x << n`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn shl<B: Backend, T: Int<B>, N: Int<B>>(b: B, x: T, n: N) -> T {
    T::shl(b, x, N::to_u32(b, n))
}

/// `x >> n`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn shr<B: Backend, T: Int<B>, N: Int<B>>(b: B, x: T, n: N) -> T {
    T::shr(b, x, N::to_u32(b, n))
}

/// `x as D`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn cast<M: Mode, D: CastTarget, B: Backend, T: Castable<B>>(b: B, x: T) -> D::On<B> {
    D::cast_from::<M, B, T>(b, x)
}

/// `x as D`, where `D` is a type parameter of the body.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn cast_to<M: Mode, D: Leaf<B, Native: CastTarget>, B: Backend, T: Castable<B>>(b: B, x: T) -> D {
    D::Native::cast_from::<M, B, T>(b, x)
}

/// A floating-point literal.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn float<M: Mode, B: Backend, T: Float<B>>(b: B, text: &'static Literal) -> T {
    T::literal::<M>(b, text)
}

/// An integer literal.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn int<B: Backend, T: Int<B>>(b: B, value: i128) -> T {
    <T as Int<B>>::literal(b, value)
}

/// A constant of the surrounding Rust code.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn lift<B: Backend, T: Lift>(b: B, value: T) -> T::On<B> {
    T::lift(b, value)
}

/// Every scalar zero; see [`State::zero`].
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn zero<B: Backend, S: State<B>>(b: B) -> S {
    S::zero(b)
}
