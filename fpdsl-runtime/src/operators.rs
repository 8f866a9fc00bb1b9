//! Operators where only rustc knows whether their operands are scalars or structs.
//!
//! Scalars have them in the mode in force, structs as `#[fp] impl Add for ..` says. So a body's `x + y` means the same
//! whatever its operands turn out to be; where the macro sees scalars it calls [`ops`] itself, which infers more.
//!
//! A product that a sum uses stays a [`Product`] until it is known what it is a product of: scalars are fused with the
//! sum, a struct's product is what its operator returns.

use crate::backend::{Backend, Leaf, Num, Signed, State, Value};
use crate::mode::Mode;
use crate::ops;
use crate::typed::Types;

/// Says whether operations keep subnormal binary32 numbers.
pub trait Subnormals {
    /// True if they are flushed to zero.
    const FLUSHED: bool;
}

/// They are kept.
#[derive(Clone, Copy, Debug)]
pub struct Kept;

/// They are flushed: `ftz = true`.
#[derive(Clone, Copy, Debug)]
pub struct Flushed;

impl Subnormals for Kept {
    const FLUSHED: bool = false;
}

impl Subnormals for Flushed {
    const FLUSHED: bool = true;
}

/// The operation of `ops`, or that of `ops::ftz`.
macro_rules! scalar {
    ($F:ident, $name:ident $(::<$M:ident>)? ($($arg:expr),*)) => {
        if $F::FLUSHED {
            ops::ftz::$name $(::<$M, _, _>)? ($($arg),*)
        } else {
            ops::$name $(::<$M, _, _>)? ($($arg),*)
        }
    };
}

/// A type made of one kind of scalar: a scalar itself, or a struct.
pub trait Made<B: Backend = Types>: State<B> {
    /// The scalar.
    type Scalar;
}

impl<B: Backend, T: Leaf<B> + Value> Made<B> for T {
    type Scalar = T;
}

/// A literal beside `x`: of the scalar that it is made of, as Rust finds where an operator of a struct takes both structs
/// and scalars.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn beside<B: Backend, X: Made<B>>(b: B, _x: X, literal: impl FnOnce(B) -> X::Scalar) -> X::Scalar {
    literal(b)
}

/// `x * y` where a sum uses it.
pub trait Product<B: Backend>: Copy {
    /// The type of its value when it stands alone.
    type Value;

    /// The product, rounded if it is one of scalars.
    fn value<M: Mode, F: Subnormals>(self, b: B) -> Self::Value;

    /// The product plus a scalar: with one rounding if it is one of scalars.
    fn plus<M: Mode, F: Subnormals>(self, b: B, z: Self::Value) -> Self::Value
    where
        Self::Value: Num<B>;

    /// The scalar minus the product: with one rounding if it is one of scalars.
    fn minus_from<M: Mode, F: Subnormals>(self, b: B, z: Self::Value) -> Self::Value
    where
        Self::Value: Num<B>;
}

/// A product of scalars.
#[derive(Clone, Copy, Debug)]
pub struct Factors<T>(T, T);

/// The result of a struct's `*`.
#[derive(Clone, Copy, Debug)]
pub struct Whole<S>(pub S);

