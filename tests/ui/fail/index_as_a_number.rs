use fpdsl::prelude::*;

#[fp]
fn at(i: Index, u: &[f32]) -> f32 {
    let next = i + 1;
    i += 1;
    u[i]
}

fn main() {}
