use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let Some(y) = x else { return 0.0 };
    y
}

fn main() {}
