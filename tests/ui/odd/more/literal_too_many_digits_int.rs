use fpdsl::prelude::*;

#[fp]
fn f(n: i64) -> i64 {
    n + 99999999999999999999999999999999999999999
}

fn main() {}
