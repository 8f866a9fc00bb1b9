//! Functions on a device behind the runtime's seam: a GPU, or what stands for one.

use fpdsl_runtime::device::{Accelerator, Input, MapKernel, Memory};
use fpdsl_runtime::error::Error;
use fpdsl_runtime::ir::Layout;

use super::Outcome;
use super::faults::one_by_one;
use super::memory::{pack, room, unpack};

/// The outcome for each of the inputs.
///
/// # Errors
///
/// The device's failures other than faults of the function.
pub fn run(device: &dyn Accelerator, kernel: &MapKernel, inputs: &[Vec<u64>]) -> Result<Vec<Outcome>, Error> {
    let recorded = kernel.record();
    run_with(
        device,
        (&recorded.inputs, &recorded.outputs),
        inputs,
        // SAFETY: arrays are made for `n` elements, and programs test their indices.
        |n, inputs, outputs| unsafe { device.map(kernel, n, inputs, outputs) },
    )
}

/// The outcome for each of the inputs of a function with these parameters and results, which `map` runs as
/// [`Accelerator::map`] does.
///
/// # Errors
///
/// The device's failures other than faults of the function.
pub fn run_with(
    device: &dyn Accelerator,
    layouts: (&Layout, &Layout),
    inputs: &[Vec<u64>],
    map: impl Fn(usize, &[Input<'_>], &[&dyn Memory]) -> Result<(), Error>,
) -> Result<Vec<Outcome>, Error> {
    let run = |inputs: &[Vec<u64>]| launch(device, layouts, inputs, &map);
    let (fault, element) = match run(inputs) {
        Err(Error::Fault { fault, element }) => (fault, element),
        other => return other,
    };
    let mut failure = None;
    let outcomes = one_by_one(inputs, (element, fault.to_string()), |input| {
        match run(std::slice::from_ref(input)) {
            Ok(mut outcomes) => outcomes.remove(0),
            Err(Error::Fault { fault, .. }) => Outcome::Fault(fault.to_string()),
            Err(error) => {
                failure = Some(error);
                Outcome::Values(Vec::new())
            }
        }
    });
    match failure {
        None => Ok(outcomes),
        Some(error) => Err(error),
    }
}

fn launch(
    device: &dyn Accelerator,
    (arguments, results): (&Layout, &Layout),
    inputs: &[Vec<u64>],
    map: impl Fn(usize, &[Input<'_>], &[&dyn Memory]) -> Result<(), Error>,
) -> Result<Vec<Outcome>, Error> {
    let n = inputs.len();
    let uploaded = pack(arguments, inputs)
        .into_iter()
        .map(|bytes| Ok(Input::Uploaded(device.upload(&bytes)?)));
    let uploaded = uploaded.collect::<Result<Vec<Input<'_>>, Error>>()?;
    let mut bytes = room(results, n);
    let memory = bytes.iter().map(|bytes| device.allocate(bytes.len()));
    let memory = memory.collect::<Result<Vec<Box<dyn Memory>>, Error>>()?;
    let outputs: Vec<&dyn Memory> = memory.iter().map(|memory| &**memory).collect();
    map(n, &uploaded, &outputs)?;
    for (memory, bytes) in memory.iter().zip(&mut bytes) {
        device.download(&**memory, bytes)?;
    }
    Ok(unpack(results, &bytes, n))
}
