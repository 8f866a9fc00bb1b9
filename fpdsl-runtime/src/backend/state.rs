//! Tuples and arrays of values that control flow carries.

use fpdsl_macros::for_each_tuple;

use super::{Backend, Types};

#[diagnostic::on_unimplemented(
    message = "an `#[fp]` body cannot compute with `{Self}`",
    label = "not a type of the language",
    note = "the types are scalars, arrays and tuples of them, and structs with `#[derive(Clone, Copy, Fp)]`"
)]
/// A value that a block can assign: a value of the language, or a tuple or array of such.
pub trait State<B: Backend = Types>: Copy {
    /// Joins two states leaf by leaf, in order. What that means is the backend's: see [`Backend::Join`].
    fn merge(b: B, join: &mut B::Join, x: Self, y: Self) -> Self;

    /// Every scalar zero: what a variable holds before control flow gives it its first value.
    fn zero(b: B) -> Self;
}

impl<B: Backend, S: State<B>, const N: usize> State<B> for [S; N] {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn merge(b: B, join: &mut B::Join, x: Self, y: Self) -> Self {
        crate::array::from_fn(
            #[cfg_attr(not(debug_assertions), inline(always))]
            |i| S::merge(b, join, x[i], y[i]),
        )
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn zero(b: B) -> Self {
        [S::zero(b); N]
    }
}

for_each_tuple! {
    #for {
        #[diagnostic::do_not_recommend]
        impl<B: Backend, #(#T: State<B>),*> State<B> for (#(#T,)*) {
            #[cfg_attr(not(debug_assertions), inline(always))]
            #[allow(unused_variables, clippy::unused_unit)]
            fn merge(b: B, join: &mut B::Join, x: Self, y: Self) -> Self {
                (#(#T::merge(b, join, x.#i, y.#i),)*)
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            #[allow(unused_variables, clippy::unused_unit)]
            fn zero(b: B) -> Self {
                (#(#T::zero(b),)*)
            }
        }
    }
}
