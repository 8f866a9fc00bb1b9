//! The operations on values, by what kind of value has them.
//!
//! That a backend is left out means [`Types`], so that errors in bodies name the traits alone.
//!
//! Every rounding operation takes its mode as a type. Integer types take it too where the macro cannot know
//! whether an operator meets floats or integers (`x + y`); integers are exact modulo 2^n and have no use for it.
//!
//! `Float` is what rounds. `Encoded` is what looks at bits: `to_bits`, `from_bits`, and the operations of `derived` that need them.
//!
//! The traits are implemented by a backend's types (`impl Num<Portable> for f32`), not by the backend. So operators resolve by the
//! type of their operands, and one trait covers all formats.
//!
//! A user's `to_bits` gives every NaN the same bits. Where the library needs an encoding and no NaN matters, it asks for
//! `number_to_bits`, which costs nothing.

use core::marker::PhantomData;

use fpdsl_macros::{for_each_operation, for_each_scalar};
use half::{bf16, f16};

use super::generic;
use super::lift::{CastTarget, Kind, Lift, NativeFloat, NativeInt, NativeSigned, Scalar};
use super::{Backend, ScalarVisitor, State, Types};
use crate::Rn;
use crate::derived;
use crate::format::Format;
use crate::literal::Literal;
use crate::mode::Mode;

/// A scalar on some backend, never a struct. The coherence rules of Rust can tell the two apart only by a trait
/// without parameters.
pub trait Value: Copy {}

for_each_scalar! {
    #for { impl Value for #T {} }
}

/// A value of a scalar type of the language.
pub trait Leaf<B: Backend = Types>: State<B> + Value {
    /// The Rust type that it stands for.
    type Native: Scalar + Lift<On<B> = Self>;

    /// A value known while the body is built.
    fn constant(b: B, value: Self::Native) -> Self;

    /// The encoding, if the backend records and knows it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn recorded(_: B, _: Self) -> Option<u64> {
        None
    }
}

/// A value of which `ftz = true` has another form: a scalar. Enums are as they are.
pub trait Flushed<B: Backend = Types>: State<B> {
    /// A subnormal binary32 number as the zero of its sign, all else as it is.
    fn flushed(b: B, x: Self) -> Self;
}

#[diagnostic::do_not_recommend]
impl<B: Backend, T: Leaf<B> + Value> Flushed<B> for T {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn flushed(b: B, x: T) -> T {
        <T::Native as Scalar>::flush(b, x)
    }
}

/// `==` and `!=`.
#[diagnostic::on_unimplemented(
    message = "`==` and `!=` are not defined for `{Self}`",
    label = "not a scalar",
    note = "compare the fields of a struct, or the parts of a tuple, one by one"
)]
pub trait Equal<B: Backend = Types>: Flushed<B> {
    /// IEEE `compareQuietEqual` for floats: false if either is NaN, true for zeros of either sign.
    fn eq(b: B, x: Self, y: Self) -> B::Bool;
    /// The negation of [`Equal::eq`]: true if either is NaN.
    fn ne(b: B, x: Self, y: Self) -> B::Bool;
}

#[diagnostic::do_not_recommend]
impl<B: Backend, T: Flushed<B>, const N: usize> Flushed<B> for [T; N] {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn flushed(b: B, x: Self) -> Self {
        x.map(|element| T::flushed(b, element))
    }
}

