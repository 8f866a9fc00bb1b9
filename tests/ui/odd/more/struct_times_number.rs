use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct P<T> {
    x: T,
    y: T,
}

#[fp]
fn f(p: P<f32>) -> f32 {
    (p * 2.0).x
}

fn main() {}
