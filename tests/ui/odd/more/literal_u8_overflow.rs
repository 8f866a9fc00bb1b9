use fpdsl::prelude::*;

#[fp]
fn f(n: u8) -> u8 {
    n + 256
}

fn main() {}
