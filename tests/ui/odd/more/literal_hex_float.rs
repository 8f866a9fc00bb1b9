use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    0x1p3 + x
}

fn main() {}
