//! The elementary functions for plain Rust, correctly rounded.
//!
//! ```
//! use fpdsl::prelude::*;
//! use fpdsl::math;
//!
//! assert_eq!(math::exp(1.0_f64), std::f64::consts::E);
//! assert!(math::exp_in::<Rd, _>(1.0_f32) < math::exp_in::<Ru, _>(1.0_f32));
//!
//! // In bodies they are methods, in the mode in force.
//! #[fp(mode = "ru")]
//! fn growth(rate: f64, time: f64) -> f64 {
//!     (rate * time).exp()
//! }
//! assert!(growth(1.0, 1.0) > std::f64::consts::E);
//! ```
//!
//! [`FORMATS`] lists the functions with their formats.
//!
//! Special values are those of C23, annex F, and IEEE 754-2019, 9.2.1. A result is the exact one rounded once in the mode, on every
//! level of the host, on lanes, in the interpreter and in CUDA C++. A faithful result is a number next to the exact one, nearly always
//! on the side of the mode, and has the same bits everywhere.

#[macro_use]
mod known;

/// Lines of the table above.
macro_rules! table {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident $params:tt -> $R:tt = { $($example:tt)* },
        $domain:ident, $rounds:ident, $flushing:ident, (elementary $($format:ident)* $(; $($faithful:ident)* $(; $($approximate:ident)*)?)?), $call:tt, $ieee:literal, $cuda:literal;
    )*) => {
        concat!($(
            line!($name, "correctly rounded in four modes", $($format)*),
            line!($name, "faithful, the same bits everywhere", $($($faithful)*)?),
            line!($name, "in bodies: the GPU's own, with NVIDIA's bounds and no promise of bits", $($($($approximate)*)?)?)
        ),*)
    };
}

/// A line, if any format has the promise.
macro_rules! line {
    ($name:ident, $promise:literal,) => {
        ""
    };
    ($name:ident, $promise:literal, $($format:ident)+) => {
        concat!("| `", stringify!($name), "` |", $(" `", stringify!($format), "`",)* " | ", $promise, " |\n")
    };
}

/// The functions, and the formats that have them, a line each.
///
/// | function | formats | promise |
/// |---|---|---|
#[doc = fpdsl_ops::elementary!(table)]
pub const FORMATS: &str = fpdsl_ops::elementary!(table);

use fpdsl_runtime::math::functions;
pub use fpdsl_runtime::math::{
    Acos, AcosPi, Acosh, ApproxCos, ApproxExp, ApproxExp2, ApproxExp10, ApproxLn, ApproxLog2, ApproxLog10,
    ApproxPowf, ApproxSin, ApproxTan, ApproxTanh, Asin, AsinPi, Asinh, Atan, Atan2, Atan2Pi, AtanPi, Atanh,
    Cbrt, Compound, Cos, CosPi, Cosh, Erf, Erfc, Erfcinv, Erfcx, Erfinv, Exp, Exp2, Exp10, ExpM1, Gamma,
    Hypot, J0, J1, Jn, Ln, Ln1p, LnGamma, Log2, Log10, Norm3d, Norm4d, Normcdf, Normcdfinv, Powf, Powi,
    Rhypot, Rootn, Sin, SinCos, SinPi, Sinh, Tan, TanPi, Tanh, Y0, Y1, Yn,
};

use crate::__private::call;
use crate::{Mode, Rn};

/// The type of a row's results: one of `T`, or a pair.
macro_rules! results {
    (Self, $T:ty) => {
        $T
    };
    ((Self, Self), $T:ty) => {
        ($T, $T)
    };
}

/// The type of an operand, where that of the function is `$T`.
macro_rules! operand {
    ([$($T:tt)*] Self) => { $($T)* };
    ([$($T:tt)*] i32) => { i32 };
}

/// A function of plain Rust a row: in a mode, and to nearest.
macro_rules! plain {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($($x:ident: $X:tt),*) -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, $origin:tt, (method $Trait:ident $hidden:ident $in_mode:ident),
        $ieee:literal, $cuda:literal;
    )*) => {
        $(plain! { @row $origin $doc $name ($($x: $X),*) $R $Trait $in_mode })*
    };
    // Plain Rust has no use for what a GPU approximates.
    (@row (elementary; ; $($format:ident)*) $($row:tt)*) => {};
    (@row $origin:tt $doc:literal $name:ident ($($x:ident: $X:tt),*) $R:tt $Trait:ident $in_mode:ident) => {
        #[doc = $doc]
        #[doc = " Rounded once, to nearest."]
        ///
        /// # Examples
        ///
        /// ```
        #[doc = concat!("assert_eq!(fpdsl::math::", stringify!($name), "(", known!($name first), known!($name rest), "), ", known!($name result), ");")]
        /// ```
        #[inline]
        pub fn $name<T: $Trait>($($x: operand!([T] $X)),*) -> results!($R, T) {
            $in_mode::<Rn, T>($($x),*)
        }

        #[doc = $doc]
        #[doc = " Rounded once, in the mode `M`."]
        ///
        /// # Examples
        ///
        /// ```
        #[doc = concat!("use fpdsl::math::", stringify!($in_mode), ";")]
        /// use fpdsl::{Rd, Ru};
        ///
        #[doc = concat!("let below = ", stringify!($in_mode), "::<Rd, _>(", known!($name first), known!($name rest), ");")]
        #[doc = concat!("let above = ", stringify!($in_mode), "::<Ru, _>(", known!($name first), known!($name rest), ");")]
        #[doc = concat!("assert!((below..=above).contains(&", known!($name result), "));")]
        /// ```
        #[inline]
        pub fn $in_mode<M: Mode, T: $Trait>($($x: operand!([T] $X)),*) -> results!($R, T) {
            call::<functions::$name<M, T>>(($($x,)*))
        }
    };
}

