use fpdsl::prelude::*;

#[fp]
fn f<T: Float>(x: T, y: f32) -> T {
    x * y
}

fn main() {}
