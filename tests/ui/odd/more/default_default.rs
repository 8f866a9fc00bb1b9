use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let y: f32 = Default::default();
    x + y
}

fn main() {}
