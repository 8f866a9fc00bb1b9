//! From a backend's types back to Rust's.

use fpdsl_macros::for_each_tuple;

use super::index::{Index, Index2, Index3, IndexOn};
use super::lift::{Lift, Scalar};
use super::row::{Row, RowOn};
use super::slice::{Slice, SliceOn};
use super::{Backend, Leaf, State, Types, Value};
use crate::element::Element;

/// A type on a backend, which knows the type of Rust's that it stands for. So a body that is generic over a user's type finds that
/// type's functions.
#[diagnostic::on_unimplemented(
    message = "an `#[fp]` body cannot compute with `{Self}`",
    label = "not a type of the language",
    note = "the types are scalars, arrays and tuples of them, and structs with `#[derive(Clone, Copy, Fp)]`"
)]
pub trait Lifted<B: Backend = Types>: State<B> {
    /// The type of Rust's.
    type Native: Lift<On<B> = Self>;
}

impl<B: Backend, T: Leaf<B> + Value> Lifted<B> for T {
    type Native = <T as Leaf<B>>::Native;
}

impl<B: Backend, T: Lifted<B>, const N: usize> Lifted<B> for [T; N] {
    type Native = [T::Native; N];
}

for_each_tuple! {
    #for {
        #[diagnostic::do_not_recommend]
        impl<B: Backend, #(#T: Lifted<B>),*> Lifted<B> for (#(#T,)*) {
            type Native = (#(#T::Native,)*);
        }
    }
}

impl<B: Backend, E: Lifted<B, Native: Element>> Lifted<B> for SliceOn<B, E> {
    type Native = Slice<E::Native>;
}

impl<B: Backend, E: Lifted<B, Native: Scalar>> Lifted<B> for RowOn<B, E> {
    type Native = Row<E::Native>;
}

impl<B: Backend> Lifted<B> for IndexOn<B, 1> {
    type Native = Index;
}

impl<B: Backend> Lifted<B> for IndexOn<B, 2> {
    type Native = Index2;
}

impl<B: Backend> Lifted<B> for IndexOn<B, 3> {
    type Native = Index3;
}
