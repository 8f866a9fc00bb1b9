use fpdsl::prelude::*;

const BIG: i128 = 1;

#[fp]
fn f(n: i64) -> i64 {
    n + BIG
}

fn main() {}
