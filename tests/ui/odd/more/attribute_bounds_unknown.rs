use fpdsl::prelude::*;

#[fp(bounds = "none")]
fn f(x: f32) -> f32 {
    x / 3.0
}

fn main() {}
