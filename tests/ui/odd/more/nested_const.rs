use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    const HALF: f32 = 0.5;
    x * HALF
}

fn main() {}
