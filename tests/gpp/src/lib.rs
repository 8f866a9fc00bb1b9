//! Single printed kernels on the CPU. The device is [`fpdsl_cuda::on_cpu`].

mod kernel;

pub use fpdsl_cuda::on_cpu::{Compiler, CudaOnCpu};
pub use kernel::{Argument, CpuKernel, Faulted, compile};

/// The compiler of this machine.
///
/// # Errors
///
/// What to install.
pub fn find() -> Result<Compiler, String> {
    Compiler::find().map_err(|error| error.to_string())
}
