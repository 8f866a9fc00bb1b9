//! The operations of fpdsl, each listed once, with the scalar types, formats and rounding modes that they are of.
//!
//! [`operations!`] hands the list to a macro of the caller. From the rows come
//!
//! - the built-ins of `#[fp]` and their documentation, and the methods that an editor completes;
//! - the functions that emitted code calls (`ops`, `ops::ftz`, `methods`), and `soft::evaluate`;
//! - the names of recorded operations, and the functions of the recorder that only record;
//! - in the tests, the functions of the conformance table, the self-check, the benchmark and the random programs (`tests/operations`).
//!
//! The parts that differ from row to row are code elsewhere: meanings (`soft`), algorithms (`derived`, the backends), printing,
//! oracles. An operation without a row does not exist, and a row without one of these, or without a test, does not compile.
//! [`Operation`] is the list as a value: a match on it names every operation, and the compiler finds the one that is missing.
//!
//! [`elementary!`] does the same for the elementary functions, which are written in the language itself.
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
