//! From Rust's types to a backend's types and back.

use fpdsl_macros::{for_each_scalar, for_each_tuple};
pub use fpdsl_ops::{Kind, ScalarType};
use half::{bf16, f16};

use super::element::Element;
use super::row::RowOn;
use super::slice::SliceOn;
use super::{Backend, Castable, Drawn, Float, Leaf, Lifted, Lower, PartsDrawn};
use crate::derived;
use crate::format::Format;
use crate::mode::Mode;

/// A Rust type that the language knows: scalars, arrays, tuples.
#[diagnostic::on_unimplemented(
    message = "`#[fp]` functions cannot compute with `{Self}`",
    label = "neither a scalar nor a struct or enum with `#[derive(Clone, Copy, Fp)]`"
)]
pub trait Lift: Copy + 'static {
    /// The same type on a backend.
    type On<B: Backend>: Lifted<B, Native = Self>;

    /// How the type is made of scalars, in the order of [`Lift::leaves`].
    const SHAPE: Shape;

    /// A value known while the body is built.
    fn lift<B: Backend>(b: B, value: Self) -> Self::On<B>;

    /// The Rust value that a backend's value is.
    fn lower<B: Lower>(b: B, value: Self::On<B>) -> Self;

    /// Visits the scalars in order, each with its position in the type (`0`, `1.2`, … as `[0]`, `[1, 2]`).
    fn leaves<B: Backend>(visitor: &mut impl LeafVisitor<B>) -> Self::On<B>;
}

/// How a type is made of scalars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One scalar.
    Scalar(ScalarType),
    /// This many of one shape in a row.
    Array(&'static Shape, usize),
    /// One after the other.
    Tuple(&'static [Shape]),
    /// A struct with these fields.
    Struct(&'static [(&'static str, Shape)]),
    /// A slice parameter with elements of this shape.
    Slice(&'static Shape),
    /// A row parameter with such scalars.
    Row(ScalarType),
    /// An index parameter with this many coordinates.
    Index(usize),
    /// A parameter that is the number of the element.
    Number,
}

impl Shape {
    /// Returns true if an index, a slice or a row is in it. Elements may then depend on more than their own arguments.
    pub const fn is_gather(&self) -> bool {
        match self {
            Shape::Scalar(_) | Shape::Struct(_) => false,
            Shape::Array(element, _) => element.is_gather(),
            &Shape::Tuple(mut parts) => {
                let mut gather = false;
                while let [part, rest @ ..] = parts {
                    gather |= part.is_gather();
                    parts = rest;
                }
                gather
            }
            Shape::Slice(..) | Shape::Row(_) | Shape::Index(_) | Shape::Number => true,
        }
    }
}

impl Shape {
    /// How many arrays or values of a call have it: tuples are taken apart.
    pub const fn parts(&self) -> usize {
        let &Shape::Tuple(mut parts) = self else {
            return 1;
        };
        let mut count = 0;
        while let [part, rest @ ..] = parts {
            count += part.parts();
            parts = rest;
        }
        count
    }

    /// How many scalars a value has.
    pub const fn scalars(&self) -> usize {
        match self {
            Shape::Scalar(_) => 1,
            Shape::Array(element, n) => element.scalars() * *n,
            &Shape::Tuple(mut parts) => {
                let mut scalars = 0;
                while let [part, rest @ ..] = parts {
                    scalars += part.scalars();
                    parts = rest;
                }
                scalars
            }
            &Shape::Struct(mut fields) => {
                let mut scalars = 0;
                while let [(_, field), rest @ ..] = fields {
                    scalars += field.scalars();
                    fields = rest;
                }
                scalars
            }
            // Parameters alone are slices, rows and indices.
            Shape::Slice(..) | Shape::Row(_) | Shape::Index(_) | Shape::Number => 0,
        }
    }

