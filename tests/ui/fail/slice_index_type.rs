use fpdsl::prelude::*;

#[fp]
fn at(u: &[f32], k: i32, x: f32) -> f32 {
    u[k] + u[x] + u[2.0]
}

fn main() {}
