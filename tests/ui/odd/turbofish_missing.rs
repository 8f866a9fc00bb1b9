use fpdsl::prelude::*;

#[fp]
fn g<T: Float>() -> T {
    1.0
}

#[fp]
fn f(x: f32) -> bool {
    g() > g()
}

fn main() {}