impl<B: Backend, T: Num<B>> Product<B> for Factors<T> {
    type Value = T;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value<M: Mode, F: Subnormals>(self, b: B) -> T {
        scalar!(F, mul::<M>(b, self.0, self.1))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn plus<M: Mode, F: Subnormals>(self, b: B, z: T) -> T {
        scalar!(F, mul_add::<M>(b, self.0, self.1, z))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn minus_from<M: Mode, F: Subnormals>(self, b: B, z: T) -> T {
        let x = scalar!(F, neg_operand(b, self.0));
        scalar!(F, mul_add::<M>(b, x, self.1, z))
    }
}

impl<B: Backend, S: State<B>> Product<B> for Whole<S> {
    type Value = S;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value<M: Mode, F: Subnormals>(self, _: B) -> S {
        self.0
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn plus<M: Mode, F: Subnormals>(self, b: B, z: S) -> S
    where
        S: Num<B>,
    {
        scalar!(F, add::<M>(b, self.0, z))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn minus_from<M: Mode, F: Subnormals>(self, b: B, z: S) -> S
    where
        S: Num<B>,
    {
        scalar!(F, sub::<M>(b, z, self.0))
    }
}

/// `-(x * y)` where a sum uses it.
pub trait NegProduct<B: Backend>: Product<B> {
    /// A product again.
    type Output: Product<B>;
    /// The negative.
    fn neg<F: Subnormals>(self, b: B) -> Self::Output;
}

impl<B: Backend, T: Num<B>> NegProduct<B> for Factors<T> {
    type Output = Self;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn neg<F: Subnormals>(self, b: B) -> Self {
        Factors(scalar!(F, neg_operand(b, self.0)), self.1)
    }
}

impl<B: Backend, S: NegOn<B> + State<B>> NegProduct<B> for Whole<S> {
    type Output = Whole<S::Output>;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn neg<F: Subnormals>(self, b: B) -> Whole<S::Output> {
        Whole(S::neg::<F>(b, self.0))
    }
}

/// `-x`.
#[diagnostic::on_unimplemented(
    message = "`-` is not defined for `{Self}` in an `#[fp]` body",
    label = "no `-` here",
    note = "write `#[fp] impl Neg for` the struct"
)]
pub trait NegOn<B: Backend = Types>: Sized {
    /// The type of the result.
    type Output: State<B>;
    /// The negative.
    fn neg<F: Subnormals>(b: B, x: Self) -> Self::Output;
}

#[diagnostic::do_not_recommend]
impl<B: Backend, T: Signed<B> + Value> NegOn<B> for T {
    type Output = T;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn neg<F: Subnormals>(b: B, x: T) -> T {
        scalar!(F, neg(b, x))
    }
}

/// The trait of an operator, with what it has beside the operation, and its implementation for scalars.
macro_rules! operator {
    ($(#[$doc:meta])* $On:ident $name:ident { $($more:tt)* } { $($scalar:tt)* }) => {
        $(#[$doc])*
        #[diagnostic::on_unimplemented(
            message = "this operator is not defined for `{Self}` and `{Rhs}` in an `#[fp]` body",
            label = "not defined for these types",
            note = "scalars of one type have it; a struct has it by `#[fp] impl` of the operator's trait"
        )]
        pub trait $On<B: Backend = Types, Rhs = Self>: Sized {
            /// The type of the result.
            type Output: State<B>;
            /// The operation; a struct's has a mode of its own.
            fn $name<M: Mode, F: Subnormals>(b: B, x: Self, y: Rhs) -> Self::Output;
            $($more)*
        }

        #[diagnostic::do_not_recommend]
        impl<B: Backend, T: Num<B> + Value> $On<B, T> for T {
            type Output = T;
            $($scalar)*
        }

        $(#[$doc])*
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<M: Mode, F: Subnormals, B: Backend, X: $On<B, Y>, Y>(b: B, x: X, y: Y) -> X::Output {
            X::$name::<M, F>(b, x, y)
        }
    };
}

operator! {
    /// `x / y`.
    DivOn div {} {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn div<M: Mode, F: Subnormals>(b: B, x: T, y: T) -> T {
            scalar!(F, div::<M>(b, x, y))
        }
    }
}

operator! {
    /// `x % y`.
    RemOn rem {} {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn rem<M: Mode, F: Subnormals>(b: B, x: T, y: T) -> T {
            scalar!(F, rem(b, x, y))
        }
    }
}

operator! {
    /// `x * y`.
    MulOn mul {
        /// The form in which a sum sees the product.
        type Product: Product<B, Value = Self::Output>;
        /// The product where a sum uses it.
        fn product<M: Mode, F: Subnormals>(b: B, x: Self, y: Rhs) -> Self::Product;
    } {
        type Product = Factors<T>;

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn mul<M: Mode, F: Subnormals>(b: B, x: T, y: T) -> T {
            scalar!(F, mul::<M>(b, x, y))
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn product<M: Mode, F: Subnormals>(_: B, x: T, y: T) -> Factors<T> {
            Factors(x, y)
        }
    }
}

operator! {
    /// `x + y`.
    AddOn add {
        /// `p + y` of a product.
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn product_add<M: Mode, F: Subnormals, P: Product<B, Value = Self>>(b: B, p: P, y: Rhs) -> Self::Output {
            Self::add::<M, F>(b, p.value::<M, F>(b), y)
        }
        /// `x + p` of a product.
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn add_product<M: Mode, F: Subnormals, P: Product<B, Value = Rhs>>(b: B, x: Self, p: P) -> Self::Output {
            Self::add::<M, F>(b, x, p.value::<M, F>(b))
        }
    } {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn add<M: Mode, F: Subnormals>(b: B, x: T, y: T) -> T {
            scalar!(F, add::<M>(b, x, y))
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn product_add<M: Mode, F: Subnormals, P: Product<B, Value = T>>(b: B, p: P, y: T) -> T {
            p.plus::<M, F>(b, y)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn add_product<M: Mode, F: Subnormals, P: Product<B, Value = T>>(b: B, x: T, p: P) -> T {
            p.plus::<M, F>(b, x)
        }
    }
}

operator! {
    /// `x - y`.
    SubOn sub {
        /// `p - y` of a product.
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn product_sub<M: Mode, F: Subnormals, P: Product<B, Value = Self>>(b: B, p: P, y: Rhs) -> Self::Output {
            Self::sub::<M, F>(b, p.value::<M, F>(b), y)
        }
        /// `x - p` of a product.
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn sub_product<M: Mode, F: Subnormals, P: Product<B, Value = Rhs>>(b: B, x: Self, p: P) -> Self::Output {
            Self::sub::<M, F>(b, x, p.value::<M, F>(b))
        }
    } {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn sub<M: Mode, F: Subnormals>(b: B, x: T, y: T) -> T {
            scalar!(F, sub::<M>(b, x, y))
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn product_sub<M: Mode, F: Subnormals, P: Product<B, Value = T>>(b: B, p: P, y: T) -> T {
            p.plus::<M, F>(b, scalar!(F, neg_operand(b, y)))
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn sub_product<M: Mode, F: Subnormals, P: Product<B, Value = T>>(b: B, x: T, p: P) -> T {
            p.minus_from::<M, F>(b, x)
        }
    }
}

/// `place op= y`, as the new value of the place.
macro_rules! assigning {
    ($($(#[$doc:meta])* $On:ident $name:ident $operation:ident $(<$mode:ident>)? $(, $product:ident $fused:ident)?;)*) => {$(
        $(#[$doc])*
        #[diagnostic::on_unimplemented(
            message = "this assignment is not defined for these types in an `#[fp]` body",
            label = "not defined for these types",
            note = "scalars of one type have it; a struct has it by `#[fp] impl` of the operator's `..Assign` trait"
        )]
        pub trait $On<B: Backend = Types, Rhs = Self>: Sized {
            /// The new value; a struct's operator has a mode of its own.
            fn $name<M: Mode, F: Subnormals>(b: B, x: Self, y: Rhs) -> Self;
            $(
                /// The new value, with a product on the right.
                #[cfg_attr(not(debug_assertions), inline(always))]
                fn $product<M: Mode, F: Subnormals, P: Product<B, Value = Rhs>>(b: B, x: Self, p: P) -> Self {
                    Self::$name::<M, F>(b, x, p.value::<M, F>(b))
                }
            )?
        }

        #[diagnostic::do_not_recommend]
        impl<B: Backend, T: Num<B> + Value> $On<B, T> for T {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $name<M: Mode, F: Subnormals>(b: B, x: T, y: T) -> T {
                scalar!(F, $operation $(::<$mode>)? (b, x, y))
            }
            $(
                #[cfg_attr(not(debug_assertions), inline(always))]
                fn $product<M: Mode, F: Subnormals, P: Product<B, Value = T>>(b: B, x: T, p: P) -> T {
                    p.$fused::<M, F>(b, x)
                }
            )?
        }

        $(#[$doc])*
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<M: Mode, F: Subnormals, B: Backend, X: $On<B, Y>, Y>(b: B, x: X, y: Y) -> X {
            X::$name::<M, F>(b, x, y)
        }

        $(
            /// The same with a product on the right.
            #[cfg_attr(not(debug_assertions), inline(always))]
            pub fn $product<M, F, B, X, P>(b: B, x: X, p: P) -> X
            where
                M: Mode,
                F: Subnormals,
                B: Backend,
                P: Product<B>,
                X: $On<B, P::Value>,
            {
                X::$product::<M, F, P>(b, x, p)
            }
        )?
    )*};
}

assigning! {
    /// `x += y`.
    AddAssignOn add_assign add<M>, add_assign_product plus;
    /// `x -= y`.
    SubAssignOn sub_assign sub<M>, sub_assign_product minus_from;
    /// `x *= y`.
    MulAssignOn mul_assign mul<M>;
    /// `x /= y`.
    DivAssignOn div_assign div<M>;
    /// `x %= y`.
    RemAssignOn rem_assign rem;
}

/// `-x`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn neg<F: Subnormals, B: Backend, X: NegOn<B>>(b: B, x: X) -> X::Output {
    X::neg::<F>(b, x)
}

/// `x * y` where a sum uses it.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn product<M: Mode, F: Subnormals, B: Backend, X: MulOn<B, Y>, Y>(b: B, x: X, y: Y) -> X::Product {
    X::product::<M, F>(b, x, y)
}

/// `x * y` of what is known to be scalars, where a sum uses it.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn factors<B: Backend, T: Num<B>>(_: B, x: T, y: T) -> Factors<T> {
    Factors(x, y)
}

/// `-(x * y)` where a sum uses it.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn neg_product<F: Subnormals, B: Backend, P: NegProduct<B>>(b: B, p: P) -> P::Output {
    p.neg::<F>(b)
}

macro_rules! sums {
    ($($(#[$doc:meta])* $name:ident $On:ident ($first:ident, $second:ident) $Self:ty, $Rhs:ty;)*) => {$(
        $(#[$doc])*
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<M, F, B, P, Z>(b: B, $first: sums!(@type $first), $second: sums!(@type $second)) -> <$Self as $On<B, $Rhs>>::Output
        where
            M: Mode,
            F: Subnormals,
            B: Backend,
            P: Product<B>,
            $Self: $On<B, $Rhs>,
        {
            <$Self as $On<B, $Rhs>>::$name::<M, F, P>(b, $first, $second)
        }
    )*};
    (@type p) => { P };
    (@type z) => { Z };
}

sums! {
    /// `x * y + z`.
    product_add AddOn (p, z) P::Value, Z;
    /// `z + x * y`.
    add_product AddOn (z, p) Z, P::Value;
    /// `x * y - z`.
    product_sub SubOn (p, z) P::Value, Z;
    /// `z - x * y`.
    sub_product SubOn (z, p) Z, P::Value;
}
