use fpdsl::prelude::*;

#[fp]
fn f(n: i32) -> i32 {
    n.pow(2)
}

fn main() {}
