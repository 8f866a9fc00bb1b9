use fpdsl::prelude::*;

#[fp]
fn f(u: &[f32], v: &[f32]) -> f32 {
    if u == v { 1.0 } else { 0.0 }
}

fn main() {}
