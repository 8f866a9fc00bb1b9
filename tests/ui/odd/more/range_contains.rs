use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    if (0.0..1.0).contains(x) { x } else { 0.0 }
}

fn main() {}
