//! A call as the argument of another: one kernel, and nothing stored between.

use std::any::Any;
use std::ops::Range;
use std::sync::Arc;

use super::Call;
use crate::device::accelerator::{Accelerator, Input};
use crate::device::anywhere::CalledAt;
use crate::device::arg::{Arg, Describe, Form, Misfit};
use crate::device::identity::identity_of;
use crate::dispatch::level;
use crate::error::Error;
use crate::function::Function;
use crate::lift::Lift;
use crate::loops::Called;

#[diagnostic::do_not_recommend]
impl<T: Lift, F: Function<Out = T>, A: Form<F::Args>> Arg<T> for Call<F, A> {
    type Form = Self;

    fn form(self) -> Self {
        self
    }
}

#[diagnostic::do_not_recommend]
impl<T: Lift, F: Function<Out = T>, A: Form<F::Args>> Arg<T> for &Call<F, A> {
    type Form = Self;

    fn form(self) -> Self {
        self
    }
}

// SAFETY: the arguments are as they promise, and the function reads nothing else.
#[diagnostic::do_not_recommend]
unsafe impl<T: Lift, F: Function<Out = T>, A: Form<F::Args>> Form<T> for Call<F, A> {
    type Source = Called<F, A::Source>;
    type Anywhere = CalledAt<F, A::Anywhere>;
    type Part<'a>
        = Call<F, A::Part<'a>>
    where
        Self: 'a;

    fn agree(&self, expected: &mut Option<usize>) -> Result<(), Misfit> {
        self.args.agree(expected)
    }

    fn source(&self, _: &'static str) -> Result<Self::Source, Error> {
        Ok(Called::new(level(), self.args.source(F::NAME)?))
    }

    fn source_or_copy(
        &self,
        _: &'static str,
        fetched: &mut Vec<Box<dyn Any>>,
    ) -> Result<Self::Source, Error> {
        Ok(Called::new(level(), self.args.source_or_copy(F::NAME, fetched)?))
    }

    fn inputs<'a>(
        &'a self,
        _: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        self.args.inputs(F::NAME, device, inputs)
    }

    fn gathered<'a>(
        &'a self,
        _: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        self.args.gathered(F::NAME, device, inputs)
    }

    fn part(&self, elements: Range<usize>) -> Result<Self::Part<'_>, Error> {
        Ok(Call::of(self.args.part(elements)?))
    }

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        to.call(F::NAME, &identity_of::<F>());
        self.args.describe(to)
    }
}
