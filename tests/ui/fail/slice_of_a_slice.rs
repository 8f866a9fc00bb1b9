use fpdsl::prelude::*;

#[fp]
fn sum(u: &[f32]) -> f32 {
    u[0] + u[1]
}

#[fp]
fn tail(u: &[f32], n: usize) -> f32 {
    let v = u[n..];
    let w = u[n..][..2];
    sum(&u[1..]) + sum(&u) + sum(u[n..]) + u[1..].get(0) + u[1..].last()
}

fn main() {}