#[diagnostic::do_not_recommend]
impl<B: Backend, T: Equal<B>, const N: usize> Equal<B> for [T; N] {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn eq(b: B, x: Self, y: Self) -> B::Bool {
        b.for_const::<B::Usize, B::Bool>(
            0,
            N,
            Leaf::constant(b, true),
            #[cfg_attr(not(debug_assertions), inline(always))]
            |b, k, same| {
                let element = T::eq(b, b.index_in(&x, k), b.index_in(&y, k));
                <B::Bool as Bitwise<B>>::bitand(b, same, element)
            },
        )
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn ne(b: B, x: Self, y: Self) -> B::Bool {
        <B::Bool as Bitwise<B>>::not(b, Self::eq(b, x, y))
    }
}

/// Sources of `as` casts. Integer targets: toward zero, saturating, NaN is 0, as Rust's `as` (for integer sources:
/// modulo 2^n). Float targets: rounded once, in mode `M`. From `bool`: 0 or 1.
pub trait Castable<B: Backend = Types>: Leaf<B> {
    /// To binary16.
    fn to_f16<M: Mode>(b: B, x: Self) -> B::F16;
    /// To bfloat16.
    fn to_bf16<M: Mode>(b: B, x: Self) -> B::Bf16;
    /// To binary32.
    fn to_f32<M: Mode>(b: B, x: Self) -> B::F32;
    /// To binary64.
    fn to_f64<M: Mode>(b: B, x: Self) -> B::F64;
    /// To `i8`.
    fn to_i8(b: B, x: Self) -> B::I8;
    /// To `i16`.
    fn to_i16(b: B, x: Self) -> B::I16;
    /// To `i32`.
    fn to_i32(b: B, x: Self) -> B::I32;
    /// To `i64`.
    fn to_i64(b: B, x: Self) -> B::I64;
    /// To `u8`.
    fn to_u8(b: B, x: Self) -> B::U8;
    /// To `u16`.
    fn to_u16(b: B, x: Self) -> B::U16;
    /// To `u32`.
    fn to_u32(b: B, x: Self) -> B::U32;
    /// To `u64`.
    fn to_u64(b: B, x: Self) -> B::U64;
    /// To `usize`.
    fn to_usize(b: B, x: Self) -> B::Usize;
}

/// The operands of `as`: scalars, and what is read into one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no `as`",
    label = "not a scalar",
    note = "cast the fields of a struct, or the elements of an array, one by one"
)]
pub trait CastSource<B: Backend = Types>: Copy {
    /// `x as D`, in one of the four modes.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn cast<M: Mode, D: CastTarget>(b: B, x: Self) -> D::On<B> {
        Self::with_scalar::<Cast<M>, D>(b, x)
    }
    /// Shows a visitor the scalar that is cast.
    fn with_scalar<V: ScalarVisitor<B, D>, D>(b: B, x: Self) -> V::Found;
    /// The operand in a function with `ftz = true`.
    fn flushed(b: B, x: Self) -> Self;
}

#[diagnostic::do_not_recommend]
impl<B: Backend, T: Castable<B>> CastSource<B> for T {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn with_scalar<V: ScalarVisitor<B, D>, D>(b: B, x: Self) -> V::Found {
        V::visit(b, x)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn flushed(b: B, x: Self) -> Self {
        <Self as Flushed<B>>::flushed(b, x)
    }
}

/// A scalar as another, in the mode.
struct Cast<M>(PhantomData<M>);

impl<M: Mode, B: Backend, D: CastTarget> ScalarVisitor<B, D> for Cast<M> {
    type Found = D::On<B>;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn visit<T: Castable<B>>(b: B, x: T) -> D::On<B> {
        D::cast_from::<M, B, T>(b, x)
    }
}

/// Arithmetic and order, on floats and integers alike.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a number",
    label = "not a number",
    note = "numbers are the floating-point formats and the integers; a struct with operators goes on the left: `z * x`"
)]
pub trait Num<B: Backend = Types>: Equal<B> + Castable<B> {
    /// `x + y`, rounded in `M`; integers wrap.
    fn add<M: Mode>(b: B, x: Self, y: Self) -> Self;
    /// `x - y`, rounded in `M`; integers wrap.
    fn sub<M: Mode>(b: B, x: Self, y: Self) -> Self;
    /// `x * y`, rounded in `M`; integers wrap.
    fn mul<M: Mode>(b: B, x: Self, y: Self) -> Self;
    /// `x / y`, rounded in `M`. Integers truncate and wrap (`MIN / -1` is `MIN`); by zero is a fault.
    fn div<M: Mode>(b: B, x: Self, y: Self) -> Self;
    /// The remainder of truncated division, exact, with the sign of `x` (C's `fmod`); an integer `y` of zero is a
    /// fault, and `MIN % -1` is 0.
    fn rem(b: B, x: Self, y: Self) -> Self;
    /// `x * y + z` with one rounding, in `M` (IEEE `fusedMultiplyAdd`); integers wrap.
    fn mul_add<M: Mode>(b: B, x: Self, y: Self, z: Self) -> Self;
    /// IEEE 754-2019 `minimumNumber`: -0 is below +0; a NaN yields the other operand.
    fn min(b: B, x: Self, y: Self) -> Self;
    /// IEEE 754-2019 `maximumNumber`: +0 is above -0; a NaN yields the other operand.
    fn max(b: B, x: Self, y: Self) -> Self;
    /// `x < y`; false if either is NaN.
    fn lt(b: B, x: Self, y: Self) -> B::Bool;
    /// `x <= y`; false if either is NaN.
    fn le(b: B, x: Self, y: Self) -> B::Bool;
    /// `x > y`; false if either is NaN.
    fn gt(b: B, x: Self, y: Self) -> B::Bool;
    /// `x >= y`; false if either is NaN.
    fn ge(b: B, x: Self, y: Self) -> B::Bool;
    /// `-x`: for floats the sign bit flipped, exact; integers wrap (also used for unsigned `x - y * z` as
    /// `(-y) * z + x`, so it exists for them; the operator `-` is [`Signed`]'s).
    fn neg(b: B, x: Self) -> Self;
}

