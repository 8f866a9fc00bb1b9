use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f64, y: f64) -> f64 {
    f64::max(x, y) + std::cmp::max(1, 2) as f64
}

fn main() {}
