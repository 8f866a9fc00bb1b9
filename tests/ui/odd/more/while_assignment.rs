use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let mut y = x;
    while y = 1.0 {}
    y
}

fn main() {}
