//! Errors: the [`Error`](crate::Error) of devices, buffers and calls, and the [`Fault`] of a body.
//!
//! ```
//! use fpdsl::Error;
//! use fpdsl::error::FaultKind;
//! use fpdsl::prelude::*;
//!
//! #[fp]
//! fn quotient(a: i32, b: i32) -> i32 {
//!     a / b
//! }
//!
//! let result = quotient::map(&[6, 1], &[3, 0]).run(&Device::host());
//! match result {
//!     Err(Error::Fault { fault, element }) => assert_eq!((fault.kind, element), (FaultKind::DivisionByZero, 1)),
//!     other => panic!("{other:?}"),
//! }
//! ```

#[cfg(feature = "std")]
pub use fpdsl_runtime::error::MatrixError;
pub use fpdsl_runtime::fault::{Fault, FaultKind};
