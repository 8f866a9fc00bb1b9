//! Values of a backend whose type is known only while the tests run.

use fpdsl_runtime::backend::{Backend, State};
use fpdsl_runtime::lift::{Lift, ScalarType};

use crate::ast::{MAX_LEAVES, Type};
use crate::bits::{Bits, Leaves};

/// The scalars of a value in order, and then nothing.
pub type Pack<B> = [Scalar<B>; MAX_LEAVES];

macro_rules! values {
    ($($S:ident $native:ty,)*) => {
        /// A scalar on a backend.
        pub enum Scalar<B: Backend> {
            /// A slot that holds nothing yet.
            Unset,
            $(
                #[allow(missing_docs)]
                $S(B::$S),
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

        impl<B: Backend> Scalar<B> {
            /// A constant by its encoding.
            pub fn constant(b: B, ty: ScalarType, bits: u64) -> Self {
                match ty {
                    $(ScalarType::$S => Scalar::$S(<$native as Lift>::lift(b, Bits::from_low_bits(bits))),)*
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
            impl Unwrap for $native {
                fn unwrap<B: Backend>(value: Scalar<B>) -> B::$S {
                    match value {
                        Scalar::$S(x) => x,
                        _ => unreachable!("an expression has the type that its node says"),
                    }
                }

                fn wrap<B: Backend>(value: B::$S) -> Scalar<B> {
                    Scalar::$S(value)
                }
            }
        )*
    };
}

values! {
    Bool bool,
    F16 half::f16,
    Bf16 half::bf16,
    F32 f32,
    F64 f64,
    I8 i8,
    I16 i16,
    I32 i32,
    I64 i64,
    U8 u8,
    U16 u16,
    U32 u32,
    U64 u64,
    Usize usize,
}

/// A scalar of a known type.
pub trait Unwrap: Lift {
    /// The value, which has this type.
    fn unwrap<B: Backend>(value: Scalar<B>) -> Self::On<B>;
    /// The value without its type.
    fn wrap<B: Backend>(value: Self::On<B>) -> Scalar<B>;
}

impl<B: Backend> Clone for Scalar<B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Backend> Copy for Scalar<B> {}

impl<B: Backend> Scalar<B> {
    /// The condition that it is.
    pub fn bool(self) -> B::Bool {
        <bool as Unwrap>::unwrap(self)
    }

    /// The index that it is.
    pub fn usize(self) -> B::Usize {
        <usize as Unwrap>::unwrap(self)
    }
}

/// No scalar at all.
pub fn nothing<B: Backend>() -> Pack<B> {
    [Scalar::Unset; MAX_LEAVES]
}

/// These scalars.
pub fn pack<B: Backend>(scalars: impl IntoIterator<Item = Scalar<B>>) -> Pack<B> {
    let mut out = nothing();
    for (place, scalar) in out.iter_mut().zip(scalars) {
        *place = scalar;
    }
    out
}

/// Every scalar of a type zero.
pub fn zero<B: Backend>(b: B, ty: Type) -> Pack<B> {
    pack(ty.leaves().into_iter().map(|leaf| Scalar::constant(b, leaf, 0)))
}

/// A step with its index evaluated.
#[derive(Clone, Copy)]
pub enum Hop<B: Backend> {
    /// `.0`
    Field(usize),
    /// `[i]`
    Index(B::Usize),
}

/// Runs code with the elements of an array, each as a [`Pack`], in an array of a length that is known only now.
macro_rules! with_elements {
    ($elements:expr, $array:ident => $code:expr; $($n:literal)*) => {
        match $elements.len() {
            $($n => {
                let $array: [Pack<B>; $n] = core::array::from_fn(|i| $elements[i]);
                $code
            })*
            n => unreachable!("arrays of {n} elements"),
        }
    };
}

fn elements<B: Backend>(value: &Pack<B>, element: Type, n: usize) -> Vec<Pack<B>> {
    let size = element.count();
    (0..n)
        .map(|i| pack(value[i * size..][..size].iter().copied()))
        .collect()
}

/// The part of a value of type `ty` that the path leads to.
pub fn part<B: Backend>(b: B, ty: Type, value: Pack<B>, path: &[Hop<B>]) -> Pack<B> {
    let Some((hop, rest)) = path.split_first() else {
        return value;
    };
    match *hop {
        Hop::Field(number) => {
            let (ty, first) = ty.field(number);
            part(b, ty, pack(value[first..][..ty.count()].iter().copied()), rest)
        }
        Hop::Index(index) => {
            let (element, n) = ty.element();
            let elements = elements(&value, element, n);
            let found = with_elements!(elements, array => b.index(array, index); 1 2 3 4 5);
            part(b, element, found, rest)
        }
    }
}

/// A value of type `ty` with the part that the path leads to replaced.
pub fn replaced<B: Backend>(b: B, ty: Type, value: Pack<B>, path: &[Hop<B>], new: Pack<B>) -> Pack<B> {
    let Some((hop, rest)) = path.split_first() else {
        return new;
    };
    match *hop {
        Hop::Field(number) => {
            let (field, first) = ty.field(number);
            let size = field.count();
            let old = pack(value[first..][..size].iter().copied());
            let new = replaced(b, field, old, rest, new);
            let mut out = value;
            out[first..][..size].copy_from_slice(&new[..size]);
            out
        }
        Hop::Index(index) => {
            let (element, n) = ty.element();
            let elements = elements(&value, element, n);
            with_elements!(elements, array => {
                // What is replaced as a whole is not looked at.
                let new = match rest {
                    [] => new,
                    _ => replaced(b, element, b.index(array, index), rest, new),
                };
                let changed = b.index_set(array, index, new);
                let size = element.count();
                pack(changed.into_iter().flat_map(|item| item.into_iter().take(size)))
            }; 1 2 3 4 5)
        }
    }
}

/// The scalars of [`Leaves`], in order.
pub fn give_leaves<B: Backend>((first, second): <Leaves as Lift>::On<B>) -> Vec<Scalar<B>> {
    let mut out = Vec::new();
    macro_rules! give {
        ($group:ident: $($native:ty, $i:tt;)*) => {
            $(out.extend($group.$i.into_iter().map(<$native as Unwrap>::wrap::<B>));)*
        };
    }
    give! { first: bool, 0; f32, 1; f64, 2; i32, 3; i64, 4; u32, 5; u64, 6; usize, 7; }
    give! { second: half::f16, 0; half::bf16, 1; i8, 2; i16, 3; u8, 4; u16, 5; }
    out
}

/// [`Leaves`] of its scalars, in order.
pub fn take_leaves<B: Backend>(scalars: Vec<Scalar<B>>) -> <Leaves as Lift>::On<B> {
    let mut scalars = scalars.into_iter();
    let mut next = || scalars.next().expect("a scalar for each leaf");
    macro_rules! take {
        ($($native:ty)*) => {
            ($(core::array::from_fn(|_| <$native as Unwrap>::unwrap(next())),)*)
        };
    }
    (
        take!(bool f32 f64 i32 i64 u32 u64 usize),
        take!(half::f16 half::bf16 i8 i16 u8 u16),
    )
}
