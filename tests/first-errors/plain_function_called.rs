use fpdsl::prelude::*;

fn g(x: f32) -> f32 {
    x * x
}

#[fp(mode = "rn", contract = false)]
fn f(x: f32) -> f32 {
    g(x) + 1.0
}

fn main() {}
