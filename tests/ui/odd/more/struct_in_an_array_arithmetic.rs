use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct P<T> {
    x: T,
    y: T,
}

#[fp]
fn f(t: [P<f32>; 2]) -> f32 {
    (t[0] + t[1]).x
}

fn main() {}
