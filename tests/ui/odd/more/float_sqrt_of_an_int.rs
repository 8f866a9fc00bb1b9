use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    f32::sqrt(4)
}

fn main() {}
