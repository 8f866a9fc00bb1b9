//! Inner products of matrices: products, distances, shortest ways, and whatever else is a fold over pairs.
//!
//! A function `fn(C, A, B) -> C` is a step, and [`Inner::inner`] calls it along rows of one matrix and columns of another:
//!
//! ```
//! use fpdsl::prelude::*;
//!
//! #[fp(mode = "rn", contract = true)]
//! fn step(c: f64, a: f64, b: f64) -> f64 {
//!     c + a * b
//! }
//!
//! # fn main() -> Result<(), fpdsl::Error> {
//! let (a, b) = ([1.0, 2.0, 3.0, 4.0], [0.5, 0.25, 1.0, 2.0]);
//! let c = step::inner(0.0, Matrix::new(&a, 2, 2), Matrix::new(&b, 2, 2)).run(&Device::best())?;
//! assert_eq!(c.to_vec()?, [2.5, 4.25, 5.5, 8.75]);
//! # Ok(())
//! # }
//! ```

pub use fpdsl_runtime::device::{Inner, Matrix};
