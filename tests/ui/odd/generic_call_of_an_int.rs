use fpdsl::prelude::*;

#[fp]
fn g<T: Float>(x: T) -> T {
    -x
}

#[fp]
fn f(n: i32) -> i32 {
    g(n)
}

fn main() {}
