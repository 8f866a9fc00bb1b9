//! The built-in functions as methods, for receivers of which only rustc knows whether they are scalars or structs.
//!
//! A struct's own method of that name, which `#[fp] impl` emits under the same hidden name, comes before these. Every
//! method takes the mode in force as a value, so that one call fits both; a struct's method has a mode of its own and
//! ignores it.

use crate::backend::{Backend, Encoded, Float, Int, Leaf, Num, Signed, SignedInt, UnsignedInt};

/// The methods of one kind of scalar, with the operations of `$ops`.
macro_rules! methods {
    ($ops:path; $Kind:ident $(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($self:ident: $Self:ident $(, $x:ident: $X:tt)*) -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, $origin:tt, $call:tt, $ieee:literal, $cuda:literal;
    )*) => {
        $(methods! { @$Kind $call $ops; $name $rounds ($($x: $X),*) $R })*
    };
    (@Num (method Num $hidden:ident) $($row:tt)*) => { methods! { * $hidden $($row)* } };
    (@Signed (method Signed $hidden:ident) $($row:tt)*) => { methods! { * $hidden $($row)* } };
    (@Float (method Float $hidden:ident) $($row:tt)*) => { methods! { * $hidden $($row)* } };
    (@Encoded (method Encoded $hidden:ident) $($row:tt)*) => { methods! { * $hidden $($row)* } };
    (@Int (method Int $hidden:ident) $($row:tt)*) => { methods! { * $hidden $($row)* } };
    (@SignedInt (method SignedInt $hidden:ident) $($row:tt)*) => { methods! { * $hidden $($row)* } };
    (@UnsignedInt (method UnsignedInt $hidden:ident) $($row:tt)*) => { methods! { * $hidden $($row)* } };
    // Another kind's, or no method. What follows has other signs than `@`, or it would end here.
    (@$Kind:ident $call:tt $($row:tt)*) => {};
    (* $hidden:ident $ops:path; $name:ident $rounds:ident ($($x:ident: $X:tt),*) $R:tt) => {
        #[doc = concat!("[`", stringify!($name), "`](mod@crate::ops) of this and the arguments.")]
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn $hidden<Mode_: crate::mode::Mode>(self, b: B, _mode: Mode_ $(, $x: on!(Self $X))*) -> on!(Self $R) {
            use $ops as operations;
            methods!(+ $rounds Mode_, $name, (b, self $(, $x)*))
        }
    };
    (+ exact $Mode:ident, $name:ident, $args:tt) => { operations::$name $args };
    (+ rounded $Mode:ident, $name:ident, $args:tt) => { operations::$name::<$Mode, _, _> $args };
}

/// A trait a kind of scalar, implemented for all of the kind.
macro_rules! traits {
    ($ops:path; $($(#[$doc:meta])* $Methods:ident: $Kind:ident;)*) => {$(
        $(#[$doc])*
        pub trait $Methods<B: Backend>: $Kind<B> {
            fpdsl_ops::operations!(methods $ops; $Kind);
        }

        impl<B: Backend, T: $Kind<B>> $Methods<B> for T {}
    )*};
}

macro_rules! all {
    ($ops:path) => {
        traits! {
            $ops;
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
            fpdsl_ops::elementary!(elementary $ops;);
        }

        impl<B: Backend, T: Leaf<B>> ElementaryMethods<B> for T {}
    };
}

/// The methods of elementary functions.
macro_rules! elementary {
    ($ops:path; $(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($self:ident: Self $(, $x:ident: $X:tt)*) -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, $origin:tt, (method $Trait:ident $hidden:ident $in_mode:ident),
        $ieee:literal, $cuda:literal;
    )*) => {$(
        #[doc = concat!("[`", stringify!($name), "`](fn@crate::ops::", stringify!($name), ") of this and the arguments.")]
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn $hidden<Mode_: crate::mode::Mode>(self, b: B, _mode: Mode_ $(, $x: on!(Self $X))*) -> on!(Self $R)
        where
            Self::Native: crate::math::$Trait,
        {
            use $ops as operations;
            operations::$name::<Mode_, _, _>(b, self $(, $x)*)
        }
    )*};
}

pub use kept::*;

mod kept {
    use super::*;
    all!(crate::ops);
}

/// The same for `ftz = true`.
pub mod ftz {
    use super::*;
    all!(crate::ops::ftz);
}
