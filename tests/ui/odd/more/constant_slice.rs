use fpdsl::prelude::*;

const T: &[f32] = &[1.0];

#[fp]
fn f(x: f32) -> f32 {
    x + T[0]
}

fn main() {}
