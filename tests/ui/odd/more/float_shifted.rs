use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    x << 1
}

fn main() {}
