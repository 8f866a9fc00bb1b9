use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f64 {
    f64::from(x)
}

fn main() {}
