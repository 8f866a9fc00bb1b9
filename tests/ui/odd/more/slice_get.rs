use fpdsl::prelude::*;

#[fp]
fn f(u: &[f32]) -> f32 {
    u.get(0)
}

fn main() {}
