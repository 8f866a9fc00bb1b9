use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    x % 2
}

fn main() {}
