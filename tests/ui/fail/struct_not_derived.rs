use fpdsl::prelude::*;

#[derive(Clone, Copy)]
struct P<T> {
    x: T,
}

#[fp]
fn f(p: P<f32>) -> f32 {
    p.x
}

#[derive(Fp)]
struct Q<T> {
    x: T,
}

fn main() {}
