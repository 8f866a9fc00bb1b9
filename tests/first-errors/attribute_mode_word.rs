use fpdsl::prelude::*;

#[fp(mode = "nearest", contract = false)]
fn f(x: f32) -> f32 {
    x + 1.0
}

fn main() {}
