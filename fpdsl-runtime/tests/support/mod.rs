//! The operation table, the oracles, the operands and the subjects: shared by the suites.

#![allow(missing_docs, dead_code)]

pub mod definition;
pub mod input;
pub mod interpreter;
#[cfg(feature = "mpfr")]
pub mod mpfr;
pub mod oracle;
pub mod subject;
pub mod table;
pub mod vectors;
