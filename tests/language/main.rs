//! Emitted code computes what the Rust text says.
//!
//! Each case is written once and compiled twice, with the attribute and as plain Rust, which rounds to nearest. The
//! two are compared on all combinations of inputs: as a call on every scalar backend, through `map` on every kind of lanes that this CPU
//! has and on CUDA devices, and recorded by the tracer and interpreted on integers.

#[macro_use]
mod compare;
mod control_flow;
mod data;
mod derived;
mod expressions;
mod functions;
mod integers;
#[path = "../support/report.rs"]
mod report;
mod standing;

/// The suite's name in reports.
const SUITE: &str = "language";
