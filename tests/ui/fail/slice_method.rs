use fpdsl::prelude::*;

#[fp]
fn total(u: &[f32]) -> f32 {
    u.iter().sum()
}

#[fp]
fn first(u: &[f32]) -> f32 {
    if u.is_empty() { 0.0 } else { u.get(0) + u.first() + u.last() }
}

fn main() {}
