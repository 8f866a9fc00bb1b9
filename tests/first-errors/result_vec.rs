use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f64) -> Vec<f64> {
    vec![x]
}

fn main() {}
