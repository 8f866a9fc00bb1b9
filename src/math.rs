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

use fpdsl_macros::for_each_function;

/// Lines of the table of functions and formats.
macro_rules! table {
    () => {
        for_each_function! {
            concat!(#for {
                #if correct { "| `", stringify!(#name), "` | ", #correct, " | correctly rounded in four modes |\n", }
                #if faithful { "| `", stringify!(#name), "` | ", #faithful, " | faithful, the same bits everywhere |\n", }
                #if approximate {
                    "| `", stringify!(#name), "` | ", #approximate,
                    " | in bodies: the GPU's own, with NVIDIA's bounds and no promise of bits |\n",
                }
            })
        }
    };
}

/// The functions, and the formats that have them, a line each.
///
/// | function | formats | promise |
/// |---|---|---|
#[doc = table!()]
pub const FORMATS: &str = table!();

use fpdsl_runtime::math::functions;
pub use fpdsl_runtime::math::{
    Acos, AcosPi, Acosh, ApproxCos, ApproxExp, ApproxExp2, ApproxExp10, ApproxLn, ApproxLog2, ApproxLog10,
    ApproxPowf, ApproxSin, ApproxTan, ApproxTanh, Asin, AsinPi, Asinh, Atan, Atan2, Atan2Pi, AtanPi, Atanh,
    Cbrt, Compound, Cos, CosPi, Cosh, Erf, Erfc, Erfcinv, Erfcx, Erfinv, Exp, Exp2, Exp10, ExpM1, Gamma,
    Hypot, J0, J1, Jn, Ln, Ln1p, LnGamma, Log2, Log10, Norm3d, Norm4d, Normcdf, Normcdfinv, Powf, Powi,
    Rhypot, Rootn, Sin, SinCos, SinPi, Sinh, Tan, TanPi, Tanh, Y0, Y1, Yn,
};

use crate::__private::call;
use crate::mode::{Mode, Rn};

for_each_function! {
    // Plain Rust has no use for what a GPU approximates.
    #for !approximate with Self = T {
        #[doc = #doc]
        #[doc = " Rounded once, to nearest."]
        ///
        /// # Examples
        ///
        /// ```
        #[doc = concat!("assert_eq!(fpdsl::math::", stringify!(#name), "(", #known_first, #known_rest, "), ", #known, ");")]
        /// ```
        #[inline]
        pub fn #name<T: #Trait>(#(#x: #X),*) -> #R {
            #{name _in}::<Rn, T>(#(#x),*)
        }

        #[doc = #doc]
        #[doc = " Rounded once, in the mode `M`."]
        ///
        /// # Examples
        ///
        /// ```
        #[doc = concat!("use fpdsl::math::", stringify!(#{name _in}), ";")]
        /// use fpdsl::mode::{Rd, Ru};
        ///
        #[doc = concat!("let below = ", stringify!(#{name _in}), "::<Rd, _>(", #known_first, #known_rest, ");")]
        #[doc = concat!("let above = ", stringify!(#{name _in}), "::<Ru, _>(", #known_first, #known_rest, ");")]
        #[doc = concat!("assert!((below..=above).contains(&", #known, "));")]
        /// ```
        #[inline]
        pub fn #{name _in}<M: Mode, T: #Trait>(#(#x: #X),*) -> #R {
            call::<functions::#name<M, T>>((#(#x,)*))
        }
    }
}

// Over arrays: `fpdsl::math::exp::map(&x).run(&device)`.
#[cfg(feature = "std")]
for_each_function! {
    #for !approximate with Self = A::Element {
        #[doc = concat!("[`", stringify!(#name), "`](fn@", stringify!(#name), ") over arrays.")]
        #[allow(clippy::type_complexity)]
        pub mod #name {
            use super::arrays::*;

            /// The call of the function for each element, rounded to nearest. The first argument is an array.
            ///
            /// # Examples
            ///
            /// ```
            #[doc = concat!(
                "let ", #if pair { "(one, other)" } #else { "results" }, " = fpdsl::math::", stringify!(#name), "::map(&[",
                #known_first, "]", #known_rest, ").run(&fpdsl::Device::host())?;"
            )]
            #if pair { #[doc = concat!("assert_eq!((one.to_vec()?[0], other.to_vec()?[0]), ", #known, ");")] }
            #else { #[doc = concat!("assert_eq!(results.to_vec()?, [", #known, "]);")] }
            /// # Ok::<(), fpdsl::Error>(())
            /// ```
            pub fn map<A>(
                #first: A
                #(#if !first { , #x: impl Arg<#X, Form: Form<#X>> })*
            ) -> Call<functions::#name<Rn, A::Element>, impl Forms<ArgsOf<functions::#name<Rn, A::Element>>>>
            where
                A: Values<Element: math::#Trait>,
            {
                map_in::<Rn, A>(#(#x),*)
            }

            /// The call of the function for each element, rounded in the mode `M`.
            ///
            /// # Examples
            ///
            /// ```
            #[doc = concat!(
                "let ", #if pair { "(one, other)" } #else { "results" }, " = fpdsl::math::", stringify!(#name),
                "::map_in::<fpdsl::mode::Ru, _>(&[", #known_first, "]", #known_rest, ").run(&fpdsl::Device::host())?;"
            )]
            #if pair { #[doc = concat!("assert!((one.to_vec()?[0], other.to_vec()?[0]) >= ", #known, ");")] }
            #else { #[doc = concat!("assert!(results.to_vec()?[0] >= ", #known, ");")] }
            /// # Ok::<(), fpdsl::Error>(())
            /// ```
            pub fn map_in<M, A>(
                #first: A
                #(#if !first { , #x: impl Arg<#X, Form: Form<#X>> })*
            ) -> Call<functions::#name<M, A::Element>, impl Forms<ArgsOf<functions::#name<M, A::Element>>>>
            where
                M: Mode,
                A: Values<Element: math::#Trait>,
            {
                calls::map((#(#x,)*))
            }

            /// The CUDA C++ of the kernel that `map_in` runs on a GPU.
            ///
            /// # Examples
            ///
            /// ```
            #[doc = concat!("let source = fpdsl::math::", stringify!(#name), "::cuda_source::<fpdsl::mode::Rn, f32>();")]
            /// assert!(source.contains("__global__"));
            /// ```
            #[must_use]
            pub fn cuda_source<M: Mode, T: math::#Trait>() -> String {
                crate::backend::cuda_source::<functions::#name<M, T>>()
            }
        }
    }
}

#[cfg(feature = "std")]
mod arrays {
    pub use fpdsl_runtime::math::{self, functions};

    pub use crate::Buffer;
    pub use crate::backend::{Arg, Form, Forms};
    pub use crate::calls::{self, Call};
    pub use crate::mode::{Mode, Rn};

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
