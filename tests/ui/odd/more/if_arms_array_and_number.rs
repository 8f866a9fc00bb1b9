use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let t = if x > 0.0 { [x] } else { x };
    x
}

fn main() {}
