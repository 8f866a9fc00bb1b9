//! What functions rest on: traits of their types and arguments, calls by the function's type, devices of one's own, recorded bodies.
//!
//! Most programs need none of it: the attribute gives each function `map`, `launch` and the rest as its own functions. This module is
//! for generic code over [`Function`](crate::generic::Function)s, for implementations of [`Accelerator`], and for tools. It may change in any
//! minor version.
//!
//! A call by the function's type takes the arguments as a tuple: `map::<F, _>(&device, (&x, &y))`, as `f::map(&device, &x, &y)`, and
//! so do the others.
//!
//! ```
//! use fpdsl::backend::{Level, call_at, map, map_reduce, reduce};
//! use fpdsl::prelude::*;
//! use fpdsl::Error;
//! use fpdsl::generic::Function;
//!
//! #[fp]
//! fn add(a: f64, b: f64) -> f64 {
//!     a + b
//! }
//!
//! #[fp(mode = "ru")]
//! fn third(x: f64) -> f64 {
//!     x / 3.0
//! }
//!
//! /// The sum of any function's results, and the number of those that are not the portable backend's: none.
//! fn checked_sum<F>(device: &Device, x: &[f64]) -> Result<(f64, usize), Error>
//! where
//!     F: Function<Args = (f64,), Out = f64>,
//! {
//!     let results = map::<F, _>(device, (x,))?.to_vec()?;
//!     let differing = x.iter().zip(&results).filter(|(x, y)| call_at::<F>(Level::Portable, (**x,)).to_bits() != y.to_bits());
//!     Ok((reduce::<add, _>(device, &results)?, differing.count()))
//! }
//!
//! # fn main() -> Result<(), Error> {
//! let (sum, differing) = checked_sum::<third>(&Device::best(), &[3.0, 1.0, 0.1])?;
//! assert_eq!(differing, 0);
//! assert_eq!(sum, map_reduce::<third, add, _>(&Device::host(), (&[3.0, 1.0, 0.1],))?);
//! # Ok(())
//! # }
//! ```

pub use fpdsl_runtime::backend::Backend;
pub use fpdsl_runtime::dispatch::{Level, ParameterList, call_at, call_at_with, level};
pub use fpdsl_runtime::function::{Combine, Order};
pub use fpdsl_runtime::lift::Lift;
pub use fpdsl_runtime::slice::Slice;

#[cfg(feature = "std")]
pub use crate::devices::Pieces;
#[cfg(feature = "std")]
pub use crate::show::{
    assembly, cuda_launch_reduce_source, cuda_map_reduce_source, cuda_reduce_source, cuda_scan_sources,
    cuda_source, ir,
};
#[cfg(feature = "std")]
pub use fpdsl_runtime::device::{
    Accelerator, After, Anywhere, Arg, Args, Coloring, Column, CombinesUsual, Destination, Divided,
    DividedArgs, Gather, Grid, Groups, Input, Key, MapKernel, Mapped, Memory, Outcome, Output, Parameters,
    Place, Reduced, Results, Room, Rows, Shared, Strategy, Targets, Update, Usual, launch, launch_colored,
    launch_into, launch_partial, launch_reduce, launch_scatter, launch_scatter_reduce, launch_serial, map,
    map_into, map_n, map_partial, map_reduce, map_update, partial, reduce, reduce_segments, scan, scan_after,
    scan_exclusive, scan_into, scan_partial, scatter, scatter_reduce,
};
