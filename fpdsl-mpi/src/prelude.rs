//! The traits that give functions `reduce_over`, `map_reduce_over` and `scan_over`: `use fpdsl_mpi::prelude::*`.

pub use crate::{CombineOver, FunctionOver};
#[doc(no_inline)]
pub use mpi;
