//! The names that emitted code may use. They are not public: they change with the macro.

#[cfg(any(rust_analyzer, test))]
#[path = "editor.rs"]
pub mod editor;

pub use crate::messages::callee;
pub use crate::messages::{Instead, WithoutTheTrait};
pub use fpdsl_runtime::__private::*;

#[cfg(feature = "std")]
pub use fpdsl_runtime::device::{
    Arg, Call, CallRowsFirst, Grid, Reduction, RowToCome, Scan, launch, map, reduce, scan,
};
#[cfg(feature = "std")]
pub use fpdsl_runtime::{error::Error, function::Same};
#[cfg(feature = "std")]
pub use {crate::backend::assembly, crate::backend::cuda_source};
#[cfg(feature = "std")]
pub use {std::result::Result, std::string::String};

/// Keeps emitted code that needs devices, or CUDA. Builds without them have the runtime's macros of the names below, which drop it.
#[macro_export]
#[doc(hidden)]
macro_rules! __with {
    ($($item:item)*) => { $($item)* };
}

#[cfg(all(feature = "cuda", not(target_family = "wasm")))]
pub use __with as with_cuda;
#[cfg(feature = "std")]
pub use __with as with_std;

#[cfg(all(feature = "cuda", not(target_family = "wasm")))]
pub use {fpdsl_cuda::cudarc::driver::CudaContext, fpdsl_cuda::interop::CudaKernel, std::sync::Arc};
