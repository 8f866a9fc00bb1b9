//! Some elements of a call, as a call that is asked.
//!
//! They are numbered from 0. A fault has the position that its element has in the call.

use std::ops::Range;

use super::question::kernel_of;
use super::{Call, Questioned, Reply};
use crate::device::arg::{Forms, GivenFor, is_gather};
use crate::device::asked::{Answer, Kerneled, answered, computed_there, on_accelerator, on_host};
use crate::device::erased::Erased;
use crate::device::fold::{Picked, gathered};
use crate::device::order::faults::behind;
use crate::device::output::{Mapped, Output};
use crate::device::piece::{buffers, within};
use crate::device::room::room;
use crate::device::strategy::Host;
use crate::device::{Backing, Device};
use crate::error::Error;
use crate::function::Function;
use crate::ir::Kernel;
use crate::loops::Outputs;
use crate::loops::given::Itself;
use crate::question::Question;

/// A call of which some elements can be asked.
pub trait Divided: Questioned {
    /// As [`Questioned::ask`], of some elements.
    ///
    /// # Errors
    ///
    /// Those of the elements, and [`Error::Positions`] if the call does not have them.
    fn ask_some<Q: Question, const APART: bool>(
        &self,
        device: &Device,
        given: &[u64],
        elements: Range<usize>,
    ) -> Result<Reply<Self::Results>, Error>;

    /// Their results, as [`Call::piece`].
    ///
    /// # Errors
    ///
    /// As there.
    fn some(&self, device: &Device, elements: Range<usize>) -> Result<Self::Results, Error>;
}

impl<V: Divided> Divided for &V {
    fn ask_some<Q: Question, const APART: bool>(
        &self,
        device: &Device,
        given: &[u64],
        elements: Range<usize>,
    ) -> Result<Reply<Self::Results>, Error> {
        (**self).ask_some::<Q, APART>(device, given, elements)
    }

    fn some(&self, device: &Device, elements: Range<usize>) -> Result<Self::Results, Error> {
        (**self).some(device, elements)
    }
}

impl<F, A> Divided for Call<F, A>
where
    F: Function<Out: Output>,
    A: Forms<F::Args>,
{
    fn ask_some<Q: Question, const APART: bool>(
        &self,
        device: &Device,
        given: &[u64],
        elements: Range<usize>,
    ) -> Result<Reply<Self::Results>, Error> {
        let args = &self.args;
        if elements == (0..within::<F, A>(&elements, args)?) {
            return self.ask::<Q, APART>(device, given);
        }
        let (n, first) = (elements.len(), elements.start);
        if let (true, Backing::Accelerator(accelerator)) = (is_gather::<A, F::Args>(), device.backing()) {
            let (kernel, asked) = kernel_of::<Picked<F, A::Anywhere>, Itself, Q, APART, false>();
            let inputs = gathered(accelerator, kernel.name, n, &[first], args)?;
            let question = Kerneled::plain(&kernel, &asked, given);
            let (results, answer) = computed_there::<F::Out>(accelerator, n, inputs, question)
                .map_err(|error| behind(error, first))?;
            return Ok(Reply {
                results,
                asked,
                answer: Some(answer),
            });
        }
        let (kernel, asked) = kernel_of::<F, GivenFor<A, F::Args>, Q, APART, false>();
        let question = Kerneled::plain(&kernel, &asked, given);
        let function = Erased::<F::Args, F::Out>::of::<F, GivenFor<A, F::Args>>();
        let replied = match device.backing() {
            Backing::Host(host) if is_gather::<A, F::Args>() => {
                // SAFETY: the call has the elements, and devices are made with levels that the CPU has.
                unsafe { range_on_host::<F, A>(*host, elements, args, &function, question) }
            }
            // SAFETY: the part has `n` elements; as above.
            Backing::Host(host) => unsafe {
                on_host(*host, n, &args.part(elements)?, &function, question)
                    .map_err(|error| behind(error, first))
            },
            Backing::Accelerator(accelerator) => {
                let part = args.part(elements)?;
                on_accelerator::<F::Args, F::Out, _>(accelerator, n, &part, question)
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

    fn some(&self, device: &Device, elements: Range<usize>) -> Result<Self::Results, Error> {
        self.piece(device, elements)
    }
}

/// The results for some elements of a call that read more than their own, and the answer; none if the body is not compiled.
///
/// # Safety
///
/// The call has the elements, and the CPU has the host's level.
unsafe fn range_on_host<F, A>(
    host: Host,
    elements: Range<usize>,
    args: &A,
    function: &Erased<F::Args, F::Out>,
    question: Kerneled<'_>,
) -> Result<(Mapped<F::Out>, Option<Answer>), Error>
where
    F: Function<Out: Output>,
    A: Forms<F::Args>,
{
    let (n, first) = (elements.len(), elements.start);
    let mut values = room::<F::Out>(n)?;
    let sink = Outputs(values.as_mut_ptr().wrapping_sub(first));
    // SAFETY: the caller's; there is room for the elements, and once there is no fault all are written.
    let mut answer = unsafe {
        let work = function.elements(host.level, args.source(F::NAME)?, sink);
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

/// Some elements of a call.
pub(super) struct Piece<V> {
    call: V,
    elements: Range<usize>,
}

impl<V> Piece<V> {
    pub(super) fn of(call: V, elements: Range<usize>) -> Self {
        Piece { call, elements }
    }
}

impl<V: Divided> Questioned for Piece<V> {
    type Results = V::Results;

    fn body(&self) -> Kernel {
        self.call.body()
    }

    fn results(&self, device: &Device) -> Result<V::Results, Error> {
        self.call.some(device, self.elements.clone())
    }

    fn ask<Q: Question, const APART: bool>(
        &self,
        device: &Device,
        given: &[u64],
    ) -> Result<Reply<V::Results>, Error> {
        self.call
            .ask_some::<Q, APART>(device, given, self.elements.clone())
    }

    fn is_divisible(&self) -> bool {
        self.call.is_divisible()
    }

    fn shows(&self) -> bool {
        self.call.shows()
    }

    fn ask_alone<Q: Question>(&self, device: &Device, element: usize, given: &[u64]) -> Result<(), Error> {
        if self.is_divisible() {
            self.call
                .ask_alone::<Q>(device, self.elements.start + element, given)
        } else {
            self.ask::<Q, true>(device, given).map(|_| ())
        }
    }
}
