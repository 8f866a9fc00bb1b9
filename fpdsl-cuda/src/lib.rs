//! CUDA for fpdsl.

#[cfg(feature = "driver")]
pub use cudarc;

#[cfg(feature = "driver")]
pub mod arch;
#[cfg(feature = "driver")]
pub mod cache;
#[cfg(feature = "driver")]
pub mod device;
#[cfg(feature = "driver")]
mod driver;
#[cfg(feature = "driver")]
mod gpu;
#[cfg(feature = "driver")]
pub mod interop;
#[cfg(feature = "driver")]
mod kernels;
#[cfg(feature = "driver")]
mod launch;
#[cfg(feature = "driver")]
pub mod memory;
#[cfg(feature = "driver")]
pub mod nvrtc;
#[cfg(feature = "driver")]
mod order;
#[cfg(feature = "driver")]
mod pool;
pub mod print;
#[cfg(feature = "driver")]
mod staging;
#[cfg(feature = "driver")]
mod transfer;