    /// Bytes of all scalars of a value.
    pub const fn bytes(&self) -> usize {
        match self {
            Shape::Scalar(ty) => ty.bytes(),
            Shape::Array(element, n) => element.bytes() * *n,
            &Shape::Tuple(mut parts) => {
                let mut bytes = 0;
                while let [part, rest @ ..] = parts {
                    bytes += part.bytes();
                    parts = rest;
                }
                bytes
            }
            &Shape::Struct(mut fields) => {
                let mut bytes = 0;
                while let [(_, field), rest @ ..] = fields {
                    bytes += field.bytes();
                    fields = rest;
                }
                bytes
            }
            // Parameters alone are slices, rows and indices.
            Shape::Slice(..) | Shape::Row(_) | Shape::Index(_) | Shape::Number => 0,
        }
    }

    /// Returns true if an accelerator holds an array of it in planes, one for each scalar, because it is a struct or an array of
    /// structs or tuples.
    pub const fn in_planes(&self) -> bool {
        match self {
            Shape::Struct(_) => true,
            Shape::Array(element, _) => element.in_planes() || self.has_tuples(),
            // Each part of a tuple has memory of its own.
            Shape::Scalar(_)
            | Shape::Tuple(_)
            | Shape::Slice(..)
            | Shape::Row(_)
            | Shape::Index(_)
            | Shape::Number => false,
        }
    }

    /// Returns true for an array of tuples, whose parts have no memory of their own.
    pub(crate) const fn has_tuples(&self) -> bool {
        match self {
            Shape::Array(Shape::Tuple(_), _) => true,
            Shape::Array(element, _) => element.has_tuples(),
            Shape::Scalar(_)
            | Shape::Tuple(_)
            | Shape::Struct(_)
            | Shape::Slice(..)
            | Shape::Row(_)
            | Shape::Index(_)
            | Shape::Number => false,
        }
    }
}

/// Makes a lifted value out of one call per scalar: the tracer's parameters, the vectors of a `map`.
pub trait LeafVisitor<B: Backend> {
    /// The next scalar.
    fn leaf<T: Scalar>(&mut self) -> T::On<B>;

    /// The next slice.
    ///
    /// # Panics
    ///
    /// If the visitor makes values alone: slices are parameters, never a part of a value.
    fn slice<T: Element>(&mut self) -> SliceOn<B, T::On<B>> {
        panic!("a slice is no part of a value")
    }

    /// The next row.
    ///
    /// # Panics
    ///
    /// As [`LeafVisitor::slice`].
    fn row<T: Scalar>(&mut self) -> RowOn<B, T::On<B>> {
        panic!("a row is no part of a value")
    }

    /// The scalars in the field of a struct.
    #[inline(always)]
    fn field<R>(&mut self, _name: &'static str, visit: impl FnOnce(&mut Self) -> R) -> R
    where
        Self: Sized,
    {
        visit(self)
    }
}

/// A scalar type of the language.
pub trait Scalar: Element {
    /// The type as a value.
    const TYPE: ScalarType;
    /// The value whose encoding is zero.
    const ZERO: Self;

    /// A subnormal binary32 number as the zero of its sign, as PTX's `.ftz` does; other values and all other types
    /// as they are.
    #[inline(always)]
    fn flush<B: Backend>(_: B, x: Self::On<B>) -> Self::On<B> {
        x
    }

    /// An operation that binary32 has in another form, for profiles.
    #[inline(always)]
    fn but_of_f32<B: Backend, const N: usize>(
        b: B,
        operands: [Self::On<B>; N],
        operation: impl FnOnce(B, [Self::On<B>; N]) -> Self::On<B>,
        _of_f32: impl FnOnce(B, [B::F32; N]) -> B::F32,
    ) -> Self::On<B> {
        operation(b, operands)
    }

    /// An operation that binary64 has in another form, for profiles.
    #[inline(always)]
    fn but_of_f64<B: Backend, const N: usize>(
        b: B,
        operands: [Self::On<B>; N],
        operation: impl FnOnce(B, [Self::On<B>; N]) -> Self::On<B>,
        _of_f64: impl FnOnce(B, [B::F64; N]) -> B::F64,
    ) -> Self::On<B> {
        operation(b, operands)
    }

