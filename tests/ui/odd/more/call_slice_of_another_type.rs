use fpdsl::prelude::*;

#[fp]
fn g(u: &[f32]) -> f32 {
    u[0]
}

#[fp]
fn f(u: &[f64]) -> f32 {
    g(u)
}

fn main() {}
