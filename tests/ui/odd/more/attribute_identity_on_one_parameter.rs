use fpdsl::prelude::*;

#[fp(identity = 0.0)]
fn f(x: f32) -> f32 {
    x / 3.0
}

fn main() {}
