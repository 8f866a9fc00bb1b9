//! Functions that are called.

use fpdsl_ops::Elementary;

/// A function that bodies call, as faults and printed kernels name it.
#[derive(Clone, Copy, Debug)]
pub struct Callee {
    /// The function's name.
    pub name: &'static str,
    /// True if it is seldom called.
    pub cold: bool,
    /// The elementary function that it is, if it is one.
    pub elementary: Option<Elementary>,
}
