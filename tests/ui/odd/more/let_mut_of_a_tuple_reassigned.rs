use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let (a, b) = (x, x);
    a = 2.0;
    a + b
}

fn main() {}
