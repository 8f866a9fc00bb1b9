//! One value for every element.

use std::ops::Range;
use std::sync::Arc;

use super::{Arg, Describe, Form, Misfit, Role, describe_values};
use crate::device::accelerator::{Accelerator, Input};
use crate::device::planes;
use crate::element::Element;
use crate::error::Error;
use crate::loops::Broadcast;

/// One value for every element.
#[derive(Clone, Copy, Debug)]
pub struct Value<T>(T);

#[diagnostic::do_not_recommend]
impl<T: Element> Arg<T> for T {
    type Form = Value<T>;

    fn form(self) -> Value<T> {
        Value(self)
    }
}

// SAFETY: no memory is read.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element> Form<T> for Value<T> {
    type Source = Broadcast<T>;
    type Anywhere = T;
    type Whole = Broadcast<T>;
    type Part<'a>
        = Value<T>
    where
        Self: 'a;

    fn agree(&self, _: &mut Option<usize>) -> Result<(), Misfit> {
        Ok(())
    }

    fn source(&self, _: &'static str) -> Result<Broadcast<T>, Error> {
        Ok(Broadcast(self.0))
    }

    fn inputs<'a>(
        &'a self,
        _: &'static str,
        _: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        inputs.extend(planes::values(&self.0));
        Ok(())
    }

    fn whole(&self, _: &'static str) -> Result<Broadcast<T>, Error> {
        Ok(Broadcast(self.0))
    }

    fn part(&self, _: Range<usize>) -> Result<Value<T>, Error> {
        Ok(*self)
    }

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        describe_values(to, Role::Value, core::slice::from_ref(&self.0));
        Ok(())
    }
}
