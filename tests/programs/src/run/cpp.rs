//! Printed CUDA C++ on the CPU.

use fpdsl_gpp::{Compiler, CpuKernel};
use fpdsl_runtime::ir::Kernel;

use super::Outcome;
use super::faults::one_by_one;
use super::memory::{pack, room, unpack};

/// A recorded function and its compiled text.
#[derive(Debug)]
pub struct Compiled {
    kernel: Kernel,
    code: CpuKernel,
}

/// Compiles kernels, this many in one translation unit.
///
/// # Errors
///
/// The compiler's messages.
pub fn compile(compiler: &Compiler, kernels: Vec<Kernel>) -> Result<Vec<Compiled>, String> {
    let arguments: Vec<Vec<bool>> = kernels
        .iter()
        .map(|k| vec![false; k.inputs.buffers.len()])
        .collect();
    let units: Vec<(&Kernel, &[bool])> = kernels
        .iter()
        .zip(&arguments)
        .map(|(kernel, broadcast)| (kernel, broadcast.as_slice()))
        .collect();
    let codes = fpdsl_gpp::compile(compiler, &units)?;
    Ok(kernels
        .into_iter()
        .zip(codes)
        .map(|(kernel, code)| Compiled { kernel, code })
        .collect())
}

impl Compiled {
    /// The outcome for each of the inputs.
    pub fn run(&self, inputs: &[Vec<u64>]) -> Vec<Outcome> {
        let args = pack(&self.kernel.inputs, inputs);
        let args: Vec<&[u8]> = args.iter().map(Vec::as_slice).collect();
        let mut results = room(&self.kernel.outputs, inputs.len());
        let mut outputs: Vec<&mut [u8]> = results.iter_mut().map(Vec::as_mut_slice).collect();
        match self.code.run(inputs.len(), &args, &mut outputs) {
            Ok(()) => unpack(&self.kernel.outputs, &results, inputs.len()),
            Err(faulted) if inputs.len() == 1 => vec![Outcome::Fault(faulted.fault.to_string())],
            Err(faulted) => {
                let first = (faulted.element as usize, faulted.fault.to_string());
                one_by_one(inputs, first, |input| {
                    self.run(std::slice::from_ref(input)).remove(0)
                })
            }
        }
    }
}
