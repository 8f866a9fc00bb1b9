//! Steps of inner products, and the elements that they take.

use fpdsl_macros::for_each_tuple;

use crate::backend::Backend;
use crate::device::arg::{Form, Stored};
use crate::element::Element;
use crate::function::Function;
use crate::lift::Lift;
use crate::slice::Slice;

/// A function of a running value and two elements whose result is the next running value, `fn(C, A, B) -> C`: a step of an inner product.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a step of an inner product",
    label = "not a function `fn(C, A, B) -> C`",
    note = "an inner product takes a function of a running value and two elements: \
            `#[fp] fn step(c: f64, a: f64, b: f64) -> f64`"
)]
pub trait InnerStep: Function {
    /// An element of the left matrix.
    type Left: InArrays;
    /// An element of the right matrix.
    type Right: InArrays;

    /// Its parameters on a backend.
    #[doc(hidden)]
    fn args<B: Backend>(
        running: <Self::Out as Lift>::On<B>,
        left: <Self::Left as Lift>::On<B>,
        right: <Self::Right as Lift>::On<B>,
    ) -> <Self::Args as Lift>::On<B>;
}

#[diagnostic::do_not_recommend]
impl<F: Function<Args: StepParameters<F::Out>>> InnerStep for F {
    type Left = <F::Args as StepParameters<F::Out>>::Left;
    type Right = <F::Args as StepParameters<F::Out>>::Right;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn args<B: Backend>(
        running: <F::Out as Lift>::On<B>,
        left: <Self::Left as Lift>::On<B>,
        right: <Self::Right as Lift>::On<B>,
    ) -> <F::Args as Lift>::On<B> {
        F::Args::on(running, left, right)
    }
}

/// The parameters of a step whose result is a `C`: where a function has others, rustc says what a step is, and not how the types differ.
pub trait StepParameters<C: Lift>: Lift {
    /// An element of the left matrix.
    type Left: InArrays;
    /// An element of the right matrix.
    type Right: InArrays;

    /// The three of them on a backend.
    #[doc(hidden)]
    fn on<B: Backend>(
        running: C::On<B>,
        left: <Self::Left as Lift>::On<B>,
        right: <Self::Right as Lift>::On<B>,
    ) -> Self::On<B>;
}

impl<C: Lift, X: InArrays, Y: InArrays> StepParameters<C> for (C, X, Y) {
    type Left = X;
    type Right = Y;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn on<B: Backend>(running: C::On<B>, left: X::On<B>, right: Y::On<B>) -> Self::On<B> {
        (running, left, right)
    }
}

/// A value that lies in arrays: an element of one, or a tuple whose parts have an array each.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an element of a matrix",
    label = "elements are scalars, arrays of them, structs that derive `Fp`, or tuples of these"
)]
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
