//! The vocabulary of functions with `ftz = true`: the names and signatures of [`ops`](super), binary32 flushed.
//!
//! The source is PTX ISA 9.1: "Subnormal numbers" of each instruction in section 9.7.3 (arithmetic), `setp` and `cvt`.
//!
//! As PTX's `.ftz` does, an operation replaces subnormal binary32 operands by the zero of their sign, and a binary32
//! result that is subnormal after rounding likewise; a result that rounds up to the smallest normal number stays.
//! binary64, binary16, bfloat16 and integers are untouched: `cvt.ftz` flushes the binary32 side only, operand or result,
//! and no `.ftz` is there for other formats of these operations.
//!
//! PTX does not say whether a result is subnormal before or after rounding. Here it is after, on every backend: printed CUDA C++
//! has the operation without `.ftz`, and a product by one with it before and after.
//!
//! - PTX has `.ftz` on `add sub mul fma div rcp sqrt abs neg min max setp cvt` and the `.approx` instructions. Here all
//!   arithmetic flushes: those, and what is made of them (`%`, remainders, rounding to integers and to integral values,
//!   powers of two, exponents, `clamp`, `saturate`). `floor` of the smallest negative subnormal number is -0.
//! - Comparisons flush both sides: a subnormal number equals zero. A square root, a quotient by a subnormal divisor and
//!   a reciprocal see the flushed operand: `1 / x` is an infinity.
//! - Not flushed, as PTX's `copysign`, `testp` and `mov` are not: `copysign`, classification (`is_subnormal` is true of
//!   subnormal numbers), `to_bits`, `from_bits`, `total_cmp`, `next_up`, `next_down`, `ulp`, literals, assignments,
//!   arguments and results of functions.

use crate::backend::{Backend, Castable, Equal, Float, Leaf, Num, Signed};
use crate::lift::{CastTarget, Scalar};
use crate::mode::Mode;

pub use super::{
    bitand, bitor, bitxor, copysign, float, from_bits, int, is_finite, is_infinite, is_nan, is_normal,
    is_sign_negative, is_sign_positive, is_subnormal, is_zero, lift, next_down, next_up, not, shl, shr,
    to_bits, total_cmp, ulp, zero,
};

#[cfg_attr(not(debug_assertions), inline(always))]
fn flush<B: Backend, T: Leaf<B>>(b: B, x: T) -> T {
    <T::Native as Scalar>::flush(b, x)
}

/// `super::$name` with its operands flushed, and its result where that is of the operands' type.
macro_rules! flushed {
    ($($name:ident $(<$mode:ident>)? ($trait:ident; $($arg:ident),*) $(-> $Out:ident)?;)*) => {$(
        #[doc = concat!("[`", stringify!($name), "`](super::", stringify!($name), ") of flushed operands, flushed.")]
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<$($mode: Mode,)? B: Backend, T: $trait<B>>(b: B, $($arg: T),*) -> flushed!(@type $($Out)?) {
            flushed!(@result b, super::$name::<$($mode,)? B, T>(b, $(flush(b, $arg)),*) $(, $Out)?)
        }
    )*};
    (@type) => { T };
    (@type $Out:ident) => { B::$Out };
    (@result $b:ident, $result:expr) => { flush($b, $result) };
    (@result $b:ident, $result:expr, $Out:ident) => { $result };
}

flushed! {
    add<M>(Num; x, y);
    sub<M>(Num; x, y);
    mul<M>(Num; x, y);
    div<M>(Num; x, y);
    rem(Num; x, y);
    mul_add<M>(Num; x, y, z);
    min(Num; x, y);
    max(Num; x, y);
    clamp(Num; x, lo, hi);
    lt(Num; x, y) -> Bool;
    le(Num; x, y) -> Bool;
    gt(Num; x, y) -> Bool;
    ge(Num; x, y) -> Bool;
    eq(Equal; x, y) -> Bool;
    ne(Equal; x, y) -> Bool;
    neg(Signed; x);
    neg_operand(Num; x);
    abs(Signed; x);
    sqrt<M>(Float; x);
    recip<M>(Float; x);
    rsqrt<M>(Float; x);
    ieee_remainder(Float; x, y);
    minimum(Float; x, y);
    maximum(Float; x, y);
    saturate(Float; x);
    floor(Float; x);
    ceil(Float; x);
    trunc(Float; x);
    round(Float; x);
    round_ties_even(Float; x);
    rint<M>(Float; x);
    logb(Float; x);
    ilogb(Float; x) -> I32;
    to_i8<M>(Float; x) -> I8;
    to_i16<M>(Float; x) -> I16;
    to_i32<M>(Float; x) -> I32;
    to_i64<M>(Float; x) -> I64;
    to_u8<M>(Float; x) -> U8;
    to_u16<M>(Float; x) -> U16;
    to_u32<M>(Float; x) -> U32;
    to_u64<M>(Float; x) -> U64;
    to_usize<M>(Float; x) -> Usize;
}

macro_rules! approximate {
    ($($name:ident ($($arg:ident),*);)*) => {$(
        #[doc = concat!("[`", stringify!($name), "`](super::", stringify!($name), ") of flushed operands, flushed.")]
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<B: Backend, T: Float<B> + Leaf<B, Native = f32>>(b: B, $($arg: T),*) -> T {
            flush(b, super::$name(b, $(flush(b, $arg)),*))
        }
    )*};
}

approximate! {
    approx_div(x, y);
    approx_sqrt(x);
    approx_rcp(x);
    approx_rsqrt(x);
}

/// [`remquo`](super::remquo) of flushed operands, its remainder flushed.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn remquo<B: Backend, T: Float<B>>(b: B, x: T, y: T) -> (T, B::I32) {
    let (r, q) = super::remquo(b, flush(b, x), flush(b, y));
    (flush(b, r), q)
}

/// [`frexp`](super::frexp) of a flushed operand.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn frexp<B: Backend, T: Float<B>>(b: B, x: T) -> (T, B::I32) {
    super::frexp(b, flush(b, x))
}

/// [`modf`](super::modf) of a flushed operand, flushed.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn modf<B: Backend, T: Float<B>>(b: B, x: T) -> (T, T) {
    let (fraction, whole) = super::modf(b, flush(b, x));
    (flush(b, fraction), whole)
}

/// [`scalbn`](super::scalbn) of a flushed operand, flushed.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn scalbn<M: Mode, B: Backend, T: Float<B>>(b: B, x: T, n: B::I32) -> T {
    flush(b, super::scalbn::<M, B, T>(b, flush(b, x), n))
}

/// [`ldexp`](super::ldexp) of a flushed operand, flushed.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn ldexp<M: Mode, B: Backend, T: Float<B>>(b: B, x: T, n: B::I32) -> T {
    scalbn::<M, B, T>(b, x, n)
}

/// `x as D` of a flushed operand, flushed.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn cast<M: Mode, D: CastTarget, B: Backend, T: Castable<B>>(b: B, x: T) -> D::On<B> {
    D::flush(b, super::cast::<M, D, B, T>(b, flush(b, x)))
}

/// [`cast_to`](super::cast_to) of a flushed operand, flushed.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn cast_to<M: Mode, D: Leaf<B, Native: CastTarget>, B: Backend, T: Castable<B>>(b: B, x: T) -> D {
    flush(b, super::cast_to::<M, D, B, T>(b, flush(b, x)))
}
