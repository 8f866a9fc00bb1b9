//! The bounds on the type parameters of a function that is generic over the format.
//!
//! A body computes with values of a backend and calls such a parameter by the backend's type, for which it needs the
//! backend's traits. From `T: Float` rustc cannot conclude that `T::On<B>` has them for every `B`: only an implementation
//! for one format knows, and hands that knowledge to a [`FloatGoal`].

use fpdsl_macros::for_each_scalar;
use half::{bf16, f16};

use super::element::Element;
use super::lift::{Lift, NativeFloat, NativeInt};
use crate::backend::{self, Backend, Encoded};
use crate::mode::{Rd, Rn, Ru, Rz, Sr};

/// A floating-point format, as the bound of a function's type parameter: `f16`, `bf16`, `f32` or `f64`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a floating-point format",
    label = "not a floating-point format",
    note = "the formats are `f16`, `bf16`, `f32` and `f64`"
)]
pub trait Float: NativeFloat + Element {
    /// Runs `goal` where the backend's type for this format is known to be a float.
    #[doc(hidden)]
    fn __prove<B: Backend, G: FloatGoal<B, Self>>(goal: G) -> G::Out;
}

/// An integer type of the language, as the bound of a function's type parameter.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an integer of the language",
    label = "not an integer type",
    note = "the integers are `i8` to `i64`, `u8` to `u64` and `usize`"
)]
pub trait Int: NativeInt + Element {
    /// Runs `goal` where the backend's type for this type is known to be an integer.
    #[doc(hidden)]
    fn __prove<B: Backend, G: IntGoal<B, Self>>(goal: G) -> G::Out;
}

/// Code that needs to know that the backend's type for `T` is a float.
pub trait FloatGoal<B: Backend, T: Lift> {
    /// The type of its result.
    type Out;
    /// Does it.
    fn reach(self) -> Self::Out
    where
        T::On<B>: Encoded<B>;
}

/// Code that needs to know that the backend's type for `T` is an integer.
pub trait IntGoal<B: Backend, T: Lift> {
    /// The type of its result.
    type Out;
    /// Does it.
    fn reach(self) -> Self::Out
    where
        T::On<B>: backend::Int<B>;
}

/// A type argument of a call within a body, between `::<` and `>`: a type of the language, a mode or a function.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is neither a type of the language nor a rounding mode nor an `#[fp]` function",
    label = "not an argument of an `#[fp]` function"
)]
pub trait Argument {
    /// The type argument that the body is called with.
    type On<B: Backend>;
    /// The number of elements of the arrays in it, if it is a function: see [`Function::ELEMENTS`](crate::function::Function::ELEMENTS).
    const ELEMENTS: usize = 0;
}

impl<T: Lift> Argument for T {
    type On<B: Backend> = T::On<B>;
}

for_each_scalar! {
    #for float || int {
        impl #if float { Float } #else { Int } for #T {
            #[inline(always)]
            fn __prove<B: Backend, G: #if float { FloatGoal<B, Self> } #else { IntGoal<B, Self> }>(goal: G) -> G::Out {
                goal.reach()
            }
        }
    }
}

impl Argument for Rn {
    type On<B: Backend> = Rn;
}

impl Argument for Rz {
    type On<B: Backend> = Rz;
}

impl Argument for Ru {
    type On<B: Backend> = Ru;
}

impl Argument for Sr {
    type On<B: Backend> = Sr;
}

impl Argument for Rd {
    type On<B: Backend> = Rd;
}
