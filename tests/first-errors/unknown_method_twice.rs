use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: f32) -> f32 {
    x.cube() + 2.0 * x.cube()
}

fn main() {}
