use fpdsl::prelude::*;

#[fp]
fn f(g: fn(f32) -> f32, x: f32) -> f32 {
    g(x)
}

fn main() {}
