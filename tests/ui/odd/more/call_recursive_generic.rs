use fpdsl::prelude::*;

#[fp]
fn f<T: Float>(x: T) -> T {
    f(x)
}

fn main() {}
