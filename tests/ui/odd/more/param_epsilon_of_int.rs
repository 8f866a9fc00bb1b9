use fpdsl::prelude::*;

#[fp]
fn f<T: Int>(x: T) -> T {
    x + T::EPSILON
}

fn main() {}
