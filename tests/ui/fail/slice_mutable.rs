use fpdsl::prelude::*;

#[fp]
fn scale(i: Index, u: &mut [f32]) -> f32 {
    u[i.x()] * 2.0
}

fn main() {}
