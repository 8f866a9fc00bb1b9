use fpdsl::prelude::*;

#[fp]
fn f(n: u8) -> u8 {
    b"ab"[0]
}

fn main() {}
