//! The numbers of elements, for the library's own functions.

use std::ops::Range;
use std::sync::Arc;

use super::{Describe, Form, Misfit, Role};
use crate::backend::number::Number;
use crate::device::accelerator::{Accelerator, Input};
use crate::error::Error;
use crate::lift::ScalarType;
use crate::loops::Count;

/// The numbers of the elements of a call, whose number others tell.
#[derive(Clone, Copy, Debug)]
pub struct Numbers;

// SAFETY: no memory is read.
unsafe impl Form<Number> for Numbers {
    type Source = Count;
    type Anywhere = ();
    type Whole = ();
    type Part<'a> = Numbers;

    fn agree(&self, _: &mut Option<usize>) -> Result<(), Misfit> {
        Ok(())
    }

    fn source(&self, _: &'static str) -> Result<Count, Error> {
        Ok(Count)
    }

    fn inputs<'a>(
        &'a self,
        _: &'static str,
        _: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        inputs.push(Input::Number);
        Ok(())
    }

    fn gathered<'a>(
        &'a self,
        _: &'static str,
        _: &Arc<dyn Accelerator>,
        _: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        Ok(())
    }

    fn whole(&self, _: &'static str) -> Result<(), Error> {
        Ok(())
    }

    fn part(&self, _: Range<usize>) -> Result<Self, Error> {
        Ok(*self)
    }

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        to.role(Role::Positions, &[ScalarType::Usize], 0);
        Ok(())
    }
}
