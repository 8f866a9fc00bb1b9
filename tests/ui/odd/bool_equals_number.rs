use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> bool {
    (x > 0.0) == 1
}

fn main() {}
