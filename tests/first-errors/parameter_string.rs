use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f64, name: &str) -> f64 {
    x
}

fn main() {}
