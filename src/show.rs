//! What a function becomes.

use fpdsl_runtime::ir::Kernel;
use fpdsl_runtime::trace::trace;

use crate::Function;

/// The body of `F` as data: one statement per operation, with its mode. It prints as readable text.
///
/// # Panics
///
/// If `F` calls itself through other functions.
pub fn ir<F: Function>() -> Kernel {
    trace::<F>()
}

/// The CUDA C++ of the elementwise kernel of `F`, all arguments arrays: what `name::cuda_source()` returns.
///
/// # Panics
///
/// If `F` calls itself through other functions.
pub fn cuda_source<F: Function>() -> String {
    let kernel = trace::<F>();
    let arrays = vec![false; kernel.inputs.buffers.len()];
    fpdsl_cuda::print::elementwise(&kernel, &arrays).text
}
