use fpdsl::prelude::*;

#[fp]
fn f<T: Float, U: Float>(x: T) -> U {
    x
}

fn main() {}
