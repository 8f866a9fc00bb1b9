use fpdsl::prelude::*;

#[fp]
fn f(u: &[f32]) -> f32 {
    u.first()
}

fn main() {}
