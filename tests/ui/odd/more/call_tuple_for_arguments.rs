use fpdsl::prelude::*;

#[fp]
fn g(x: f32, y: f32) -> f32 {
    x + y
}

#[fp]
fn f(x: f32) -> f32 {
    g((x, x))
}

fn main() {}
