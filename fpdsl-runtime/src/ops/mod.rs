//! The vocabulary of emitted code: one function an operation, found by the type of its operands.
//!
//! `B` is inferred from the backend argument and `T` from the operands, so that rustc does the type checking of a
//! body and reports a mix-up at the operand.

/// Operations of which one format has another form to nearest: `$but_of` is the function of `Scalar` for that format, `$kept` the module of
/// the others and of the other modes. In recorded bodies the form is a call, which the prefix and the name name.
macro_rules! own_forms {
    ($but_of:ident $prefix:literal $kept:path: $(
        $(#[$doc:meta])*
        $name:ident of $Trait:ident($($x:ident),+), |$b:ident| $form:expr;
    )*) => {$(
        $(#[$doc])*
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<M: Mode, B: Backend, T: $Trait<B>>(b: B, $($x: T),+) -> T {
            use $kept as kept;
            const { $crate::mode::has_four_modes::<M>() };
            if !M::IS_NEAREST {
                return kept::$name::<M, B, T>(b, $($x),+);
            }
            <T::Native as $crate::lift::Scalar>::$but_of(
                b,
                [$($x),+],
                #[cfg_attr(not(debug_assertions), inline(always))]
                |b, [$($x),+]| kept::$name::<M, B, T>(b, $($x),+),
                #[cfg_attr(not(debug_assertions), inline(always))]
                |b, operands| {
                    b.elementary(
                        $crate::backend::Callee::of(concat!($prefix, stringify!($name)), false),
                        operands,
                        #[cfg_attr(not(debug_assertions), inline(always))]
                        |$b, [$($x),+]| {
                            $(let $x = $b.bind(stringify!($x), $x);)+
                            $form
                        },
                    )
                },
            )
        }
    )*};
}

mod approx;
pub mod cc1x;
pub mod ftz;
mod integral;
pub mod sr;
pub mod x87;

use fpdsl_macros::for_each_operation;

use crate::backend::{Backend, Bitwise, CastSource, Encoded, Equal, Float, Int, Leaf, Num, Signed, State};
use crate::lift::{CastTarget, Lift};
use crate::literal::Literal;
use crate::mode::Mode;

/// The item that a row of the table names if it is not a primitive.
mod written {
    pub use super::approx::{approx_div, approx_rcp, approx_rsqrt, approx_sqrt};
    pub use super::integral::*;
    pub use crate::derived::*;
}

for_each_operation! {
    // Primitives are called by trait. The type of `from_bits` is that of no operand: it stands below.
    #for (primitive || comparison || provided) && !function with Self = T, _ = B {
        #[doc = #doc]
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn #name<#if rounded { M: Mode, } B: Backend, T: #Trait<B>>(b: B, #(#x: #X),*) -> #R {
            #if stochastic {
                if const { M::IS_STOCHASTIC } {
                    return sr::#name(b, #(#x),*);
                }
                T::#function::<M::Fixed>(b, #(#x),*)
            } #else {
                T::#function #if rounded { ::<M> } (b, #(#x),*)
            }
        }
    }

    // To integers in the mode.
    #for flushed_in && rounded with Self = T, _ = B {
        #[doc = #doc]
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn #name<M: Mode, B: Backend, T: #Trait<B>>(b: B, x: T) -> #R {
            T::#{rint_ name}::<M>(b, x)
        }
    }

    #for (derived || approximation) && !(flushed_in && rounded) {
        pub use written::#name;
    }
}

pub use crate::math::on_backends::*;

/// `x * y + z` where `contract` rounds them together. Profiles may have another than [`mul_add`].
pub use self::mul_add as contracted;

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
pub fn cast<M: Mode, D: CastTarget, B: Backend, T: CastSource<B>>(b: B, x: T) -> D::On<B> {
    if const { M::IS_STOCHASTIC } {
        return T::with_scalar::<sr::CastTo, D>(b, x);
    }
    T::cast::<M::Fixed, D>(b, x)
}

/// `x as D`, where `D` is a type parameter of the body.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn cast_to<M: Mode, D: Leaf<B, Native: CastTarget>, B: Backend, T: CastSource<B>>(b: B, x: T) -> D {
    cast::<M, D::Native, B, T>(b, x)
}

/// A floating-point literal: to nearest where others round stochastically.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn float<M: Mode, B: Backend, T: Float<B>>(b: B, text: &'static Literal) -> T {
    T::literal::<M::Fixed>(b, text)
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
