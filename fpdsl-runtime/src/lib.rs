//! Formats, rounding modes, host backends and the recorded bodies of fpdsl.
//!
//! The crate builds with `no_std`. Its feature `std` adds arrays, devices, the recorder and threads.
#![cfg_attr(not(feature = "std"), no_std)]

// Emitted code says `::fpdsl`: the bodies of elementary functions are written in the language.
extern crate self as fpdsl;

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;
/// The types that bodies of this crate name.
#[doc(hidden)]
pub mod prelude {
    pub use half::{bf16, f16};
}
mod array;
#[cfg(target_arch = "x86_64")]
pub mod avx512;
pub mod backend;
#[cfg(feature = "std")]
pub mod combination;
pub mod derived;
#[cfg(feature = "std")]
pub mod device;
pub mod dispatch;
pub mod draws;
#[cfg(feature = "std")]
pub mod error;
#[cfg(feature = "std")]
pub mod exact;
#[cfg(feature = "std")]
pub mod exception;
pub mod fault;
mod hint;
#[cfg(feature = "std")]
pub mod ir;
mod level;
pub mod literal;
#[cfg(feature = "std")]
pub mod log;
pub mod loops;
pub mod math;
pub mod methods;
pub mod mode;
pub mod operators;
pub mod ops;
pub mod portable;
#[cfg(feature = "std")]
pub mod question;
pub mod scalar;
pub mod soft;
pub mod storage;
#[cfg(feature = "std")]
pub mod threads;
#[cfg(feature = "std")]
pub mod trace;
pub mod typed;

pub use backend::{element, function, generic, index, lift, range, row, slice};
pub use fpdsl_ops::format;
pub use mode::{Mode, Rd, Rn, Rounding, Ru, Rz, Sr};
