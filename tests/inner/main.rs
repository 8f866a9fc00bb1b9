//! Inner products have the bits of three nested loops, on every device.
//!
//! The loops are written down here: over plain calls of a step, over Rust's own arithmetic, and over `rustc_apfloat`.
#![cfg(feature = "cuda")]

#[path = "../support/backends.rs"]
#[allow(dead_code)]
mod backends;
mod begin;
mod calls;
mod faults;
mod finish;
mod linalg;
mod nvrtc;
mod operands;
mod order;
#[path = "../support/registers.rs"]
mod registers;
#[path = "../support/report.rs"]
mod report;
#[path = "../support/rounded.rs"]
mod rounded;
#[path = "../support/sass.rs"]
mod sass;
mod shapes;
mod steps;
mod tiles;
mod tuples;

use fpdsl::prelude::*;

/// The suite's name in reports.
const SUITE: &str = "inner";

#[fp(mode = M, contract = true)]
fn fused<M: Mode, T: Float>(c: T, a: T, b: T) -> T {
    c + a * b
}

#[fp(mode = M, contract = false)]
fn apart<M: Mode, T: Float>(c: T, a: T, b: T) -> T {
    c + a * b
}

/// Numbers whose products and sums are rounded, of both signs.
fn numbers(n: usize, seed: u64) -> Vec<f64> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as f64 / (1_u64 << 53) as f64 - 0.5
    };
    (0..n).map(|_| next()).collect()
}

/// The three loops: `step` gets the running value and the positions of the two elements.
fn textbook<C: Copy>(
    [m, k, n]: [usize; 3],
    init: impl Fn(usize, usize) -> C,
    step: impl Fn(C, [usize; 2], [usize; 2]) -> C,
) -> Vec<C> {
    let mut results = Vec::with_capacity(m * n);
    for i in 0..m {
        for j in 0..n {
            results.push((0..k).fold(init(i, j), |c, p| step(c, [i, p], [p, j])));
        }
    }
    results
}

fn bits(x: &[f64]) -> Vec<u64> {
    x.iter().map(|x| x.to_bits()).collect()
}
