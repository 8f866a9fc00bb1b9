use fpdsl::prelude::*;

#[fp(mode = "rn", contraction = false)]
fn f(x: f32) -> f32 {
    x + 1.0
}

fn main() {}
