//! Products that a sum uses.

use super::{NegOn, Vocabulary, number};
use crate::backend::{Backend, Num, State};
use crate::mode::Mode;
use crate::ops;

/// `x * y` where a sum uses it.
pub trait Product<B: Backend>: Copy {
    /// The type of its value when it stands alone.
    type Value;

    /// The product, rounded if it is one of scalars.
    fn value<M: Mode, F: Vocabulary>(self, b: B) -> Self::Value;

    /// The product plus a scalar: contracted if it is one of scalars.
    fn plus<M: Mode, F: Vocabulary>(self, b: B, z: Self::Value) -> Self::Value
    where
        Self::Value: Num<B>;

    /// The scalar minus the product: contracted if it is one of scalars.
    fn minus_from<M: Mode, F: Vocabulary>(self, b: B, z: Self::Value) -> Self::Value
    where
        Self::Value: Num<B>;
}

/// A product of scalars.
#[derive(Clone, Copy, Debug)]
pub struct Factors<T>(pub(super) T, pub(super) T);

/// The result of a struct's `*`.
#[derive(Clone, Copy, Debug)]
pub struct Whole<S>(pub S);

impl<B: Backend, T: Num<B>> Product<B> for Factors<T> {
    type Value = T;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value<M: Mode, F: Vocabulary>(self, b: B) -> T {
        scalar!(F, mul::<M>(b, self.0, self.1))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn plus<M: Mode, F: Vocabulary>(self, b: B, z: T) -> T {
        scalar!(F, contracted::<M>(b, self.0, self.1, z))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn minus_from<M: Mode, F: Vocabulary>(self, b: B, z: T) -> T {
        let x = scalar!(F, neg_operand(b, self.0));
        scalar!(F, contracted::<M>(b, x, self.1, z))
    }
}

impl<B: Backend, S: State<B>> Product<B> for Whole<S> {
    type Value = S;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value<M: Mode, F: Vocabulary>(self, _: B) -> S {
        self.0
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn plus<M: Mode, F: Vocabulary>(self, b: B, z: S) -> S
    where
        S: Num<B>,
    {
        scalar!(F, add::<M>(b, self.0, z))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn minus_from<M: Mode, F: Vocabulary>(self, b: B, z: S) -> S
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
    fn neg<F: Vocabulary>(self, b: B) -> Self::Output;
}

impl<B: Backend, T: Num<B>> NegProduct<B> for Factors<T> {
    type Output = Self;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn neg<F: Vocabulary>(self, b: B) -> Self {
        Factors(scalar!(F, neg_operand(b, self.0)), self.1)
    }
}

impl<B: Backend, S: NegOn<B> + State<B>> NegProduct<B> for Whole<S> {
    type Output = Whole<S::Output>;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn neg<F: Vocabulary>(self, b: B) -> Whole<S::Output> {
        Whole(S::neg::<F>(b, self.0))
    }
}
