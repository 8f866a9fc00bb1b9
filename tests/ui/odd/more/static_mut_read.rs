use fpdsl::prelude::*;

static mut HALF: f32 = 0.5;

#[fp]
fn f(x: f32) -> f32 {
    x * HALF
}

fn main() {}
