use fpdsl::prelude::*;

#[fp]
fn f<T: Copy>(x: T) -> T {
    x
}

fn main() {}
