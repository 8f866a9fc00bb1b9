use fpdsl::prelude::*;

#[fp]
fn f(u: [&[f32]; 2]) -> f32 {
    u[0][0]
}

fn main() {}
