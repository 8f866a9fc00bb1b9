use fpdsl::prelude::*;

#[fp]
fn g(x: f32) -> [f32; 2] {
    [x, x]
}

#[fp]
fn f(x: f32) -> f32 {
    if g(x) < [x, x] { x } else { -x }
}

fn main() {}
