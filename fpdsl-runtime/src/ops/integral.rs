//! Rounding to integral values, and conversions to integers in a mode.

use crate::backend::{Backend, Encoded};
use crate::mode::{Mode, Rd, Rn, Ru, Rz};

macro_rules! toward {
    ($($(#[$doc:meta])* $name:ident = $mode:ident;)*) => {$(
        $(#[$doc])*
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<B: Backend, T: Encoded<B>>(b: B, x: T) -> T {
            T::rint::<$mode>(b, x)
        }
    )*};
}

toward! {
    /// The greatest integer not above `x` (`roundToIntegralTowardNegative`): [`Encoded::rint`] in rd.
    floor = Rd;
    /// The least integer not below `x` (`roundToIntegralTowardPositive`): [`Encoded::rint`] in ru.
    ceil = Ru;
    /// The integer toward zero (`roundToIntegralTowardZero`): [`Encoded::rint`] in rz.
    trunc = Rz;
    /// The nearest integer, ties to even (`roundToIntegralTiesToEven`): [`Encoded::rint`] in rn.
    round_ties_even = Rn;
}

macro_rules! to_ints {
    ($($name:ident $method:ident $On:ident $native:literal;)*) => {$(
        #[doc = concat!("The `", $native, "` that `x` rounds to in the mode in force, saturating; NaN is 0.")]
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<M: Mode, B: Backend, T: Encoded<B>>(b: B, x: T) -> B::$On {
            T::$method::<M>(b, x)
        }
    )*};
}

to_ints! {
    to_i8 rint_to_i8 I8 "i8";
    to_i16 rint_to_i16 I16 "i16";
    to_i32 rint_to_i32 I32 "i32";
    to_i64 rint_to_i64 I64 "i64";
    to_u8 rint_to_u8 U8 "u8";
    to_u16 rint_to_u16 U16 "u16";
    to_u32 rint_to_u32 U32 "u32";
    to_u64 rint_to_u64 U64 "u64";
    to_usize rint_to_usize Usize "usize";
}
