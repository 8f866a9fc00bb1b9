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

/// Returns the CUDA C++ of the kernel of `F`, as `name::cuda_source()` does. `map` runs this kernel if all arguments are arrays;
/// `launch` runs it if the first parameter is an index.
///
/// # Panics
///
/// If `F` calls itself through other functions.
pub fn cuda_source<F: Function>() -> String {
    text(&trace::<F>())
}

/// Returns the CUDA C++ of the kernel that [`reduce`](crate::reduce()) runs for arrays if `C` is not in serial order, as
/// `name::cuda_reduce_source()` does. The kernel folds each part of 4096 elements into up to 16 values, one a thread. It runs again
/// on its results until a few thousand values are left. The host combines those.
///
/// # Panics
///
/// If `C` calls itself through other functions.
pub fn cuda_reduce_source<C: Combine<Out: Reduced>>() -> String {
    text(&reduce_kernel::<C>())
}

/// Returns the CUDA C++ of the kernels that [`scan`](crate::scan()) runs for arrays if `C` is not in serial order, as
/// `name::cuda_scan_sources()` does. The first kernel computes the prefixes within each segment of 16 elements. The second takes
/// the last prefix of each segment; these values are scanned in the same way. The third combines them with the segments' prefixes.
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
