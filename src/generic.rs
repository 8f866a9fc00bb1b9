//! Traits for code that is generic over functions and elements.
//!
//! ```
//! use fpdsl::generic::Function;
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
//! ```
//!
//! [`Float`](crate::Float), [`Int`](crate::Int) and [`Mode`](crate::mode::Mode), which functions of the language are generic over, are in the
//! [prelude](crate::prelude). Calls by a function's type are in [`backend`](crate::backend).

#[cfg(feature = "std")]
pub use fpdsl_runtime::device::Element;
pub use fpdsl_runtime::function::Function;
