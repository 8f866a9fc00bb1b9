//! The built-in functions as methods, for receivers of which only rustc knows whether they are scalars or structs.
//!
//! A struct's own method of that name, which `#[fp] impl` emits under the same hidden name, comes before these. Every
//! method takes the mode in force as a value, so that one call fits both; a struct's method has a mode of its own and
//! ignores it.

use crate::backend::{Backend, Float, Num, Signed};
use crate::mode::Mode;

/// One trait a kind of scalar, implemented for all of the kind, with the operations of `$ops`.
macro_rules! methods {
    ($ops:path; $($(#[$doc:meta])* $Trait:ident: $Kind:ident { $($hidden:ident $name:ident $(<$M:ident>)? ($($arg:ident: $Arg:ty),*) -> $Out:ty;)* })*) => {$(
        $(#[$doc])*
        pub trait $Trait<B: Backend>: $Kind<B> {
            $(
                #[doc = concat!("[`", stringify!($name), "`](mod@crate::ops) of this and the arguments.")]
                #[cfg_attr(not(debug_assertions), inline(always))]
                fn $hidden<Mode_: Mode>(self, b: B, _mode: Mode_ $(, $arg: $Arg)*) -> $Out {
                    use $ops as operations;
                    methods!(@call Mode_ $($M)?, $name, (b, self $(, $arg)*))
                }
            )*
        }

        impl<B: Backend, T: $Kind<B>> $Trait<B> for T {}
    )*};
    (@call $Mode:ident, $name:ident, $args:tt) => { operations::$name $args };
    (@call $Mode:ident M, $name:ident, $args:tt) => { operations::$name::<$Mode, _, _> $args };
}

macro_rules! all {
    ($ops:path) => {
        methods! {
            $ops;
            /// Of floats and integers.
            NumMethods: Num {
                __fp_min min(y: Self) -> Self;
                __fp_max max(y: Self) -> Self;
                __fp_clamp clamp(lo: Self, hi: Self) -> Self;
                __fp_mul_add mul_add<M>(y: Self, z: Self) -> Self;
            }
            /// Of floats and signed integers.
            SignedMethods: Signed {
                __fp_abs abs() -> Self;
            }
            /// Of floats.
            FloatMethods: Float {
                __fp_sqrt sqrt<M>() -> Self;
                __fp_recip recip<M>() -> Self;
                __fp_rsqrt rsqrt<M>() -> Self;
                __fp_minimum minimum(y: Self) -> Self;
                __fp_maximum maximum(y: Self) -> Self;
                __fp_saturate saturate() -> Self;
                __fp_ieee_remainder ieee_remainder(y: Self) -> Self;
                __fp_remquo remquo(y: Self) -> (Self, B::I32);
                __fp_floor floor() -> Self;
                __fp_ceil ceil() -> Self;
                __fp_trunc trunc() -> Self;
                __fp_round round() -> Self;
                __fp_round_ties_even round_ties_even() -> Self;
                __fp_rint rint<M>() -> Self;
                __fp_to_i8 to_i8<M>() -> B::I8;
                __fp_to_i16 to_i16<M>() -> B::I16;
                __fp_to_i32 to_i32<M>() -> B::I32;
                __fp_to_i64 to_i64<M>() -> B::I64;
                __fp_to_u8 to_u8<M>() -> B::U8;
                __fp_to_u16 to_u16<M>() -> B::U16;
                __fp_to_u32 to_u32<M>() -> B::U32;
                __fp_to_u64 to_u64<M>() -> B::U64;
                __fp_to_usize to_usize<M>() -> B::Usize;
                __fp_scalbn scalbn<M>(n: B::I32) -> Self;
                __fp_ldexp ldexp<M>(n: B::I32) -> Self;
                __fp_ilogb ilogb() -> B::I32;
                __fp_logb logb() -> Self;
                __fp_frexp frexp() -> (Self, B::I32);
                __fp_modf modf() -> (Self, Self);
                __fp_next_up next_up() -> Self;
                __fp_next_down next_down() -> Self;
                __fp_ulp ulp() -> Self;
                __fp_copysign copysign(y: Self) -> Self;
                __fp_total_cmp total_cmp(y: Self) -> B::I32;
                __fp_is_nan is_nan() -> B::Bool;
                __fp_is_infinite is_infinite() -> B::Bool;
                __fp_is_finite is_finite() -> B::Bool;
                __fp_is_normal is_normal() -> B::Bool;
                __fp_is_subnormal is_subnormal() -> B::Bool;
                __fp_is_zero is_zero() -> B::Bool;
                __fp_is_sign_negative is_sign_negative() -> B::Bool;
                __fp_is_sign_positive is_sign_positive() -> B::Bool;
                __fp_to_bits to_bits() -> <Self as Float<B>>::Bits;
            }
        }
    };
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
