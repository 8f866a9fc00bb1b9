use fpdsl::prelude::*;

#[fp]
fn f(x: f32, y: f32) -> f32 {
    x & y
}

fn main() {}
