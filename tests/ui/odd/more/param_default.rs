use fpdsl::prelude::*;

#[fp]
fn f<T: Float>(x: T) -> T {
    x + T::default()
}

fn main() {}
