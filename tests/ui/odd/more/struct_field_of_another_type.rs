use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct P<T> {
    x: T,
    y: T,
}

#[fp]
fn f(p: P<f32>) -> f32 {
    let q = P { x: p.x, y: 1.0f64 };
    q.x
}

fn main() {}
