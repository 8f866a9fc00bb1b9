use fpdsl::prelude::*;

#[fp]
fn scale(i: Index, u: &[f32]) -> f32 {
    u[i.x()] = u[i.x()] * 2.0;
    u[0] += 1.0;
    u[i.x()]
}

fn main() {}
