//! Values of a backend whose type is known only while the tests run.

use fpdsl_runtime::backend::{Backend, State};
use fpdsl_runtime::lift::{Lift, ScalarType};

use super::elements::Elements;
use crate::ast::ArrayShape;
use crate::bits::{Bits, Leaves};

macro_rules! values {
    (scalars: $($S:ident $native:ty,)*; arrays: $($A:ident $array:ty,)*) => {
        /// A scalar on a backend.
        pub enum Scalar<B: Backend> {
            /// A slot that holds nothing yet.
            Unset,
            $(
                #[allow(missing_docs)]
                $S(B::$S),
            )*
        }

        /// An array on a backend.
        pub enum Array<B: Backend> {
            /// A slot that holds nothing yet.
            Unset,
            $(
                #[allow(missing_docs)]
                $A(<$array as Lift>::On<B>),
            )*
        }

        impl<B: Backend> State<B> for Scalar<B> {
            fn merge(b: B, join: &mut B::Join, x: Self, y: Self) -> Self {
                match (x, y) {
                    (Scalar::Unset, Scalar::Unset) => Scalar::Unset,
                    $((Scalar::$S(x), Scalar::$S(y)) => Scalar::$S(State::merge(b, join, x, y)),)*
                    _ => unreachable!("a variable has one type"),
                }
            }

            fn zero(_: B) -> Self {
                Scalar::Unset
            }
        }

        impl<B: Backend> State<B> for Array<B> {
            fn merge(b: B, join: &mut B::Join, x: Self, y: Self) -> Self {
                match (x, y) {
                    (Array::Unset, Array::Unset) => Array::Unset,
                    $((Array::$A(x), Array::$A(y)) => Array::$A(State::merge(b, join, x, y)),)*
                    _ => unreachable!("a variable has one type"),
                }
            }

            fn zero(_: B) -> Self {
                Array::Unset
            }
        }

        impl<B: Backend> Scalar<B> {
            /// A constant by its encoding.
            pub fn constant(b: B, ty: ScalarType, bits: u64) -> Self {
                match ty {
                    $(ScalarType::$S => Scalar::$S(<$native as Lift>::lift(b, Bits::from_low_bits(bits))),)*
                    other => unreachable!("programs have no {other:?}"),
                }
            }

            /// Gives the variable's name to the backend.
            pub fn bind(self, b: B, name: &'static str) -> Self {
                match self {
                    Scalar::Unset => Scalar::Unset,
                    $(Scalar::$S(x) => Scalar::$S(b.bind(name, x)),)*
                }
            }
        }

        $(
            impl Elements for $native {
                fn take<B: Backend>(next: &mut impl FnMut() -> Scalar<B>) -> B::$S {
                    Self::unwrap(next())
                }

                fn give<B: Backend>(value: B::$S, out: &mut Vec<Scalar<B>>) {
                    out.push(Scalar::$S(value));
                }

                fn index<B: Backend>(_: B, value: B::$S, _: &[B::Usize]) -> Scalar<B> {
                    Scalar::$S(value)
                }

                fn replace<B: Backend>(
                    _: B,
                    _: impl FnOnce() -> B::$S,
                    _: &[B::Usize],
                    value: Scalar<B>,
                ) -> B::$S {
                    Self::unwrap(value)
                }
            }

            impl Unwrap for $native {
                fn unwrap<B: Backend>(value: Scalar<B>) -> B::$S {
                    match value {
                        Scalar::$S(x) => x,
                        _ => unreachable!("an expression has the type that its node says"),
                    }
                }
            }
        )*

        impl<B: Backend> Array<B> {
            /// An array of scalars in order.
            pub fn of_scalars(shape: ArrayShape, mut next: impl FnMut() -> Scalar<B>) -> Self {
                match shape {
                    $(ArrayShape::$A => Array::$A(<$array>::take(&mut next)),)*
                }
            }

            /// The scalars in order.
            pub fn scalars(self) -> Vec<Scalar<B>> {
                let mut out = Vec::new();
                match self {
                    Array::Unset => unreachable!("an unset slot is never read"),
                    $(Array::$A(x) => <$array>::give(x, &mut out),)*
                }
                out
            }

            /// Gives the variable's name to the backend.
            pub fn bind(self, b: B, name: &'static str) -> Self {
                match self {
                    Array::Unset => Array::Unset,
                    $(Array::$A(x) => Array::$A(b.bind(name, x)),)*
                }
            }

            /// `self[i]`, `self[i][j]`.
            pub fn index(self, b: B, index: &[B::Usize]) -> Scalar<B> {
                match self {
                    Array::Unset => unreachable!("an unset slot is never read"),
                    $(Array::$A(x) => <$array>::index(b, x, index),)*
                }
            }

            /// `self` with one element changed.
            pub fn index_set(self, b: B, index: &[B::Usize], value: Scalar<B>) -> Self {
                match self {
                    Array::Unset => unreachable!("an unset slot is never read"),
                    $(Array::$A(x) => Array::$A(<$array>::replace(b, || x, index, value)),)*
                }
            }
        }
    };
}

values! {
    scalars:
        Bool bool,
        F32 f32,
        F64 f64,
        I32 i32,
        I64 i64,
        U32 u32,
        U64 u64,
        Usize usize,;
    arrays:
        F32x4 [f32; 4],
        F32x3 [f32; 3],
        F64x4 [f64; 4],
        F64x2 [f64; 2],
        F32x2x3 [[f32; 3]; 2],
        I32x4 [i32; 4],
        U32x2 [u32; 2],
        I64x3 [i64; 3],
        Usizex4 [usize; 4],
        Boolx3 [bool; 3],
}

/// A scalar of a known type.
pub trait Unwrap: Lift {
    /// The value, which has this type.
    fn unwrap<B: Backend>(value: Scalar<B>) -> Self::On<B>;
}

impl<B: Backend> Clone for Scalar<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Backend> Copy for Scalar<B> {}

impl<B: Backend> Clone for Array<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Backend> Copy for Array<B> {}

macro_rules! leaves {
    ($($native:ty, $count:literal, $i:tt;)*) => {
        /// The scalars of [`Leaves`], in order.
        pub fn give_leaves<B: Backend>(leaves: <Leaves as Lift>::On<B>) -> Vec<Scalar<B>> {
            let mut out = Vec::new();
            $(<[$native; $count]>::give(leaves.$i, &mut out);)*
            out
        }

        /// [`Leaves`] of its scalars, in order.
        pub fn take_leaves<B: Backend>(scalars: Vec<Scalar<B>>) -> <Leaves as Lift>::On<B> {
            let mut scalars = scalars.into_iter();
            let mut next = || scalars.next().expect("a scalar for each leaf");
            ($(<[$native; $count]>::take(&mut next),)*)
        }
    };
}

leaves! {
    bool, 4, 0;
    f32, 8, 1;
    f64, 8, 2;
    i32, 6, 3;
    i64, 5, 4;
    u32, 4, 5;
    u64, 4, 6;
    usize, 5, 7;
}
