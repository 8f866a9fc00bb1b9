//! The elementary functions, correctly rounded in four modes, written in the language itself.
//!
//! The table [`fpdsl_ops::elementary!`] lists them. Each has a trait here, which the formats that have the function implement.
//!
//! **binary32, binary16 and bfloat16.** Functions that know no mode compute in binary64, and one conversion in the mode gives the result.
//! Most first try plain binary64 (`quick`, `quick_angles`), with an error that is known to be below some units in the last place. Unless a
//! number of 25 digits is so close (`kit::doubtful`), all that lies within the error rounds alike in every mode. Otherwise, and in the
//! other functions always, the result is computed as `hi + lo`, to about 2^-58 of it, and rounded to odd (`kit::odd_bits`), which keeps
//! what a later rounding to fewer digits needs, in every mode. So a function is its formula, where that holds, the units that it may be off,
//! and the function rounded to odd, marked `cold`, for what is rare: doubts, infinities, NaN, results beyond the normal range, arguments
//! that are large for a reduction. `kit::decided` makes one of them.
//!
//! On a GPU whose binary64 is many times slower, some of them have a second form for binary32, with the same bits: see `narrow`.
//!
//! **binary64.** A first phase in double-double ends with Ziv's test (A. Ziv, "Fast evaluation of elementary mathematical functions
//! with correctly rounded last bit", ACM TOMS 17, 1991): if both ends of the interval that must hold the result round alike, that is
//! the result. Otherwise an accurate phase in triple-double decides. `erfcx`, `normcdf` and the inverses of the error functions have the
//! first phase alone, and are faithful. Cube roots and norms need none: the cube or square of a number of 54
//! digits is an integer that can be compared. Powers may need more: see `side`; and so may angles of vectors: see `long_angles`.
//!
//! **What chooses a branch or an entry of a table** is a number that is exact. If it is a rounded one, the rest is computed exactly from
//! the choice, and whatever a rounding may choose serves a unit beyond its border.
//!
//! **How they are called.** A row of the table gives a function a trait, a method, and functions in `fpdsl::math`. Its body is
//! compiled on this crate's own copy of what emitted code needs (`private.rs`; the facade adds devices). A call goes through
//! `Backend::elementary`: hosts paste the function, recorded bodies call it. The interpreter gives a NaN bits that no processor has,
//! so a result that depends on `number_to_bits` of a NaN differs there. Exact results of `verify` therefore take MPFR's functions.
//! `dot` is written likewise, as a method of arrays (`methods::DotMethods`).

mod angle;
mod area;
mod area64;
mod bases;
mod bases64;
mod bessel;
mod bessel64;
mod bessel_n;
mod cbrt;
mod cbrt64;
mod circle64;
pub mod dot;
mod erf;
mod error;
mod error64;
mod error_inverse;
mod error_inverse64;
mod exact;
mod exp;
mod exp64;
mod gamma;
mod hyper;
mod hyper64;
mod inverse;
mod inverse64;
mod kit;
mod lgamma;
mod lgamma64;
mod log;
mod log64;
mod long;
mod long_angles;
pub mod narrow;
mod near;
mod near64;
mod norm;
mod norm64;
mod normal64;
mod orders64;
mod pair;
mod polynomial;
mod pow;
mod pow64;
mod quick;
mod quick_angles;
mod reduce64;
mod side;
mod split;
mod tables;
mod trig;
mod turns;
mod turns64;

use core::marker::PhantomData;

use fpdsl_ops::Elementary;
use half::{bf16, f16};

use crate::backend::{Backend, Callee, Leaf};
use crate::function::{Function, InstanceName, mode_name, type_name};
use crate::lift::{Lift, Scalar};
use crate::mode::Mode;

/// The type of a row's results: one of `T`, which goes without saying, or a pair.
macro_rules! results {
    (, $T:ty) => {
        $T
    };
    (Self, $T:ty) => {
        $T
    };
    ((Self, Self), $T:ty) => {
        ($T, $T)
    };
}

/// The type of an operand on the backend `B`, where that of the function is `$T`.
macro_rules! operand {
    ([$($T:tt)*]) => { $($T)* };
    ([$($T:tt)*] Self) => { $($T)* };
    ([$($T:tt)*] i32) => { B::I32 };
}

