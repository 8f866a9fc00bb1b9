//! CUDA for fpdsl.

#[cfg(feature = "driver")]
pub mod arch;
#[cfg(feature = "driver")]
pub mod nvrtc;
pub mod print;
