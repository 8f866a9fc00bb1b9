//! Random recorded bodies, made directly as IR, and their comparison with the interpreter.
//!
//! [`generate`] makes a kernel from a seed, thousands a second. Every operation, type, mode and statement occurs, in the way in which
//! the tracer records them: [`check`] tests that, for recorded bodies as well. [`data`] makes what a kernel reads, [`compare()`] holds a
//! way of running kernels against `ir::interp`, and [`shrink()`] makes a kernel that differs small. [`pressure`] makes kernels that are
//! large in one respect.

pub mod check;
mod compare;
pub mod data;
pub mod generate;
pub mod pressure;
mod shrink;

pub use compare::{Difference, Outcome, Tally, compare, counted, counts, expected};
pub use generate::{Options, kernel};
pub use shrink::{shrink, size};
