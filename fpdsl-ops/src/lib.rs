//! The operations of fpdsl, each listed once, with the scalar types, formats and rounding modes that they are of.
//!
//! [`operations!`] hands the list to a macro of the caller. From it come the built-ins of `#[fp]`, the functions that emitted
//! code calls, the methods that an editor completes, the operations of recorded bodies, and the functions of the test suites.
//! So an operation without a row does not exist, and a row without an implementation does not compile. [`Operation`] is the
//! list as a value: a match on it names every operation, and the compiler finds the one that is missing.
//!
//! [`elementary!`] does the same for the elementary functions, which are written in the language itself.
//!
//! The parts that differ from row to row are code elsewhere: meanings, algorithms, instructions and oracles.
#![no_std]
#![forbid(unsafe_code)]

mod elementary;
pub mod format;
mod mode;
mod row;
mod scalar;
mod table;
mod weight;

pub use format::Format;
pub use mode::Rounding;
pub use row::{Domain, Elementary, Flushing, Operation, Origin, Row, Shape, Spelling};
pub use scalar::{Kind, ScalarType};
