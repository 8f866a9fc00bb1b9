use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    f32::max(x)
}

fn main() {}
