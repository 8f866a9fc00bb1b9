use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    x.powi(2)
}

fn main() {}
