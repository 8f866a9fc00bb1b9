use fpdsl::prelude::*;

#[fp]
fn g(x: f32) -> f32 {
    -x
}

#[fp]
fn f(x: f32) -> f32 {
    let mut s = 0.0;
    for i in g(x) {
        s += i;
    }
    s
}

fn main() {}
