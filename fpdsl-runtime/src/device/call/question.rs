//! Calls whose functions are asked questions.

use std::any::TypeId;
use std::sync::Arc;

use super::{Call, InRows};
use crate::device::accelerator::MapKernel;
use crate::device::arg::{Form, Forms, GivenFor, RowLast, WithRow, is_gather};
use crate::device::asked::{Added, Answer, Kerneled, asked, asked_kernel, on_accelerator, on_host};
use crate::device::buffer::Buffer;
use crate::device::destination::{Destination, Target};
use crate::device::erased::Erased;
use crate::device::fused::kernel;
use crate::device::in_rows::RowScalarOf;
use crate::device::known::Known;
use crate::device::output::{Mapped, Output};
use crate::device::{Backing, Device};
use crate::error::Error;
use crate::function::Function;
use crate::ir::Kernel;
use crate::loops::Steps;
use crate::loops::given::Given;
use crate::question::{Asked, How, Question, shows};

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

    /// The results of the call.
    ///
    /// # Errors
    ///
    /// Those of the call.
    fn results(&self, device: &Device) -> Result<Self::Results, Error>;

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

    /// Returns true if a result is not finite wherever an operation has an exception that traps.
    fn shows(&self) -> bool;

    /// Asks one element, with counters apart, on an accelerator, where its number is 0. A call that is not divisible is asked as a whole.
    /// A question that takes the number of the element draws as in the whole call.
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
        body_of::<F, A>(&self.args)
    }

    fn results(&self, device: &Device) -> Result<Self::Results, Error> {
        self.run(device)
    }

    fn ask<Q: Question, const APART: bool>(
        &self,
        device: &Device,
        given: &[u64],
    ) -> Result<Reply<Self::Results>, Error> {
        self.ask_carrying::<Q, APART, false>(device, given, &[])
    }

    fn is_divisible(&self) -> bool {
        !is_gather::<A, F::Args>()
    }

    fn shows(&self) -> bool {
        static SHOWS: Known<bool> = Known::nothing();
        let function = TypeId::of::<(F, GivenFor<A, F::Args>)>();
        SHOWS.of(function, || shows(&self.body(), false))
    }

    fn ask_alone<Q: Question>(&self, device: &Device, element: usize, given: &[u64]) -> Result<(), Error> {
        self.ask_alone_carrying::<Q, false>(device, element, given, &[])
    }
}

impl<V: Questioned> Questioned for &V {
    type Results = V::Results;

    fn body(&self) -> Kernel {
        (**self).body()
    }

    fn results(&self, device: &Device) -> Result<Self::Results, Error> {
        (**self).results(device)
    }

    fn ask<Q: Question, const APART: bool>(
        &self,
        device: &Device,
        given: &[u64],
    ) -> Result<Reply<Self::Results>, Error> {
        (**self).ask::<Q, APART>(device, given)
    }

    fn is_divisible(&self) -> bool {
        (**self).is_divisible()
    }

    fn shows(&self) -> bool {
        (**self).shows()
    }

    fn ask_alone<Q: Question>(&self, device: &Device, element: usize, given: &[u64]) -> Result<(), Error> {
        (**self).ask_alone::<Q>(device, element, given)
    }
}

