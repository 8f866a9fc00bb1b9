use fpdsl::prelude::*;

#[fp]
fn sum(u: &[f32]) -> f32 {
    u[0] + u[1]
}

#[fp]
fn tail(u: &[f32], n: usize) -> f32 {
    let v = u[n..];
    sum(&u[1..]) + sum(&u)
}

fn main() {}
