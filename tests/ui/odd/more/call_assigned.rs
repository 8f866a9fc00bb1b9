use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    f32::sqrt(x) = 1.0;
    x
}

fn main() {}
