use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    #[must_use]
    let y = x;
    y
}

fn main() {}
