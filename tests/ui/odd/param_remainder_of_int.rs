use fpdsl::prelude::*;

#[fp]
fn f<T: Int>(x: T) -> T {
    x.sqrt()
}

fn main() {}
