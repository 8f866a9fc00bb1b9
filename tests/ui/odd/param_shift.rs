use fpdsl::prelude::*;

#[fp]
fn f<T: Float>(x: T) -> T {
    x << 2
}

fn main() {}