impl<F, A> Call<F, A>
where
    F: Function<Out: Output>,
    A: Forms<F::Args>,
{
    /// As [`Questioned::ask`], with what is carried for the arguments.
    pub(super) fn ask_carrying<Q: Question, const APART: bool, const CARRIED: bool>(
        &self,
        device: &Device,
        given: &[u64],
        carried: &[Added],
    ) -> Result<Reply<Mapped<F::Out>>, Error> {
        let function = Erased::<F::Args, F::Out>::of::<F, GivenFor<A, F::Args>>();
        let Some(n) = self.args.agree_from(&function.names, None)? else {
            let function = function.names.function;
            return Err(Error::NoLength { function });
        };
        let (kernel, asked) = kernel_of::<F, GivenFor<A, F::Args>, Q, APART, CARRIED>();
        let question = Kerneled {
            kernel: &kernel,
            asked: &asked,
            given,
            carried,
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

    /// As [`Questioned::ask_alone`], with what is carried for the arguments of all elements.
    pub(super) fn ask_alone_carrying<Q: Question, const CARRIED: bool>(
        &self,
        device: &Device,
        element: usize,
        given: &[u64],
        carried: &[Added],
    ) -> Result<(), Error> {
        match device.backing() {
            Backing::Accelerator(accelerator) if self.is_divisible() => {
                let part = self.args.part(element..element + 1)?;
                let (kernel, asked) = kernel_of::<F, GivenFor<A, F::Args>, Q, true, CARRIED>();
                let given = given_alone(&asked, given, element);
                let carried: Result<Vec<Added>, Error> =
                    carried.iter().map(|carried| carried.picked(&[element])).collect();
                let question = Kerneled {
                    kernel: &kernel,
                    asked: &asked,
                    given: &given,
                    carried: &carried?,
                };
                on_accelerator::<F::Args, F::Out, _>(accelerator, 1, &part, question).map(|_| ())
            }
            _ => self
                .ask_carrying::<Q, true, CARRIED>(device, given, carried)
                .map(|_| ()),
        }
    }
}

/// The recorded body for a call with such arguments.
fn body_of<F: Function, A: Form<F::Args>>(_: &A) -> Kernel {
    (kernel::<F, GivenFor<A, F::Args>>().trace)()
}

/// The kernel of a question to `F`, of whose parameters it is given `G`.
pub(super) fn kernel_of<F, G, Q, const APART: bool, const CARRIED: bool>() -> (MapKernel, Arc<Asked>)
where
    F: Function,
    G: Given<F::Args>,
    Q: Question,
{
    let asking = asked_kernel::<F, G, Q, APART, CARRIED>();
    let how = How {
        apart: APART,
        carried: CARRIED,
    };
    let asked = asked(&asking, || Q::ask(&(kernel::<F, G>().trace)(), how));
    (asking, asked)
}

/// The values that a question of an element is given where the number of the element is 0.
fn given_alone(asked: &Asked, given: &[u64], element: usize) -> Vec<u64> {
    let mut given = given.to_vec();
    if let (true, Some(first)) = (asked.numbered, given.last_mut()) {
        *first += element as u64;
    }
    given
}

impl<F, A> Questioned for InRows<F, A>
where
    F: Function<Args: RowLast, Out = ()>,
    A: WithRow<F::Args>,
{
    type Results = Buffer<RowScalarOf<F>>;

    fn body(&self) -> Kernel {
        body_of::<F, _>(&self.args())
    }

    fn results(&self, device: &Device) -> Result<Self::Results, Error> {
        self.run(device)
    }

    fn ask<Q: Question, const APART: bool>(
        &self,
        device: &Device,
        given: &[u64],
    ) -> Result<Reply<Self::Results>, Error> {
        let (kernel, asked) = kernel_of::<F, GivenFor<A::All<'_>, F::Args>, Q, APART, false>();
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

    fn ask_alone<Q: Question>(&self, device: &Device, element: usize, given: &[u64]) -> Result<(), Error> {
        match device.backing() {
            Backing::Accelerator(accelerator) if self.is_divisible() => {
                let (kernel, asked) = kernel_of::<F, GivenFor<A::All<'_>, F::Args>, Q, true, false>();
                let given = given_alone(&asked, given, element);
                let question = Kerneled::plain(&kernel, &asked, &given);
                self.all()?.ask_alone(accelerator, element, question)
            }
            _ => self.ask::<Q, true>(device, given).map(|_| ()),
        }
    }
}

impl<F, A> InRows<F, A>
where
    F: Function<Args: RowLast, Out = ()>,
    A: WithRow<F::Args>,
{
    /// Writes the rows to existing memory, and returns the answer to a question that is given nothing.
    pub(super) fn ask_into<Q, D>(&self, device: &Device, output: D) -> Result<Option<Answer>, Error>
    where
        Q: Question,
        D: Destination<RowScalarOf<F>, Form: Target<RowScalarOf<F>, Sink = Steps<RowScalarOf<F>>>>,
    {
        let (kernel, asked) = kernel_of::<F, GivenFor<A::All<'_>, F::Args>, Q, false, false>();
        self.write(device, output, Some(Kerneled::plain(&kernel, &asked, &[])))
    }
}
