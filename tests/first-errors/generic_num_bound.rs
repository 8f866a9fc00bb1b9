use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f<T: std::ops::Add<Output = T>>(x: T, y: T) -> T {
    x + y
}

fn main() {}
