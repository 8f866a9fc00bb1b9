use fpdsl::prelude::*;

#[fp]
fn g(x: f32) -> f32 {
    -x
}

#[fp]
fn f(x: f32) -> f32 {
    let mut s = x;
    for _ in 0..g(x) {
        s += 1.0;
    }
    s
}

fn main() {}
