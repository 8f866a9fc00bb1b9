use fpdsl::prelude::*;

#[fp]
fn f<T: Float>(x: f32) -> T {
    T::from(x)
}

fn main() {}
