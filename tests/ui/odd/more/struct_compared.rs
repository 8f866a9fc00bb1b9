use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct P<T> {
    x: T,
    y: T,
}

#[fp]
fn f(p: P<f32>) -> f32 {
    if p == p { 1.0 } else { 0.0 }
}

fn main() {}
