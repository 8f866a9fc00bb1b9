//! Printed CUDA C++, compiled with g++ and run on the CPU.
//!
//! `shim.h` stands for the GPU: each intrinsic is one operation of the processor under `fesetround`, so that the text
//! is executed by means that have nothing in common with fpdsl's own host arithmetic.

mod compile;
mod device;
mod kernel;

pub use compile::Compiler;
pub use device::CudaOnCpu;
pub use kernel::{Argument, CpuKernel, Faulted};
