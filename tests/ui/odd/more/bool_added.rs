use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> i32 {
    (x > 0.0) + (x < 1.0)
}

fn main() {}
