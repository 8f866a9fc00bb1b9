//! The foundations of functions: traits of their types and arguments, calls by the function's type, your own devices, recorded bodies.
//!
//! Most programs need none of it: the attribute gives each function `map` or `launch`, `reduce` and `scan` as its own functions. This
//! module is for generic code over [`Function`](crate::generic::Function)s, for implementations of [`Accelerator`], and for tools. It may
//! change in any minor version.
//!
//! By the function's type, [`map`] and [`launch`] take the arguments as a tuple: `map::<F, _>((&x, &y))` is the call `f::map(&x, &y)`.
//! [`reduce`](fn@reduce) and [`scan`](fn@scan) take one argument: `reduce::<C, _>(&x)` is `c::reduce(&x)`.
//!
//! ```
//! use fpdsl::backend::{Level, call_at, map, reduce};
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
//!     let results = map::<F, _>((x,)).run(device)?.to_vec()?;
//!     let differing = x.iter().zip(&results).filter(|(x, y)| call_at::<F>(Level::Portable, (**x,)).to_bits() != y.to_bits());
//!     Ok((reduce::<add, _>(&results).run(device)?, differing.count()))
//! }
//!
//! # fn main() -> Result<(), Error> {
//! let (sum, differing) = checked_sum::<third>(&Device::best(), &[3.0, 1.0, 0.1])?;
//! assert_eq!(differing, 0);
//! assert_eq!(sum, map::<third, _>((&[3.0, 1.0, 0.1],)).reduce::<add>().run(&Device::host())?);
//! # Ok(())
//! # }
//! ```

pub use fpdsl_runtime::backend::Backend;
pub use fpdsl_runtime::dispatch::{Level, call_at, call_at_with, level};
pub use fpdsl_runtime::function::{Combine, Order, ParameterList};
pub use fpdsl_runtime::lift::Lift;
pub use fpdsl_runtime::row::Row;
pub use fpdsl_runtime::slice::Slice;

#[cfg(feature = "std")]
pub use crate::show::{assembly, cuda_source, ir};
#[cfg(feature = "std")]
pub use fpdsl_runtime::device::{
    Accelerator, Anywhere, Arg, Behind, Coloring, Column, Compared, Describe, Destination, Fill, Flagged,
    Form, FormOf, Forms, Grid, Gridded, Groups, Indexed, Input, Key, MapKernel, Mapped, Memory, Misfit,
    Outcome, Output, Parameters, Place, Positions, Replace, Replaced, Role, Room, RowForm, RowLast,
    RowToCome, Rows, Scannable, Scattered, Stored, Strategy, Target, Targets, Transfer, Update, Value,
    WithRow, launch, map, reduce, scan,
};
