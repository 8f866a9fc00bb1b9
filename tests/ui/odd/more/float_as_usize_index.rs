use fpdsl::prelude::*;

#[fp]
fn f(u: &[f32], x: f32) -> f32 {
    u[x as usize + 0.5]
}

fn main() {}
