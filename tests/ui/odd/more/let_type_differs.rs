use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let y: f64 = x;
    x
}

fn main() {}
