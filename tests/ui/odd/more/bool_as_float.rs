use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    (x > 0.0) as f32 * 2.0 + true as u8
}

fn main() {}
