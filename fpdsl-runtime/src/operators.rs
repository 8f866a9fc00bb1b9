//! Operators where only rustc knows whether their operands are scalars or structs.
//!
//! Scalars have them in the mode in force, structs as `#[fp] impl Add for ..` says. So a body's `x + y` means the same
//! whatever its operands turn out to be; where the macro sees scalars it calls [`ops`] itself, which infers more.
//!
//! A product that a sum uses stays a [`Product`] until it is known what it is a product of: scalars are fused with the
//! sum, a struct's product is what its operator returns.

use fpdsl_macros::for_each_tuple;

use crate::backend::{Backend, Leaf, Num, Signed, State, Types, Value};
use crate::lift::Lift;
use crate::mode::{Mode, has_four_modes};
use crate::ops;

/// The operations of scalars that a function has, of those with the same names.
pub trait Vocabulary {
    /// Its number among them.
    const NUMBER: u8;
}

macro_rules! vocabularies {
    ($($(#[$doc:meta])* $Name:ident = $number:literal;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            pub struct $Name;

            impl Vocabulary for $Name {
                const NUMBER: u8 = number::$Name;
            }
        )*

        /// The vocabularies as patterns. rustc leaves out the other arms of a match on a constant number.
        #[allow(non_upper_case_globals)]
        mod number {
            $(pub(super) const $Name: u8 = $number;)*
        }
    };
}

vocabularies! {
    /// [`ops`]: subnormal numbers are kept.
    Kept = 0;
    /// [`ops::ftz`]: subnormal binary32 numbers are flushed.
    Flushed = 1;
    /// [`ops::cc1x`]: `profile = "cc1x"`.
    Cc1x = 2;
    /// [`ops::x87`]: `profile = "x87"`.
    X87 = 3;
}

/// Refuses modes that a vocabulary has not.
const fn has_mode<M: Mode, F: Vocabulary>() {
    if F::NUMBER != Kept::NUMBER {
        has_four_modes::<M>();
    }
}

/// The operation of a vocabulary. rustc evaluates the constants of all arms, and those that do not round stochastically have none for it.
macro_rules! scalar {
    ($F:ident, $name:ident $(::<$M:ident>)? ($($arg:expr),*)) => {
        {
            $(const { $crate::operators::has_mode::<$M, $F>() };)?
            match const { $F::NUMBER } {
                number::Flushed => ops::ftz::$name $(::<$M::Fixed, _, _>)? ($($arg),*),
                number::Cc1x => ops::cc1x::$name $(::<$M::Fixed, _, _>)? ($($arg),*),
                number::X87 => ops::x87::$name $(::<$M::Fixed, _, _>)? ($($arg),*),
                _ => ops::$name $(::<$M, _, _>)? ($($arg),*),
            }
        }
    };
}

/// Stands for a scalar on the left in the implementations of `AddOf` and the like, which then belong to the right operand.
#[derive(Clone, Copy, Debug)]
pub struct OnTheLeft<T>(core::marker::PhantomData<T>);

/// A type made of scalars, of which literals beside it have the type of one: a scalar itself, a struct, or the first part of a tuple.
pub trait Made<B: Backend = Types>: State<B> {
    /// The scalar.
    type Scalar;
}

impl<B: Backend, T: Leaf<B> + Value> Made<B> for T {
    type Scalar = T;
}

impl<B: Backend, T: Made<B>, const N: usize> Made<B> for [T; N] {
    type Scalar = T::Scalar;
}

for_each_tuple! {
    #for len < 12 {
        impl<B: Backend, First: Made<B>, #(#T: State<B>),*> Made<B> for (First, #(#T,)*) {
            type Scalar = First::Scalar;
        }
    }
}

/// A number beside `x`, in whose type only literals have a say: it is of the scalar that `x` is made of, as Rust finds where an
/// operator of a struct takes both structs and scalars.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn beside<B: Backend, X: Made<B>>(_: B, _x: X, number: X::Scalar) -> X::Scalar {
    number
}

