use fpdsl::prelude::*;

#[fp]
fn f<T: Float>(x: T) -> T {
    T::sine(x)
}

fn main() {}
