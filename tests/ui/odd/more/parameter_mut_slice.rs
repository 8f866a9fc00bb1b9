use fpdsl::prelude::*;

#[fp]
fn f(u: &mut [f32]) -> f32 {
    u[0]
}

fn main() {}
