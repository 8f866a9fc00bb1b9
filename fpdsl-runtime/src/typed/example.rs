//! Types for instances of generic functions that are checked and never run.

use core::marker::PhantomData;

use super::nothing;
use crate::backend::{Backend, Lifted, Lower, State};
use crate::function::Function;
use crate::function::ParameterList;
use crate::lift::{LeafVisitor, Lift, Shape};

/// A value of some type, which implements every trait under the attribute.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Example;

impl<B: Backend> State<B> for Example {
    fn merge(_: B, _: &mut B::Join, x: Self, _: Self) -> Self {
        x
    }

    fn zero(_: B) -> Self {
        Example
    }
}

impl<B: Backend> Lifted<B> for Example {
    type Native = Example;
}

impl Lift for Example {
    type On<B: Backend> = Example;

    const SHAPE: Shape = Shape::Struct(&[]);

    fn lift<B: Backend>(_: B, value: Self) -> Self {
        value
    }

    fn lower<B: Lower>(_: B, value: Self) -> Self {
        value
    }

    fn leaves<B: Backend>(_: &mut impl LeafVisitor<B>) -> Self {
        Example
    }
}

/// Some function with these parameters and this result.
#[derive(Clone, Copy, Debug)]
pub struct ExampleOf<Args, Out>(PhantomData<fn(Args) -> Out>);

impl<Args: ParameterList, Out: Lift> Function for ExampleOf<Args, Out> {
    type Args = Args;
    type Out = Out;

    const NAME: &'static str = "";
    const PARAMS: &'static [&'static str] = &[];
    const SOURCE: &'static str = "";

    /// # Panics
    ///
    /// Always.
    fn eval<B: Backend>(_: B, _: Args::On<B>) -> Out::On<B> {
        nothing()
    }
}

/// A type of the attribute's that has the functions of an implementation of a trait.
pub trait Carries {
    /// The name of the type for which the trait is implemented.
    const TYPE_NAME: &'static str;
    /// That type.
    type Owner;
}

/// One of those functions. A number stands for its name.
pub trait HasFunction<const NAME: u64> {
    /// The function.
    type Function: Function;
    /// Its type in checks of bodies, as a pointer.
    type Checked;
}

/// The same as checks of bodies ask for it: of a tuple, for which rustc's error is at the call.
#[diagnostic::on_unimplemented(
    message = "the trait of this parameter has no such function",
    label = "not a function of the trait"
)]
pub trait FunctionIn<const NAME: u64> {
    /// Its type, as a pointer.
    type Checked;
}

#[diagnostic::do_not_recommend]
impl<T: HasFunction<NAME>, const NAME: u64> FunctionIn<NAME> for (T,) {
    type Checked = T::Checked;
}
