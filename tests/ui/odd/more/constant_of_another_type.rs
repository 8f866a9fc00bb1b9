use fpdsl::prelude::*;

const HALF: f64 = 0.5;

#[fp]
fn f(x: f32) -> f32 {
    x * HALF
}

fn main() {}
