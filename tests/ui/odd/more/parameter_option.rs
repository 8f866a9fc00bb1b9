use fpdsl::prelude::*;

#[fp]
fn f(x: Option<f32>) -> f32 {
    1.0
}

fn main() {}
