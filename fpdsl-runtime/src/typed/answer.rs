//! Calls of methods and functions that a struct does not have.
//!
//! A check calls methods under names of ours, which rustc would speak of where there is no such method. So the check of a body
//! implements each of these names for every type, behind the struct's own, and what such a call returns is no [`Answer`].

use core::marker::PhantomData;

use super::Types;
use crate::backend::State;

/// What a call of a method that the type does not have returns.
#[derive(Clone, Copy, Debug)]
pub struct NoSuchMethodOf<T: ?Sized>(PhantomData<T>);

/// What a call of a function that the type does not have returns.
#[derive(Clone, Copy, Debug)]
pub struct NoSuchFunctionOf<T: ?Sized>(PhantomData<T>);

/// The result of a method or function that bodies can call.
#[diagnostic::on_unimplemented(
    message = "`#[fp]` bodies cannot call this",
    label = "not a method or function for bodies",
    note = "with `#[fp]` on the `impl` block of a struct, bodies can call what is in it"
)]
pub trait Answer: Sized {
    /// Its type. Of one that there is not, rustc says nothing more.
    type Is;

    /// The result.
    fn given(self) -> Self::Is;
}

#[diagnostic::do_not_recommend]
impl<T: State<Types>> Answer for T {
    type Is = T;

    fn given(self) -> T {
        self
    }
}
