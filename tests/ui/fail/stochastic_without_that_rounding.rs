//! What has no stochastic rounding takes a mode of its own.

use fpdsl::prelude::*;

#[fp(mode = "sr")]
fn exponential(x: f32) -> f32 {
    x.exp()
}

#[fp]
fn whole(x: f64, y: f64) -> f64 {
    sr!(x.rint() + x.dot2(y, x, y))
}

#[fp(mode = "sr")]
fn right(x: f32) -> f32 {
    rn!(x.exp()) + x.floor() + x.sqrt()
}

fn main() {
    right(1.0);
}
