//! The elementary functions, correctly rounded in four modes, written in the language itself.
//!
//! [`Elementary`] lists them, and their rows name the bodies. Each has a trait here, which the formats that have the function implement.
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
//! `dot` is written likewise, as a method of arrays (`methods::DotMethods`), and so are the operations of `ops::x87` and `ops::cc1x`.

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
pub mod cc1x;
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
pub(crate) mod kit;
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
pub mod philox;
mod polynomial;
mod pow;
mod pow64;
mod quick;
mod quick_angles;
mod reduce64;
mod side;
mod split;
pub mod stochastic;
mod tables;
mod trig;
mod turns;
mod turns64;
pub mod x87;

use core::marker::PhantomData;

use fpdsl_macros::for_each_function;
use fpdsl_ops::Elementary;
use half::{bf16, f16};

use crate::backend::{Backend, Callee, Leaf};
use crate::function::{Function, InstanceName, mode_name, type_name};
use crate::lift::{Lift, Scalar};
use crate::mode::{Mode, has_four_modes};

for_each_function! {
    #for with Self = Self::On<B>, _ = B {
        #[doc = concat!("The formats that have `", stringify!(#name), "`.")]
        #[diagnostic::on_unimplemented(
            message = "`{Self}` does not have the function of this name",
            label = "not a format that has it",
            note = "cast the operand, as in `x as f32`; `fpdsl::math` lists the functions of each format"
        )]
        pub trait #Trait: Scalar {
            #[doc = #doc]
            ///
            /// # Examples
            ///
            /// In a body it is a method, in the mode in force.
            ///
            /// ```
            /// use fpdsl::prelude::*;
            ///
            /// #[fp(mode = "ru")]
            #[doc = concat!("fn function", #signature, " {")]
            #[doc = concat!("    ", #example)]
            /// }
            /// ```
            fn #name<M: Mode, B: Backend>(b: B, #(#x: #X),*) -> #R;
        }

        #formats {
            #[diagnostic::do_not_recommend]
            impl #Trait for #T {
                #[cfg_attr(not(debug_assertions), inline(always))]
                fn #name<M: Mode, B: Backend>(b: B, #(#x: #X),*) -> #R {
                    #if f64 {
                        #wide::body::<B, M>(b, #(#x),*)
                    } #else if approximate {
                        // To nearest in whatever mode. A GPU does not call it.
                        #narrow::body::<B, crate::Rn, Self::On<B>>(b, #(#x),*)
                    } #else {
                        #if f32 && pairs {
                            if B::MAY_HAVE_SLOW_DOUBLES {
                                return b.if_else(
                                    b.slow_doubles(),
                                    |b| #pairs::body::<B, M>(b, #(#x),*),
                                    |b| #narrow::body::<B, M, Self::On<B>>(b, #(#x),*),
                                );
                            }
                        }
                        #narrow::body::<B, M, Self::On<B>>(b, #(#x),*)
                    }
                }
            }
        }
    }
}

/// The functions as types.
pub mod functions {
    use super::*;

    for_each_function! {
        #for with Self = T {
            #[doc = concat!("`", stringify!(#name), "` of a format in a mode, as a type.")]
            #[derive(Clone, Copy, Debug)]
            #[allow(non_camel_case_types)]
            pub struct #name<M, T>(PhantomData<(M, T)>);

            #[diagnostic::do_not_recommend]
            impl<M: Mode, T: #Trait> Function for #name<M, T> {
                type Args = (#(#X,)*);
                type Out = #R;

                const NAME: &'static str =
                    const { const { &InstanceName::new(stringify!(#name), &[mode_name::<M>(), type_name::<T>()]) }.text() };
                const PARAMS: &'static [&'static str] = &[#(stringify!(#x)),*];
                const SOURCE: &'static str = "";

                #[cfg_attr(not(debug_assertions), inline(always))]
                fn eval<B: Backend>(b: B, (#(#x,)*): <Self::Args as Lift>::On<B>) -> <Self::Out as Lift>::On<B> {
                    called::#name::<M, B, T>(b, #(#x),*)
                }
            }
        }
    }
}

/// A function on any backend. In recorded bodies it is a call of one that knows which function it is.
mod called {
    use super::*;

    for_each_function! {
        #for with Self = T::On<B>, _ = B {
            #[cfg_attr(not(debug_assertions), inline(always))]
            pub fn #name<M: Mode, B: Backend, T: #Trait>(b: B, #(#x: #X),*) -> #R {
                const { has_four_modes::<M>() };
                let name = const {
                    const { &InstanceName::new(concat!("fpdsl_", stringify!(#name)), &[mode_name::<M>(), type_name::<T>()]) }.text()
                };
                let callee = Callee { elementary: Some(Elementary::#Name), ..Callee::of(name, false) };
                b.elementary(
                    callee,
                    (#(#x,)*),
                    #[cfg_attr(not(debug_assertions), inline(always))]
                    |b, (#(#x,)*)| {
                        #(let #x = b.bind(stringify!(#x), #x);)*
                        T::#name::<B::Within<M>, B>(b, #(#x),*)
                    },
                )
            }
        }
    }
}

/// A function for emitted code a row, found by the type of its operands.
pub mod on_backends {
    use super::*;

    for_each_function! {
        #for with Self = T, _ = B {
            #[doc = #doc]
            #[cfg_attr(not(debug_assertions), inline(always))]
            pub fn #name<M: Mode, B: Backend, T: Leaf<B, Native: #Trait>>(b: B, #(#x: #X),*) -> #R {
                called::#name::<M, B, T::Native>(b, #(#x),*)
            }
        }
    }
}
