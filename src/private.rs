//! The names that emitted code may use. They are not public: they change with the macro.

#[cfg(any(rust_analyzer, test))]
#[path = "editor.rs"]
pub mod editor;

pub use crate::messages::callee;
pub use crate::messages::{
    LaunchWithAGridInstead, MapInstead, NeedsAFirstParameterOfTheResultsType, NeedsAPlaceAndAValueForAResult,
    NeedsTwoParametersOfOneType, WithoutTheTrait,
};
pub use fpdsl_runtime::__private::*;

#[cfg(feature = "std")]
pub use fpdsl_runtime::device::{
    Arg, Coloring, Destination, Gather, Grid, Mapped, Output, Shared, Targets, Update, ViewMut,
    launch_colored, launch_into, launch_scatter, launch_scatter_reduce, launch_serial, map_into, map_update,
    reduce_segments, scatter, scatter_reduce,
};
#[cfg(feature = "std")]
pub use {
    crate::Device, crate::backend::CombinesUsual, crate::backend::assembly, crate::cuda_launch_reduce_source,
    crate::cuda_map_reduce_source, crate::cuda_reduce_source, crate::cuda_scan_sources, crate::cuda_source,
    fpdsl_runtime::device::launch, fpdsl_runtime::device::launch_partial,
    fpdsl_runtime::device::launch_reduce, fpdsl_runtime::device::map, fpdsl_runtime::device::map_partial,
    fpdsl_runtime::device::map_reduce, fpdsl_runtime::device::partial, fpdsl_runtime::device::reduce,
    fpdsl_runtime::device::scan, fpdsl_runtime::device::scan_after, fpdsl_runtime::device::scan_exclusive,
    fpdsl_runtime::device::scan_into, fpdsl_runtime::device::scan_partial, fpdsl_runtime::error::Error,
};
#[cfg(feature = "std")]
pub use {std::convert::Into, std::ops::Range, std::result::Result, std::string::String};

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