fpdsl_ops::elementary!(plain);

/// Over arrays: `fpdsl::math::exp::map(&x).run(&device)`.
#[cfg(feature = "std")]
macro_rules! modules {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($($x:ident: $X:tt),*) -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, $origin:tt, (method $Trait:ident $hidden:ident $in_mode:ident),
        $ieee:literal, $cuda:literal;
    )*) => {
        $(modules! { @row $origin $Trait $name $R $($x: $X),* })*
    };
    (@row (elementary; ; $($format:ident)*) $($row:tt)*) => {};
    (@row $origin:tt $Trait:ident $name:ident $($row:tt)*) => {
        #[doc = concat!("[`", stringify!($name), "`](fn@", stringify!($name), ") over arrays.")]
        pub mod $name {
            use super::arrays::*;

            modules! { @functions $Trait $name $($row)* }
        }
    };
    (@functions $Trait:ident $name:ident $R:tt $first:ident: Self $(, $x:ident: $X:tt)*) => {
        /// The call of the function for each element, rounded to nearest. The first argument is an array.
        ///
        /// # Examples
        ///
        /// ```
        #[doc = array_example!($R $name map)]
        /// ```
        pub fn map<A>(
            $first: A
            $(, $x: impl Arg<operand!([A::Element] $X), Form: Form<operand!([A::Element] $X)>>)*
        ) -> Call<functions::$name<Rn, A::Element>, impl Forms<ArgsOf<functions::$name<Rn, A::Element>>>>
        where
            A: Values<Element: math::$Trait>,
        {
            map_in::<Rn, A>($first $(, $x)*)
        }

        /// The call of the function for each element, rounded in the mode `M`.
        ///
        /// # Examples
        ///
        /// ```
        #[doc = array_example!($R $name map_in)]
        /// ```
        pub fn map_in<M, A>(
            $first: A
            $(, $x: impl Arg<operand!([A::Element] $X), Form: Form<operand!([A::Element] $X)>>)*
        ) -> Call<functions::$name<M, A::Element>, impl Forms<ArgsOf<functions::$name<M, A::Element>>>>
        where
            M: Mode,
            A: Values<Element: math::$Trait>,
        {
            calls::map(($first, $($x,)*))
        }

        /// The CUDA C++ of the kernel that `map_in` runs on a GPU.
        ///
        /// # Examples
        ///
        /// ```
        #[doc = concat!("let source = fpdsl::math::", stringify!($name), "::cuda_source::<fpdsl::Rn, f32>();")]
        /// assert!(source.contains("__global__"));
        /// ```
        #[must_use]
        pub fn cuda_source<M: Mode, T: math::$Trait>() -> String {
            crate::cuda_source::<functions::$name<M, T>>()
        }
    };
}

#[cfg(feature = "std")]
fpdsl_ops::elementary!(modules);

#[cfg(feature = "std")]
mod arrays {
    pub use fpdsl_runtime::math::{self, functions};

    pub use crate::backend::{Arg, Form, Forms};
    pub use crate::calls::{self, Call};
    pub use crate::{Buffer, Mode, Rn};

    /// The parameters of a function.
    pub type ArgsOf<F> = <F as crate::generic::Function>::Args;

    /// An array of values: a slice, an array, a `Vec` or a `Buffer`, borrowed or not.
    pub trait Values: Arg<Self::Element, Form: Form<Self::Element>> {
        /// The values.
        type Element: crate::generic::Element;
    }

    macro_rules! values {
        ($(($($generics:tt)*) $type:ty;)*) => {$(
            impl<$($generics)*> Values for $type {
                type Element = T;
            }
        )*};
    }

    values! {
        (T: crate::generic::Element) &[T];
        (T: crate::generic::Element, const N: usize) &[T; N];
        (T: crate::generic::Element) Vec<T>;
        (T: crate::generic::Element) &Vec<T>;
        (T: crate::generic::Element) Buffer<T>;
        (T: crate::generic::Element) &Buffer<T>;
    }
}

#[cfg(feature = "std")]
pub use arrays::Values;
