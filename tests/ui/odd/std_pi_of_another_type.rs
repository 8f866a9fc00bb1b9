use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    x * std::f64::consts::PI
}

fn main() {}