/// Types with a unary minus and an absolute value in the language.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no sign",
    label = "neither a float nor a signed integer",
    note = "only `f16`, `bf16`, `f32`, `f64` and `i8` to `i64` have `-` and `abs`"
)]
pub trait Signed<B: Backend = Types>: Num<B> + Leaf<B, Native: NativeSigned> {
    /// `|x|`: for floats the sign bit cleared, exact; integers wrap (`MIN` stays `MIN`).
    fn abs(b: B, x: Self) -> Self;
}

/// Floating-point values: literals, and the operations that round.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a floating-point value",
    label = "not a float",
    note = "write `as f32`, or another format, before it"
)]
pub trait Float<B: Backend = Types>: Signed<B> + Leaf<B, Native: generic::Float> {
    /// The format.
    const FORMAT: Format = <Self::Native as NativeFloat>::FORMAT;

    /// The literal in this format and mode `M`.
    fn literal<M: Mode>(b: B, text: &'static Literal) -> Self;
    /// The square root, rounded in `M`; -0 stays -0, negative operands give NaN.
    fn sqrt<M: Mode>(b: B, x: Self) -> Self;
    /// `1 / x`, rounded once in `M`; a zero gives an infinity of its sign.
    fn recip<M: Mode>(b: B, x: Self) -> Self;
    /// A subnormal number as the zero of its sign, anything else as it is; see [`ops::ftz`](crate::ops::ftz).
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn flush_to_zero(b: B, x: Self) -> Self {
        derived::flush(b, x)
    }
}

/// Floating-point values with encodings, and the operations that are made of them: every format on every backend.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a floating-point value",
    label = "not a float",
    note = "write `as f32`, or another format, before it"
)]
pub trait Encoded<B: Backend = Types>: Float<B> {
    /// The unsigned integer of the same width.
    type Bits: Int<B>;

    /// The encoding; every NaN is the canonical quiet NaN (positive, only the top mantissa bit set).
    fn to_bits(b: B, x: Self) -> Self::Bits;

    /// [`Encoded::to_bits`] of what is no NaN, which nobody asks again: fewer instructions. Of a NaN it is any NaN's encoding, another
    /// one on each backend, so whoever asks must not let a result depend on it.
    #[inline(always)]
    fn number_to_bits(b: B, x: Self) -> Self::Bits {
        Self::to_bits(b, x)
    }

    /// The value with this encoding.
    fn from_bits(b: B, bits: Self::Bits) -> Self;

