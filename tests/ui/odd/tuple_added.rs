use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> (f32, f32) {
    (x, x) + (x, x)
}

fn main() {}
