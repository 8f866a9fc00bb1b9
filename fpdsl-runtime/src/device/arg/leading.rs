//! Arguments before those of a function.

use std::any::Any;
use std::ops::Range;
use std::sync::Arc;

use super::{Describe, Form, Forms, Misfit, Tell};
use crate::device::accelerator::{Accelerator, Input};
use crate::device::erased::Names;
use crate::device::leading::{Around, AroundSource, Leading, LeadingSource, params};
use crate::error::Error;
use crate::lift::Lift;

/// Arguments of which all elements have what they need, and then those of a function.
#[derive(Clone, Copy, Debug)]
pub struct LeadingForms<E, A>(pub E, pub A);

// SAFETY: each part does as it promises.
#[diagnostic::do_not_recommend]
unsafe impl<T: Around, P: Lift, E: Form<T>, A: Form<P>> Form<Leading<T, P>> for LeadingForms<E, A> {
    type Source = AroundSource<E::Source, A::Source>;
    type Anywhere = Leading<E::Anywhere, A::Anywhere>;
    type Whole = LeadingSource<E::Whole, A::Whole>;
    type Part<'a>
        = LeadingForms<E::Part<'a>, A::Part<'a>>
    where
        Self: 'a;

    fn agree(&self, expected: &mut Option<usize>) -> Result<(), Misfit> {
        self.0.agree(expected)?;
        self.1.agree(expected)
    }

    fn source(&self, function: &'static str) -> Result<Self::Source, Error> {
        let first = self.0.source(function)?;
        Ok(AroundSource(LeadingSource(first, self.1.source(function)?)))
    }

    fn source_or_copy(
        &self,
        function: &'static str,
        fetched: &mut Vec<Box<dyn Any>>,
    ) -> Result<Self::Source, Error> {
        let first = self.0.source_or_copy(function, fetched)?;
        let rest = self.1.source_or_copy(function, fetched)?;
        Ok(AroundSource(LeadingSource(first, rest)))
    }

    fn inputs<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        self.0.inputs(function, device, inputs)?;
        self.1.inputs(function, device, inputs)
    }

    fn gathered<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        self.0.gathered(function, device, inputs)?;
        self.1.gathered(function, device, inputs)
    }

    fn whole(&self, function: &'static str) -> Result<Self::Whole, Error> {
        Ok(LeadingSource(self.0.whole(function)?, self.1.whole(function)?))
    }

    fn part(&self, elements: Range<usize>) -> Result<Self::Part<'_>, Error> {
        let first = self.0.part(elements.clone())?;
        Ok(LeadingForms(first, self.1.part(elements)?))
    }

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        self.0.describe(to)?;
        self.1.describe(to)
    }
}

// SAFETY: every part is asked. The first tell no length.
#[diagnostic::do_not_recommend]
unsafe impl<T: Around, P: Lift, E: Form<T>, A: Forms<P>> Forms<Leading<T, P>> for LeadingForms<E, A> {
    fn agree_from(&self, names: &Names, expected: Option<usize>) -> Result<Option<usize>, Error> {
        let names = Names {
            parameters: &names.parameters[params(&T::SHAPE).len()..],
            ..*names
        };
        self.1.agree_from(&names, expected)
    }

    fn describe_each(&self, listener: &mut dyn FnMut(Tell<'_>) -> Result<(), Error>) -> Result<(), Error> {
        listener(&|to| self.0.describe(to))?;
        self.1.describe_each(listener)
    }
}
