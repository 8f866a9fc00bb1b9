use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    f32::MAX = x;
    x
}

fn main() {}
