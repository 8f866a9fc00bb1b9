use fpdsl::prelude::*;

#[fp]
#[fp]
fn f(x: f32) -> f32 {
    x / 3.0
}

fn main() {}
