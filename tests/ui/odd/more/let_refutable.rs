use fpdsl::prelude::*;

#[fp]
fn f(n: i32) -> i32 {
    let 1 = n;
    n
}

fn main() {}
