//! CUDA for fpdsl: recorded bodies printed as CUDA C++ (`print`), compiled by NVRTC, and launched.
//!
//! Only the feature `driver` needs cudarc. Printing needs neither a driver nor NVRTC.

#[cfg(all(feature = "driver", not(target_family = "wasm")))]
pub use cudarc;

#[cfg(all(feature = "driver", not(target_family = "wasm")))]
mod accelerator;
#[cfg(all(feature = "driver", not(target_family = "wasm")))]
pub mod arch;
#[cfg(all(feature = "cache", not(target_family = "wasm")))]
mod arguments;
#[cfg(all(feature = "cache", not(target_family = "wasm")))]
pub mod cache;
#[cfg(all(feature = "driver", not(target_family = "wasm")))]
pub mod device;
#[cfg(all(feature = "driver", not(target_family = "wasm")))]
mod driver;
#[cfg(all(feature = "driver", not(target_family = "wasm")))]
mod gpu;
#[cfg(all(feature = "driver", not(target_family = "wasm")))]
pub mod interop;
#[cfg(all(feature = "driver", not(target_family = "wasm")))]
mod kernels;
#[cfg(all(feature = "driver", not(target_family = "wasm")))]
mod launch;
#[cfg(all(feature = "driver", not(target_family = "wasm")))]
mod loaded;
#[cfg(all(feature = "driver", not(target_family = "wasm")))]
pub mod memory;
#[cfg(all(feature = "driver", not(target_family = "wasm")))]
pub mod nvrtc;
#[cfg(all(feature = "on-cpu", not(target_family = "wasm")))]
pub mod on_cpu;
#[cfg(all(feature = "driver", not(target_family = "wasm")))]
mod order;
#[cfg(all(feature = "driver", not(target_family = "wasm")))]
mod pool;
pub mod print;
#[cfg(all(feature = "cache", not(target_family = "wasm")))]
mod private;
#[cfg(all(feature = "driver", not(target_family = "wasm")))]
mod staging;
#[cfg(all(any(feature = "driver", feature = "on-cpu"), not(target_family = "wasm")))]
mod tiles;
#[cfg(all(feature = "driver", not(target_family = "wasm")))]
mod transfer;
