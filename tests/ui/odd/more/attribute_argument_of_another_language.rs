use fpdsl::prelude::*;

#[fp(fastmath = true)]
fn f(x: f32) -> f32 {
    x / 3.0
}

fn main() {}
