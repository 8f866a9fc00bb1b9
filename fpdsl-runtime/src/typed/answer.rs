//! Calls of methods and functions that a struct does not have.
//!
//! A check calls methods under our own names. If a struct lacks the method, rustc's error would have that name. So the check of a
//! body implements each of these names for every type, after the struct's own. Such a call returns a type that is no [`Answer`].

use core::marker::PhantomData;

use super::nothing;
use crate::backend::{State, Types};
use crate::lift::Lift;

/// The result of calling a method or function that the type does not have.
#[derive(Clone, Copy, Debug)]
pub struct NotIn<T: ?Sized>(PhantomData<T>);

/// The result of a method or function that bodies can call.
#[diagnostic::on_unimplemented(
    message = "`#[fp]` bodies cannot call this",
    label = "not a method or function for bodies",
    note = "for a struct, put `#[fp]` on its `impl` block"
)]
pub trait Answer: Sized {
    /// The type of the result. If there is none, rustc says nothing more.
    type Is;

    /// The result.
    fn given(self) -> Self::Is {
        nothing()
    }
}

#[diagnostic::do_not_recommend]
impl<T: State<Types>> Answer for T {
    type Is = T;
}

// With two implementations rustc does not assume that a result is the first one's, and reports no error about that.
#[diagnostic::do_not_recommend]
impl<T: Callable + ?Sized> Answer for NotIn<T> {
    type Is = T::Is;
}

/// A type that has a method or function of any name: there is none.
pub trait Callable {
    /// The type that it would return.
    type Is;
}

/// A type of the language, as the check of a signature asks for it.
#[diagnostic::on_unimplemented(
    message = "`#[fp]` functions cannot compute with `{Self}`",
    label = "neither a scalar nor a struct or enum with `#[derive(Clone, Copy, Fp)]`"
)]
pub trait Known {
    /// Anything.
    type Yes;
}

// That it is copied is part of `Lift`, and asked for here so that a type that is not is one error.
#[diagnostic::do_not_recommend]
impl<T: Copy + Lift> Known for T {
    type Yes = ();
}

/// A type that derives `Copy`, as the check of `#[derive(Fp)]` asks for it.
pub trait Copied {
    /// Anything.
    type Yes;
}

impl<T: Copy> Copied for T {
    type Yes = ();
}

/// The result where a literal or a pattern is of a struct without `#[derive(Fp)]`.
#[derive(Clone, Copy, Debug)]
pub struct NotDerived<T>(PhantomData<T>);

/// A struct of which bodies have literals and patterns.
#[diagnostic::on_unimplemented(
    message = "`#[fp]` bodies cannot make or take apart this struct",
    label = "it needs `#[derive(Clone, Copy, Fp)]`, or a lower-case name if it is a function"
)]
pub trait Derived: Sized {
    /// The type of the value. If there is none, rustc says nothing more.
    type Is;

    /// The value.
    fn given(self) -> Self::Is {
        nothing()
    }
}

#[diagnostic::do_not_recommend]
impl<T: State<Types>> Derived for T {
    type Is = T;
}

// As for `Answer`.
#[diagnostic::do_not_recommend]
impl<T: Callable> Derived for NotDerived<T> {
    type Is = T::Is;
}

/// Says of what a body calls that it has the attribute.
#[derive(Clone, Copy, Debug)]
pub struct FpFunction;
