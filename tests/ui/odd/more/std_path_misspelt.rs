use fpdsl::prelude::*;

#[fp]
fn f(x: f32) -> f32 {
    x * std::f32::consts::PIE
}

fn main() {}
