//! Printed CUDA C++ on the CPU.

use fpdsl_gpp::{Compiler, CpuKernel};
use fpdsl_runtime::ir::Kernel;

use super::Outcome;
use super::memory::{pack, room, unpack};

/// A recorded function and its compiled text.
#[derive(Debug)]
pub struct Compiled {
    kernel: Kernel,
    code: CpuKernel,
}

/// Compiles kernels, so many in one translation unit.
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
    let codes = compiler.compile(&units)?;
    Ok(kernels
        .into_iter()
        .zip(codes)
        .map(|(kernel, code)| Compiled { kernel, code })
        .collect())
}

impl Compiled {
    /// The outcome for each of the inputs.
    pub fn run(&self, inputs: &[Vec<u64>]) -> Vec<Outcome> {
        match self.launch(inputs) {
            Ok(outcomes) => outcomes,
            // A launch reports its first fault only, so that the elements run one by one where there is one.
            Err(_) => {
                let one = |input: &Vec<u64>| match self.launch(std::slice::from_ref(input)) {
                    Ok(mut outcomes) => outcomes.remove(0),
                    Err(fault) => fault,
                };
                inputs.iter().map(one).collect()
            }
        }
    }

    fn launch(&self, inputs: &[Vec<u64>]) -> Result<Vec<Outcome>, Outcome> {
        let args = pack(&self.kernel.inputs, inputs);
        let args: Vec<&[u8]> = args.iter().map(Vec::as_slice).collect();
        let mut results = room(&self.kernel.outputs, inputs.len());
        let mut outputs: Vec<&mut [u8]> = results.iter_mut().map(Vec::as_mut_slice).collect();
        match self.code.run(inputs.len(), &args, &mut outputs) {
            Ok(()) => Ok(unpack(&self.kernel.outputs, &results, inputs.len())),
            Err(faulted) => Err(Outcome::Fault(faulted.fault.to_string())),
        }
    }
}
