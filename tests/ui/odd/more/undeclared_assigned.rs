use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    y = x;
    x
}

fn main() {}
