use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    if matches!(x, 1.0 | 2.0) { 1.0 } else { 0.0 }
}

fn main() {}
