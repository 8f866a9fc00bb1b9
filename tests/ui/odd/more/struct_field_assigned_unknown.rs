use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct P<T> {
    x: T,
    y: T,
}

#[fp]
fn f(p: P<f32>) -> f32 {
    let mut q = p;
    q.z = 1.0;
    q.x
}

fn main() {}
