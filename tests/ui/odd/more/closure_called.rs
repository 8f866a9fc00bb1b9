use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let g = |y: f32| y + 1.0;
    g(x)
}

fn main() {}
