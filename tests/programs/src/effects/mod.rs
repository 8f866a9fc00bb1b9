//! Programs whose operands have effects, so that the order in which they are computed can be seen.
//!
//! They are text alone: rustc says what a program means, from the same text without the attribute. So they round to nearest, in binary64, and
//! no integer in them overflows. Every operand may be a block that assigns what others read, an index out of bounds or a division by zero, and
//! of two faults the first counts.

mod expr;
mod write;

#[cfg(feature = "run")]
mod compiled;

#[cfg(feature = "run")]
pub use compiled::{Case, plain};
pub use write::file;

/// How many programs the tests compile unless `FPDSL_EFFECT_SOURCES` says otherwise.
pub const SOURCES: u64 = 10;
/// The seed of the first of them.
pub const FIRST: u64 = 9000;
