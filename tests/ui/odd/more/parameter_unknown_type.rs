use fpdsl::prelude::*;

#[fp]
fn f(x: Number) -> f32 {
    1.0
}

fn main() {}
