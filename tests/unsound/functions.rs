//! The functions that the suite calls.

use fpdsl::prelude::*;

#[fp]
pub fn axpy(a: f64, x: f64, y: f64) -> f64 {
    a * x + y
}

#[fp(identity = 0.0)]
pub fn add(a: f64, b: f64) -> f64 {
    a + b
}

#[fp]
pub fn add_pairs(a: (f64, f64), b: (f64, f64)) -> (f64, f64) {
    (a.0 + b.0, a.1 + b.1)
}

/// The element at a position and a number that all positions share.
#[fp]
pub fn moved(i: Index, u: &[f64], k: u64) -> f64 {
    u[i.x()] + k as f64
}

/// The value at a position, for a place.
#[fp]
pub fn placed(i: Index, u: &[f64], k: u64) -> (u64, f64) {
    (k, u[i.x()])
}

#[fp]
pub fn pair(k: u64, x: f64) -> (u64, f64) {
    (k, x)
}

/// Keeps every sum that is no number below 0.
#[fp]
pub fn kept(x: f64, y: f64) -> (bool, f64) {
    (x + y >= 0.0, x)
}

/// A row of shares.
#[fp]
pub fn shares(x: f64, y: f64, out: &mut [f64]) {
    for (j, o) in out.iter_mut().enumerate() {
        *o = x / (y + j as f64);
    }
}
