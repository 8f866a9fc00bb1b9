//! The rounding modes: types for functions that are generic over their mode, and the values that the types stand for.
//!
//! ```
//! use fpdsl::mode::Rounding;
//! use fpdsl::prelude::*;
//!
//! #[fp(mode = M)]
//! fn third<M: Mode>(x: f32) -> f32 {
//!     x / 3.0
//! }
//!
//! assert!(third::<Rd>(1.0) < third::<Ru>(1.0));
//! assert_eq!(Rd::ROUNDING, Rounding::TowardNegative);
//! ```
//!
//! The types are in the [prelude](crate::prelude) as well.

pub use fpdsl_runtime::{Mode, Rd, Rn, Rounding, Ru, Rz, Sr};
