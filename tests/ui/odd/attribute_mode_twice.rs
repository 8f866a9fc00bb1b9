use fpdsl::prelude::*;

#[fp(mode = "rn", mode = "ru")]
fn f(x: f32) -> f32 {
    x / 3.0
}

fn main() {}
