use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct P<T> {
    x: T,
    y: T,
}

#[fp]
fn f(p: P<f32>, n: i32) -> f32 {
    let mut q = p;
    q.x = n;
    q.x
}

fn main() {}
