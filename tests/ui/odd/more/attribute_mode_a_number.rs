use fpdsl::prelude::*;

#[fp(mode = 1)]
fn f(x: f32) -> f32 {
    x / 3.0
}

fn main() {}
