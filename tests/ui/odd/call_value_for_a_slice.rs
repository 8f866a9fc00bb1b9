use fpdsl::prelude::*;

#[fp]
fn g(u: &[f32]) -> f32 {
    u[0]
}

#[fp]
fn f(x: f32, t: [f32; 3]) -> f32 {
    g(x) + g(t)
}

fn main() {}
