use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> bool {
    (x > 0.0) < (x > 1.0)
}

fn main() {}
