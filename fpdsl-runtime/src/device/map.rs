//! The elements of a call, in new memory.

use std::sync::Arc;

use super::accelerator::{Accelerator, Input, MapKernel, launch};
use super::arg::{Form, Forms, GivenFor};
use super::erased::Erased;
use super::output::{Mapped, Output};
use super::{Backing, Device, host};
use crate::error::Error;
use crate::function::Function;
use crate::function::ParameterList;
use crate::lift::Lift;

/// Calls `F` for each element of the arguments.
///
/// # Errors
///
/// As [`Call::run`](super::Call::run).
pub(super) fn map<F, A>(device: &Device, args: &A) -> Result<Mapped<F::Out>, Error>
where
    F: Function<Out: Output>,
    A: Forms<F::Args>,
{
    call::<F::Args, F::Out, A>(device, None, args, &Erased::of::<F, GivenFor<A, F::Args>>())
}

/// As [`map`], for `n` elements: every argument may be a single value.
pub(super) fn map_n<F, A>(device: &Device, n: usize, args: &A) -> Result<Mapped<F::Out>, Error>
where
    F: Function<Out: Output>,
    A: Forms<F::Args>,
{
    call::<F::Args, F::Out, A>(device, Some(n), args, &Erased::of::<F, GivenFor<A, F::Args>>())
}

/// The results for `n` elements, if that is known before the arguments are asked.
fn call<P, O, A>(
    device: &Device,
    n: Option<usize>,
    args: &A,
    function: &Erased<P, O>,
) -> Result<Mapped<O>, Error>
where
    P: ParameterList,
    O: Output,
    A: Forms<P>,
{
    let Some(n) = args.agree_from(&function.names, n)? else {
        let function = function.names.function;
        return Err(Error::NoLength { function });
    };
    match device.untrapped()? {
        // SAFETY: the arguments agree on `n`, and devices are made with levels that the CPU has.
        Backing::Host(host) => unsafe { host::map::<P, O, A>(*host, n, args, function) },
        Backing::Accelerator(accelerator) => {
            map_accelerator::<P, O, A>(accelerator, &function.kernel, n, args)
        }
    }
}

pub(super) fn map_accelerator<P, O, A>(
    device: &Arc<dyn Accelerator>,
    kernel: &MapKernel,
    n: usize,
    args: &A,
) -> Result<Mapped<O>, Error>
where
    P: Lift,
    O: Output,
    A: Form<P>,
{
    let mut inputs = Vec::new();
    args.inputs(kernel.name, device, &mut inputs)?;
    run_kernel::<O>(device, kernel, n, &inputs)
}

/// The results of a kernel for elements `0..n` on an accelerator.
pub(super) fn run_kernel<O: Output>(
    device: &Arc<dyn Accelerator>,
    kernel: &MapKernel,
    n: usize,
    inputs: &[Input<'_>],
) -> Result<Mapped<O>, Error> {
    let mut outputs = Vec::new();
    O::allocate(&**device, n, &mut outputs)?;
    launch(&**device, kernel, n, inputs, &outputs)?;
    O::buffers(device, n, &mut outputs.into_iter())
}
