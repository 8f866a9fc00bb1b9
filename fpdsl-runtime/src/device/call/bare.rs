//! Calls without the types of their functions.
//!
//! What asks a call questions depends on the types of parameters, results and arguments. So it is compiled once for all functions that
//! have those, and not for each function that is mapped.

use std::ops::Range;

use super::{Call, Divided, Questioned, Reply};
use crate::device::accelerator::MapKernel;
use crate::device::arg::{self, Forms, GivenFor, is_gather};
use crate::device::asked::{
    Added, Answer, Kerneled, answered, asked, computed_there, on_accelerator, on_host,
};
use crate::device::destination::Target;
use crate::device::erased::Erased;
use crate::device::fold::{Picked, gathered};
use crate::device::known::Known;
use crate::device::order::faults::behind;
use crate::device::output::{Mapped, Output};
use crate::device::piece::buffers;
use crate::device::room::room;
use crate::device::strategy::Host;
use crate::device::{Backing, Device, into};
use crate::error::Error;
use crate::function::{Function, ParameterList};
use crate::ir::Kernel;
use crate::loops::Outputs;
use crate::question::{AnyQuestion, Asked, shows};

/// A call of a function with parameters `P` and results of type `O`.
pub(super) struct Bare<'a, P: ParameterList, O: Output, A> {
    function: Erased<P, O>,
    args: &'a A,
}

/// A call of which some elements can be asked.
pub(super) struct BarePieces<'a, P: ParameterList, O: Output, A> {
    call: Bare<'a, P, O, A>,
    /// The kernel of some elements of those that read more than their own.
    picked: fn() -> MapKernel,
}

impl<F, A> Call<F, A>
where
    F: Function<Out: Output>,
    A: Forms<F::Args>,
{
    pub(super) fn bare(&self) -> Bare<'_, F::Args, F::Out, A> {
        Bare::of(Erased::of::<F, GivenFor<A, F::Args>>(), &self.args)
    }

    pub(super) fn bare_pieces(&self) -> BarePieces<'_, F::Args, F::Out, A> {
        BarePieces {
            call: self.bare(),
            picked: MapKernel::of::<Picked<F, A::Anywhere>>,
        }
    }
}

impl<'a, P: ParameterList, O: Output, A> Bare<'a, P, O, A> {
    pub(super) fn of(function: Erased<P, O>, args: &'a A) -> Self {
        Bare { function, args }
    }
}

impl<P, O, A> Bare<'_, P, O, A>
where
    P: ParameterList,
    O: Output,
    A: Forms<P>,
{
    /// As [`Questioned::ask`], with what is carried for the arguments.
    pub(super) fn ask_carrying(
        &self,
        device: &Device,
        question: AnyQuestion,
        given: &[u64],
        carried: &[Added],
    ) -> Result<Reply<Mapped<O>>, Error> {
        let function = &self.function;
        let n = arg::count_named(&function.names, self.args)?;
        let (kernel, asked) = asked(function.kernel, question);
        let question = Kerneled {
            kernel: &kernel,
            asked: &asked,
            given,
            carried,
        };
        let (results, answer) = match device.backing() {
            // SAFETY: the arguments agree on `n`, and devices are made with levels that the CPU has.
            Backing::Host(host) => unsafe { on_host(*host, n, self.args, function, question)? },
            Backing::Accelerator(accelerator) => {
                let (results, answer) = on_accelerator::<P, O, A>(accelerator, n, self.args, question)?;
                (results, Some(answer))
            }
        };
        Ok(Reply {
            results,
            asked,
            answer,
        })
    }

    /// Writes the results to existing memory; gives the answer to a question that adds none, if the body is compiled.
    pub(super) fn ask_into<D: Target<O>>(
        &self,
        device: &Device,
        question: AnyQuestion,
        output: D,
    ) -> Result<Option<Answer>, Error> {
        into::ask_into(device, output, self.args, &self.function, question)
    }

    /// As [`Questioned::ask_alone`], with what is carried for the arguments of all elements.
    pub(super) fn ask_alone_carrying(
        &self,
        device: &Device,
        element: usize,
        question: AnyQuestion,
        given: &[u64],
        carried: &[Added],
    ) -> Result<(), Error> {
        match device.backing() {
            Backing::Accelerator(accelerator) if self.is_divisible() => {
                let part = self.args.part(element..element + 1)?;
                let (kernel, asked) = asked(self.function.kernel, question.apart());
                let given = given_alone(&asked, given, element);
                let carried: Result<Vec<Added>, Error> =
                    carried.iter().map(|carried| carried.picked(&[element])).collect();
                let question = Kerneled {
                    kernel: &kernel,
                    asked: &asked,
                    given: &given,
                    carried: &carried?,
                };
                on_accelerator::<P, O, _>(accelerator, 1, &part, question).map(|_| ())
            }
            _ => self
                .ask_carrying(device, question.apart(), given, carried)
                .map(|_| ()),
        }
    }
}

