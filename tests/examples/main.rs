//! The examples' functions give fixed bits, the same on every backend, and the examples run as programs.
#![cfg(feature = "cuda")]

#[macro_use]
#[path = "../support/agreement.rs"]
mod agreement;
#[path = "../language/compare.rs"]
#[allow(dead_code, unused_macros)]
mod compare;
#[path = "../../examples/support/digest.rs"]
#[allow(dead_code)]
mod digest;
#[path = "../support/report.rs"]
mod report;

mod black_scholes;
mod double_double;
mod heat;
mod interval_newton;
mod lorenz;
mod mandelbrot;
mod nbody;
mod orient2d;
mod programs;
mod quaternion;

/// The suite's name in reports.
const SUITE: &str = "examples";

/// All results in one number.
fn digest_of(rows: &[Vec<u64>]) -> u64 {
    digest::digest(rows.iter().flatten().copied())
}
