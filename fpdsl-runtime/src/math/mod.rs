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
//! the result. Otherwise an accurate phase in triple-double decides. Cube roots and norms need none: the cube or square of a number of 54
//! digits is an integer that can be compared. Powers may need more: see `side`.

mod cbrt;
mod cbrt64;
mod exact;
mod exp;
mod exp64;
mod gamma;
mod kit;
mod log;
mod log64;
mod long;
mod norm;
mod norm64;
mod pow;
mod pow64;
mod side;
mod tables;
mod trig;

use core::marker::PhantomData;

use half::{bf16, f16};

use crate::backend::{Backend, Leaf};
use crate::function::{Function, InstanceName, mode_name, type_name};
use crate::lift::{Lift, Scalar};
use crate::mode::Mode;

/// The type of an operand on the backend `B`, where that of the function is `$T`.
macro_rules! operand {
    ([$($T:tt)*]) => { $($T)* };
    ([$($T:tt)*] Self) => { $($T)* };
    ([$($T:tt)*] i32) => { B::I32 };
}

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
            fn $name<M: Mode, B: Backend>(b: B, $($x: operand!([Self::On<B>] $X)),*) -> Self::On<B>;
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
    ($($Trait:ident $name:ident $args:tt = $($path:ident)::+;)*) => {$(
        narrow!(@format f32 $Trait $name $args $($path)::+);
        narrow!(@format f16 $Trait $name $args $($path)::+);
        narrow!(@format bf16 $Trait $name $args $($path)::+);
    )*};
    (@format $native:ident $Trait:ident $name:ident ($($x:ident $(: $X:tt)?),*) $($path:ident)::+) => {
        impl $Trait for $native {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $name<M: Mode, B: Backend>(b: B, $($x: operand!([Self::On<B>] $($X)?)),*) -> Self::On<B> {
                $($path)::+::body::<B, M, Self::On<B>>(b, $($x),*)
            }
        }
    };
}

narrow! {
    Exp exp(x) = exp::exp;
    Exp2 exp2(x) = exp::exp2;
    Ln ln(x) = log::ln;
    Sin sin(x) = trig::sin;
    Cos cos(x) = trig::cos;
    Powf powf(x, y) = pow::powf;
    Powi powi(x, n: i32) = pow::powi;
    Rootn rootn(x, n: i32) = pow::rootn;
    Compound compound(x, n: i32) = pow::compound;
    Cbrt cbrt(x) = cbrt::cbrt;
    Hypot hypot(x, y) = norm::hypot;
    Rhypot rhypot(x, y) = norm::rhypot;
    Norm3d norm3d(x, y, z) = norm::norm3d;
    Norm4d norm4d(x, y, z, w) = norm::norm4d;
    Gamma gamma(x) = gamma::gamma;
}

/// Implements a function for binary64.
macro_rules! wide {
    ($($Trait:ident $name:ident($($x:ident $(: $X:tt)?),*) = $($path:ident)::+;)*) => {$(
        impl $Trait for f64 {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $name<M: Mode, B: Backend>(b: B, $($x: operand!([Self::On<B>] $($X)?)),*) -> Self::On<B> {
                $($path)::+::body::<B, M>(b, $($x),*)
            }
        }
    )*};
}

wide! {
    Exp exp(x) = exp64::exp;
    Ln ln(x) = log64::ln;
    Powf powf(x, y) = pow64::powf;
    Powi powi(x, n: i32) = pow64::powi;
    Rootn rootn(x, n: i32) = pow64::rootn;
    Compound compound(x, n: i32) = pow64::compound;
    Cbrt cbrt(x) = cbrt64::cbrt;
    Hypot hypot(x, y) = norm64::hypot;
    Rhypot rhypot(x, y) = norm64::rhypot;
    Norm3d norm3d(x, y, z) = norm64::norm3d;
    Norm4d norm4d(x, y, z, w) = norm64::norm4d;
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
        pub fn $name<M: Mode, B: Backend, T: Leaf<B, Native: $Trait>>(b: B, $($x: operand!([T] $X)),*) -> T {
            <T::Native as $Trait>::$name::<M, B>(b, $($x),*)
        }
    )*};
}

/// One function for emitted code a row.
pub mod on_backends {
    use super::*;
    fpdsl_ops::elementary!(functions);
}
