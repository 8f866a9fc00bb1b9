use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: i32) -> i32 {
    if x { 1 } else { 0 }
}

fn main() {}
