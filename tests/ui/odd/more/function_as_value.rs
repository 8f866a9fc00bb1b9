use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let g = f32::sqrt;
    x
}

fn main() {}
