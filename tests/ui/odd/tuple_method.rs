use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    (x, x).sqrt()
}

fn main() {}
