use fpdsl::prelude::*;

#[fp]
fn g<T: Float>(x: T) -> T {
    -x
}

#[fp]
fn f(x: f32) -> f32 {
    g::<f64>(x)
}

fn main() {}