/// The same beside a product.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn beside_product<B, P, X>(_: B, _x: P, number: X::Scalar) -> X::Scalar
where
    B: Backend,
    P: Product<B, Value = X>,
    X: Made<B>,
{
    number
}

/// The same of a product of numbers.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn product_beside<B, X, T>(_: B, _x: X, product: Factors<T>) -> Factors<T>
where
    B: Backend,
    X: Made<B, Scalar = T>,
{
    product
}

mod product;

pub use product::{Factors, NegProduct, Product, Whole};

/// Operators in checks of bodies.
pub mod checked;

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
    fn neg<F: Vocabulary>(b: B, x: Self) -> Self::Output;
}

/// `-x` of a struct whose fields have Rust's types. `Self` is Rust's type of the operand, `X` that on the backend.
#[diagnostic::on_unimplemented(
    message = "`-` is not defined for `{Self}` in an `#[fp]` body",
    label = "no `-` here",
    note = "write `#[fp] impl Neg for` the struct"
)]
pub trait NegOf<B: Backend, X> {
    /// The type of the result.
    type Output: Lift;
    /// The negative.
    fn neg(b: B, x: X) -> <Self::Output as Lift>::On<B>;
}

#[diagnostic::do_not_recommend]
impl<B: Backend, T: Signed<B> + Value> NegOn<B> for T {
    type Output = T;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn neg<F: Vocabulary>(b: B, x: T) -> T {
        scalar!(F, neg(b, x))
    }
}

/// The traits of an operator, with what they have beside the operation, and their implementations for scalars.
///
/// The left operand finds the operation, by `$On`. A scalar on the left asks the right operand, by `$Scalar`.
macro_rules! operator {
    (
        $(#[$doc:meta])* $On:ident $Of:ident $Scalar:ident $name:ident
        { $($more:tt)* } scalar { $($after:tt)* } asks { $($asks:tt)* } { $($scalar:tt)* }
    ) => {
        $(#[$doc])*
        ///
        /// For structs whose fields have Rust's types: `Self` and `Rhs` are Rust's types of the operands, `X` and `Y` those on the
        /// backend.
        #[diagnostic::on_unimplemented(
            message = "this operator is not defined for `{Self}` and `{Rhs}` in an `#[fp]` body",
            label = "not defined for these types",
            note = "two scalars of one type have it, so cast one with `as`; for a struct write `#[fp] impl` of its trait"
        )]
        pub trait $Of<B: Backend, Rhs, X, Y> {
            /// The type of the result.
            type Output: Lift;
            /// The operation, in a mode of its own.
            fn $name(b: B, x: X, y: Y) -> <Self::Output as Lift>::On<B>;
        }

        $(#[$doc])*
        #[diagnostic::on_unimplemented(
            message = "this operator is not defined for `{Self}` and `{Rhs}` in an `#[fp]` body",
            label = "not defined for these types",
            note = "two scalars of one type have it, so cast one with `as`; for a struct write `#[fp] impl` of its trait"
        )]
        pub trait $On<B: Backend = Types, Rhs = Self>: Sized {
            /// The type of the result.
            type Output: State<B>;
            /// The operation; a struct's has a mode of its own.
            fn $name<M: Mode, F: Vocabulary>(b: B, x: Self, y: Rhs) -> Self::Output;
            $($more)*
        }

        $(#[$doc])*
        ///
        /// For a scalar on the left: `Self` is the type of the right operand, `N` Rust's type of the scalar, `X` that on the backend.
        /// `N` tells the implementations for two scalars apart, since `X` might be the same type for both.
        #[diagnostic::on_unimplemented(
            message = "this operator is not defined for `{X}` and `{Self}` in an `#[fp]` body",
            label = "not defined for these types",
            note = "two scalars of one type have it, so cast one with `as`; for a struct write `#[fp] impl` of its trait"
        )]
        pub trait $Scalar<B: Backend, N, X>: Sized {
            /// The type of the result.
            type Output: State<B>;
            /// The operation; a struct's has a mode of its own.
            fn $name<M: Mode, F: Vocabulary>(b: B, x: X, y: Self) -> Self::Output;
            $($after)*
        }

        #[diagnostic::do_not_recommend]
        impl<B: Backend, T: Num<B> + Value, Y: $Scalar<B, T::Native, T>> $On<B, Y> for T {
            type Output = Y::Output;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $name<M: Mode, F: Vocabulary>(b: B, x: T, y: Y) -> Y::Output {
                Y::$name::<M, F>(b, x, y)
            }

            $($asks)*
        }

        #[diagnostic::do_not_recommend]
        impl<B: Backend, T: Num<B> + Value> $Scalar<B, T::Native, T> for T {
            type Output = T;
            $($scalar)*
        }

        $(#[$doc])*
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<M: Mode, F: Vocabulary, B: Backend, X: $On<B, Y>, Y>(b: B, x: X, y: Y) -> X::Output {
            X::$name::<M, F>(b, x, y)
        }
    };
}

