use fpdsl::prelude::*;

const N: usize = 1 << 60;

#[fp]
fn f(x: f32) -> f32 {
    let t = [x; N];
    t[0]
}

fn main() {}
