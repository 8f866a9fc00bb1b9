//! The IR and the CUDA C++ of a function.

use fpdsl_runtime::device::{CombinesUsual, reduce_kernel, scan_kernels};
use fpdsl_runtime::ir::Kernel;
use fpdsl_runtime::trace::trace;

use crate::{Combine, Function, Reduced};

/// The body of `F` as data: one statement per operation, with its mode. It prints as readable text.
///
/// # Panics
///
/// If `F` calls itself through other functions.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru", contract = true)]
/// fn axpy(a: f32, x: f32, y: f32) -> f32 {
///     a * x + y
/// }
///
/// println!("{}", fpdsl::backend::ir::<axpy>());
/// assert_eq!(fpdsl::backend::ir::<axpy>().name, "axpy");
/// ```
pub fn ir<F: Function>() -> Kernel {
    trace::<F>()
}

/// Returns the machine code that the host runs for arrays, as text, as `name::assembly()` does: what is compiled for this CPU, decoded, under
/// the statements of the source that it comes from. Arguments are arrays that each lie by themselves. The feature `assembly` has the
/// decoder: iced-x86, or disarm64 on aarch64.
///
/// # Errors
///
/// [`Error::NoAssembly`](crate::Error::NoAssembly) without the feature, on a CPU for which nothing is compiled, and for a body that is too
/// large to be compiled.
///
/// # Panics
///
/// If `F` calls itself through other functions.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru", contract = true)]
/// fn axpy(a: f32, x: f32, y: f32) -> f32 {
///     a * x + y
/// }
///
/// match axpy::assembly() {
///     Ok(text) => println!("{text}"),
///     Err(why) => println!("{why}"),
/// }
/// ```
pub fn assembly<F: Function>() -> Result<String, crate::Error> {
    crate::device::compile_bodies();
    fpdsl_runtime::device::compiled::assembly::<F>()
}

/// Returns the CUDA C++ of the kernel of `F`, as `name::cuda_source()` does. `map` runs this kernel if all arguments are arrays;
/// `launch` runs it if the first parameter is an index.
///
/// # Panics
///
/// If `F` calls itself through other functions.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru", contract = true)]
/// fn axpy(a: f32, x: f32, y: f32) -> f32 {
///     a * x + y
/// }
///
/// assert!(fpdsl::backend::cuda_source::<axpy>().contains("__fmaf_ru"));
/// assert_eq!(fpdsl::backend::cuda_source::<axpy>(), axpy::cuda_source());
/// ```
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
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "rn", contract = false)]
/// fn add(x: f32, y: f32) -> f32 {
///     x + y
/// }
///
/// assert!(fpdsl::backend::cuda_reduce_source::<add>().contains("__fadd_rn"));
/// ```
pub fn cuda_reduce_source<C: Combine<Out: Reduced>>() -> String {
    text(&reduce_kernel::<C>())
}

/// Returns the CUDA C++ of the kernel that [`map_reduce`](crate::map_reduce()) runs if all arguments are arrays and `C` is not in serial
/// order, as `name::cuda_map_reduce_source::<C>()` does. A thread computes the elements that it folds. The values that are left are
/// folded by the kernel of [`cuda_reduce_source`].
///
/// # Panics
///
/// If `F` or `C` calls itself through other functions.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "rz")]
/// fn mul(x: f32, y: f32) -> f32 {
///     x * y
/// }
///
/// #[fp(mode = "ru")]
/// fn add(x: f32, y: f32) -> f32 {
///     x + y
/// }
///
/// let source = fpdsl::backend::cuda_map_reduce_source::<mul, add>();
/// assert!(source.contains("__fmul_rz") && source.contains("__fadd_ru"));
/// assert_eq!(source, mul::cuda_map_reduce_source::<add>());
/// ```
pub fn cuda_map_reduce_source<F, C>() -> String
where
    F: Function,
    C: Combine<Out = F::Out> + CombinesUsual<F>,
{
    text(&C::map_reduce_kernel())
}

/// Returns the CUDA C++ of the kernel that [`launch_reduce`](crate::launch_reduce()) runs if `C` is not in serial order, as
/// `name::cuda_launch_reduce_source::<C>()` does. A thread computes the positions that it folds. The values that are left are
/// folded by the kernel of [`cuda_reduce_source`].
///
/// # Panics
///
/// If `F` or `C` calls itself through other functions.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp]
/// fn square(i: Index, x: &[f64]) -> f64 {
///     x[i.x()] * x[i.x()]
/// }
///
/// #[fp(mode = "ru")]
/// fn add(x: f64, y: f64) -> f64 {
///     x + y
/// }
///
/// assert!(fpdsl::backend::cuda_launch_reduce_source::<square, add>().contains("__dadd_ru"));
/// ```
pub fn cuda_launch_reduce_source<F, C>() -> String
where
    F: Function,
    C: Combine<Out = F::Out> + CombinesUsual<F>,
{
    text(&C::launch_reduce_kernel())
}

/// Returns the CUDA C++ of the kernels that [`scan`](crate::scan()) runs for arrays if `C` is not in serial order, as
/// `name::cuda_scan_sources()` does. The first kernel computes the prefixes within each segment of 16 elements. The second takes
/// the last prefix of each segment; these values are scanned in the same way. The third combines them with the segments' prefixes.
///
/// # Panics
///
/// If `C` calls itself through other functions.
///
/// # Examples
///
/// ```
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "rz", contract = false)]
/// fn add(x: f32, y: f32) -> f32 {
///     x + y
/// }
///
/// let [prefixes, _, combine] = fpdsl::backend::cuda_scan_sources::<add>();
/// assert!(prefixes.contains("__fadd_rz") && combine.contains("__fadd_rz"));
/// ```
pub fn cuda_scan_sources<C: Combine<Out: Reduced>>() -> [String; 3] {
    scan_kernels::<C>().each_ref().map(text)
}

fn text(kernel: &Kernel) -> String {
    let broadcast = fpdsl_cuda::print::usual(&kernel.inputs);
    fpdsl_cuda::print::elementwise(kernel, &broadcast).text
}
