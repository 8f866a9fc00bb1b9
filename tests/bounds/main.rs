//! Memory and time have bounds, whatever calls are given: grids as large as numbers are, lengths that nobody has, more colours than
//! positions. Memory is counted by the allocator, and time by evaluations of the function.

#[path = "../support/backends.rs"]
#[allow(dead_code)] // Functions are called through devices alone.
mod backends;
mod evaluations;
mod extremes;
mod memory;
mod peak;
#[cfg(feature = "serde")]
mod receipts;
#[path = "../support/report.rs"]
mod report;

/// The suite's name in reports.
const SUITE: &str = "bounds";
