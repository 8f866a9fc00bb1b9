use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    use std::f32::consts::PI;
    x * PI
}

fn main() {}
