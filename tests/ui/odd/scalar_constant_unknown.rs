use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    x + f32::ZERO
}

fn main() {}
