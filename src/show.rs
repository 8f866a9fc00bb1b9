//! The IR and the CUDA C++ of a function.

use fpdsl_runtime::device::{reduce_kernel, scan_kernels};
use fpdsl_runtime::ir::Kernel;
use fpdsl_runtime::trace::trace;

use crate::{Combine, Function, Reduced};

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
    text(&trace::<F>())
}

/// The CUDA C++ of the kernel that [`reduce`](crate::reduce()) runs for arrays, where `C` is not in serial order: what
/// `name::cuda_reduce_source()` returns. It folds each part of 4096 elements into up to 16 values, one a thread. It is run on
/// what it leaves until that is a few thousand values, which the host combines.
///
/// # Panics
///
/// If `C` calls itself through other functions.
pub fn cuda_reduce_source<C: Combine<Out: Reduced>>() -> String {
    text(&reduce_kernel::<C>())
}

/// The CUDA C++ of the kernels that [`scan`](crate::scan()) runs for arrays, where `C` is not in serial order: what
/// `name::cuda_scan_sources()` returns. The first computes the prefixes within each segment of 16 elements, the second finds the
/// last of each, of which a scan is made likewise, and the third combines that with the prefixes of the segments.
///
/// # Panics
///
/// If `C` calls itself through other functions.
pub fn cuda_scan_sources<C: Combine<Out: Reduced>>() -> [String; 3] {
    scan_kernels::<C>().each_ref().map(text)
}

fn text(kernel: &Kernel) -> String {
    let broadcast = fpdsl_cuda::print::usual(&kernel.inputs);
    fpdsl_cuda::print::elementwise(kernel, &broadcast).text
}
