//! A kernel as it would be in CUDA C++: no result, and places to write to.
use fpdsl::prelude::*;

#[fp]
fn halves(i: Index, u: &[f64], low: &mut [f64], high: &mut [f64]) {
    low[i.x()] = u[2 * i.x()];
    high[i.x()] = u[2 * i.x() + 1];
}

fn main() {}
