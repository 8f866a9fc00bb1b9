use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    let _ = x;
    _ + x
}

fn main() {}