operator! {
    /// `x / y`.
    HasDivide DivOf ScalarDiv div {} scalar {} asks {} {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn div<M: Mode, F: Vocabulary>(b: B, x: T, y: T) -> T {
            scalar!(F, div::<M>(b, x, y))
        }
    }
}

operator! {
    /// `x % y`.
    HasRemainder RemOf ScalarRem rem {} scalar {} asks {} {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn rem<M: Mode, F: Vocabulary>(b: B, x: T, y: T) -> T {
            scalar!(F, rem(b, x, y))
        }
    }
}

operator! {
    /// `x * y`.
    HasTimes MulOf ScalarMul mul {
        /// The form in which a sum sees the product.
        type Product: Product<B, Value = Self::Output>;
        /// The product where a sum uses it.
        fn product<M: Mode, F: Vocabulary>(b: B, x: Self, y: Rhs) -> Self::Product;
    } scalar {
        /// The form in which a sum sees the product.
        type Product: Product<B, Value = Self::Output>;
        /// The product where a sum uses it.
        fn product<M: Mode, F: Vocabulary>(b: B, x: X, y: Self) -> Self::Product;
    } asks {
        type Product = Y::Product;

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn product<M: Mode, F: Vocabulary>(b: B, x: T, y: Y) -> Y::Product {
            Y::product::<M, F>(b, x, y)
        }
    } {
        type Product = Factors<T>;

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn mul<M: Mode, F: Vocabulary>(b: B, x: T, y: T) -> T {
            scalar!(F, mul::<M>(b, x, y))
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn product<M: Mode, F: Vocabulary>(_: B, x: T, y: T) -> Factors<T> {
            Factors(x, y)
        }
    }
}

/// A sum or a difference, in which a product may be an operand.
macro_rules! sum {
    ($(#[$doc:meta])* $On:ident $Of:ident $Scalar:ident $name:ident ($p_doc:literal $product_first:ident) ($s_doc:literal $product_second:ident) { $($scalar:tt)* }) => {
        operator! {
            $(#[$doc])*
            $On $Of $Scalar $name {
                #[doc = $p_doc]
                #[cfg_attr(not(debug_assertions), inline(always))]
                fn $product_first<M: Mode, F: Vocabulary, P: Product<B, Value = Self>>(b: B, p: P, y: Rhs) -> Self::Output {
                    Self::$name::<M, F>(b, p.value::<M, F>(b), y)
                }
                #[doc = $s_doc]
                #[cfg_attr(not(debug_assertions), inline(always))]
                fn $product_second<M: Mode, F: Vocabulary, P: Product<B, Value = Rhs>>(b: B, x: Self, p: P) -> Self::Output {
                    Self::$name::<M, F>(b, x, p.value::<M, F>(b))
                }
            } scalar {
                #[doc = $p_doc]
                #[cfg_attr(not(debug_assertions), inline(always))]
                fn $product_first<M: Mode, F: Vocabulary, P: Product<B, Value = X>>(b: B, p: P, y: Self) -> Self::Output {
                    Self::$name::<M, F>(b, p.value::<M, F>(b), y)
                }
                #[doc = $s_doc]
                #[cfg_attr(not(debug_assertions), inline(always))]
                fn $product_second<M: Mode, F: Vocabulary, P: Product<B, Value = Self>>(b: B, x: X, p: P) -> Self::Output {
                    Self::$name::<M, F>(b, x, p.value::<M, F>(b))
                }
            } asks {
                #[cfg_attr(not(debug_assertions), inline(always))]
                fn $product_first<M: Mode, F: Vocabulary, P: Product<B, Value = T>>(b: B, p: P, y: Y) -> Y::Output {
                    Y::$product_first::<M, F, P>(b, p, y)
                }

                #[cfg_attr(not(debug_assertions), inline(always))]
                fn $product_second<M: Mode, F: Vocabulary, P: Product<B, Value = Y>>(b: B, x: T, p: P) -> Y::Output {
                    Y::$product_second::<M, F, P>(b, x, p)
                }
            } { $($scalar)* }
        }
    };
}

sum! {
    /// `x + y`.
    HasPlus AddOf ScalarAdd add ("`p + y` of a product." product_add) ("`x + p` of a product." add_product) {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn add<M: Mode, F: Vocabulary>(b: B, x: T, y: T) -> T {
            scalar!(F, add::<M>(b, x, y))
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn product_add<M: Mode, F: Vocabulary, P: Product<B, Value = T>>(b: B, p: P, y: T) -> T {
            p.plus::<M, F>(b, y)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn add_product<M: Mode, F: Vocabulary, P: Product<B, Value = T>>(b: B, x: T, p: P) -> T {
            p.plus::<M, F>(b, x)
        }
    }
}

sum! {
    /// `x - y`.
    HasMinus SubOf ScalarSub sub ("`p - y` of a product." product_sub) ("`x - p` of a product." sub_product) {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn sub<M: Mode, F: Vocabulary>(b: B, x: T, y: T) -> T {
            scalar!(F, sub::<M>(b, x, y))
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn product_sub<M: Mode, F: Vocabulary, P: Product<B, Value = T>>(b: B, p: P, y: T) -> T {
            p.plus::<M, F>(b, scalar!(F, neg_operand(b, y)))
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn sub_product<M: Mode, F: Vocabulary, P: Product<B, Value = T>>(b: B, x: T, p: P) -> T {
            p.minus_from::<M, F>(b, x)
        }
    }
}

mod order;

pub use order::Update;

/// `place op= y`, as the new value of the place.
macro_rules! assigning {
    ($($(#[$doc:meta])* $On:ident $Of:ident $name:ident $first:ident $operation:ident $(<$mode:ident>)? $(, $product:ident $fused:ident)?;)*) => {$(
        $(#[$doc])*
        ///
        /// For structs whose fields have Rust's types: `Self` and `Rhs` are Rust's types of the operands, `X` and `Y` those on the
        /// backend.
        #[diagnostic::on_unimplemented(
            message = "this assignment is not defined for these types in an `#[fp]` body",
            label = "not defined for these types",
            note = "scalars of one type have it; for a struct write `#[fp] impl` of its `..Assign` trait"
        )]
        pub trait $Of<B: Backend, Rhs, X, Y> {
            /// The new value, in a mode of its own.
            fn $name(b: B, x: X, y: Y) -> X;
        }

        $(#[$doc])*
        #[diagnostic::on_unimplemented(
            message = "this assignment is not defined for these types in an `#[fp]` body",
            label = "not defined for these types",
            note = "scalars of one type have it; for a struct write `#[fp] impl` of its `..Assign` trait"
        )]
        pub trait $On<B: Backend = Types, Rhs = Self>: Sized {
            /// True if Rust computes the place before the value: it calls a function with a reference to the place.
            const PLACE_FIRST: bool = true;

            /// The new value; a struct's operator has a mode of its own.
            fn $name<M: Mode, F: Vocabulary>(b: B, x: Self, y: Rhs) -> Self;
            $(
                /// The new value, with a product on the right.
                #[cfg_attr(not(debug_assertions), inline(always))]
                fn $product<M: Mode, F: Vocabulary, P: Product<B, Value = Rhs>>(b: B, x: Self, p: P) -> Self {
                    Self::$name::<M, F>(b, x, p.value::<M, F>(b))
                }
            )?
        }

        #[diagnostic::do_not_recommend]
        impl<B: Backend, T: Num<B> + Value> $On<B, T> for T {
            const PLACE_FIRST: bool = false;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn $name<M: Mode, F: Vocabulary>(b: B, x: T, y: T) -> T {
                scalar!(F, $operation $(::<$mode>)? (b, x, y))
            }
            $(
                #[cfg_attr(not(debug_assertions), inline(always))]
                fn $product<M: Mode, F: Vocabulary, P: Product<B, Value = T>>(b: B, x: T, p: P) -> T {
                    p.$fused::<M, F>(b, x)
                }
            )?
        }

        $(#[$doc])*
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<M: Mode, F: Vocabulary, B: Backend, X: $On<B, Y>, Y>(b: B, x: X, y: Y) -> X {
            X::$name::<M, F>(b, x, y)
        }

        /// Returns true if Rust computes the place before the value.
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $first<B: Backend, X: $On<B, Y>, Y>(_: B, _: Update<X, Y>) -> bool {
            X::PLACE_FIRST
        }

        $(
            /// The same with a product on the right.
            #[cfg_attr(not(debug_assertions), inline(always))]
            pub fn $product<M, F, B, X, P>(b: B, x: X, p: P) -> X
            where
                M: Mode,
                F: Vocabulary,
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
    AddAssignOn AddAssignOf add_assign add_assign_first add<M>, add_assign_product plus;
    /// `x -= y`.
    SubAssignOn SubAssignOf sub_assign sub_assign_first sub<M>, sub_assign_product minus_from;
    /// `x *= y`.
    MulAssignOn MulAssignOf mul_assign mul_assign_first mul<M>;
    /// `x /= y`.
    DivAssignOn DivAssignOf div_assign div_assign_first div<M>;
    /// `x %= y`.
    RemAssignOn RemAssignOf rem_assign rem_assign_first rem;
}

/// `-x`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn neg<F: Vocabulary, B: Backend, X: NegOn<B>>(b: B, x: X) -> X::Output {
    X::neg::<F>(b, x)
}

/// `x * y` where a sum uses it.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn product<M: Mode, F: Vocabulary, B: Backend, X: HasTimes<B, Y>, Y>(b: B, x: X, y: Y) -> X::Product {
    X::product::<M, F>(b, x, y)
}

/// `x * y` of what is known to be scalars, where a sum uses it.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn factors<B: Backend, T: Num<B>>(_: B, x: T, y: T) -> Factors<T> {
    Factors(x, y)
}

/// `-(x * y)` where a sum uses it.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn neg_product<F: Vocabulary, B: Backend, P: NegProduct<B>>(b: B, p: P) -> P::Output {
    p.neg::<F>(b)
}

macro_rules! sums {
    ($($(#[$doc:meta])* $name:ident $On:ident ($first:ident, $second:ident) $Self:ty, $Rhs:ty;)*) => {$(
        $(#[$doc])*
        #[cfg_attr(not(debug_assertions), inline(always))]
        pub fn $name<M, F, B, P, Z>(b: B, $first: sums!(@type $first), $second: sums!(@type $second)) -> <$Self as $On<B, $Rhs>>::Output
        where
            M: Mode,
            F: Vocabulary,
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
    product_add HasPlus (p, z) P::Value, Z;
    /// `z + x * y`.
    add_product HasPlus (z, p) Z, P::Value;
    /// `x * y - z`.
    product_sub HasMinus (p, z) P::Value, Z;
    /// `z - x * y`.
    sub_product HasMinus (z, p) Z, P::Value;
}
