//! The operations that its values are said to have.

use super::{Types, named, nothing};
use crate::backend::{Bitwise, Castable, Encoded, Equal, Float, Int, Leaf, Num, Signed, State, Value};
use crate::literal::Literal;
use crate::mode::Mode;

/// Rust's own types.
mod native {
    pub use core::primitive::{bool, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64, usize};
    pub use half::{bf16, f16};
}

/// Functions that there must be.
macro_rules! functions {
    ($($name:ident $(<$M:ident>)? ($($arg:ident),*) -> $Out:ty;)*) => {$(
        fn $name $(<$M: Mode>)? (_: Types $(, _: functions!(@ty $arg))*) -> $Out {
            nothing()
        }
    )*};
    (@ty x) => { Self };
    (@ty n) => { named::u32 };
}

macro_rules! values {
    ($($name:ident)*) => {$(
        impl State<Types> for named::$name {
            fn merge(_: Types, (): &mut (), _: Self, _: Self) -> Self {
                nothing()
            }

            fn zero(_: Types) -> Self {
                nothing()
            }
        }

        impl Value for named::$name {}

        impl Leaf<Types> for named::$name {
            type Native = native::$name;

            fn constant(_: Types, _: native::$name) -> Self {
                nothing()
            }
        }

        impl Equal<Types> for named::$name {
            functions! {
                eq(x, x) -> named::bool;
                ne(x, x) -> named::bool;
            }
        }

        impl Castable<Types> for named::$name {
            functions! {
                to_f16<M>(x) -> named::f16;
                to_bf16<M>(x) -> named::bf16;
                to_f32<M>(x) -> named::f32;
                to_f64<M>(x) -> named::f64;
                to_i8(x) -> named::i8;
                to_i16(x) -> named::i16;
                to_i32(x) -> named::i32;
                to_i64(x) -> named::i64;
                to_u8(x) -> named::u8;
                to_u16(x) -> named::u16;
                to_u32(x) -> named::u32;
                to_u64(x) -> named::u64;
                to_usize(x) -> named::usize;
            }
        }
    )*};
}

values!(bool f16 bf16 f32 f64 i8 i16 i32 i64 u8 u16 u32 u64 usize);

macro_rules! nums {
    ($($name:ident)*) => {$(
        impl Num<Types> for named::$name {
            functions! {
                add<M>(x, x) -> Self;
                sub<M>(x, x) -> Self;
                mul<M>(x, x) -> Self;
                div<M>(x, x) -> Self;
                rem(x, x) -> Self;
                mul_add<M>(x, x, x) -> Self;
                min(x, x) -> Self;
                max(x, x) -> Self;
                lt(x, x) -> named::bool;
                le(x, x) -> named::bool;
                gt(x, x) -> named::bool;
                ge(x, x) -> named::bool;
                neg(x) -> Self;
            }
        }
    )*};
}

nums!(f16 bf16 f32 f64 i8 i16 i32 i64 u8 u16 u32 u64 usize);

macro_rules! signed {
    ($($name:ident)*) => {$(
        impl Signed<Types> for named::$name {
            functions!(abs(x) -> Self;);
        }
    )*};
}

signed!(f16 bf16 f32 f64 i8 i16 i32 i64);

macro_rules! floats {
    ($($name:ident, $bits:ident;)*) => {$(
        impl Float<Types> for named::$name {
            fn literal<M: Mode>(_: Types, _: &'static Literal) -> Self {
                nothing()
            }

            functions! {
                sqrt<M>(x) -> Self;
                recip<M>(x) -> Self;
            }
        }

        impl Encoded<Types> for named::$name {
            type Bits = named::$bits;

            functions!(to_bits(x) -> named::$bits;);

            fn from_bits(_: Types, _: named::$bits) -> Self {
                nothing()
            }
        }
    )*};
}

floats! {
    f16, u16;
    bf16, u16;
    f32, u32;
    f64, u64;
}

macro_rules! bitwise {
    ($($name:ident)*) => {$(
        impl Bitwise<Types> for named::$name {
            functions! {
                bitand(x, x) -> Self;
                bitor(x, x) -> Self;
                bitxor(x, x) -> Self;
                not(x) -> Self;
            }
        }
    )*};
}

bitwise!(bool i8 i16 i32 i64 u8 u16 u32 u64 usize);

macro_rules! ints {
    ($($name:ident, $unsigned:ident;)*) => {$(
        impl Int<Types> for named::$name {
            type Unsigned = named::$unsigned;

            fn literal(_: Types, _: i128) -> Self {
                nothing()
            }

            functions! {
                shl(x, n) -> Self;
                shr(x, n) -> Self;
            }
        }
    )*};
}

ints! {
    i8, u8;
    i16, u16;
    i32, u32;
    i64, u64;
    u8, u8;
    u16, u16;
    u32, u32;
    u64, u64;
    usize, usize;
}
