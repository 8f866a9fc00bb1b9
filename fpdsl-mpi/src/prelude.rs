//! The ranks that run calls, and MPI: `use fpdsl_mpi::prelude::*`.

pub use crate::Ranks;
#[doc(no_inline)]
pub use mpi;