/// A type of the table in an example: the function of binary32.
macro_rules! text {
    (Self) => {
        "f32"
    };
    (i32) => {
        "i32"
    };
    ((Self, Self)) => {
        "(f32, f32)"
    };
}

/// The parameters of an example.
macro_rules! parameters {
    ($x:ident: $X:tt $(, $more:ident: $More:tt)*) => {
        concat!(stringify!($x), ": ", text!($X) $(, ", ", stringify!($more), ": ", text!($More))*)
    };
}

/// A trait for each function, with the function on any backend.
macro_rules! traits {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($($x:ident: $X:tt),*) -> $R:tt = { $($example:tt)* },
        $domain:ident, $rounds:ident, $flushing:ident, (elementary $($format:ident)* $(; $($other:tt)*)?), (method $Trait:ident $hidden:ident $in_mode:ident),
        $ieee:literal, $cuda:literal;
    )*) => {$(
        #[doc = concat!("The formats that have `", stringify!($name), "`.")]
        #[diagnostic::on_unimplemented(
            message = "`{Self}` does not have the function of this name",
            label = "not a format that has it",
            note = "cast the operand, as in `x as f32`; `fpdsl::math` lists the functions of each format"
        )]
        pub trait $Trait: Scalar {
            #[doc = $doc]
            ///
            /// # Examples
            ///
            /// In a body it is a method, in the mode in force.
            ///
            /// ```
            /// use fpdsl::prelude::*;
            ///
            /// #[fp(mode = "ru")]
            #[doc = concat!("fn function(", parameters!($($x: $X),*), ") -> ", text!($R), " {")]
            #[doc = concat!("    ", stringify!($($example)*))]
            /// }
            /// ```
            fn $name<M: Mode, B: Backend>(b: B, $($x: operand!([Self::On<B>] $X)),*) -> results!($R, Self::On<B>);
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

        #[diagnostic::do_not_recommend]
        impl<M: Mode, T: $Trait> Function for $name<M, T> {
            type Args = ($(types!(@type $x $X),)*);
            type Out = results!($R, T);

            const NAME: &'static str =
                const { const { &InstanceName::new(stringify!($name), &[mode_name::<M>(), type_name::<T>()]) }.text() };
            const PARAMS: &'static [&'static str] = &[$(stringify!($x)),*];
            const SOURCE: &'static str = "";

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn eval<B: Backend>(b: B, ($($x,)*): <Self::Args as Lift>::On<B>) -> results!($R, T::On<B>) {
                called::$name::<M, B, T>(b, $($x),*)
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
    ($($Trait:ident $name:ident $args:tt $(-> $R:tt)? = $($path:ident)::+;)*) => {$(
        narrow!(@format f32 $Trait $name $args ($($R)?) $($path)::+);
        narrow!(@format f16 $Trait $name $args ($($R)?) $($path)::+);
        narrow!(@format bf16 $Trait $name $args ($($R)?) $($path)::+);
    )*};
    (@format $native:ident $Trait:ident $name:ident ($($x:ident $(: $X:tt)?),*) ($($R:tt)?) $($path:ident)::+) => {
        #[diagnostic::do_not_recommend]
        impl $Trait for $native {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $name<M: Mode, B: Backend>(b: B, $($x: operand!([Self::On<B>] $($X)?)),*) -> results!($($R)?, Self::On<B>) {
                $($path)::+::body::<B, M, Self::On<B>>(b, $($x),*)
            }
        }
    };
}

narrow! {
    Ln1p ln_1p(x) = near::ln_1p;
    ExpM1 exp_m1(x) = near::exp_m1;
    Sinh sinh(x) = hyper::sinh;
    Cosh cosh(x) = hyper::cosh;
    Tanh tanh(x) = hyper::tanh;
    Asinh asinh(x) = area::asinh;
    Acosh acosh(x) = area::acosh;
    Atanh atanh(x) = area::atanh;
    Erf erf(x) = erf::erf;
    Erfc erfc(x) = error::erfc;
    Erfcx erfcx(x) = error::erfcx;
    Normcdf normcdf(x) = error::normcdf;
    Erfinv erfinv(x) = error_inverse::erfinv;
    Erfcinv erfcinv(x) = error_inverse::erfcinv;
    Normcdfinv normcdfinv(x) = error_inverse::normcdfinv;
    Atan atan(x) = inverse::atan;
    Asin asin(x) = inverse::asin;
    Acos acos(x) = inverse::acos;
    Atan2 atan2(y, x) = inverse::atan2;
    AtanPi atan_pi(x) = inverse::atan_pi;
    AsinPi asin_pi(x) = inverse::asin_pi;
    AcosPi acos_pi(x) = inverse::acos_pi;
    Atan2Pi atan2_pi(y, x) = inverse::atan2_pi;
    SinPi sin_pi(x) = turns::sin_pi;
    CosPi cos_pi(x) = turns::cos_pi;
    TanPi tan_pi(x) = turns::tan_pi;
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
    LnGamma ln_gamma(x) = lgamma::ln_gamma;
    J0 j0(x) = bessel::j0;
    J1 j1(x) = bessel::j1;
    Y0 y0(x) = bessel::y0;
    Y1 y1(x) = bessel::y1;
    Jn jn(x, n: i32) = bessel_n::jn;
    Yn yn(x, n: i32) = bessel_n::yn;
}

/// The same where binary32 has a second form, in pairs of binary32, which GPUs with slow binary64 run.
macro_rules! two_forms {
    ($($Trait:ident $name:ident $args:tt $(-> $R:tt)? = $($path:ident)::+, or $($pairs:ident)::+;)*) => {$(
        two_forms!(@format $Trait $name $args ($($R)?) ($($path)::+) ($($pairs)::+));
        narrow!(@format f16 $Trait $name $args ($($R)?) $($path)::+);
        narrow!(@format bf16 $Trait $name $args ($($R)?) $($path)::+);
    )*};
    (@format $Trait:ident $name:ident ($($x:ident),*) ($($R:tt)?) ($($path:ident)::+) ($($pairs:ident)::+)) => {
        #[diagnostic::do_not_recommend]
        impl $Trait for f32 {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $name<M: Mode, B: Backend>(b: B, $($x: B::F32),*) -> results!($($R)?, B::F32) {
                if B::MAY_HAVE_SLOW_DOUBLES {
                    return b.if_else(
                        b.slow_doubles(),
                        |b| $($pairs)::+::body::<B, M>(b, $($x),*),
                        |b| $($path)::+::body::<B, M, B::F32>(b, $($x),*),
                    );
                }
                $($path)::+::body::<B, M, B::F32>(b, $($x),*)
            }
        }
    };
}

two_forms! {
    Exp exp(x) = exp::exp, or narrow::exp::exp;
    Exp2 exp2(x) = exp::exp2, or narrow::exp::exp2;
    Exp10 exp10(x) = bases::exp10, or narrow::exp::exp10;
    Ln ln(x) = log::ln, or narrow::log::ln;
    Log2 log2(x) = bases::log2, or narrow::log::log2;
    Log10 log10(x) = bases::log10, or narrow::log::log10;
    Sin sin(x) = trig::sin, or narrow::trig::sin;
    Cos cos(x) = trig::cos, or narrow::trig::cos;
    SinCos sin_cos(x) -> (Self, Self) = trig::sin_cos, or narrow::trig::sin_cos;
    Tan tan(x) = trig::tan, or narrow::trig::tan;
}

/// Implements a function for binary64.
macro_rules! wide {
    ($($Trait:ident $name:ident($($x:ident $(: $X:tt)?),*) $(-> $R:tt)? = $($path:ident)::+;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl $Trait for f64 {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $name<M: Mode, B: Backend>(b: B, $($x: operand!([Self::On<B>] $($X)?)),*) -> results!($($R)?, Self::On<B>) {
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
    Sin sin(x) = circle64::sin;
    Cos cos(x) = circle64::cos;
    SinCos sin_cos(x) -> (Self, Self) = circle64::sin_cos;
    Tan tan(x) = circle64::tan;
    Atan atan(x) = inverse64::atan;
    Asin asin(x) = inverse64::asin;
    Acos acos(x) = inverse64::acos;
    Atan2 atan2(y, x) = inverse64::atan2;
    AtanPi atan_pi(x) = inverse64::atan_pi;
    AsinPi asin_pi(x) = inverse64::asin_pi;
    AcosPi acos_pi(x) = inverse64::acos_pi;
    Atan2Pi atan2_pi(y, x) = inverse64::atan2_pi;
    SinPi sin_pi(x) = turns64::sin_pi;
    CosPi cos_pi(x) = turns64::cos_pi;
    TanPi tan_pi(x) = turns64::tan_pi;
    Powf powf(x, y) = pow64::powf;
    Powi powi(x, n: i32) = pow64::powi;
    Rootn rootn(x, n: i32) = pow64::rootn;
    Compound compound(x, n: i32) = pow64::compound;
    Cbrt cbrt(x) = cbrt64::cbrt;
    Hypot hypot(x, y) = norm64::hypot;
    Rhypot rhypot(x, y) = norm64::rhypot;
    Norm3d norm3d(x, y, z) = norm64::norm3d;
    Norm4d norm4d(x, y, z, w) = norm64::norm4d;
    Gamma gamma(x) = lgamma64::gamma;
    LnGamma ln_gamma(x) = lgamma64::ln_gamma;
    J0 j0(x) = bessel::j0_wide;
    J1 j1(x) = bessel::j1_wide;
    Y0 y0(x) = bessel::y0_wide;
    Y1 y1(x) = bessel::y1_wide;
    Jn jn(x, n: i32) = bessel_n::jn_wide;
    Yn yn(x, n: i32) = bessel_n::yn_wide;
    Erf erf(x) = error64::erf;
    Erfc erfc(x) = error64::erfc;
    Erfcx erfcx(x) = normal64::erfcx;
    Normcdf normcdf(x) = normal64::normcdf;
    Erfinv erfinv(x) = error_inverse64::erfinv;
    Erfcinv erfcinv(x) = error_inverse64::erfcinv;
    Normcdfinv normcdfinv(x) = error_inverse64::normcdfinv;
}

/// Implements what a GPU approximates, for binary32: the function rounded to nearest in whatever mode, which a GPU does not call.
macro_rules! approximate {
    ($($Trait:ident $name:ident($($x:ident),*) = $($path:ident)::+;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl $Trait for f32 {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $name<M: Mode, B: Backend>(b: B, $($x: B::F32),*) -> B::F32 {
                $($path)::+::body::<B, crate::Rn, B::F32>(b, $($x),*)
            }
        }
    )*};
}

approximate! {
    ApproxExp approx_exp(x) = exp::exp;
    ApproxExp2 approx_exp2(x) = exp::exp2;
    ApproxExp10 approx_exp10(x) = bases::exp10;
    ApproxLn approx_ln(x) = log::ln;
    ApproxLog2 approx_log2(x) = bases::log2;
    ApproxLog10 approx_log10(x) = bases::log10;
    ApproxSin approx_sin(x) = trig::sin;
    ApproxCos approx_cos(x) = trig::cos;
    ApproxTan approx_tan(x) = trig::tan;
    ApproxTanh approx_tanh(x) = hyper::tanh;
    ApproxPowf approx_powf(x, y) = pow::powf;
}

/// A function on any backend. In recorded bodies it is a call of one that knows which function it is.
macro_rules! calls {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($($x:ident: $X:tt),*) -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, $origin:tt, (method $Trait:ident $hidden:ident $in_mode:ident),
        $ieee:literal, $cuda:literal;
    )*) => {$(
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<M: Mode, B: Backend, T: $Trait>(b: B, $($x: operand!([T::On<B>] $X)),*) -> results!($R, T::On<B>) {
            let name = const {
                const { &InstanceName::new(concat!("fpdsl_", stringify!($name)), &[mode_name::<M>(), type_name::<T>()]) }.text()
            };
            let callee = Callee { name, cold: false, elementary: Some(Elementary::$Name) };
            b.elementary(
                callee,
                ($($x,)*),
                #[cfg_attr(not(debug_assertions), inline(always))]
                |b, ($($x,)*)| {
                    $(let $x = b.bind(stringify!($x), $x);)*
                    T::$name::<M, B>(b, $($x),*)
                },
            )
        }
    )*};
}

mod called {
    use super::*;
    fpdsl_ops::elementary!(calls);
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
        pub fn $name<M: Mode, B: Backend, T: Leaf<B, Native: $Trait>>(b: B, $($x: operand!([T] $X)),*) -> results!($R, T) {
            called::$name::<M, B, T::Native>(b, $($x),*)
        }
    )*};
}

/// One function for emitted code a row.
pub mod on_backends {
    use super::*;
    fpdsl_ops::elementary!(functions);
}
