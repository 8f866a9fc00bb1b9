//! A function, elementwise over arrays.

use std::sync::Arc;

use super::accelerator::{Accelerator, Input, MapKernel, Memory};
use super::arg::{Arg, Args};
use super::erased::Erased;
use super::output::{Mapped, Output};
use super::{Backing, Device, host};
use crate::dispatch::ParameterList;
use crate::error::Error;
use crate::function::Function;
use crate::lift::Lift;

/// Calls `F` for each element, as the emitted `name::map` does.
///
/// Every result has the bits of the scalar call, on every device.
///
/// # Errors
///
/// Lengths that differ, no length at all, buffers of another device, faults in the body (of the smallest element that has
/// one), and the device's failures. An error returns no results and leaves the arguments as they were.
///
/// # Examples
///
/// ```
/// use fpdsl::backend::map;
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru")]
/// fn third(x: f32) -> f32 {
///     x / 3.0
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// // 1/3 is not a binary32 number; `ru` gives the one above it.
/// let y = map::<third, _>(&Device::host(), (&[1.0, 3.0],))?.to_vec()?;
/// assert_eq!((y[0].to_bits(), y[1]), (0x3EAA_AAAB, 1.0));
/// # Ok(())
/// # }
/// ```
pub fn map<F, A>(device: &Device, args: A) -> Result<Mapped<F::Out>, Error>
where
    F: Function<Out: Output>,
    A: Args<F::Args>,
{
    call::<F::Args, F::Out, A>(device, None, &args, &Erased::of::<F>())
}

/// As [`map`], for `n` elements: every argument may be a single value.
///
/// # Errors
///
/// As [`map`]; an array whose length is not `n` is an [`Error::LengthMismatch`].
///
/// # Examples
///
/// ```
/// use fpdsl::backend::map_n;
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru")]
/// fn third(x: f32) -> f32 {
///     x / 3.0
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// assert_eq!(map_n::<third, _>(&Device::host(), 2, (3.0,))?.to_vec()?, [1.0, 1.0]);
/// # Ok(())
/// # }
/// ```
pub fn map_n<F, A>(device: &Device, n: usize, args: A) -> Result<Mapped<F::Out>, Error>
where
    F: Function<Out: Output>,
    A: Args<F::Args>,
{
    call::<F::Args, F::Out, A>(device, Some(n), &args, &Erased::of::<F>())
}

/// As [`map`], with arguments that are used again.
pub(super) fn map_borrowed<F, A>(device: &Device, args: &A) -> Result<Mapped<F::Out>, Error>
where
    F: Function<Out: Output>,
    A: Args<F::Args>,
{
    call::<F::Args, F::Out, A>(device, None, args, &Erased::of::<F>())
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
    A: Args<P>,
{
    let Some(n) = args.agree_from(&function.names, n)? else {
        let function = function.names.function;
        return Err(Error::NoLength { function });
    };
    match device.backing() {
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
    A: Arg<P>,
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

/// Runs a kernel for elements `0..n`; nothing if there are none.
pub(super) fn launch(
    device: &dyn Accelerator,
    kernel: &MapKernel,
    n: usize,
    inputs: &[Input<'_>],
    outputs: &[Box<dyn Memory>],
) -> Result<(), Error> {
    let outputs: Vec<&dyn Memory> = outputs.iter().map(|memory| &**memory).collect();
    launch_to(device, kernel, n, inputs, &outputs)
}

/// As [`launch`], for memory that is borrowed.
pub(super) fn launch_to(
    device: &dyn Accelerator,
    kernel: &MapKernel,
    n: usize,
    inputs: &[Input<'_>],
    outputs: &[&dyn Memory],
) -> Result<(), Error> {
    if n == 0 {
        Ok(())
    } else {
        // SAFETY: the kernel is a function's. Callers have compared the arguments' lengths with `n`, and outputs are made for `n`.
        unsafe { device.map(kernel, n, inputs, outputs) }
    }
}
