use fpdsl::prelude::*;

#[fp]
fn f(x: f32, n: usize) -> f32 {
    let t = [x; n];
    t[0]
}

fn main() {}
