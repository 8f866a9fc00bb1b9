//! Elements that are all there for each element of a call: the argument of a parameter `&[T]`.

use std::any::Any;
use std::ops::Range;
use std::sync::Arc;

use super::{Dense, Describe, Form, Misfit, Role, Stepped};
use crate::device::accelerator::{Accelerator, Input};
use crate::element::Element;
use crate::error::Error;
use crate::loops::Whole;
use crate::slice::Slice;

/// Elements that are all there for each element of a call: the argument of a parameter `&[T]`.
#[derive(Debug)]
pub struct Shared<A>(pub(super) A);

/// What lies in memory and can be shared.
pub trait InMemory<T: Element>: Sync {
    /// The elements beside each other, if they are on the host.
    fn on_host(&self, function: &'static str) -> Result<&[T], Error>;

    /// The elements, which are copied to `fetched` if they are not on the host.
    fn fetched(&self, function: &'static str, fetched: &mut Vec<Box<dyn Any>>) -> Result<*const [T], Error>;

    /// The elements for a kernel that reads any of them.
    fn gathered<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error>;

    /// Tells what it is.
    fn tell(&self, to: &mut dyn Describe) -> Result<(), Error>;
}

impl<T: Element> InMemory<T> for Dense<'_, T> {
    fn on_host(&self, function: &'static str) -> Result<&[T], Error> {
        Dense::on_host(self, function)
    }

    fn fetched(&self, _: &'static str, fetched: &mut Vec<Box<dyn Any>>) -> Result<*const [T], Error> {
        Dense::fetched(self, fetched)
    }

    fn gathered<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        Form::<T>::gathered(self, function, device, inputs)
    }

    fn tell(&self, to: &mut dyn Describe) -> Result<(), Error> {
        Dense::tell(self, Role::Slice, to)
    }
}

impl<T: Element> InMemory<T> for Stepped<'_, T> {
    fn on_host(&self, function: &'static str) -> Result<&[T], Error> {
        self.packed(function)
    }

    fn fetched(&self, function: &'static str, _: &mut Vec<Box<dyn Any>>) -> Result<*const [T], Error> {
        Ok(self.packed(function)?)
    }

    fn gathered<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        Form::<T>::gathered(self, function, device, inputs)
    }

    fn tell(&self, to: &mut dyn Describe) -> Result<(), Error> {
        Stepped::tell(self, Role::Slice, to)
    }
}

// SAFETY: nothing is read but within the elements.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element, A: InMemory<T>> Form<Slice<T>> for Shared<A> {
    type Source = Whole<T>;
    type Anywhere = Slice<T>;
    type Whole = Whole<T>;
    type Part<'a>
        = &'a Self
    where
        Self: 'a;

    fn agree(&self, _: &mut Option<usize>) -> Result<(), Misfit> {
        Ok(())
    }

    fn source(&self, function: &'static str) -> Result<Whole<T>, Error> {
        // SAFETY: a source is valid as long as `self` is, which borrows or owns the elements.
        Ok(unsafe { Whole::new(self.0.on_host(function)?) })
    }

    fn source_or_copy(
        &self,
        function: &'static str,
        fetched: &mut Vec<Box<dyn Any>>,
    ) -> Result<Whole<T>, Error> {
        // SAFETY: a source is valid as long as `self` and `fetched` are, one of which has the elements.
        Ok(unsafe { Whole::raw(self.0.fetched(function, fetched)?) })
    }

    fn inputs<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        self.0.gathered(function, device, inputs)
    }

    fn whole(&self, function: &'static str) -> Result<Whole<T>, Error> {
        self.source(function)
    }

    /// The whole: each part of a call reads any of the elements.
    fn part(&self, _: Range<usize>) -> Result<&Self, Error> {
        Ok(self)
    }

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        self.0.tell(to)
    }
}
