//! Traits for code that is generic over functions and elements, and the modes as values.
//!
//! ```
//! use fpdsl::generic::{Function, Rounding};
//! use fpdsl::prelude::*;
//!
//! #[fp(mode = "rd")]
//! fn half(x: f32) -> f32 {
//!     x / 2.0
//! }
//!
//! fn name<F: Function>() -> &'static str {
//!     F::NAME
//! }
//!
//! assert_eq!(name::<half>(), "half");
//! assert_eq!(Rd::ROUNDING, Rounding::TowardNegative);
//! ```
//!
//! [`Float`](crate::Float), [`Int`](crate::Int) and [`Mode`](crate::Mode), which functions of the language are generic over, are in the
//! [prelude](crate::prelude). Calls by a function's type are in [`backend`](crate::backend).

pub use fpdsl_runtime::Rounding;
#[cfg(feature = "std")]
pub use fpdsl_runtime::device::Element;
pub use fpdsl_runtime::function::Function;
