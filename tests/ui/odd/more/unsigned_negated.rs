use fpdsl::prelude::*;

#[fp]
fn f(n: u32) -> u32 {
    -n
}

fn main() {}
