use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    x * f32::consts::PI
}

fn main() {}