    /// `1 / sqrt(x)`, rounded once in `M` (IEEE `rSqrt`, clause 9.2).
    ///
    /// | x | result |
    /// |---|---|
    /// | +-0 | +-inf |
    /// | +inf | +0 |
    /// | negative, -inf, NaN | NaN |
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn rsqrt<M: Mode>(b: B, x: Self) -> Self {
        derived::rsqrt::<M, B, Self>(b, x)
    }
    /// `x * y + z * w` with one rounding, in `M`; see [`derived::dot2`].
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn dot2<M: Mode>(b: B, x: Self, y: Self, z: Self, w: Self) -> Self {
        derived::dot2::<M, B, Self>(b, x, y, z, w)
    }
    /// The integer that `x` rounds to in `M`, as a float with the sign of `x` (IEEE `roundToIntegral…`); zeros,
    /// infinities and NaN are themselves.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn rint<M: Mode>(b: B, x: Self) -> Self {
        derived::rint::<M, B, Self>(b, x)
    }
    /// The nearest integer, ties away from zero, as a float with the sign of `x` (IEEE `roundToIntegralTiesToAway`).
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn round_ties_away(b: B, x: Self) -> Self {
        derived::round_ties_away(b, x)
    }
    for_each_operation! {
        // What is integral loses nothing in the cast.
        #for flushed_in && rounded with _ = B {
            /// The integer that `x` rounds to in `M`, saturating; NaN is 0 (IEEE `convertToInteger…`, clause 5.8).
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn #{rint_ name}<M: Mode>(b: B, x: Self) -> #R {
                Self::#name(b, Self::rint::<M>(b, x))
            }
        }
    }
    /// About `x / y`, at the speed of the GPU's approximate division; see [`ops::approx_div`](crate::ops::approx_div).
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn approx_div(b: B, x: Self, y: Self) -> Self {
        Self::div::<Rn>(b, x, y)
    }
    /// About the square root; see [`ops::approx_sqrt`](crate::ops::approx_sqrt).
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn approx_sqrt(b: B, x: Self) -> Self {
        Self::sqrt::<Rn>(b, x)
    }
    /// About `1 / x`; see [`ops::approx_rcp`](crate::ops::approx_rcp).
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn approx_rcp(b: B, x: Self) -> Self {
        Self::recip::<Rn>(b, x)
    }
    /// About `1 / sqrt(x)`; see [`ops::approx_rsqrt`](crate::ops::approx_rsqrt).
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn approx_rsqrt(b: B, x: Self) -> Self {
        Self::rsqrt::<Rn>(b, x)
    }
}

/// `& | ^ !`, on integers and on `bool` (where none of them is lazy).
#[diagnostic::on_unimplemented(
    message = "`&`, `|`, `^` and `!` are not defined for `{Self}`",
    label = "neither an integer nor a `bool`",
    note = "`x.to_bits()` is the encoding of a float"
)]
pub trait Bitwise<B: Backend = Types>: Leaf<B> {
    /// `x & y`.
    fn bitand(b: B, x: Self, y: Self) -> Self;
    /// `x | y`.
    fn bitor(b: B, x: Self, y: Self) -> Self;
    /// `x ^ y`.
    fn bitxor(b: B, x: Self, y: Self) -> Self;
    /// `!x`.
    fn not(b: B, x: Self) -> Self;
}

/// Integer values.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an integer",
    label = "not an integer",
    note = "write `as i32`, or another integer type, after it"
)]
pub trait Int<B: Backend = Types>: Num<B> + Bitwise<B> + Leaf<B, Native: NativeInt> {
    /// The unsigned integer of the same width.
    type Unsigned: Int<B, Unsigned = Self::Unsigned>;

    /// The number of bits.
    const WIDTH: u32 = 8 * <Self::Native as Scalar>::TYPE.bytes() as u32;
    /// True if there are negative values.
    const SIGNED: bool = matches!(<Self::Native as Scalar>::TYPE.kind(), Kind::Signed(_));

    /// An integer literal, modulo 2^n.
    fn literal(b: B, value: i128) -> Self;
    /// `x << (n mod width)`.
    fn shl(b: B, x: Self, n: B::U32) -> Self;
    /// `x >> (n mod width)`, arithmetic for signed types.
    fn shr(b: B, x: Self, n: B::U32) -> Self;
    /// The number of zeros above the highest one; the width for 0.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn leading_zeros(b: B, x: Self) -> B::U32 {
        derived::leading_zeros_by_exponent(b, x)
    }
    /// The number of ones.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn count_ones(b: B, x: Self) -> B::U32 {
        derived::count_ones_in_steps(b, x)
    }
    /// The bits in the opposite order.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn reverse_bits(b: B, x: Self) -> Self {
        derived::reverse_bits_in_steps(b, x)
    }
    /// The high half of the product of twice the width.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn mul_hi(b: B, x: Self, y: Self) -> Self {
        derived::mul_hi_of_halves(b, x, y)
    }
}

/// Signed integers.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a signed integer",
    label = "not a signed integer",
    note = "use `i8` to `i64`"
)]
pub trait SignedInt<B: Backend = Types>: Int<B> + Signed<B> {}

impl<B: Backend, T: Int<B> + Signed<B>> SignedInt<B> for T {}

/// Unsigned integers.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an unsigned integer",
    label = "not an unsigned integer",
    note = "use `u8` to `u64` and `usize`"
)]
pub trait UnsignedInt<B: Backend = Types>: Int<B, Unsigned = Self> {}

impl<B: Backend, T: Int<B, Unsigned = T>> UnsignedInt<B> for T {}
