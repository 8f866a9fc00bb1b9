//! Calls whose functions are asked questions.

use std::sync::Arc;

use super::bare::given_alone;
use super::{Call, InRows};
use crate::device::arg::{Forms, GivenFor, RowLast, WithRow};
use crate::device::asked::{Answer, Kerneled, asked};
use crate::device::buffer::Buffer;
use crate::device::destination::{Destination, Target};
use crate::device::fused::kernel;
use crate::device::in_rows::RowScalarOf;
use crate::device::output::{Mapped, Output};
use crate::device::{Backing, Device};
use crate::error::Error;
use crate::function::Function;
use crate::ir::Kernel;
use crate::loops::Steps;
use crate::question::{AnyQuestion, Asked};

/// A call whose function can be asked a question: what `f::map(..)` and `f::launch(grid, ..)` return.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be inspected",
    label = "pass what `map` or `launch` returns"
)]
pub trait Questioned {
    /// The results.
    type Results;

    /// The recorded body.
    fn body(&self) -> Kernel;

    /// The results of the call, and the answer to a question that is given some values.
    ///
    /// # Errors
    ///
    /// Those of the call.
    fn ask(
        &self,
        device: &Device,
        question: AnyQuestion,
        given: &[u64],
    ) -> Result<Reply<Self::Results>, Error>;

    /// Returns true if an element can be asked alone: it reads no slice, and knows nothing of its position.
    fn is_divisible(&self) -> bool;

    /// Returns true if a result is not finite wherever an operation has an exception that traps.
    fn shows(&self) -> bool;

    /// Asks one element, with counters apart, on an accelerator, where its number is 0. A call that is not divisible is asked as a whole.
    /// A question that takes the number of the element draws as in the whole call.
    ///
    /// # Errors
    ///
    /// Those of the call.
    fn ask_alone(
        &self,
        device: &Device,
        element: usize,
        question: AnyQuestion,
        given: &[u64],
    ) -> Result<(), Error>;
}

/// What a call whose function is asked something gives.
#[derive(Debug)]
pub struct Reply<R> {
    /// The results of the call.
    pub results: R,
    /// The question.
    pub asked: Arc<Asked>,
    /// The answer; none on a host that does not compile the body.
    pub answer: Option<Answer>,
}

impl<F, A> Questioned for Call<F, A>
where
    F: Function<Out: Output>,
    A: Forms<F::Args>,
{
    type Results = Mapped<F::Out>;

    fn body(&self) -> Kernel {
        self.bare().body()
    }

    fn ask(
        &self,
        device: &Device,
        question: AnyQuestion,
        given: &[u64],
    ) -> Result<Reply<Self::Results>, Error> {
        self.bare().ask(device, question, given)
    }

    fn is_divisible(&self) -> bool {
        self.bare().is_divisible()
    }

    fn shows(&self) -> bool {
        self.bare().shows()
    }

    fn ask_alone(
        &self,
        device: &Device,
        element: usize,
        question: AnyQuestion,
        given: &[u64],
    ) -> Result<(), Error> {
        self.bare().ask_alone(device, element, question, given)
    }
}

impl<V: Questioned> Questioned for &V {
    type Results = V::Results;

    fn body(&self) -> Kernel {
        (**self).body()
    }

    fn ask(
        &self,
        device: &Device,
        question: AnyQuestion,
        given: &[u64],
    ) -> Result<Reply<Self::Results>, Error> {
        (**self).ask(device, question, given)
    }

    fn is_divisible(&self) -> bool {
        (**self).is_divisible()
    }

    fn shows(&self) -> bool {
        (**self).shows()
    }

    fn ask_alone(
        &self,
        device: &Device,
        element: usize,
        question: AnyQuestion,
        given: &[u64],
    ) -> Result<(), Error> {
        (**self).ask_alone(device, element, question, given)
    }
}

impl<F, A> Questioned for InRows<F, A>
where
    F: Function<Args: RowLast, Out = ()>,
    A: WithRow<F::Args>,
{
    type Results = Buffer<RowScalarOf<F>>;

    fn body(&self) -> Kernel {
        kernel::<F, GivenFor<A::All<'_>, F::Args>>().record()
    }

    fn ask(
        &self,
        device: &Device,
        question: AnyQuestion,
        given: &[u64],
    ) -> Result<Reply<Self::Results>, Error> {
        let (kernel, asked) = asked(kernel::<F, GivenFor<A::All<'_>, F::Args>>(), question);
        let question = Kerneled::plain(&kernel, &asked, given);
        let (results, answer) = self.all()?.run(device.backing(), Some(question))?;
        Ok(Reply {
            results,
            asked,
            answer,
        })
    }

    fn is_divisible(&self) -> bool {
        !A::IS_GATHER
    }

    fn shows(&self) -> bool {
        // Nobody combines rows.
        false
    }

    fn ask_alone(
        &self,
        device: &Device,
        element: usize,
        question: AnyQuestion,
        given: &[u64],
    ) -> Result<(), Error> {
        let question = question.apart();
        match device.backing() {
            Backing::Accelerator(accelerator) if self.is_divisible() => {
                let (kernel, asked) = asked(kernel::<F, GivenFor<A::All<'_>, F::Args>>(), question);
                let given = given_alone(&asked, given, element);
                let question = Kerneled::plain(&kernel, &asked, &given);
                self.all()?.ask_alone(accelerator, element, question)
            }
            _ => self.ask(device, question, given).map(|_| ()),
        }
    }
}

impl<F, A> InRows<F, A>
where
    F: Function<Args: RowLast, Out = ()>,
    A: WithRow<F::Args>,
{
    /// Writes the rows to existing memory, and returns the answer to a question that is given nothing.
    pub(super) fn ask_into<D>(
        &self,
        device: &Device,
        output: D,
        question: AnyQuestion,
    ) -> Result<Option<Answer>, Error>
    where
        D: Destination<RowScalarOf<F>, Form: Target<RowScalarOf<F>, Sink = Steps<RowScalarOf<F>>>>,
    {
        let (kernel, asked) = asked(kernel::<F, GivenFor<A::All<'_>, F::Args>>(), question);
        self.write(device, output, Some(Kerneled::plain(&kernel, &asked, &[])))
    }
}
