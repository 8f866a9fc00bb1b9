//! Arrays of any shape, taken apart and put together.

use fpdsl_runtime::backend::Backend;
use fpdsl_runtime::lift::Lift;

use super::value::Scalar;

/// A scalar, or an array of such.
pub trait Elements: Lift {
    /// Takes its scalars, in order.
    fn take<B: Backend>(next: &mut impl FnMut() -> Scalar<B>) -> Self::On<B>;

    /// Appends its scalars, in order.
    fn give<B: Backend>(value: Self::On<B>, out: &mut Vec<Scalar<B>>);

    /// The scalar at an index for each dimension.
    fn index<B: Backend>(b: B, value: Self::On<B>, index: &[B::Usize]) -> Scalar<B>;

    /// The old value with the scalar at an index changed; a scalar does not look at what it replaces.
    fn replace<B: Backend>(
        b: B,
        old: impl FnOnce() -> Self::On<B>,
        index: &[B::Usize],
        value: Scalar<B>,
    ) -> Self::On<B>;
}

impl<T: Elements, const N: usize> Elements for [T; N] {
    fn take<B: Backend>(next: &mut impl FnMut() -> Scalar<B>) -> Self::On<B> {
        core::array::from_fn(|_| T::take(next))
    }

    fn give<B: Backend>(value: Self::On<B>, out: &mut Vec<Scalar<B>>) {
        value.into_iter().for_each(|item| T::give(item, out));
    }

    fn index<B: Backend>(b: B, value: Self::On<B>, index: &[B::Usize]) -> Scalar<B> {
        T::index(b, b.index(value, index[0]), &index[1..])
    }

    fn replace<B: Backend>(
        b: B,
        old: impl FnOnce() -> Self::On<B>,
        index: &[B::Usize],
        value: Scalar<B>,
    ) -> Self::On<B> {
        let old = old();
        let item = T::replace(b, || b.index(old, index[0]), &index[1..], value);
        b.index_set(old, index[0], item)
    }
}
