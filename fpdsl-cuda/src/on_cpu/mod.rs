//! Printed CUDA C++ on the CPU: compiled by the machine's C++ compiler, and run on its threads.
//!
//! `shim.h` stands for the GPU. Each intrinsic is one operation of the processor under `fesetround`, so the text is executed by
//! means that have nothing in common with fpdsl's own host arithmetic.

mod compiler;
mod device;
mod launch;
mod library;
mod memory;

pub use compiler::Compiler;
pub use device::CudaOnCpu;
pub use library::{Compiled, compile};
