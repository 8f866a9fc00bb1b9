use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    if 1 { x } else { 0.0 }
}

fn main() {}
