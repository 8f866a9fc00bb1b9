//! An argument of a caller who keeps it.

use std::any::Any;
use std::ops::Range;
use std::sync::Arc;

use super::{Describe, Form, Forms, Misfit, Tell};
use crate::device::accelerator::{Accelerator, Input};
use crate::device::erased::Names;
use crate::error::Error;
use crate::lift::Lift;

// SAFETY: all is as the form promises.
#[diagnostic::do_not_recommend]
unsafe impl<T: Lift, A: Form<T>> Form<T> for &A {
    type Source = A::Source;
    type Anywhere = A::Anywhere;
    type Whole = A::Whole;
    type Part<'a>
        = A::Part<'a>
    where
        Self: 'a;

    fn agree(&self, expected: &mut Option<usize>) -> Result<(), Misfit> {
        (**self).agree(expected)
    }

    fn source(&self, function: &'static str) -> Result<A::Source, Error> {
        (**self).source(function)
    }

    fn source_or_copy(
        &self,
        function: &'static str,
        fetched: &mut Vec<Box<dyn Any>>,
    ) -> Result<A::Source, Error> {
        (**self).source_or_copy(function, fetched)
    }

    fn inputs<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        (**self).inputs(function, device, inputs)
    }

    fn gathered<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        (**self).gathered(function, device, inputs)
    }

    fn whole(&self, function: &'static str) -> Result<A::Whole, Error> {
        (**self).whole(function)
    }

    fn part(&self, elements: Range<usize>) -> Result<A::Part<'_>, Error> {
        (**self).part(elements)
    }

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        (**self).describe(to)
    }
}

// SAFETY: as above.
#[diagnostic::do_not_recommend]
unsafe impl<P: Lift, A: Forms<P>> Forms<P> for &A {
    fn agree_from(&self, names: &Names, expected: Option<usize>) -> Result<Option<usize>, Error> {
        (**self).agree_from(names, expected)
    }

    fn describe_each(&self, listener: &mut dyn FnMut(Tell<'_>) -> Result<(), Error>) -> Result<(), Error> {
        (**self).describe_each(listener)
    }
}
