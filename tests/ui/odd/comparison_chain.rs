use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    if 0.0 < x < 1.0 { x } else { 0.0 }
}

fn main() {}
