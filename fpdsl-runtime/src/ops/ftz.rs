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
//!   subnormal numbers), `to_bits`, `from_bits`, `total_cmp`, `next_up`, `next_down`, `next_after`, `ulp`, literals, assignments,
//!   arguments and results of functions.

use crate::backend::{Backend, Castable, Encoded, Equal, Float, Flushed, Leaf, Num, Signed};
use crate::lift::CastTarget;
use crate::mode::Mode;

pub use super::{float, from_bits, int, lift, pow_known, shl, shr, zero};

#[cfg_attr(not(debug_assertions), inline(always))]
fn flush<B: Backend, T: Flushed<B>>(b: B, x: T) -> T {
    T::flushed(b, x)
}

/// `super::$name` as the row says: with its operands flushed, and its result, or the first of two.
macro_rules! functions {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($($x:ident: $X:tt),*) -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, $origin:tt, ($spelling:ident $Trait:ident $($call:tt)*),
        $ieee:literal, $cuda:literal;
    )*) => {
        $(functions! { @$flushing $spelling $name $Trait $rounds (b, $($x: $X),*) $R })*
    };
    // Its type is that of no operand: it stands above.
    (@kept function $($row:tt)*) => {};
    (@kept $spelling:ident $name:ident $($row:tt)*) => {
        pub use super::$name;
    };
    (@flushed $spelling:ident $name:ident $Trait:ident $rounds:ident $args:tt $R:tt) => {
        functions! { @$rounds $name $Trait $args $R [", flushed."] $R }
    };
    (@flushed_in $spelling:ident $name:ident $Trait:ident $rounds:ident $args:tt $R:tt) => {
        functions! { @$rounds $name $Trait $args $R ["."] kept }
    };
    (@rounded $name:ident $Trait:ident ($b:ident, $($x:ident: $X:tt),*) $R:tt [$end:literal] $result:tt) => {
        signature! {
            [concat!("[`", stringify!($name), "`](super::", stringify!($name), ") of flushed operands", $end)]
            $name [M: Mode,] $Trait ($b, $($x: $X),*) $R {
                functions!(@result $result $b, super::$name::<M, B, T>($b, $(functions!(@operand $X $b, $x)),*))
            }
        }
    };
    (@exact $name:ident $Trait:ident ($b:ident, $($x:ident: $X:tt),*) $R:tt [$end:literal] $result:tt) => {
        signature! {
            [concat!("[`", stringify!($name), "`](super::", stringify!($name), ") of flushed operands", $end)]
            $name [] $Trait ($b, $($x: $X),*) $R {
                functions!(@result $result $b, super::$name::<B, T>($b, $(functions!(@operand $X $b, $x)),*))
            }
        }
    };
    (@operand Self $b:ident, $x:ident) => { flush($b, $x) };
    (@operand i32 $b:ident, $x:ident) => { $x };
    (@result Self $b:ident, $result:expr) => { flush($b, $result) };
    (@result kept $b:ident, $result:expr) => { $result };
    (@result ($First:tt, $Second:tt) $b:ident, $result:expr) => {{
        let (first, second) = $result;
        (flush($b, first), second)
    }};
}

fpdsl_ops::operations!(functions);

/// An elementary function of flushed operands, flushed.
macro_rules! elementary {
    ($(
        #[doc = $doc:literal]
        $Name:ident: fn $name:ident($($x:ident: $X:tt),*) -> $R:tt = $example:tt,
        $domain:ident, $rounds:ident, $flushing:ident, $origin:tt, (method $Trait:ident $hidden:ident $in_mode:ident),
        $ieee:literal, $cuda:literal;
    )*) => {$(
        #[doc = concat!("[`", stringify!($name), "`](super::", stringify!($name), ") of flushed operands, flushed.")]
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<M: Mode, B: Backend, T: Leaf<B, Native: crate::math::$Trait>>(
            b: B,
            $($x: on!(T $X)),*
        ) -> elementary!(@type $R) {
            elementary!(@flush $R b, super::$name::<M, B, T>(b, $(functions!(@operand $X b, $x)),*))
        }
    )*};
    (@type Self) => { T };
    (@type (Self, Self)) => { (T, T) };
    (@flush Self $b:ident, $result:expr) => { flush($b, $result) };
    (@flush (Self, Self) $b:ident, $result:expr) => {{
        let (first, second) = $result;
        (flush($b, first), flush($b, second))
    }};
}

fpdsl_ops::elementary!(elementary);

/// [`neg_operand`](super::neg_operand) of a flushed operand, flushed.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn neg_operand<B: Backend, T: Num<B>>(b: B, x: T) -> T {
    flush(b, super::neg_operand(b, flush(b, x)))
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
