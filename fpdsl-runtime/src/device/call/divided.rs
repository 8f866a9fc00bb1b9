//! Some elements of a call, as a call that is asked.
//!
//! They are numbered from 0. A fault has the position that its element has in the call.

use std::ops::Range;

use super::{Call, Questioned, Reply};
use crate::device::Device;
use crate::device::arg::Forms;
use crate::device::output::{Mapped, Output};
use crate::error::Error;
use crate::function::Function;
use crate::ir::Kernel;
use crate::question::AnyQuestion;

/// A call of which some elements can be asked.
pub trait Divided: Questioned {
    /// As [`Questioned::ask`], of some elements.
    ///
    /// # Errors
    ///
    /// Those of the elements, and [`Error::Positions`] if the call does not have them.
    fn ask_some(
        &self,
        device: &Device,
        question: AnyQuestion,
        given: &[u64],
        elements: Range<usize>,
    ) -> Result<Reply<Self::Results>, Error>;
}

impl<V: Divided> Divided for &V {
    fn ask_some(
        &self,
        device: &Device,
        question: AnyQuestion,
        given: &[u64],
        elements: Range<usize>,
    ) -> Result<Reply<Self::Results>, Error> {
        (**self).ask_some(device, question, given, elements)
    }
}

impl<F, A> Divided for Call<F, A>
where
    F: Function<Out: Output>,
    A: Forms<F::Args>,
{
    fn ask_some(
        &self,
        device: &Device,
        question: AnyQuestion,
        given: &[u64],
        elements: Range<usize>,
    ) -> Result<Reply<Self::Results>, Error> {
        self.bare_pieces().ask_some(device, question, given, elements)
    }
}

/// Some elements of a call with results of type `T`.
pub(super) struct Piece<'a, T: Output> {
    call: &'a dyn Divided<Results = Mapped<T>>,
    elements: Range<usize>,
}

impl<'a, T: Output> Piece<'a, T> {
    pub(super) fn of(call: &'a dyn Divided<Results = Mapped<T>>, elements: Range<usize>) -> Self {
        Piece { call, elements }
    }
}

impl<T: Output> Questioned for Piece<'_, T> {
    type Results = Mapped<T>;

    fn body(&self) -> Kernel {
        self.call.body()
    }

    fn ask(&self, device: &Device, question: AnyQuestion, given: &[u64]) -> Result<Reply<Mapped<T>>, Error> {
        self.call.ask_some(device, question, given, self.elements.clone())
    }

    fn is_divisible(&self) -> bool {
        self.call.is_divisible()
    }

    fn shows(&self) -> bool {
        self.call.shows()
    }

    fn ask_alone(
        &self,
        device: &Device,
        element: usize,
        question: AnyQuestion,
        given: &[u64],
    ) -> Result<(), Error> {
        if self.is_divisible() {
            self.call
                .ask_alone(device, self.elements.start + element, question, given)
        } else {
            self.ask(device, question.apart(), given).map(|_| ())
        }
    }
}
