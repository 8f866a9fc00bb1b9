use fpdsl::prelude::*;

#[fp]
fn f(u: &[(f32, f32)]) -> f32 {
    u[0].0
}

fn main() {}
