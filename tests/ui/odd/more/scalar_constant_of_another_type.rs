use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    x + f64::MAX
}

fn main() {}
