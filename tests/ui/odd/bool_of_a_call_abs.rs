use fpdsl::prelude::*;

#[fp]
fn g(x: f32) -> bool {
    x > 0.0
}

#[fp]
fn f(x: f32) -> bool {
    g(x).abs()
}

fn main() {}
