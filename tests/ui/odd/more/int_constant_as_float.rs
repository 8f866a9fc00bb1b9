use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    x * u32::MAX
}

fn main() {}
