//! Kernels as other programs launch them, and GPUs shared with code that uses cudarc: its contexts, streams and memory.
//!
//! [`abi`] describes the parameters of a kernel. `cudarc`, with the feature `cuda`, is the version that fpdsl itself uses. It is part of
//! fpdsl's interface: fpdsl moves to an incompatible cudarc only in a breaking version of its own.

#[cfg(all(feature = "cuda", not(target_family = "wasm")))]
mod interop;

#[doc(inline)]
pub use fpdsl_cuda::print::abi;
#[cfg(all(feature = "cuda", not(target_family = "wasm")))]
pub use {
    fpdsl_cuda::{cudarc, interop::CudaKernel},
    interop::{CudaBuffer, Plain},
};
