use fpdsl::prelude::*;

#[fp]
fn g<T: Float>(x: T) -> T {
    -x
}

#[fp]
fn f(t: [f32; 2]) -> [f32; 2] {
    g(t)
}

fn main() {}
