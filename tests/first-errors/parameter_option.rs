use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: Option<f64>) -> f64 {
    x.unwrap_or(0.0)
}

fn main() {}
