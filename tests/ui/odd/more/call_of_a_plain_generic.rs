use fpdsl::prelude::*;

fn g<T>(x: T) -> T {
    x
}

#[fp]
fn f(x: f32) -> f32 {
    g(x)
}

fn main() {}
