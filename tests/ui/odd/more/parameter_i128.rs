use fpdsl::prelude::*;

#[fp]
fn f(n: i128) -> f32 {
    1.0
}

fn main() {}
