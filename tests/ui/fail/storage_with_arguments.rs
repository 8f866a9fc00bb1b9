use fpdsl::prelude::*;
use fpdsl::storage::E4m3;

#[fp]
fn with_a_mode(x: f32) -> E4m3 {
    x.to_e4m3(2)
}

#[fp]
fn of_a_literal() -> E4m3 {
    1.5.to_e4m3()
}

fn main() {}
