use fpdsl::prelude::*;

#[fp]
fn f(n: i32) -> i32 {
    n << 1.0
}

fn main() {}
