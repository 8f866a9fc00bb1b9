use fpdsl::prelude::*;
use fpdsl::storage::E4m3;

#[fp]
fn sum(x: E4m3, y: E4m3) -> E4m3 {
    x + y
}

fn main() {}
