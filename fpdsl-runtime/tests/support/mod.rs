//! The operation table, the oracles, the operands and the subjects: shared by the suites.

#![allow(missing_docs, dead_code)]

pub mod definition;
pub mod input;
pub mod lane_subject;
pub mod oracle;
pub mod subject;
pub mod table;
