use fpdsl::prelude::*;

#[fp]
fn g(x: f32) -> f32 {
    -x
}

#[fp]
fn f(x: f32) -> f32 {
    let (a, b) = g(x);
    a + b
}

fn main() {}
