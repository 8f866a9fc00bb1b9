use fpdsl::prelude::*;

#[fp]
fn f(n: i32) -> i32 {
    n + i32::BITS
}

fn main() {}
