//! Calls over arrays, as values: what `f::map(..)`, `f::launch(grid, ..)`, `add::reduce(..)` and `add::scan(..)` return, and what runs
//! them.
//!
//! A call computes nothing by itself. A method says what becomes of it:
//!
//! ```
//! use fpdsl::prelude::*;
//!
//! #[fp(mode = "rn", contract = false)]
//! fn mul(x: f64, y: f64) -> f64 {
//!     x * y
//! }
//!
//! #[fp(mode = "ru")]
//! fn add(x: f64, y: f64) -> f64 {
//!     x + y
//! }
//!
//! # fn main() -> Result<(), fpdsl::Error> {
//! let dev = Device::best();
//! let (x, y) = ([1.0, 2.0], [3.0, 4.0]);
//! let products = mul::map(&x, &y).run(&dev)?;                    // a buffer
//! assert_eq!(products.to_vec()?, [3.0, 8.0]);
//! let mut z = [0.0; 2];
//! mul::map(&x, &y).into(&dev, &mut z)?;                          // existing memory
//! mul::map(.., 0.5).update(&dev, &mut z)?;                       // the place of the first argument
//! assert_eq!(z, [1.5, 4.0]);
//! let dot = mul::map(&x, &y).reduce::<add>().run(&dev)?;         // one value
//! assert_eq!(dot, 11.0);
//! let sums = mul::map(&x, &y).scan::<add>().run(&dev)?;          // each with all before it
//! assert_eq!(sums.to_vec()?, [3.0, 11.0]);
//! # Ok(())
//! # }
//! ```
//!
//! What runs a call is a [`Device`](crate::Device), or several as [`Devices`](crate::Devices), or the ranks of an MPI program (the crate
//! `fpdsl-mpi`). The bits are the same.

pub use crate::show::CudaSource;
pub use fpdsl_runtime::device::{
    Call, CallRowsFirst, Compaction, Exclusive, InRows, PartAt, Reduction, Runs, Scan, Seeded, SeededDevice,
    launch, map, reduce, scan,
};
