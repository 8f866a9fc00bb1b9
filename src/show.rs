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

/// The CUDA C++ of the kernel of `F`: what `name::cuda_source()` returns. It is the one that `map` runs where all arguments
/// are arrays, or that `launch` runs, if the first parameter is an index.
///
/// # Panics
///
/// If `F` calls itself through other functions.
pub fn cuda_source<F: Function>() -> String {
    let kernel = trace::<F>();
    let broadcast = fpdsl_cuda::print::usual(&kernel.inputs);
    fpdsl_cuda::print::elementwise(&kernel, &broadcast).text
}
