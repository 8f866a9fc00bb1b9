use fpdsl::prelude::*;

#[fp]
fn f<T: Float>(x: T) -> T {
    x * T::PI
}

fn main() {}
