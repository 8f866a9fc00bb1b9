use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let r = 0..3;
    x
}

fn main() {}
