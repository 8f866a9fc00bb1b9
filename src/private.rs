//! The names that emitted code may use. They are not public: they change with the macro.

#[cfg(any(rust_analyzer, test))]
#[path = "editor.rs"]
pub mod editor;

pub use crate::messages::callee;
pub use crate::messages::{Instead, WithoutTheTrait};
pub use fpdsl_runtime::__private::*;

#[cfg(feature = "std")]
pub use fpdsl_runtime::device::{Arg, Call, Grid, Reduction, Scan, launch, map, reduce, scan};
#[cfg(feature = "std")]
pub use fpdsl_runtime::{error::Error, function::Same};
#[cfg(feature = "std")]
pub use {crate::backend::assembly, crate::cuda_source};
#[cfg(feature = "std")]
pub use {std::result::Result, std::string::String};

/// Keeps the emitted code that needs devices.
#[cfg(feature = "std")]
#[macro_export]
#[doc(hidden)]
macro_rules! __with_std {
    ($($item:item)*) => { $($item)* };
}

/// Drops the emitted code that needs devices, which this build does not have.
#[cfg(not(feature = "std"))]
#[macro_export]
#[doc(hidden)]
macro_rules! __with_std {
    ($($item:item)*) => {};
}

pub use __with_std as with_std;

#[cfg(all(feature = "cuda", not(target_family = "wasm")))]
pub use {fpdsl_cuda::cudarc::driver::CudaContext, fpdsl_cuda::interop::CudaKernel, std::sync::Arc};

/// Keeps the emitted code that needs CUDA.
#[cfg(all(feature = "cuda", not(target_family = "wasm")))]
#[macro_export]
#[doc(hidden)]
macro_rules! __with_cuda {
    ($($item:item)*) => { $($item)* };
}

/// Drops the emitted code that needs CUDA, which this build does not have.
#[cfg(not(all(feature = "cuda", not(target_family = "wasm"))))]
#[macro_export]
#[doc(hidden)]
macro_rules! __with_cuda {
    ($($item:item)*) => {};
}

pub use __with_cuda as with_cuda;
