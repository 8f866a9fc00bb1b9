//! Calls whose functions are asked questions.

use super::Call;
use crate::device::arg::{Forms, GivenFor, is_gather};
use crate::device::asked::{Tally, asked_kernel, on_accelerator, on_host};
use crate::device::erased::Erased;
use crate::device::fused::kernel;
use crate::device::output::{Mapped, Output};
use crate::device::{Backing, Device};
use crate::error::Error;
use crate::function::Function;
use crate::ir::Kernel;
use crate::question::Question;

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

    /// The results of the call, and how often what each counter counts happened; on a host that does not compile the body only the results.
    /// `APART`: see [`Question::ask`].
    ///
    /// # Errors
    ///
    /// Those of the call.
    #[allow(clippy::type_complexity)]
    fn ask<Q: Question, const APART: bool>(
        &self,
        device: &Device,
    ) -> Result<(Self::Results, Option<Vec<Tally>>), Error>;

    /// Returns true if an element can be asked alone: it reads no slice, and knows nothing of its position.
    fn is_divisible(&self) -> bool;

    /// Asks one element, with counters apart, on an accelerator, where its number is 0. A call that is not divisible is asked as a whole.
    ///
    /// # Errors
    ///
    /// Those of the call.
    fn ask_alone<Q: Question>(&self, device: &Device, element: usize) -> Result<(), Error>;
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

    fn ask<Q: Question, const APART: bool>(
        &self,
        device: &Device,
    ) -> Result<(Self::Results, Option<Vec<Tally>>), Error> {
        let function = Erased::<F::Args, F::Out>::of::<F, GivenFor<A, F::Args>>();
        let Some(n) = self.args.agree_from(&function.names, None)? else {
            let function = function.names.function;
            return Err(Error::NoLength { function });
        };
        let asked = Q::ask(&self.body(), APART);
        let kernel = asked_kernel::<F, GivenFor<A, F::Args>, Q, APART>();
        match device.backing() {
            // SAFETY: the arguments agree on `n`, and devices are made with levels that the CPU has.
            Backing::Host(host) => unsafe { on_host(*host, n, &self.args, &function, (&kernel, &asked)) },
            Backing::Accelerator(accelerator) => {
                let (results, tallies) =
                    on_accelerator::<F::Args, F::Out, A>(accelerator, &kernel, n, &self.args, &asked)?;
                Ok((results, Some(tallies)))
            }
        }
    }

    fn is_divisible(&self) -> bool {
        !is_gather::<A, F::Args>()
    }

    fn ask_alone<Q: Question>(&self, device: &Device, element: usize) -> Result<(), Error> {
        match device.backing() {
            Backing::Accelerator(accelerator) if self.is_divisible() => {
                let part = self.args.part(element..element + 1)?;
                let asked = Q::ask(&self.body(), true);
                let kernel = asked_kernel::<F, GivenFor<A, F::Args>, Q, true>();
                on_accelerator::<F::Args, F::Out, _>(accelerator, &kernel, 1, &part, &asked).map(|_| ())
            }
            _ => self.ask::<Q, true>(device).map(|_| ()),
        }
    }
}
