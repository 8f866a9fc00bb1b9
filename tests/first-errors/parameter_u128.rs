use fpdsl::prelude::*;

#[fp(mode = "rn", contract = false)]
fn f(x: u128) -> u128 {
    x + 1
}

fn main() {}
