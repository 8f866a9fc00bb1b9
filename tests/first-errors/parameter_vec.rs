use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: Vec<f64>) -> f64 {
    x[0]
}

fn main() {}
