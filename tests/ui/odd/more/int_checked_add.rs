use fpdsl::prelude::*;

#[fp]
fn f(n: i32) -> i32 {
    n.checked_add(1)
}

fn main() {}
