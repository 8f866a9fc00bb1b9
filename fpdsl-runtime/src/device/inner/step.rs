//! Steps of inner products, and the elements that they take.

use fpdsl_macros::for_each_tuple;

use crate::backend::Backend;
use crate::device::arg::{Form, Stored};
use crate::element::Element;
use crate::function::Function;
use crate::lift::Lift;
use crate::slice::Slice;

/// A function of a running value and two elements whose result is the next running value: a step of an inner product.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a step of an inner product",
    label = "not a function `fn(C, A, B) -> C`",
    note = "an inner product takes a function of a running value and two elements: \
            `#[fp] fn step(c: f64, a: f64, b: f64) -> f64`"
)]
pub trait InnerStep: Function<Args = (<Self as Function>::Out, Self::Left, Self::Right)> {
    /// An element of the left matrix.
    type Left: InArrays;
    /// An element of the right matrix.
    type Right: InArrays;
}

impl<F, C, A, B> InnerStep for F
where
    F: Function<Args = (C, A, B), Out = C>,
    C: Lift,
    A: InArrays,
    B: InArrays,
{
    type Left = A;
    type Right = B;
}

/// A value that lies in arrays: an element of one, or a tuple whose parts have an array each.
pub trait InArrays: Lift {
    /// The arrays, as a parameter: `Slice<T>`, or a tuple.
    type Arrays: Lift;
    /// The arrays, as an argument.
    type Stored<'a>: Form<Self::Arrays>;

    /// The value at `index`, which is tested.
    fn at<B: Backend>(b: B, arrays: <Self::Arrays as Lift>::On<B>, index: B::Usize) -> Self::On<B>;

    /// The number of elements of the shortest array.
    fn len(stored: &Self::Stored<'_>) -> usize;
}

#[diagnostic::do_not_recommend]
impl<T: Element> InArrays for T {
    type Arrays = Slice<T>;
    type Stored<'a> = Stored<'a, T>;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn at<B: Backend>(b: B, array: <Slice<T> as Lift>::On<B>, index: B::Usize) -> T::On<B> {
        array.checked::<T>(b, index)
    }

    fn len(stored: &Stored<'_, T>) -> usize {
        stored.len()
    }
}

for_each_tuple! {
    #for len > 0 {
        #[diagnostic::do_not_recommend]
        impl<#(#T: InArrays),*> InArrays for (#(#T,)*) {
            type Arrays = (#(#T::Arrays,)*);
            type Stored<'a> = (#(#T::Stored<'a>,)*);

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn at<B: Backend>(b: B, arrays: <Self::Arrays as Lift>::On<B>, index: B::Usize) -> Self::On<B> {
                (#(#T::at(b, arrays.#i, index),)*)
            }

            fn len(stored: &Self::Stored<'_>) -> usize {
                usize::MAX #(.min(#T::len(&stored.#i)))*
            }
        }
    }
}
