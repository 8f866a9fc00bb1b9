//! The IR and the CUDA C++ of a function.

use fpdsl_runtime::device::{
    Call, Compaction, Flagged, Forms, InRows, Output, Reduction, RowLast, Scan, Scannable, WithRow,
};
use fpdsl_runtime::function::{Combine, Function};
use fpdsl_runtime::ir::Kernel;
use fpdsl_runtime::trace::trace;

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

/// Returns the machine code that the host runs for arrays, as `name::assembly()` does: decoded text, under the statements of the
/// source that it comes from. Arguments are separate arrays. The feature `assembly` has the decoder: iced-x86, or disarm64 on aarch64.
///
/// # Errors
///
/// [`Error::NoAssembly`](crate::Error::NoAssembly) without the feature, on a CPU for which nothing is compiled, and for a body that is
/// too large to be compiled.
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

/// Returns the CUDA C++ of the kernel of `F`, as `name::cuda_source()` does. A call runs this kernel if all arguments are arrays, or
/// if the first parameter is an index.
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

/// The CUDA C++ that accelerators run for a call. The prelude has the trait in scope.
pub trait CudaSource {
    /// Returns the CUDA C++ of the kernel of a call, of the two kernels of an inner product, of the kernel that folds the parts of a
    /// reduction, or of the three kernels of a scan, one after the other.
    ///
    /// The first kernel of an inner product computes it by tiles, in blocks of 256 threads. The second computes one element a thread. It
    /// runs for small results, and where a step has faulted. A product whose first running values are a call has the second alone, and
    /// so has one whose step is too large for tiles.
    ///
    /// A reduction folds each part of 4096 elements into up to 16 values, one a thread, which computes the elements that it folds. It
    /// runs again on its results until a few thousand values are left, and the host combines those. The first kernel of a scan
    /// computes the prefixes within each segment of 16 elements. The second takes the last prefix of each segment, and these values
    /// are scanned in the same way. The third combines them with the segments' prefixes. In serial order the host combines, and none
    /// of these kernels runs.
    ///
    /// # Panics
    ///
    /// If a function calls itself through other functions.
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
    /// let x = [1.0, 2.0];
    /// let fold = mul::map(&x, &x).reduce::<add>().cuda_source();
    /// assert!(fold.contains("__fmul_rz") && fold.contains("__fadd_ru"));
    /// assert!(add::scan(&x).cuda_source().contains("__fadd_ru"));
    /// ```
    #[must_use]
    fn cuda_source(&self) -> String;
}

impl<F: Function, A: Forms<F::Args>> CudaSource for Call<F, A> {
    fn cuda_source(&self) -> String {
        let kernel = self.ir();
        let single = text(&kernel);
        let tiles = self.product().and_then(|functions| {
            let broadcast = fpdsl_cuda::print::usual(&kernel.inputs);
            fpdsl_cuda::print::by_tiles(&kernel, &functions, &broadcast)
        });
        match tiles {
            // Both have helpers of the same names.
            Some(tiles) => format!(
                "{}\nnamespace single {{\n\n{single}\n}} // namespace single\n",
                tiles.text
            ),
            None => single,
        }
    }
}

impl<F, C, A> CudaSource for Reduction<F, C, A>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    fn cuda_source(&self) -> String {
        text(&self.ir())
    }
}

impl<C: Combine<Out: Output>, V: Scannable<C::Out>> CudaSource for Scan<V, C> {
    fn cuda_source(&self) -> String {
        self.ir().each_ref().map(text).join("\n")
    }
}

impl<F: Function<Out: Flagged>, A: Forms<F::Args>> CudaSource for Compaction<F, A> {
    fn cuda_source(&self) -> String {
        self.ir().iter().map(text).collect::<Vec<_>>().join("\n")
    }
}

impl<F, A> CudaSource for InRows<F, A>
where
    F: Function<Args: RowLast, Out = ()>,
    A: WithRow<F::Args>,
{
    fn cuda_source(&self) -> String {
        text(&self.ir())
    }
}

fn text(kernel: &Kernel) -> String {
    let broadcast = fpdsl_cuda::print::usual(&kernel.inputs);
    fpdsl_cuda::print::elementwise(kernel, &broadcast).text
}
