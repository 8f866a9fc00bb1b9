//! A function, elementwise over arrays.

use std::sync::Arc;

use super::accelerator::{Accelerator, Input, MapKernel, Memory};
use super::arg::Args;
use super::output::{Mapped, Output};
use super::{Device, Kind, host};
use crate::error::Error;
use crate::function::Function;

/// Calls `F` for each element: what the emitted `name::map` does.
///
/// Results have the bits of the scalar call for every element, on every device.
///
/// # Errors
///
/// Lengths that differ, no length at all, buffers of another device, faults in the body (the smallest element for which
/// there is one), and the device's failures. No results are returned then; the arguments are untouched.
pub fn map<F, A>(device: &Device, args: A) -> Result<Mapped<F::Out>, Error>
where
    F: Function<Out: Output>,
    A: Args<F::Args>,
{
    match args.agree_from::<F>(None)? {
        Some(n) => map_len::<F, A>(device, n, args),
        None => Err(Error::NoLength { function: F::NAME }),
    }
}

/// As [`map`], for `n` elements: every argument may be a single value.
///
/// # Errors
///
/// As [`map`]; an array whose length is not `n` is an [`Error::LengthMismatch`].
pub fn map_n<F, A>(device: &Device, n: usize, args: A) -> Result<Mapped<F::Out>, Error>
where
    F: Function<Out: Output>,
    A: Args<F::Args>,
{
    args.agree_from::<F>(Some(n))?;
    map_len::<F, A>(device, n, args)
}

/// The arguments agree on `n`.
fn map_len<F, A>(device: &Device, n: usize, args: A) -> Result<Mapped<F::Out>, Error>
where
    F: Function<Out: Output>,
    A: Args<F::Args>,
{
    match device.kind() {
        // SAFETY: the arguments agree on `n`, and devices are made with levels that the CPU has.
        Kind::Host(level) => unsafe { host::map::<F, A>(*level, n, &args) },
        Kind::Accelerator(accelerator) => map_accelerator::<F, A>(accelerator, n, &args),
    }
}

pub(super) fn map_accelerator<F, A>(
    device: &Arc<dyn Accelerator>,
    n: usize,
    args: &A,
) -> Result<Mapped<F::Out>, Error>
where
    F: Function<Out: Output>,
    A: Args<F::Args>,
{
    let mut inputs = Vec::new();
    args.inputs(F::NAME, device, &mut inputs)?;
    run_kernel::<F>(device, n, &inputs)
}

/// The results of `F` for elements `0..n` on an accelerator.
pub(super) fn run_kernel<F: Function<Out: Output>>(
    device: &Arc<dyn Accelerator>,
    n: usize,
    inputs: &[Input<'_>],
) -> Result<Mapped<F::Out>, Error> {
    let mut outputs = Vec::new();
    F::Out::allocate(&**device, n, &mut outputs)?;
    let memory: Vec<&dyn Memory> = outputs.iter().map(|memory| &**memory).collect();
    launch(&**device, &MapKernel::of::<F>(), n, inputs, &memory)?;
    F::Out::buffers(device, n, &mut outputs)
}

/// Apart so that it is compiled once, not for each function that is mapped.
pub(super) fn launch(
    device: &dyn Accelerator,
    kernel: &MapKernel,
    n: usize,
    inputs: &[Input<'_>],
    outputs: &[&dyn Memory],
) -> Result<(), Error> {
    if n == 0 {
        Ok(())
    } else {
        device.map(kernel, n, inputs, outputs)
    }
}
