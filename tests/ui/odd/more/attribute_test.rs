use fpdsl::prelude::*;

#[fp]
#[test]
fn f(x: f32) -> f32 {
    x / 3.0
}

fn main() {}
