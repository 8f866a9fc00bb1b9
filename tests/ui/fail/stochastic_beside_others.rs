//! Stochastic rounding is that of IEEE 754's operations.

use fpdsl::prelude::*;

#[fp(mode = "sr", ftz = true)]
fn flushed(x: f32) -> f32 {
    x + 1.0
}

#[fp(mode = "sr", profile = "x87")]
fn old(x: f64) -> f64 {
    x + 1.0
}

#[fp(ftz = true)]
fn inside(x: f32) -> f32 {
    sr!(x + 1.0)
}

fn main() {}
