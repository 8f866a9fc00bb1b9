//! Bad input and what goes wrong: every case of the list in README.md ends with an error that says what happened, or with the
//! right answer. After each one the device still works, no memory of it is left over, and nothing hung.
#![cfg(feature = "cuda")]

mod arguments;
#[allow(dead_code)] // Its levels: this suite asks devices.
#[path = "../support/backends.rs"]
mod backends;
mod bench;
mod body;
mod collective;
#[path = "../support/counting.rs"]
#[allow(dead_code)]
mod counting;
mod memory;
#[path = "../support/report.rs"]
mod report;

/// The name under which this suite reports.
const SUITE: &str = "bad input";