    /// An operation that floats have as well, rounded by random bits.
    #[inline(always)]
    fn by_draw<O: Drawn<B, N>, B: Backend, const N: usize>(
        b: B,
        operands: [Self::On<B>; N],
        of_integers: impl FnOnce(B, [Self::On<B>; N]) -> Self::On<B>,
    ) -> Self::On<B> {
        of_integers(b, operands)
    }
}

/// The targets of `as`.
pub trait CastTarget: Scalar {
    /// `x as Self`; see [`Castable`] for the rounding.
    fn cast_from<M: Mode, B: Backend, T: Castable<B>>(b: B, x: T) -> Self::On<B>;

    /// The sum of two numbers, rounded by random bits; of an integer type nobody asks it.
    #[inline(always)]
    fn of_parts<P: PartsDrawn<B>, B: Backend>(b: B, _: [B::F64; 2]) -> Self::On<B> {
        <Self as Lift>::lift(b, Self::ZERO)
    }
}

/// Rust's integer types, for constants and literals.
pub trait NativeInt: CastTarget {
    /// The unsigned type of the same width.
    type Unsigned: NativeInt<Unsigned = Self::Unsigned>;
    /// Exact.
    fn to_i128(self) -> i128;
    /// Modulo 2^n.
    fn from_i128(value: i128) -> Self;
    /// The smallest value.
    const MIN: Self;
    /// The largest value.
    const MAX: Self;
}

/// The types with a sign, for what integers and floats do in different ways.
pub trait NativeSigned: CastTarget {
    /// See [`derived::signum`].
    fn signum<B: Backend>(b: B, x: Self::On<B>) -> Self::On<B>;
}

/// Rust's and `half`'s float types, for constants and for what depends on the format.
pub trait NativeFloat: CastTarget {
    /// The format.
    const FORMAT: Format;
    /// The value with an encoding, given in the low bits.
    fn from_encoding(bits: u64) -> Self;
    /// The largest finite value.
    const MAX: Self;
    /// The smallest finite value.
    const MIN: Self;
    /// The smallest positive normal value.
    const MIN_POSITIVE: Self;
    /// The distance from 1 to the next larger value.
    const EPSILON: Self;
    /// Positive infinity.
    const INFINITY: Self;
    /// Negative infinity.
    const NEG_INFINITY: Self;
    /// A quiet NaN.
    const NAN: Self;
}

for_each_scalar! {
    #for {
        impl Lift for #T {
            type On<B: Backend> = B::#Name;

            const SHAPE: Shape = Shape::Scalar(ScalarType::#Name);

            #[inline(always)]
            fn lift<B: Backend>(b: B, value: Self) -> Self::On<B> {
                <B::#Name as Leaf<B>>::constant(b, value)
            }

            #[inline(always)]
            fn lower<B: Lower>(b: B, value: Self::On<B>) -> Self {
                b.#{lower_ T}(value)
            }

            #[inline(always)]
            fn leaves<B: Backend>(visitor: &mut impl LeafVisitor<B>) -> Self::On<B> {
                visitor.leaf::<#T>()
            }
        }

        impl Scalar for #T {
            const TYPE: ScalarType = ScalarType::#Name;
            const ZERO: Self = #if float { #T::from_bits(0) } #else if int { 0 } #else { false };

            #if f32 {
                #[inline(always)]
                fn flush<B: Backend>(b: B, x: Self::On<B>) -> Self::On<B> {
                    <B::F32 as Float<B>>::flush_to_zero(b, x)
                }
            }

