use fpdsl::prelude::*;

#[fp]
fn f(u: &[f32]) -> f32 {
    if u.is_empty() { 0.0 } else { u[0] }
}

fn main() {}
