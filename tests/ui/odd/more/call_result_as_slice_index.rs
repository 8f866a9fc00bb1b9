use fpdsl::prelude::*;

#[fp]
fn g(x: f32) -> f32 {
    -x
}

#[fp]
fn f(u: &[f32], x: f32) -> f32 {
    u[g(x)]
}

fn main() {}
