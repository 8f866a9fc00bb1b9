//! Numeric functions with explicit rounding.
#![cfg_attr(not(feature = "std"), no_std)]

// Emitted code says `::fpdsl`, in this crate's own tests and examples as well.
extern crate self as fpdsl;

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;

pub use fpdsl_macros::fp;
pub use fpdsl_runtime::{Mode, Rd, Rn, Ru, Rz};
