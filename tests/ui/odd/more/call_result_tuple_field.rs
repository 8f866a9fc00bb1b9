use fpdsl::prelude::*;

#[fp]
fn g(x: f32) -> (f32, f32) {
    (x, x)
}

#[fp]
fn f(x: f32) -> f32 {
    g(x).2
}

fn main() {}