            #if f32 || f64 {
                #[inline(always)]
                fn #{but_of_ T}<B: Backend, const N: usize>(
                    b: B,
                    operands: [Self::On<B>; N],
                    _operation: impl FnOnce(B, [Self::On<B>; N]) -> Self::On<B>,
                    own: impl FnOnce(B, [Self::On<B>; N]) -> Self::On<B>,
                ) -> Self::On<B> {
                    own(b, operands)
                }
            }

            #if float {
                #[inline(always)]
                fn by_draw<O: Drawn<B, N>, B: Backend, const N: usize>(
                    b: B,
                    operands: [Self::On<B>; N],
                    _of_integers: impl FnOnce(B, [Self::On<B>; N]) -> Self::On<B>,
                ) -> Self::On<B> {
                    O::#T(b, operands)
                }
            }
        }
    }

    #for !bool {
        impl CastTarget for #T {
            #[inline(always)]
            fn cast_from<M: Mode, B: Backend, T: Castable<B>>(b: B, x: T) -> Self::On<B> {
                T::#{to_ T} #if float { ::<M> } (b, x)
            }

            #if float {
                #[inline(always)]
                fn of_parts<P: PartsDrawn<B>, B: Backend>(b: B, parts: [B::F64; 2]) -> Self::On<B> {
                    P::#T(b, parts)
                }
            }
        }
    }

    #for int {
        impl NativeInt for #T {
            type Unsigned = #Bits;

            const MIN: Self = #T::MIN;
            const MAX: Self = #T::MAX;

            #[inline(always)]
            fn to_i128(self) -> i128 {
                self as i128
            }

            #[inline(always)]
            fn from_i128(value: i128) -> Self {
                value as #T
            }
        }
    }

    #for signed {
        impl NativeSigned for #T {
            #[inline(always)]
            fn signum<B: Backend>(b: B, x: Self::On<B>) -> Self::On<B> {
                #if float { derived::signum_of_float(b, x) } #else { derived::signum_of_int(b, x) }
            }
        }
    }

    #for float {
        #[allow(clippy::unnecessary_cast)]
        impl NativeFloat for #T {
            const FORMAT: Format = Format::#Name;
            const MAX: Self = #T::MAX;
            const MIN: Self = #T::MIN;
            const MIN_POSITIVE: Self = #T::MIN_POSITIVE;
            const EPSILON: Self = #T::EPSILON;
            const INFINITY: Self = #T::INFINITY;
            const NEG_INFINITY: Self = #T::NEG_INFINITY;
            const NAN: Self = #T::NAN;

            #[inline(always)]
            fn from_encoding(bits: u64) -> Self {
                #T::from_bits(bits as #Bits)
            }
        }
    }
}

impl<T: Lift, const N: usize> Lift for [T; N] {
    type On<B: Backend> = [T::On<B>; N];

    const SHAPE: Shape = Shape::Array(&T::SHAPE, N);

    #[inline(always)]
    fn lift<B: Backend>(b: B, value: Self) -> Self::On<B> {
        crate::array::from_fn(
            #[inline(always)]
            |i| T::lift(b, value[i]),
        )
    }

    #[inline(always)]
    fn lower<B: Lower>(b: B, value: Self::On<B>) -> Self {
        crate::array::from_fn(
            #[inline(always)]
            |i| T::lower(b, value[i]),
        )
    }

    #[inline(always)]
    fn leaves<B: Backend>(visitor: &mut impl LeafVisitor<B>) -> Self::On<B> {
        crate::array::from_fn(
            #[inline(always)]
            |_| T::leaves(visitor),
        )
    }
}

for_each_tuple! {
    #for {
        #[diagnostic::do_not_recommend]
        impl<#(#T: Lift),*> Lift for (#(#T,)*) {
            type On<B: Backend> = (#(#T::On<B>,)*);

            const SHAPE: Shape = Shape::Tuple(&[#(#T::SHAPE),*]);

            #[inline(always)]
            #[allow(unused_variables, clippy::unused_unit)]
            fn lift<B: Backend>(b: B, value: Self) -> Self::On<B> {
                (#(#T::lift(b, value.#i),)*)
            }

            #[inline(always)]
            #[allow(unused_variables, clippy::unused_unit)]
            fn lower<B: Lower>(b: B, value: Self::On<B>) -> Self {
                (#(#T::lower(b, value.#i),)*)
            }

            #[inline(always)]
            #[allow(unused_variables, clippy::unused_unit)]
            fn leaves<B: Backend>(visitor: &mut impl LeafVisitor<B>) -> Self::On<B> {
                (#(#T::leaves(visitor),)*)
            }
        }
    }
}
