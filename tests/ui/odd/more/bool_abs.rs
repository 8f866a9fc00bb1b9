use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    (x > 0.0).abs()
}

fn main() {}
