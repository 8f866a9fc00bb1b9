use fpdsl::prelude::*;

#[fp]
fn either(c: bool, u: &[f32], v: &[f32]) -> f32 {
    let w = if c { u } else { v };
    w[0]
}

#[fp]
fn twice(u: &[f32]) -> f32 {
    u * 2.0
}

fn main() {}
