//! Single roundings by rules of their own, whatever mode is around them.

use fpdsl_ops::{Operation, Storage};

/// What is rounded, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apart {
    /// `sr!(x + y)` and its kin.
    Stochastic(Operation),
    /// `sr!(x as f32)`
    StochasticCast,
    /// To a storage format and back to binary32: `x.to_e4m3()`, or if it overflows `x.to_e4m3_or_nan()`.
    Stored {
        /// The format.
        format: Storage,
        /// True if what is too large overflows, and does not saturate.
        overflows: bool,
        /// The rounding.
        by: By,
    },
}

/// The rounding of a conversion to a storage format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// In the mode in force.
    Mode,
    /// `rna!(..)`
    Away,
    /// `sr!(..)`
    Draw,
}
