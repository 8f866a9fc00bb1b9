//! The operations of fpdsl, each listed once, with the scalar types, formats and rounding modes that they are of.
//!
//! [`Row::ALL`] is the list. `fpdsl_macros::for_each_operation!` writes text of the caller for each row. From the rows come
//!
//! - the built-ins of `#[fp]` and their documentation, and the methods that an editor completes;
//! - the functions that emitted code calls (`ops`, `ops::ftz`, `methods`), and `soft::evaluate`;
//! - the names of recorded operations, and the functions of the recorder that only record;
//! - in the tests, the functions of the conformance table, the self-check, the benchmark and the random programs (`tests/operations`).
//!
//! The parts that differ from row to row are code elsewhere: meanings (`soft`), algorithms (`derived`, the backends), printing,
//! oracles. An operation without a row does not exist, and a row without one of these, or without a test, does not compile.
//! A match on [`Operation`] names every operation, and the compiler finds the one that is missing.
//!
//! [`Row::ELEMENTARY`] and `for_each_function!` are the same for the elementary functions, which are written in the language itself.
#![no_std]
#![forbid(unsafe_code)]

#[macro_use]
mod row;

mod elementary;
pub mod format;
mod mode;
mod scalar;
mod storage;
mod table;

pub use elementary::Elementary;
pub use format::Format;
pub use mode::Rounding;
pub use row::{Domain, Flushing, Origin, Promise, Row, Shape, Spelling};
pub use scalar::{Kind, ScalarType};
pub use storage::Storage;
pub use table::Operation;
