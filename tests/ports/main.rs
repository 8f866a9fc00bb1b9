//! Numerical kernels from the literature, ported without changing the algorithm.
//!
//! A port is compiled twice, with the attribute and as plain Rust, and the two give the same bits: as a call on every
//! scalar backend, over lanes, in the interpreter, and through printed CUDA C++. Beside that each is held against what its
//! source says of it: published values, error bounds, or the exact result. What rounds in directed modes has no plain twin
//! and is held against the exact result alone.
#![cfg(feature = "cuda")]
// Constants have the digits that their sources print, and loops the indices.
#![allow(
    clippy::excessive_precision,
    clippy::needless_range_loop,
    clippy::too_many_arguments
)]

#[macro_use]
#[path = "../support/agreement.rs"]
mod agreement;
#[path = "../language/compare.rs"]
#[allow(dead_code, unused_macros)]
mod compare;
#[path = "../support/random.rs"]
#[allow(dead_code)]
mod random;
#[path = "../support/report.rs"]
mod report;

#[macro_use]
mod port;

mod cody_waite;
mod compensated_horner;
mod complex_division;
mod dormand_prince;
mod dot;
mod fft;
mod gauss_kronrod;
mod gradients;
mod half_list;
mod histogram;
mod inflow;
mod jacobi;
mod markstein;
mod neumaier;
mod philox;
mod pythag;
mod seidel;
mod stages;
mod zeroin;

/// The suite's name in reports.
const SUITE: &str = "ports";
