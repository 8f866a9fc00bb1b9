use fpdsl::prelude::*;

#[fp]
fn g(x: f32) -> f32 {
    -x
}

#[fp]
fn f(x: f32) -> f32 {
    if x > 0.0 && g(x) { x } else { -x }
}

fn main() {}
