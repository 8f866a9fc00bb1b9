use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f64) -> f64 {
    (x as u128) as f64
}

fn main() {}
