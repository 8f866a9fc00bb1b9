use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    f32::min(x, _)
}

fn main() {}
