use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f<T>(x: T, y: T) -> T {
    x + y
}

fn main() {}
