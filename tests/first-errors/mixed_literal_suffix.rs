use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f32) -> f32 {
    x * 2.0f64
}

fn main() {}
