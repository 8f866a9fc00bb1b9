use fpdsl::prelude::*;

#[fp]
fn g(n: u32) -> u32 {
    n + 1
}

#[fp]
fn f(n: u32) -> u32 {
    -g(n)
}

fn main() {}
