//! The vocabulary of emitted code: one function an operation, found by the type of its operands.
//!
//! `B` is inferred from the backend argument and `T` from the operands, so that rustc does the type checking of a
//! body and reports a mix-up at the operand.

mod approx;
pub mod ftz;
mod integral;

use crate::backend::{Backend, Bitwise, Castable, Encoded, Equal, Float, Int, Leaf, Num, Signed, State};
use crate::lift::{CastTarget, Lift};
use crate::literal::Literal;
use crate::mode::Mode;

/// The item that a row of the table names if it is not a primitive.
mod written {
    pub use super::approx::{approx_div, approx_rcp, approx_rsqrt, approx_sqrt};
    pub use super::integral::*;
    pub use crate::derived::*;
}

/// One function a row: primitives are called by trait, and the others are written somewhere.
macro_rules! functions {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($($x:ident: $X:tt),*) -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, ($origin:ident $($ir:tt)*), ($spelling:ident $Trait:ident $($call:tt)*),
        $ieee:literal, $cuda:literal;
    )*) => {
        $(functions! { @$origin ($($ir)*) $spelling, [$doc] $rounds $name $Trait ($($x: $X),*) $R })*
    };
    // Its type is that of no operand: it stands below.
    (@primitive $ir:tt function, $($row:tt)*) => {};
    (@primitive ($Op:ident) $spelling:ident, $doc:tt $rounds:ident $name:ident $($row:tt)*) => {
        functions! { @call $name $doc $rounds $name $($row)* }
    };
    (@primitive ($Op:ident $method:ident) $spelling:ident, $($row:tt)*) => {
        functions! { @call $method $($row)* }
    };
    (@compare ($Op:ident) $spelling:ident, $doc:tt $rounds:ident $name:ident $($row:tt)*) => {
        functions! { @call $name $doc $rounds $name $($row)* }
    };
    (@provided $ir:tt $spelling:ident, $doc:tt $rounds:ident $name:ident $($row:tt)*) => {
        functions! { @call $name $doc $rounds $name $($row)* }
    };
    (@derived $ir:tt $spelling:ident, $doc:tt $rounds:ident $name:ident $($row:tt)*) => {
        pub use written::$name;
    };
    (@approximate $ir:tt $spelling:ident, $doc:tt $rounds:ident $name:ident $($row:tt)*) => {
        pub use written::$name;
    };
    (@call $method:ident [$doc:literal] rounded $name:ident $Trait:ident ($($x:ident: $X:tt),*) $R:tt) => {
        signature! { [$doc] $name [M: Mode,] $Trait (b, $($x: $X),*) $R { T::$method::<M>(b, $($x),*) } }
    };
    (@call $method:ident [$doc:literal] exact $name:ident $Trait:ident ($($x:ident: $X:tt),*) $R:tt) => {
        signature! { [$doc] $name [] $Trait (b, $($x: $X),*) $R { T::$method(b, $($x),*) } }
    };
}

fpdsl_ops::operations!(functions);

pub use crate::math::on_backends::*;

/// `-x` inside a contraction, where the type may be an unsigned integer (see [`Num::neg`]).
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn neg_operand<B: Backend, T: Num<B>>(b: B, x: T) -> T {
    <T as Num<B>>::neg(b, x)
}

/// `D::from_bits(bits)`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn from_bits<B: Backend, D: Lift<On<B>: Encoded<B>>>(
    b: B,
    bits: <D::On<B> as Encoded<B>>::Bits,
) -> D::On<B> {
    <D::On<B> as Encoded<B>>::from_bits(b, bits)
}

pub use crate::derived::pow_known;

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
