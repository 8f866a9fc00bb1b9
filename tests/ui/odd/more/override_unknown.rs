use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    up!(x + 1.0)
}

fn main() {}
