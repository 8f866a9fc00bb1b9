//! The elementary functions, correctly rounded in four modes, written in the language itself.
//!
//! The table [`fpdsl_ops::elementary!`] lists them. Each has a trait here, which the formats that have the function implement.
//!
//! **binary32, binary16 and bfloat16.** A function that knows no mode computes the result in binary64 as `hi + lo`, to about 2^-58 of
//! it, and rounds this to odd (`kit::odd_bits`). One conversion in the mode gives the result. Rounding to odd keeps what a later
//! rounding to fewer digits needs, in every mode. What is rare (infinities, NaN, results beyond the normal range, arguments that are
//! large for a reduction) is a function of its own, marked `cold`.
//!
//! **binary64.** A first phase in double-double ends with Ziv's test (A. Ziv, "Fast evaluation of elementary mathematical functions
//! with correctly rounded last bit", ACM TOMS 17, 1991): if both ends of the interval that must hold the result round alike, that is
//! the result. Otherwise an accurate phase in triple-double decides.

mod area;
mod area64;
mod bases;
mod bases64;
mod erf;
mod exp;
mod exp64;
mod hyper;
mod hyper64;
mod kit;
mod log;
mod log64;
mod near;
mod near64;
mod pow;
mod tables;
mod trig;

use core::marker::PhantomData;

use half::{bf16, f16};

use crate::backend::{Backend, Leaf};
use crate::function::{Function, InstanceName, mode_name, type_name};
use crate::lift::{Lift, Scalar};
use crate::mode::Mode;

/// A trait for each function, with the function on any backend.
macro_rules! traits {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($($x:ident: $X:tt),*) -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, (elementary $($format:ident)*), (method $Trait:ident $hidden:ident $in_mode:ident),
        $ieee:literal, $cuda:literal;
    )*) => {$(
        #[doc = concat!("The formats that have `", stringify!($name), "`.")]
        #[diagnostic::on_unimplemented(
            message = "`{Self}` does not have the function of this name yet",
            label = "not a format that has it",
            note = "cast the operand, as in `x as f32`; `fpdsl::math` lists the functions of each format"
        )]
        pub trait $Trait: Scalar {
            #[doc = $doc]
            fn $name<M: Mode, B: Backend>(b: B, $($x: Self::On<B>),*) -> Self::On<B>;
        }
    )*};
}

fpdsl_ops::elementary!(traits);

/// A type for each function, which carries it as an annotated function's does.
macro_rules! types {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($($x:ident: $X:tt),*) -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, $origin:tt, (method $Trait:ident $hidden:ident $in_mode:ident),
        $ieee:literal, $cuda:literal;
    )*) => {$(
        #[doc = concat!("`", stringify!($name), "` of a format in a mode, as a type.")]
        #[derive(Clone, Copy, Debug)]
        #[allow(non_camel_case_types)]
        pub struct $name<M, T>(PhantomData<(M, T)>);

        impl<M: Mode, T: $Trait> Function for $name<M, T> {
            type Args = ($(types!(@type $x $X),)*);
            type Out = T;

            const NAME: &'static str =
                const { const { &InstanceName::new(stringify!($name), &[mode_name::<M>(), type_name::<T>()]) }.text() };
            const PARAMS: &'static [&'static str] = &[$(stringify!($x)),*];
            const SOURCE: &'static str = "";

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn eval<B: Backend>(b: B, ($($x,)*): <Self::Args as Lift>::On<B>) -> T::On<B> {
                T::$name::<M, B>(b, $($x),*)
            }
        }
    )*};
    (@type $x:ident Self) => { T };
    (@type $x:ident $X:ty) => { $X };
}

/// The functions as types.
pub mod functions {
    use super::*;
    fpdsl_ops::elementary!(types);
}

/// Implements a function for binary32, binary16 and bfloat16 by one body for each.
macro_rules! narrow {
    ($($Trait:ident $name:ident($($x:ident),*) = $($path:ident)::+;)*) => {$(
        narrow!(@format f32 $Trait $name ($($x)*) $($path)::+);
        narrow!(@format f16 $Trait $name ($($x)*) $($path)::+);
        narrow!(@format bf16 $Trait $name ($($x)*) $($path)::+);
    )*};
    (@format $native:ident $Trait:ident $name:ident ($($x:ident)*) $($path:ident)::+) => {
        impl $Trait for $native {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $name<M: Mode, B: Backend>(b: B, $($x: Self::On<B>),*) -> Self::On<B> {
                $($path)::+::body::<B, M, Self::On<B>>(b, $($x),*)
            }
        }
    };
}

narrow! {
    Exp exp(x) = exp::exp;
    Exp2 exp2(x) = exp::exp2;
    Ln ln(x) = log::ln;
    Log2 log2(x) = bases::log2;
    Log10 log10(x) = bases::log10;
    Ln1p ln_1p(x) = near::ln_1p;
    Exp10 exp10(x) = bases::exp10;
    ExpM1 exp_m1(x) = near::exp_m1;
    Sinh sinh(x) = hyper::sinh;
    Cosh cosh(x) = hyper::cosh;
    Tanh tanh(x) = hyper::tanh;
    Asinh asinh(x) = area::asinh;
    Acosh acosh(x) = area::acosh;
    Atanh atanh(x) = area::atanh;
    Erf erf(x) = erf::erf;
    Sin sin(x) = trig::sin;
    Cos cos(x) = trig::cos;
    Powf powf(x, y) = pow::powf;
}

/// Implements a function for binary64.
macro_rules! wide {
    ($($Trait:ident $name:ident($($x:ident),*) = $($path:ident)::+;)*) => {$(
        impl $Trait for f64 {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $name<M: Mode, B: Backend>(b: B, $($x: Self::On<B>),*) -> Self::On<B> {
                $($path)::+::body::<B, M>(b, $($x),*)
            }
        }
    )*};
}

wide! {
    Exp exp(x) = exp64::exp;
    Exp2 exp2(x) = bases64::exp2;
    Ln ln(x) = log64::ln;
    Log2 log2(x) = bases64::log2;
    Log10 log10(x) = bases64::log10;
    Ln1p ln_1p(x) = near64::ln_1p;
    Exp10 exp10(x) = bases64::exp10;
    ExpM1 exp_m1(x) = near64::exp_m1;
    Sinh sinh(x) = hyper64::sinh;
    Cosh cosh(x) = hyper64::cosh;
    Tanh tanh(x) = hyper64::tanh;
    Asinh asinh(x) = area64::asinh;
    Acosh acosh(x) = area64::acosh;
    Atanh atanh(x) = area64::atanh;
}

/// A function for emitted code, found by the type of its operands.
macro_rules! functions {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($($x:ident: $X:tt),*) -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, $origin:tt, (method $Trait:ident $hidden:ident $in_mode:ident),
        $ieee:literal, $cuda:literal;
    )*) => {$(
        #[doc = $doc]
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<M: Mode, B: Backend, T: Leaf<B, Native: $Trait>>(b: B, $($x: T),*) -> T {
            <T::Native as $Trait>::$name::<M, B>(b, $($x),*)
        }
    )*};
}

/// One function for emitted code a row.
pub mod on_backends {
    use super::*;
    fpdsl_ops::elementary!(functions);
}
