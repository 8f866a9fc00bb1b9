use fpdsl::prelude::*;

#[derive(Clone, Copy, Fp)]
struct S<T>(T, T);

#[fp]
fn f(s: S<f32>) -> f32 {
    s.0 + s.2
}

fn main() {}
