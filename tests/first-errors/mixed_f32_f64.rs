use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f32, y: f64) -> f64 {
    x * y
}

fn main() {}
