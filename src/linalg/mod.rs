//! Inner products of matrices: products, enclosures, distances, shortest ways, and whatever else is a fold over pairs.
//!
//! A function `fn(C, A, B) -> C` is a step, and [`Inner::inner`] takes it along rows of one matrix and columns of another, with `k`
//! ascending and one chain for each element: the bits are those of three nested loops, on every device. Products and enclosures are
//! ready-made:
//!
//! | | | |
//! |---|---|---|
//! | [`matmul`] | `a b` | with a step [`fused`](fused()) in any mode |
//! | [`matvec`] | `a x` | likewise |
//! | [`syrk`], [`gram`] | `a aᵀ`, `aᵀ a` | likewise: symmetric, bit for bit |
//! | [`enclose`] | `[lo, hi]` around the exact `a b` | of matrices of numbers: a chain downward and one upward |
//! | [`enclose_intervals`] | around all products of matrices within | of matrices of intervals: four products for each end of a step |
//! | [`enclose_scaled`] | likewise | the right one without negative numbers: a chain downward and one upward |
//!
//! For products that are rounded apart from the sums, [`apart`](apart()) is the step: `apart::<Rn, f64>::inner(0.0, a, b)`.
//!
//! ```
//! use fpdsl::linalg::{enclose, matmul};
//! use fpdsl::prelude::*;
//!
//! # fn main() -> Result<(), fpdsl::Error> {
//! let dev = Device::best();
//! let (a, b) = ([0.1, 0.2, 0.3, 0.4], [1.0, 2.0, 3.0, 4.0]);
//! let (a, b) = (Matrix::new(&a, 2, 2), Matrix::new(&b, 2, 2));
//! let up = matmul::<Ru, f64>(a, b).run(&dev)?.to_vec()?;
//! let down = matmul::<Rd, f64>(a, b).run(&dev)?.to_vec()?;
//! assert_eq!((down[0], up[0]), (0.7, 0.7000000000000001));
//! // Both at once.
//! let bounds = enclose::<f64>(a, b).run(&dev)?.to_vec()?;
//! assert_eq!((bounds[0].lo, bounds[0].hi), (down[0], up[0]));
//! # Ok(())
//! # }
//! ```

mod intervals;
mod products;

pub use fpdsl_runtime::device::{InArrays, Inner, InnerStep, Matrix, Product, StepParameters};
pub use intervals::{Interval, enclose, enclose_intervals, enclose_scaled, points, within, within_scaled};
pub use products::{apart, fused, gram, matmul, matvec, syrk};
