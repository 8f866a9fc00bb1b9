use fpdsl::prelude::*;

#[fp]
fn f<T: Float>(x: T) -> T {
    let t = [x; T::MAX];
    t[0]
}

fn main() {}
