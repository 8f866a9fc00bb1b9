use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let t = [[x, x], [x]];
    t[0][0]
}

fn main() {}
