use fpdsl::prelude::*;

#[fp]
fn f(x: f16) -> f16 {
    x + 1.0f16
}

fn main() {}
