use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let t = [x, 1, true];
    t[0]
}

fn main() {}
