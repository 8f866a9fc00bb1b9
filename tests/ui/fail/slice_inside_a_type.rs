use fpdsl::prelude::*;

#[fp]
fn pair(u: (&[f32], f32)) -> f32 {
    u.1
}

#[fp]
fn unsized_one(u: [f32]) -> f32 {
    u[0]
}

#[fp]
fn named<'a>(u: &'a [f32]) -> f32 {
    u[0]
}

#[fp]
fn rows(u: &[&[f32]]) -> f32 {
    0.0
}

#[fp]
fn tuples(u: &[(f32, u32)]) -> f32 {
    0.0
}

fn main() {}
