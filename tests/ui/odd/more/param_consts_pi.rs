use fpdsl::prelude::*;

#[fp]
fn f<T: Float>(x: T) -> T {
    x * T::consts::PI
}

fn main() {}
