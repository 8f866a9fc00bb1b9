//! An annotated function, as a type.

use crate::backend::Backend;
use crate::lift::Lift;

/// What the attribute implements for every function: the body on any backend, and how to speak of it.
pub trait Function: 'static {
    /// The tuple of parameter types.
    type Args: Lift;
    /// The result type.
    type Out: Lift;

    /// The function's name, which errors, kernels and `show` use.
    const NAME: &'static str;
    /// The parameters' names, in order.
    const PARAMS: &'static [&'static str];
    /// The Rust source of the function as written, for `show` and for comments.
    const SOURCE: &'static str;

    /// The body.
    fn eval<B: Backend>(b: B, args: <Self::Args as Lift>::On<B>) -> <Self::Out as Lift>::On<B>;
}
