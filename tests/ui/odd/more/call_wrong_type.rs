use fpdsl::prelude::*;

#[fp]
fn g(x: f32) -> f32 {
    -x
}

#[fp]
fn f(x: f64, n: i32) -> f32 {
    g(x) + g(n) + g(true) + g(1)
}

fn main() {}
