use fpdsl::prelude::*;

#[fp]
fn f(n: i64) -> i64 {
    n + 1i128
}

fn main() {}
