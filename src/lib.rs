//! Numeric functions with explicit rounding: the same bits from the CPU and from NVIDIA GPUs.
//!
//! ```
//! use fpdsl::prelude::*;
//!
//! /// a * x + y with one rounding, toward positive infinity.
//! #[fp(mode = "ru", contract = true)]
//! fn axpy(a: f32, x: f32, y: f32) -> f32 {
//!     a * x + y
//! }
//!
//! # fn main() -> Result<(), fpdsl::Error> {
//! // An ordinary function. 0.1 * 3 is not a binary32 number; `ru` gives the one above it.
//! assert_eq!(axpy(0.1, 3.0, 0.0).to_bits(), 0x3E99_999A);
//!
//! // Elementwise, with the same bits, on whatever device there is.
//! let dev = Device::host();
//! let z = axpy::map(2.0, &[0.25, 0.5], &[1.0, 3.0]).run(&dev)?;
//! assert_eq!(z.to_vec()?, [1.5, 4.0]);
//! # Ok(())
//! # }
//! ```
//!
//! The attribute turns every arithmetic operation of the body into one with an explicit rounding mode, fixes whether
//! `a * b + c` is fused, and makes the body run as host Rust and as CUDA C++ compiled by NVRTC at run time. The
//! README lists the guarantees, the guide in `docs/guide` shows the language, and ARCHITECTURE.md says how it works.
#![cfg_attr(not(feature = "std"), no_std)]

// Emitted code says `::fpdsl`, in this crate's own tests and examples as well.
extern crate self as fpdsl;

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;
pub mod backend;
#[cfg(feature = "std")]
pub mod calls;
#[cfg(feature = "std")]
pub mod cuda;
#[cfg(feature = "std")]
mod device;
#[cfg(feature = "std")]
mod devices;
pub mod eft;
pub mod error;
pub mod generic;
#[cfg(feature = "verify")]
pub mod inspect;
#[cfg(feature = "std")]
pub mod linalg;
pub mod math;
pub mod messages;
pub mod mode;
pub mod prelude;
pub mod quantize;
#[cfg(feature = "std")]
pub mod reductions;
#[cfg(feature = "std")]
mod show;
#[cfg(feature = "verify")]
pub mod verify;
#[cfg(feature = "std")]
pub mod views;

#[cfg(feature = "std")]
pub use device::Device;
#[cfg(feature = "std")]
pub use devices::Devices;
pub use fpdsl_macros::{Fp, fp, fused, rd, rn, rna, ru, rz, sr, unfused};
#[cfg(feature = "std")]
pub use fpdsl_runtime::device::Buffer;
#[cfg(feature = "std")]
pub use fpdsl_runtime::error::Error;
pub use fpdsl_runtime::generic::{Float, Int};
pub use fpdsl_runtime::index::{Index, Index2, Index3};

pub use fpdsl_runtime::draws::Seed;

#[cfg(feature = "std")]
#[doc(inline)]
pub use fpdsl_runtime::device::receipt;
#[cfg(feature = "std")]
#[doc(inline)]
pub use fpdsl_runtime::exact;
#[doc(inline)]
pub use fpdsl_runtime::storage;
#[cfg(feature = "verify")]
pub use verify::verify;

// The name of types in rustc's messages.
#[doc(hidden)]
pub use fpdsl_runtime::typed::named as types;

/// Compiles and runs the examples of the README and of the guide.
#[cfg(all(doctest, feature = "cuda", feature = "serde", feature = "verify"))]
mod chapters {
    #[doc = include_str!("../README.md")]
    mod readme {}
    #[doc = include_str!("../docs/guide/1-rounding.md")]
    mod rounding {}
    #[doc = include_str!("../docs/guide/2-contraction.md")]
    mod contraction {}
    #[doc = include_str!("../docs/guide/3-language.md")]
    mod language {}
    #[doc = include_str!("../docs/guide/4-structs.md")]
    mod structs {}
    #[doc = include_str!("../docs/guide/5-kernels.md")]
    mod kernels {}
    #[doc = include_str!("../docs/guide/6-reductions.md")]
    mod reductions {}
    #[doc = include_str!("../docs/guide/7-verifying.md")]
    mod verifying {}
    #[doc = include_str!("../docs/guide/8-cudarc.md")]
    mod cudarc {}
    #[doc = include_str!("../docs/guide/9-functions.md")]
    mod functions {}
    #[cfg(feature = "cuda-on-cpu")]
    #[doc = include_str!("../docs/guide/10-without-a-gpu.md")]
    mod without_a_gpu {}
    #[doc = include_str!("../docs/guide/11-scale.md")]
    mod scale {}
    #[doc = include_str!("../docs/guide/12-digits.md")]
    mod digits {}
    #[doc = include_str!("../docs/guide/13-products.md")]
    mod products {}
    #[doc = include_str!("../docs/guide/14-narrow-formats.md")]
    mod narrow_formats {}
    #[doc = include_str!("../docs/guide/15-stochastic.md")]
    mod stochastic {}
}
