//! Calls whose functions are asked questions.

use super::Call;
use crate::device::arg::{Forms, GivenFor, is_gather};
use crate::device::asked::{Answer, Kerneled, asked_kernel, on_accelerator, on_host};
use crate::device::erased::Erased;
use crate::device::fused::kernel;
use crate::device::output::{Mapped, Output};
use crate::device::{Backing, Device};
use crate::error::Error;
use crate::function::Function;
use crate::ir::Kernel;
use crate::lift::{Lift, Shape};
use crate::question::{Asked, Question};

/// A call whose function can be asked a question: what `f::map(..)` and `f::launch(grid, ..)` return.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be inspected",
    label = "pass what `map` or `launch` returns"
)]
pub trait Questioned {
    /// The results.
    type Results;

    /// The name of the function.
    fn function(&self) -> &'static str;

    /// The names of its parameters.
    fn parameters(&self) -> &'static [&'static str];

    /// The recorded body.
    fn body(&self) -> Kernel;

    /// The shape of an element of the results.
    fn shape(&self) -> Shape;

    /// The results of the call, and the answer to a question that is given some values. `APART`: see [`Question::ask`].
    ///
    /// # Errors
    ///
    /// Those of the call.
    fn ask<Q: Question, const APART: bool>(
        &self,
        device: &Device,
        given: &[u64],
    ) -> Result<Reply<Self::Results>, Error>;

    /// Returns true if an element can be asked alone: it reads no slice, and knows nothing of its position.
    fn is_divisible(&self) -> bool;

    /// Asks one element, with counters apart, on an accelerator, where its number is 0. A call that is not divisible is asked as a whole.
    ///
    /// # Errors
    ///
    /// Those of the call.
    fn ask_alone<Q: Question>(&self, device: &Device, element: usize, given: &[u64]) -> Result<(), Error>;
}

/// What a call whose function is asked something gives.
#[derive(Debug)]
pub struct Reply<R> {
    /// The results of the call.
    pub results: R,
    /// The question.
    pub asked: Asked,
    /// The answer; none on a host that does not compile the body.
    pub answer: Option<Answer>,
}

impl<F, A> Questioned for Call<F, A>
where
    F: Function<Out: Output>,
    A: Forms<F::Args>,
{
    type Results = Mapped<F::Out>;

    fn function(&self) -> &'static str {
        F::NAME
    }

    fn parameters(&self) -> &'static [&'static str] {
        F::PARAMS
    }

    fn body(&self) -> Kernel {
        (kernel::<F, GivenFor<A, F::Args>>().trace)()
    }

    fn shape(&self) -> Shape {
        F::Out::SHAPE
    }

    fn ask<Q: Question, const APART: bool>(
        &self,
        device: &Device,
        given: &[u64],
    ) -> Result<Reply<Self::Results>, Error> {
        let function = Erased::<F::Args, F::Out>::of::<F, GivenFor<A, F::Args>>();
        let Some(n) = self.args.agree_from(&function.names, None)? else {
            let function = function.names.function;
            return Err(Error::NoLength { function });
        };
        let asked = Q::ask(&self.body(), APART);
        let question = Kerneled {
            kernel: &asked_kernel::<F, GivenFor<A, F::Args>, Q, APART>(),
            asked: &asked,
            given,
        };
        let (results, answer) = match device.backing() {
            // SAFETY: the arguments agree on `n`, and devices are made with levels that the CPU has.
            Backing::Host(host) => unsafe { on_host(*host, n, &self.args, &function, question)? },
            Backing::Accelerator(accelerator) => {
                let (results, answer) =
                    on_accelerator::<F::Args, F::Out, A>(accelerator, n, &self.args, question)?;
                (results, Some(answer))
            }
        };
        Ok(Reply {
            results,
            asked,
            answer,
        })
    }

    fn is_divisible(&self) -> bool {
        !is_gather::<A, F::Args>()
    }

    fn ask_alone<Q: Question>(&self, device: &Device, element: usize, given: &[u64]) -> Result<(), Error> {
        match device.backing() {
            Backing::Accelerator(accelerator) if self.is_divisible() => {
                let part = self.args.part(element..element + 1)?;
                let asked = Q::ask(&self.body(), true);
                let question = Kerneled {
                    kernel: &asked_kernel::<F, GivenFor<A, F::Args>, Q, true>(),
                    asked: &asked,
                    given,
                };
                on_accelerator::<F::Args, F::Out, _>(accelerator, 1, &part, question).map(|_| ())
            }
            _ => self.ask::<Q, true>(device, given).map(|_| ()),
        }
    }
}
