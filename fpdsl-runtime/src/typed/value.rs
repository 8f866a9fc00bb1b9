//! Its values.

use core::marker::PhantomData;

use half::{bf16, f16};

use super::{Types, nothing};
use crate::backend::{Bitwise, Castable, Equal, Float, Int, Leaf, Num, Signed, State, Value};
use crate::lift::{Lift, Scalar};
use crate::literal::Literal;
use crate::mode::Mode;

/// A value of the type `T` in a body.
#[derive(Clone, Copy, Debug)]
pub struct ValueOf<T>(PhantomData<T>);

/// The scalars, each with its values here.
pub trait Named: Scalar + Lift<On<Types> = ValueOf<Self>> {}

impl<T: Scalar + Lift<On<Types> = ValueOf<Self>>> Named for T {}

impl<T: Scalar> State<Types> for ValueOf<T> {
    fn merge(_: Types, (): &mut (), _: Self, _: Self) -> Self {
        nothing()
    }

    fn zero(_: Types) -> Self {
        nothing()
    }
}

impl<T: Scalar> Value for ValueOf<T> {}

impl<T: Named> Leaf<Types> for ValueOf<T> {
    type Native = T;

    fn constant(_: Types, _: T) -> Self {
        nothing()
    }
}

impl<T: Named> Equal<Types> for ValueOf<T> {
    fn eq(_: Types, _: Self, _: Self) -> ValueOf<bool> {
        nothing()
    }

    fn ne(_: Types, _: Self, _: Self) -> ValueOf<bool> {
        nothing()
    }
}

/// Functions that there must be.
macro_rules! functions {
    ($($name:ident $(<$M:ident>)? ($($arg:ident),*) -> $Out:ty;)*) => {$(
        fn $name $(<$M: Mode>)? (_: Types $(, _: functions!(@ty $arg))*) -> $Out {
            nothing()
        }
    )*};
    (@ty x) => { Self };
    (@ty n) => { ValueOf<u32> };
}

impl<T: Named> Castable<Types> for ValueOf<T> {
    functions! {
        to_f16<M>(x) -> ValueOf<f16>;
        to_bf16<M>(x) -> ValueOf<bf16>;
        to_f32<M>(x) -> ValueOf<f32>;
        to_f64<M>(x) -> ValueOf<f64>;
        to_i8(x) -> ValueOf<i8>;
        to_i16(x) -> ValueOf<i16>;
        to_i32(x) -> ValueOf<i32>;
        to_i64(x) -> ValueOf<i64>;
        to_u8(x) -> ValueOf<u8>;
        to_u16(x) -> ValueOf<u16>;
        to_u32(x) -> ValueOf<u32>;
        to_u64(x) -> ValueOf<u64>;
        to_usize(x) -> ValueOf<usize>;
    }
}

macro_rules! nums {
    ($($native:ty)*) => {$(
        impl Num<Types> for ValueOf<$native> {
            functions! {
                add<M>(x, x) -> Self;
                sub<M>(x, x) -> Self;
                mul<M>(x, x) -> Self;
                div<M>(x, x) -> Self;
                rem(x, x) -> Self;
                mul_add<M>(x, x, x) -> Self;
                min(x, x) -> Self;
                max(x, x) -> Self;
                lt(x, x) -> ValueOf<bool>;
                le(x, x) -> ValueOf<bool>;
                gt(x, x) -> ValueOf<bool>;
                ge(x, x) -> ValueOf<bool>;
                neg(x) -> Self;
            }
        }
    )*};
}

nums!(f16 bf16 f32 f64 i8 i16 i32 i64 u8 u16 u32 u64 usize);

macro_rules! signed {
    ($($native:ty)*) => {$(
        impl Signed<Types> for ValueOf<$native> {
            functions!(abs(x) -> Self;);
        }
    )*};
}

signed!(f16 bf16 f32 f64 i8 i16 i32 i64);

macro_rules! floats {
    ($($native:ty, $bits:ty;)*) => {$(
        impl Float<Types> for ValueOf<$native> {
            type Bits = ValueOf<$bits>;

            fn literal<M: Mode>(_: Types, _: &'static Literal) -> Self {
                nothing()
            }

            functions! {
                sqrt<M>(x) -> Self;
                recip<M>(x) -> Self;
                to_bits(x) -> ValueOf<$bits>;
            }

            fn from_bits(_: Types, _: ValueOf<$bits>) -> Self {
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
    ($($native:ty)*) => {$(
        impl Bitwise<Types> for ValueOf<$native> {
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
    ($($native:ty)*) => {$(
        impl Int<Types> for ValueOf<$native> {
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

ints!(i8 i16 i32 i64 u8 u16 u32 u64 usize);
