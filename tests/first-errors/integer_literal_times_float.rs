use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f32) -> f32 {
    2 * x
}

fn main() {}
