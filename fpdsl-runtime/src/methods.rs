//! The built-in functions as methods, for receivers of which only rustc knows whether they are scalars or structs.
//!
//! A struct's own method of that name, which `#[fp] impl` emits under the same hidden name, comes before these. Every
//! method takes the mode in force as a value, so that one call fits both; a struct's method has a mode of its own and
//! ignores it. It takes its receiver once more as an argument: for a struct whose fields have Rust's types, methods are found in that
//! struct, of which bodies have no value ([`HasMethods`]).

use fpdsl_macros::{for_each_function, for_each_operation};

use crate::backend::{Backend, Encoded, Float, Int, Leaf, Num, Signed, SignedInt, State, UnsignedInt};
use crate::mode::Mode;
use crate::typed::{NotDerived, nothing};

/// A trait a kind of scalar, implemented for all of the kind.
macro_rules! kinds {
    ($($(#[$doc:meta])* $Methods:ident: $Kind:ident;)*) => {$(
        $(#[$doc])*
        pub trait $Methods<B: Backend>: $Kind<B> {
            for_each_operation! {
                #for method && $Kind with _ = B {
                    #[doc = concat!("[`", stringify!(#name), "`](mod@crate::ops) of this and the arguments.")]
                    #[cfg_attr(not(debug_assertions), inline(always))]
                    fn #{__fp_ name}<Mode_: Mode>(
                        self,
                        b: B,
                        _mode: Mode_,
                        _itself: Self
                        #(#if !first { , #x: #X })*
                    ) -> #R {
                        operations::#name #if rounded { ::<Mode_, _, _> } (b, self #(#if !first { , #x })*)
                    }
                }
            }
        }

        impl<B: Backend, T: $Kind<B>> $Methods<B> for T {}
    )*};
}

/// The methods of scalars, with the `operations` of the module around it.
macro_rules! methods {
    () => {
        kinds! {
            /// Of floats and integers.
            NumMethods: Num;
            /// Of floats and signed integers.
            SignedMethods: Signed;
            /// Of floats.
            FloatMethods: Float;
            /// Of floats, by their encodings.
            EncodedMethods: Encoded;
            /// Of integers.
            IntMethods: Int;
            /// Of signed integers.
            SignedIntMethods: SignedInt;
            /// Of unsigned integers.
            UnsignedIntMethods: UnsignedInt;
        }

        /// Of the formats that have an elementary function.
        pub trait ElementaryMethods<B: Backend>: Leaf<B> {
            for_each_function! {
                #for with _ = B {
                    #[doc = concat!("[`", stringify!(#name), "`](fn@crate::ops::", stringify!(#name), ") of this and the arguments.")]
                    #[cfg_attr(not(debug_assertions), inline(always))]
                    fn #{__fp_ name}<Mode_: Mode>(
                        self,
                        b: B,
                        _mode: Mode_,
                        _itself: Self
                        #(#if !first { , #x: #X })*
                    ) -> #R
                    where
                        Self::Native: crate::math::#Trait,
                    {
                        operations::#name::<Mode_, _, _>(b, self #(#if !first { , #x })*)
                    }
                }
            }
        }

        impl<B: Backend, T: Leaf<B>> ElementaryMethods<B> for T {}
    };
}

/// The place where the methods of a value are found: the value itself. The twin of a struct on a backend has a function of the same
/// name, which comes before this one and gives the struct.
pub trait HasMethods: Sized {
    /// The value whose type has the methods.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __fp_methods(self) -> Self {
        self
    }
}

impl<T> HasMethods for T {}

/// What `#[derive(Fp)]` gives a struct for its literals and patterns in bodies. Where it has not, rustc finds these, whose results a check
/// refuses.
pub trait HasFields: Sized {
    /// A value with all scalars zero.
    fn __fp_blank<B: Backend>(_: B) -> NotDerived<Self> {
        nothing()
    }

    /// The value.
    fn __fp_same<B: Backend, V>(_: B, _: V) -> NotDerived<Self> {
        nothing()
    }

    /// The struct as the user has it.
    fn __fp_user<V>(_: V) -> Self {
        nothing()
    }
}

impl<T> HasFields for T {}

/// The length of an array, as a method.
pub trait ArrayMethods: Copy {
    /// `a.len()`.
    fn __fp_len<B: Backend>(self, b: B, _mode: impl Mode, _itself: Self) -> B::Usize;
    /// The same in the check of a body.
    fn len_in_a_body(self) -> crate::typed::named::usize;
}

impl<T: Copy, const N: usize> ArrayMethods for [T; N] {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __fp_len<B: Backend>(self, b: B, _mode: impl Mode, _itself: Self) -> B::Usize {
        <B::Usize as Leaf<B>>::constant(b, N)
    }

    fn len_in_a_body(self) -> crate::typed::named::usize {
        crate::typed::nothing()
    }
}

/// What the attribute makes of an array's `map`.
pub trait MappedMethods<const N: usize>: Copy {
    /// An array of as many elements, which are zeros of any type.
    fn __fp_blank_alike<B: Backend, U: State<B>>(self, b: B, _mode: impl Mode, _itself: Self) -> [U; N];

    /// The same in the check of a body.
    fn blank_alike_in_a_body<U: State<crate::backend::Types>>(self) -> [U; N];
}

impl<T: Copy, const N: usize> MappedMethods<N> for [T; N] {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __fp_blank_alike<B: Backend, U: State<B>>(self, b: B, _mode: impl Mode, _itself: Self) -> [U; N] {
        State::zero(b)
    }

    fn blank_alike_in_a_body<U: State<crate::backend::Types>>(self) -> [U; N] {
        nothing()
    }
}

/// The dot product of arrays of floats, as a method.
pub trait DotMethods<T, const N: usize>: Copy {
    /// `a.exact_dot(b)`: [`exact_dot`](crate::math::dot::exact_dot).
    fn __fp_exact_dot<B: Backend, M: Mode>(self, b: B, _mode: M, _itself: Self, other: [T; N]) -> T
    where
        T: Encoded<B>;

    /// The same in the check of a body.
    fn exact_dot_in_a_body(self, other: [T; N]) -> T
    where
        T: Encoded;
}

impl<T: Copy, const N: usize> DotMethods<T, N> for [T; N] {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn __fp_exact_dot<B: Backend, M: Mode>(self, b: B, _mode: M, _itself: Self, other: [T; N]) -> T
    where
        T: Encoded<B>,
    {
        crate::math::dot::exact_dot::<M, B, T, N>(b, self, other)
    }

    fn exact_dot_in_a_body(self, _: [T; N]) -> T
    where
        T: Encoded,
    {
        nothing()
    }
}

pub use crate::storage::StorageMethods;
pub use kept::*;

mod kept {
    use super::*;
    use crate::ops as operations;

    methods!();
}

macro_rules! of_vocabularies {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        pub mod $name {
            use super::*;
            pub use super::{HasFields, HasMethods};
            use crate::ops::$name as operations;

            methods!();
        }
    )*};
}

of_vocabularies! {
    /// The same for `ftz = true`.
    ftz;
    /// The same for `profile = "cc1x"`.
    cc1x;
    /// The same for `profile = "x87"`.
    x87;
}
