use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(n: i32, x: f32) -> f32 {
    n * x
}

fn main() {}
