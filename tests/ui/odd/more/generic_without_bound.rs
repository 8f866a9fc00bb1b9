use fpdsl::prelude::*;

#[fp]
fn f<T>(x: T) -> T {
    x
}

fn main() {}
