use fpdsl::prelude::*;
use fpdsl::storage::E4m3;

#[fp]
fn method(x: i32) -> E4m3 {
    x.to_e4m3()
}

#[fp]
fn cast(x: u64) -> E4m3 {
    x as E4m3
}

fn main() {}