/// The values that a question of an element is given where the number of the element is 0.
pub(super) fn given_alone(asked: &Asked, given: &[u64], element: usize) -> Vec<u64> {
    let mut given = given.to_vec();
    if let (true, Some(first)) = (asked.numbered, given.last_mut()) {
        *first += element as u64;
    }
    given
}

impl<P, O, A> Questioned for Bare<'_, P, O, A>
where
    P: ParameterList,
    O: Output,
    A: Forms<P>,
{
    type Results = Mapped<O>;

    fn body(&self) -> Kernel {
        self.function.kernel.record()
    }

    fn ask(&self, device: &Device, question: AnyQuestion, given: &[u64]) -> Result<Reply<Mapped<O>>, Error> {
        self.ask_carrying(device, question, given, &[])
    }

    fn is_divisible(&self) -> bool {
        !is_gather::<A, P>()
    }

    fn shows(&self) -> bool {
        static SHOWS: Known<bool> = Known::nothing();
        SHOWS.of(self.function.kernel.id(), || shows(&self.body(), false))
    }

    fn ask_alone(
        &self,
        device: &Device,
        element: usize,
        question: AnyQuestion,
        given: &[u64],
    ) -> Result<(), Error> {
        self.ask_alone_carrying(device, element, question, given, &[])
    }
}

impl<P, O, A> Questioned for BarePieces<'_, P, O, A>
where
    P: ParameterList,
    O: Output,
    A: Forms<P>,
{
    type Results = Mapped<O>;

    fn body(&self) -> Kernel {
        self.call.body()
    }

    fn ask(&self, device: &Device, question: AnyQuestion, given: &[u64]) -> Result<Reply<Mapped<O>>, Error> {
        self.call.ask(device, question, given)
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
        self.call.ask_alone(device, element, question, given)
    }
}

impl<P, O, A> Divided for BarePieces<'_, P, O, A>
where
    P: ParameterList,
    O: Output,
    A: Forms<P>,
{
    fn ask_some(
        &self,
        device: &Device,
        question: AnyQuestion,
        given: &[u64],
        elements: Range<usize>,
    ) -> Result<Reply<Mapped<O>>, Error> {
        let (args, function) = (self.call.args, &self.call.function);
        let name = function.names.function;
        let count = arg::count_named(&function.names, args)?;
        arg::has(name, count, &elements)?;
        if elements == (0..count) {
            return self.ask(device, question, given);
        }
        let (n, first) = (elements.len(), elements.start);
        if let (true, Backing::Accelerator(accelerator)) = (is_gather::<A, P>(), device.backing()) {
            let (kernel, asked) = asked((self.picked)(), question);
            let inputs = gathered(accelerator, kernel.name, n, &[first], args)?;
            let question = Kerneled::plain(&kernel, &asked, given);
            let (results, answer) = computed_there::<O>(accelerator, n, inputs, question)
                .map_err(|error| behind(error, first))?;
            return Ok(Reply {
                results,
                asked,
                answer: Some(answer),
            });
        }
        let (kernel, asked) = asked(function.kernel, question);
        let question = Kerneled::plain(&kernel, &asked, given);
        let replied = match device.backing() {
            Backing::Host(host) if is_gather::<A, P>() => {
                // SAFETY: the call has the elements, and devices are made with levels that the CPU has.
                unsafe { range_on_host(*host, elements, args, function, question) }
            }
            // SAFETY: the part has `n` elements; as above.
            Backing::Host(host) => unsafe {
                on_host(*host, n, &args.part(elements)?, function, question)
                    .map_err(|error| behind(error, first))
            },
            Backing::Accelerator(accelerator) => {
                let part = args.part(elements)?;
                on_accelerator::<P, O, _>(accelerator, n, &part, question)
                    .map(|(results, answer)| (results, Some(answer)))
                    .map_err(|error| behind(error, first))
            }
        };
        let (results, answer) = replied?;
        Ok(Reply {
            results,
            asked,
            answer,
        })
    }
}

/// The results for some elements of a call that read more than their own, and the answer; none if the body is not compiled.
///
/// # Safety
///
/// The call has the elements, and the CPU has the host's level.
unsafe fn range_on_host<P, O, A>(
    host: Host,
    elements: Range<usize>,
    args: &A,
    function: &Erased<P, O>,
    question: Kerneled<'_>,
) -> Result<(Mapped<O>, Option<Answer>), Error>
where
    P: ParameterList,
    O: Output,
    A: Forms<P>,
{
    let (n, first) = (elements.len(), elements.start);
    let mut values = room::<O>(n)?;
    let sink = Outputs(values.as_mut_ptr().wrapping_sub(first));
    // SAFETY: the caller's; there is room for the elements, and once there is no fault all are written.
    let mut answer = unsafe {
        let work = function.elements(host.level, args.source(function.names.function)?, sink);
        let answer = answered(host, elements, &work, question)?;
        values.set_len(n);
        answer
    };
    let tallies = answer.iter_mut().flat_map(|answer| &mut answer.tallies);
    for found in tallies.filter_map(|tally| tally.first.as_mut()) {
        *found -= first;
    }
    Ok((buffers(host, &values)?, answer))
}
