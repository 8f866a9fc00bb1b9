use fpdsl::prelude::*;

#[fp]
fn f(x: f64) -> f32 {
    f32::from(x)
}

fn main() {}
