use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    1.0 = x;
    x
}

fn main() {}
