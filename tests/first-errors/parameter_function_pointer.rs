use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(g: fn(f64) -> f64, x: f64) -> f64 {
    g(x)
}

fn main() {}
