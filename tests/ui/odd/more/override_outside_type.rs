use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let y: f64 = ru!(x + 1.0);
    x
}

fn main() {}
