//! Partials of reductions: any split, any order of merging, any chunks and any way through bytes give the bits of the published order.
//!
//! This suite is beside the runtime because its code is optimised in test builds: it takes a hundred thousand splits. That the
//! devices agree is tested in `tests/reductions`.
#![cfg(feature = "std")]

// Emitted code says `::fpdsl`.
extern crate fpdsl_runtime as fpdsl;

mod bytes;
mod far;
mod functions;
#[path = "../../../tests/reductions/order.rs"]
mod order;
#[allow(dead_code)] // Every suite that includes this file uses its share.
#[path = "../../../tests/support/random.rs"]
mod random;
mod scans;
mod splits;
mod streams;
mod types;
